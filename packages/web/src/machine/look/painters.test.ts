import { beforeAll, expect, test } from 'vitest'
import type { FacePalette } from '../face.ts'
import { layoutFor } from '../layout.ts'
import { bleedOf } from './cabinets/bleed.ts'
import { paintCabinet } from './cabinets/paint-cabinet.ts'
import { fittingsOf } from './fittings.ts'
import { letteringOf } from './lettering.ts'
import { paintScene } from './places/paint-scene.ts'
import { contrastOf, type Rgb } from './relief/colour.ts'
import { at } from './relief/grid.ts'
import type { Surface } from './surface.ts'
import { paintSymbol } from './symbols/paint-symbol.ts'
import type { SymbolRank } from './symbols/ranks.ts'
import { paintInNode, pixelsOf, plainLook, registerFaces } from './testing.ts'
import { CABINETS, FACES, FRAMES, HOURS, MATERIALS, METALS, ORNAMENTS, PLACES, TOKENS, WEATHERS } from './vocabulary.ts'

const PALETTE: FacePalette = ['#08130a', '#1f4d22', '#8fce3c', '#f0ffd9']

beforeAll(() => {
  paintInNode()
  registerFaces()
})

/** Of the pixels within a box, the share that is covered, and how much their brightness differs. */
function measure(surface: Surface, box = { x: 0, y: 0, width: surface.width, height: surface.height }) {
  const pixels = pixelsOf(surface)
  let [covered, sum, squares] = [0, 0, 0]
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const index = (y * surface.width + x) * 4
      if (at(pixels, index + 3) < 128) continue
      const value = (at(pixels, index) + at(pixels, index + 1) + at(pixels, index + 2)) / 3
      covered++
      sum += value
      squares += value * value
    }
  const mean = sum / Math.max(1, covered)
  return {
    covered: covered / (box.width * box.height),
    spread: Math.sqrt(Math.max(0, squares / Math.max(1, covered) - mean * mean)),
  }
}

test.each(PLACES)('%s is a whole picture, alike each time', (place) => {
  const fittings = fittingsOf({ ...plainLook, place }, PALETTE)
  const [far, near] = paintScene(fittings, 200, 120)
  expect(measure(far).covered).toBe(1)
  expect(measure(far).spread).toBeGreaterThan(6)
  expect(measure(near).covered).toBeGreaterThan(0.02)
  const [again] = paintScene(fittings, 200, 120)
  expect(pixelsOf(again)).toEqual(pixelsOf(far))
})

test('each hour and each weather changes the picture', () => {
  const pictures = [
    ...HOURS.map((hour) => ({ ...plainLook, hour })),
    ...WEATHERS.slice(1).map((weather) => ({ ...plainLook, weather })),
  ].map((look) =>
    paintScene(fittingsOf(look, PALETTE), 120, 80)
      .map((layer) => pixelsOf(layer).join())
      .join('|'),
  )
  expect(new Set(pictures).size).toBe(pictures.length)
})

const layout = layoutFor([3, 3, 3], { width: 300, height: 280 })

test.each(CABINETS)('the cabinet %s stands round the reels, all of it in sight', (cabinet) => {
  const picture = paintCabinet(fittingsOf({ ...plainLook, cabinet }, PALETTE), layout, 'Æblerøv på å', 1)
  const bleed = bleedOf(layout)
  const post = { x: bleed.side + 4, y: bleed.top + 100, width: Math.floor(layout.window.x) - 8, height: 80 }
  expect(measure(picture, post).covered).toBeGreaterThan(0.7)
  expect(measure(picture, post).spread).toBeGreaterThan(4)
  const edges = [
    { x: 0, y: 0, width: picture.width, height: 1 },
    { x: 0, y: 0, width: 1, height: picture.height },
  ]
  for (const edge of edges) expect(measure(picture, edge).covered).toBeLessThan(0.25)
})

test.each([
  ['material', MATERIALS],
  ['metal', METALS],
  ['ornament', ORNAMENTS],
] as const)('each %s gives another cabinet', (axis, words) => {
  const small = layoutFor([3], { width: 260, height: 200 })
  const pictures = words.map((word) =>
    pixelsOf(paintCabinet(fittingsOf({ ...plainLook, [axis]: word }, PALETTE), small, 'A', 0.6)).join(),
  )
  expect(new Set(pictures).size).toBe(words.length)
})

const symbol = (rank: SymbolRank, look = plainLook): Surface =>
  paintSymbol({ id: 'a', art: '1f451', text: '👑', rank }, {}, 0, 96, fittingsOf(look, PALETTE))

test('the ranks are told apart by how much of the cell they fill', () => {
  const [top, token, wild] = (['top', 'token', 'wild'] as const).map((rank) => measure(symbol(rank)).covered) as [
    number,
    number,
    number,
  ]
  expect(top).toBeGreaterThan(token * 1.4)
  expect(wild).toBeGreaterThan(token * 1.2)
})

test.each([
  ['frame', FRAMES, 'high'],
  ['token', TOKENS, 'token'],
] as const)('each %s is another body', (axis, words, rank) => {
  const pictures = words.map((word) => pixelsOf(symbol(rank, { ...plainLook, [axis]: word })).join())
  expect(new Set(pictures).size).toBe(words.length)
})

test('a symbol without a drawing is written, and a blank one is nothing', () => {
  expect(measure(symbol('middle')).spread).toBeGreaterThan(10)
  expect(symbol('blank').width).toBe(1)
})

test.each(METALS)('a name in %s stands out from its rim at least 3:1', (metal) => {
  const fittings = fittingsOf({ ...plainLook, metal }, PALETTE)
  const picture = letteringOf({ text: 'HHHH', font: fittings.face, size: 60 }, fittings)
  const pixels = pixelsOf(picture)
  // Letters and rim are the two ends of what is covered.
  const colours: Rgb[] = []
  for (let index = 0; index < pixels.length; index += 4)
    if (at(pixels, index + 3) > 250) colours.push([at(pixels, index), at(pixels, index + 1), at(pixels, index + 2)])
  const bright = colours.sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2])
  const mean = (part: readonly Rgb[]): Rgb =>
    [0, 1, 2].map((c) => part.reduce((sum, colour) => sum + (colour[c] ?? 0), 0) / part.length) as unknown as Rgb
  const half = bright.length / 2
  expect(contrastOf(mean(bright.slice(0, half)), mean(bright.slice(half)))).toBeGreaterThan(3)
})

test('every face comes with its package', () => {
  const families = registerFaces()
  for (const face of FACES.filter((name) => !name.includes('Variable'))) expect(families).toContain(face)
})

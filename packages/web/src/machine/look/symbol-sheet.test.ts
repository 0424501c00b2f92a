import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fittingsOf } from './fittings.ts'
import { at } from './relief/grid.ts'
import { cutSheet, placeOnSheet, SHEET, sheetSize } from './symbol-sheet.ts'
import { paintSymbol, type SymbolPlan } from './symbols/paint-symbol.ts'
import { drawingsOf, planOf } from './symbols/plans.ts'
import { paintInNode, plainLook, registerFaces } from './testing.ts'
import { paintPoster } from './tiles/paint-poster.ts'
import { paintSheet } from './tiles/paint-sheet.ts'

const palette: [string, string, string, string] = ['#07141a', '#0d3b44', '#c8963e', '#f6ead2']
const plans: readonly SymbolPlan[] = [
  { id: 'a', art: '', text: 'A', rank: 'top' },
  { id: 'b', art: '', text: 'B', rank: 'high' },
  { id: 'c', art: '', text: 'C', rank: 'middle' },
  { id: 'd', art: '', text: 'D', rank: 'token' },
  { id: 'w', art: '', text: 'W', rank: 'wild' },
  { id: 'x', art: '', text: '', rank: 'blank' },
]

beforeAll(() => {
  paintInNode()
  registerFaces()
})
afterEach(() => vi.restoreAllMocks())

test('each symbol stands in its square of the sheet, as a page would paint it', () => {
  const sheet = paintSheet({ look: plainLook, palette }, plans, [])
  expect([sheet.width, sheet.height]).toEqual([SHEET.cell * 4, SHEET.cell * 2])
  const pen = sheet.getContext('2d') as CanvasRenderingContext2D
  for (const [index, plan] of plans.slice(0, 5).entries()) {
    const alone = paintSymbol(plan, {}, index, SHEET.cell, fittingsOf(plainLook, palette))
    const own = (alone.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, SHEET.cell, SHEET.cell).data
    const { x, y } = placeOnSheet(index)
    const { data } = pen.getImageData(x, y, SHEET.cell, SHEET.cell)
    // Coverage is kept in sixteen steps, which rounds the colours of what is hardly covered.
    const steps = new Set<number>()
    let differing = 0
    for (let k = 0; k < data.length; k++) {
      const isCoverage = k % 4 === 3
      if (isCoverage) steps.add(at(data, k))
      if (isCoverage ? Math.abs(at(data, k) - at(own, k)) > 8 : at(own, k | 3) === 255 && at(data, k) !== at(own, k))
        differing++
    }
    expect([plan.id, differing]).toEqual([plan.id, 0])
    expect(steps.size).toBeLessThanOrEqual(16)
  }
})

test.each([
  ['wide', 1440, 900],
  ['tall', 585, 1266],
] as const)('the %s poster is a whole picture', (poster, width, height) => {
  const picture = paintPoster({ look: plainLook, palette }, poster)
  expect([picture.width, picture.height]).toEqual([width, height])
  const { data } = (picture.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, width, height)
  let least = 255
  for (let index = 3; index < data.length; index += 4) least = Math.min(least, at(data, index))
  expect(least).toBe(255)
})

test('a token is cut from its glyph, whatever is framed is in the round, and either may be flat', () => {
  const cherry = { id: 'a', name: 'Kirsebær', emoji: '🍒' }
  expect(drawingsOf(planOf(cherry))).toEqual({
    glyph: '/art/glyph/1f352.svg',
    pictures: ['/art/1f352.svg', '/art/3d/1f352.webp'],
  })
  expect(drawingsOf(planOf({ ...cherry, rank: 'high' }))).toEqual({
    pictures: ['/art/3d/1f352.webp', '/art/1f352.svg'],
  })
  expect(drawingsOf(planOf({ id: 'a', name: 'Kirsebær' }))).toEqual({ pictures: [] })
})

const answers = (status: number, type: string): void => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(status === 200 ? 'x' : null, { status, headers: { 'content-type': type } }),
  )
}

test.each([
  ['is being painted', 202, 'image/webp', sheetSize(5)],
  ['cannot be had', 204, '', sheetSize(5)],
  ['is no picture', 200, 'text/html', sheetSize(5)],
  ['is of more symbols', 200, 'image/webp', sheetSize(9)],
])('a sheet that %s is none', async (_, status, type, size) => {
  answers(status, type)
  vi.stubGlobal('createImageBitmap', async () => size)
  expect(await cutSheet('/sheet', 5, new AbortController().signal)).toEqual([])
})

test('a sheet that has come is cut into its squares', async () => {
  answers(200, 'image/webp')
  const cuts: unknown[] = []
  vi.stubGlobal('createImageBitmap', async (_: unknown, ...square: number[]) => {
    if (square.length > 0) cuts.push(square)
    return sheetSize(5)
  })
  expect(await cutSheet('/sheet', 5, new AbortController().signal)).toHaveLength(5)
  expect(cuts[4]).toEqual([0, SHEET.cell, SHEET.cell, SHEET.cell])
})

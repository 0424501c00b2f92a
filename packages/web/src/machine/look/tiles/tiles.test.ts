import { TABLE_KINDS } from '@spilvaerk/table-games'
import { beforeAll, expect, test } from 'vitest'
import { createDice } from '../../../lib/dice.ts'
import { fittingsOf } from '../fittings.ts'
import { at } from '../relief/grid.ts'
import { surfaceOf } from '../surface.ts'
import { paintInNode, pixelsOf, registerFaces } from '../testing.ts'
import { paintTable } from './paint-table.ts'
import { linesOf, paintTile, TILE } from './paint-tile.ts'
import { type TileSubject, tilePlanOf } from './tile-plan.ts'

beforeAll(() => {
  paintInNode()
  registerFaces()
})

const SUBJECT: TileSubject = {
  name: 'Havnens Roulette',
  slug: 'spil',
  theme: 'pirate',
  kind: 'slot',
  palette: ['#07141a', '#0d3b44', '#c8963e', '#f6ead2'],
  definitionHash: 'a'.repeat(64),
  config: { minBet: 1, maxBet: 1, betLevels: [1], autoSpinOptions: [], soundEnabled: true, animationSpeed: 1 },
  symbols: [
    { emoji: '🐟', value: 5, type: 'regular' },
    { emoji: '👑', value: 50, type: 'regular' },
    { emoji: '⚓', value: 20, type: 'regular' },
    { emoji: '⛵', value: 0, type: 'scatter' },
  ],
}

const [WIDTH, HEIGHT] = [96, 128]

/** A table alone, small. */
function table(kind: (typeof TABLE_KINDS)[number]): string {
  const { look, palette } = tilePlanOf(SUBJECT)
  const { canvas, pen } = surfaceOf(WIDTH, HEIGHT)
  paintTable(kind, pen, fittingsOf(look, palette), createDice('x'), WIDTH, HEIGHT)
  return pixelsOf(canvas).join()
}

test('every kind of table is another picture, the same each time', () => {
  const pictures = TABLE_KINDS.map(table)
  expect(new Set(pictures).size).toBe(TABLE_KINDS.length)
  expect(table('dice')).toBe(pictures[TABLE_KINDS.indexOf('dice')])
})

test('a tile covers all but its round corners, and its name stands out', () => {
  const pixels = pixelsOf(paintTile(tilePlanOf(SUBJECT), []))
  const cover = (x: number, y: number): number => at(pixels, (y * TILE.width + x) * 4 + 3)
  expect(cover(TILE.width / 2, TILE.height / 2)).toBe(255)
  expect(cover(20, TILE.height - 20)).toBe(255)
  const brightness = Array.from({ length: TILE.width }, (_, x) =>
    at(pixels, (Math.round(TILE.height * 0.77) * TILE.width + x) * 4),
  )
  expect(Math.max(...brightness) - Math.min(...brightness)).toBeGreaterThan(120)
})

test('what is dearest stands in front, then what begins a feature', () => {
  expect(tilePlanOf(SUBJECT).heroes).toEqual(['1f451', '26f5', '2693'])
  expect(tilePlanOf({ ...SUBJECT, symbols: [] }).heroes).toEqual([])
})

test('a look that its maker chose outdoes theme and words', () => {
  const config = { ...SUBJECT.config, presentation: { look: { place: 'space', hour: 'dawn' } } }
  // The rest of a presentation says nothing of the picture.
  const subject = { ...SUBJECT, config } as unknown as TileSubject
  expect(tilePlanOf(subject).look).toMatchObject({ place: 'space', hour: 'dawn' })
})

test.each([
  ['Guldhornene', ['Guldhornene']],
  ['Havnens Roulette', ['Havnens', 'Roulette']],
  ['Kaptajn Skørbugs kiste', ['Kaptajn', 'Skørbugs kiste']],
  ['Den store og meget lange fortælling om alt', ['Den store og', 'meget lange', 'fortælling om alt']],
  ['', []],
])('“%s” is written as %j', (name, lines) => {
  expect(linesOf(name)).toEqual(lines)
})

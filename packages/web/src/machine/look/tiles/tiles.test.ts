import { GAME_KINDS } from '@spilvaerk/schemas'
import { beforeAll, expect, test } from 'vitest'
import { at } from '../relief/grid.ts'
import { paintInNode, pixelsOf, registerFaces } from '../testing.ts'
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

/** How often two pictures differ clearly. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let count = 0
  for (let index = 0; index < a.length; index += 4)
    if (Math.abs(at(a, index) - at(b, index)) + Math.abs(at(a, index + 1) - at(b, index + 1)) > 40) count++
  return count / (a.length / 4)
}

test('every kind of game has a whole picture of its own, the same each time', () => {
  const pictures = GAME_KINDS.map((kind) => pixelsOf(paintTile(tilePlanOf({ ...SUBJECT, kind }), [])))
  for (const picture of pictures) expect(picture.length).toBe(TILE.width * TILE.height * 4)
  const [slot, ...tables] = pictures
  for (const table of tables) expect(difference(table, slot ?? table)).toBeGreaterThan(0.1)
  expect(pixelsOf(paintTile(tilePlanOf({ ...SUBJECT, kind: 'dice' }), []))).toEqual(
    pictures[GAME_KINDS.indexOf('dice')],
  )
}, 20_000)

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

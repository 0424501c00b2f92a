import { expect, test } from 'vitest'
import { anchorOf, placeOf } from './field-anchor.ts'

const game = {
  name: 'Lille Spil',
  symbols: [{ id: 'a', pays: { 3: 3 } }, { id: 'b' }, { id: 'b', pays: { 3: 8 } }],
  reels: { base: [{ strip: ['a', 'b'] }, { strip: ['b'] }] },
  lines: [
    [0, 0],
    [1, 1],
  ],
}

test.each([
  ['symbols[0].pays.3', ['symbols', { id: 'a' }, 'pays', '3'], 3],
  ['symbols[0].pays.5', ['symbols', { id: 'a' }, 'pays', '5'], undefined],
  // Two that are called alike are known by their numbers.
  ['symbols[2].pays.3', ['symbols', 2, 'pays', '3'], 8],
  ['reels.base[1]', ['reels', 'base', 1], { strip: ['b'] }],
  ['lines[1][0]', ['lines', 1, 0], 1],
  ['name', ['name'], 'Lille Spil'],
])('%s is found again by its anchor', (field, anchor, value) => {
  expect(anchorOf(game, field)).toEqual(anchor)
  expect(placeOf(game, anchor)).toEqual({ field, value })
})

test.each([
  '',
  '.',
  'Hej med dig',
  'symbols[0].hej',
  '__proto__',
  'symbols[3]',
  'symbols[0].pays.3.x',
  'symbols.a',
  'symbols[01]',
  'name.length',
  'a..b',
  'name.',
])('“%s” is no field of the game', (field) => expect(anchorOf(game, field)).toBeUndefined())

test('an anchor finds an entry wherever it stands, and nothing where it is gone', () => {
  const anchor = anchorOf(game, 'symbols[0].pays.3') ?? []
  const moved = { ...game, symbols: [{ id: 'c' }, { id: 'a', pays: { 3: 4 } }] }
  expect(placeOf(moved, anchor)).toEqual({ field: 'symbols[1].pays.3', value: 4 })
  expect(placeOf({ ...game, symbols: [{ id: 'c' }] }, anchor)).toBeUndefined()
  expect(placeOf({ ...game, symbols: [{ id: 'a' }] }, anchor)).toBeUndefined()
  expect(placeOf(game, ['lines', 2])).toBeUndefined()
  expect(placeOf(game, ['constructor', 'name'])).toBeUndefined()
})

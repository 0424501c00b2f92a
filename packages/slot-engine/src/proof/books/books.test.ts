import { describe, expect, test } from 'vitest'
import fruit from '../../../examples/fruit.json' with { type: 'json' }
import { FULL_DEFINITION } from '../../../test-support/definitions.ts'
import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { analyse } from '../analyse/analyse.ts'
import { BookFaultFound, ModeCheck, modeSheet } from './check-books.ts'
import { bookMode, indexText, parseBook, parseIndex, parseRow } from './format.ts'
import { CannotBook, payoutUnits, planBooks } from './plan-books.ts'
import { SeenNumbers } from './seen-numbers.ts'

describe('an index', () => {
  test('says its costs with a point, and comes back', () => {
    const modes = [bookMode('base', 1), bookMode('buy', 100), bookMode('ante', 1.25)]
    const text = indexText(modes)
    for (const cost of ['1.0', '100.0', '1.25']) expect(text).toContain(`"cost": ${cost},`)
    expect(parseIndex(text)).toEqual({ ok: true, value: modes })
  })

  const [mode] = [bookMode('base', 1)]
  test.each([
    ['no JSON', 'modes', 'must be {"modes"'],
    ['no modes', '{"modes":[]}', 'must be {"modes"'],
    ['a mode of nothing', '{"modes":[null]}', 'modes[0]: must be an object'],
    ['no name', JSON.stringify({ modes: [{ ...mode, name: '' }] }), 'name must be'],
    ['a cost of nothing', JSON.stringify({ modes: [{ ...mode, cost: 0 }] }), 'cost must be'],
    ['a file beyond the folder', JSON.stringify({ modes: [{ ...mode, weights: '../x.csv' }] }), 'weights must be'],
    ['books that are not compressed', JSON.stringify({ modes: [{ ...mode, events: 'x.jsonl' }] }), 'events must be'],
    ['two modes of one name', JSON.stringify({ modes: [mode, mode] }), 'two modes "base"'],
  ])('with %s is refused', (_, text, reason) => {
    expect(parseIndex(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) })
  })
})

test.each(['1,2', '1,2,3,4', '1,-2,0', '1,2,0.5', '1,18446744073709551616,0', 'id,weight,payout'])(
  'the row %s is refused',
  (line) => {
    expect(parseRow(line).ok).toBe(false)
  },
)

test.each([
  '[]',
  '{',
  '{"id":1,"payoutMultiplier":0}',
  '{"id":1,"payoutMultiplier":1.5,"events":[]}',
  '{"id":1,"payoutMultiplier":0,"events":[1]}',
])('the book %s is refused', (line) => {
  expect(parseBook(line).ok).toBe(false)
})

describe('rounds side by side', () => {
  const check = () => new ModeCheck(bookMode('base', 1), 10)
  const row = { id: 1, weight: 5n, payout: 20 }
  const book = { id: 1, payoutMultiplier: 20, events: [{ type: 'reveal' }] }
  test.each([
    ['another round', row, { ...book, id: 2 }, 'the table has round 1, the books have 2'],
    ['another payout', row, { ...book, payoutMultiplier: 30 }, 'pays 20 by the table, 30 by its book'],
    ['a payout between tenths', { ...row, payout: 25 }, { ...book, payoutMultiplier: 25 }, 'no multiple of 10'],
    ['weights without end', { ...row, weight: 2n ** 64n }, book, 'more than 2^64'],
  ])('%s is found', (_, one, other, reason) => {
    expect(check().add(one, other)).toContain(reason)
  })

  test('the same round twice is found, and nothing to draw from', () => {
    const twice = check()
    expect(twice.lacking()).toContain('no rounds')
    expect(twice.add({ ...row, weight: 0n }, book)).toBeNull()
    expect(twice.lacking()).toContain('all 0')
    expect(twice.add(row, book)).toContain('another round 1')
  })
})

test('a set of numbers knows near ones and far ones', () => {
  const seen = new SeenNumbers()
  const numbers = [0, 31, 32, 40_000, 5_000_000, 2 ** 40]
  expect(numbers.map((n) => seen.add(n))).toEqual(numbers.map(() => true))
  expect(numbers.map((n) => seen.add(n))).toEqual(numbers.map(() => false))
  expect(seen.add(33)).toBe(true)
})

test('pays that tenths of a bet cannot say are refused, with what would do', () => {
  const game = { ...compile(FULL_DEFINITION), betCoins: 20 }
  expect(payoutUnits(game, 10)(2)).toBe(10)
  expect(() => payoutUnits(game, 10)(3)).toThrow('multiples of 2 coins')
  expect(payoutUnits(game, 1)(3)).toBe(15)
  expect(() => payoutUnits({ ...game, betCoins: 3 }, 1)(1)).toThrow(CannotBook)
})

test('a game with progressive jackpots is refused: a table cannot hold their pools', () => {
  expect(() => planBooks(compile(FULL_DEFINITION), { rounds: 10, seed: 'x' }).next()).toThrow('progressive jackpots')
})

test('the plan of a mode reaches the figures of its sheet', () => {
  const game = compile(fruit as Definition)
  const work = planBooks(game, { rounds: 3000, seed: 'plan' })
  let step = work.next()
  while (!step.done) step = work.next()
  const { reached, target, isSpreadMet } = step.value
  const { rtp, hitFrequency, standardDeviation } = analyse(game)
  expect(target).toEqual({ rtp, hitFrequency, standardDeviation })
  expect(isSpreadMet).toBe(true)
  expect(reached.rtp).toBeCloseTo(rtp, 12)
})

test('a fault says its line', () => {
  expect(new BookFaultFound(7, 'x').line).toBe(7)
  const check = new ModeCheck(bookMode('bonus', 100), 10)
  check.add({ id: 1, weight: 3n, payout: 0 }, { id: 1, payoutMultiplier: 0, events: [] })
  check.add({ id: 2, weight: 1n, payout: 38_000 }, { id: 2, payoutMultiplier: 38_000, events: [] })
  expect(modeSheet(check.count())).toMatchObject({ rtp: 0.95, hitFrequency: 0.25 })
})

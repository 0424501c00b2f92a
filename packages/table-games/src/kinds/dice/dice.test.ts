import { expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example } from '../../../test-support/examples.ts'
import { fractionOf, lineOf } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { analyse } from '../../proof/analyse.ts'

test('every law is the sum over all numbers', () => {
  const game = compileTable(example('dice'))
  const laws = everyOutcome(
    game,
    game.spots.map(({ id }) => ({ spot: id, coins: 100 })),
    'best',
  )
  for (const [i, { id }] of game.spots.entries())
    expect(textOf(laws.get(id)!), id).toEqual(textOf(game.rules.law(i, 'best', undefined as never)))
})

test('pays are rounded to coins, and the return that is told is that of the rounded pay', () => {
  const sheet = analyse(example('dice'))
  expect(fractionOf(lineOf(sheet, 'under-5000').returned)).toBe('99/100')
  // 990000 / 4900 is 202.04: 202 of 100 in 49 of 100.
  expect(fractionOf(lineOf(sheet, 'under-4900').returned)).toBe('4949/5000')
})

test.each([
  [{ sides: 100 }, 'spots[0].to', 'out_of_range'],
  [{ spots: [{ id: 'x', from: 5, to: 4, back: 1 }] }, 'spots[0].to', 'unreachable'],
  [{ chip: 0 }, 'chip', 'out_of_range'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('dice'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

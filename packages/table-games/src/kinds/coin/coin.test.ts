import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { fractionOf, lineOf } from '../../../test-support/sheets.ts'
import { compileTable } from '../../play/compile.ts'
import { analyse } from '../../proof/analyse.ts'

describe.each(['best', 'default', 'always'])('%s', (strategy) => {
  test('the law is the sum over all tosses of the round', () => {
    const game = compileTable(example('coin'))
    const bets = game.spots.map(({ id }) => ({ spot: id, coins: 100 }))
    for (const [id, law] of everyOutcome(game, bets, strategy))
      expect(textOf(law), id).toEqual(textOf(game.rules.law(game.spot(id), strategy, undefined as never)))
  })
})

test('with 1.96 for 1, n right tosses return (1.96 / 2)^n', () => {
  const sheet = analyse(exampleOf('coin', 'coin', { chip: 2500, back: [4900, 9604], limits: { min: 1, max: 5000 } }))
  expect(fractionOf(lineOf(sheet, 'heads', 'default').returned)).toBe('49/50')
  expect(fractionOf(lineOf(sheet, 'heads', 'always').returned)).toBe('2401/2500')
})

test('the best stop is where pay times chance is the greatest', () => {
  const sheet = analyse(exampleOf('coin', 'coin', { back: [190, 390, 700] }))
  expect(fractionOf(lineOf(sheet, 'tails').returned)).toBe('39/40')
})

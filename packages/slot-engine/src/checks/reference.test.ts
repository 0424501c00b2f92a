import { describe, expect, test } from 'vitest'
import type { LineGame } from '../../test-support/line-game.ts'
import { fromParSheet, readPublishedGame } from '../../test-support/par-sheet.ts'
import { cappedRound } from '../../test-support/reference-cap.ts'
import { cycleSums, enumerateCycle } from '../../test-support/reference-cycle.ts'
import { referenceRound } from '../../test-support/reference-round.ts'
import { evaluateLine, evaluateWindow } from '../../test-support/reference-window.ts'
import type { Combination, Direction, LineWins, WildMultiplierRule } from '../index.ts'

/** Five reels of one row; the strips matter only where a cycle is asked for. */
function game(wins: Partial<LineWins> = {}, rest: Partial<LineGame> = {}): LineGame {
  const reel = { strip: ['A', 'B', 'W', 'X', 'S', '-'], rows: 1 }
  return {
    definitionVersion: 1,
    id: 'hand',
    name: 'Hand',
    betCoins: 1,
    maxWin: 1000,
    symbols: [
      { id: 'A', kind: 'regular', pays: { 2: 2, 3: 10, 5: 100 } },
      { id: 'B', kind: 'regular', pays: { 3: 5, 4: 20 } },
      { id: 'W', kind: 'wild', pays: { 2: 3, 3: 50 }, multiplier: 2 },
      { id: 'X', kind: 'wild', multiplier: 3, replaces: ['A', 'W'] },
      { id: 'S', kind: 'scatter', pays: { 1: 1, 3: 7 } },
      { id: '-', kind: 'blank' },
    ],
    reelSets: { base: [reel, reel, reel, reel, reel] },
    wins: { type: 'lines', lines: [[0, 0, 0, 0, 0]], ...wins },
    ...rest,
  }
}

describe('the reference reads a line by hand-derived answers', () => {
  const cases: [line: string, direction: Direction, rule: WildMultiplierRule, coins: number, why: string][] = [
    ['AABAA', 'left', 'highest', 2, 'two A'],
    ['AAAAB', 'left', 'highest', 10, 'four A pay as three, the highest count listed'],
    ['BBBBB', 'left', 'highest', 20, 'five B pay as four, the last count listed'],
    ['WAB--', 'left', 'highest', 4, 'two A, doubled by the wild'],
    ['WW-AA', 'left', 'highest', 4, 'two A by two wilds, doubled, beat two wilds for 3'],
    ['WWW--', 'left', 'highest', 50, 'three wilds for 50 beat three A doubled for 20; nothing multiplies'],
    ['WWWAA', 'left', 'highest', 200, 'five A doubled beat three wilds'],
    ['XW-AA', 'left', 'highest', 9, 'two wilds, of which X stands in for W and trebles; as two A: 6'],
    ['XWA--', 'left', 'highest', 30, 'three A trebled'],
    ['XWA--', 'left', 'add', 50, 'three A times 3 + 2'],
    ['XWA--', 'left', 'multiply', 60, 'three A times 3 · 2'],
    ['XBBB-', 'left', 'highest', 0, 'X stands in for A and W only'],
    ['S-AAA', 'left', 'highest', 0, 'a scatter breaks a run'],
    ['-BAAA', 'right', 'highest', 10, 'three A from the last reel'],
    ['AA-AA', 'both', 'highest', 4, 'two A from either end'],
    ['AAAAA', 'both', 'highest', 100, 'the same full line counts once'],
    ['WWWWW', 'both', 'highest', 200, 'five A doubled, once'],
    ['AAABB', 'both', 'highest', 10, 'two B pay nothing'],
    ['-AAA-', 'any', 'highest', 10, 'a run may begin at every reel'],
    ['AA-WA', 'any', 'highest', 4, 'the best of two runs, not their sum'],
  ]
  test.each(cases)('%s %s %s pays %d: %s', (line, direction, wildMultipliers, coins) => {
    expect(evaluateLine(game({ direction, wildMultipliers }), [...line])).toBe(coins)
  })
})

describe('the reference reads combinations by hand-derived answers', () => {
  const mixed: Combination = { name: 'mixed', slots: [['A', 'B'], ['A', 'B'], ['A', 'B'], null, null], coins: 15 }
  const order: Combination = { name: 'order', slots: [['A'], ['B'], ['-'], ['-'], ['S']], anyOrder: true, coins: 30 }
  const cases: [line: string, direction: Direction, coins: number, why: string][] = [
    ['ABA--', 'left', 15, 'any three of A and B'],
    ['AAA--', 'left', 15, 'beats three A'],
    ['XBW--', 'left', 15, 'wilds fit where they stand in for one of the symbols, and do not multiply'],
    ['S-AB-', 'left', 30, 'any order'],
    ['S-BB-', 'left', 0, 'each slot takes one symbol'],
    ['ABA--', 'both', 15, 'a combination takes in the whole line and counts once'],
    ['ABWWW', 'both', 65, 'the combination from the left, three wilds from the right'],
  ]
  test.each(cases)('%s %s pays %d: %s', (line, direction, coins) => {
    expect(evaluateLine(game({ direction, combinations: [mixed, order] }), [...line])).toBe(coins)
  })
})

test('scatters pay and award anywhere, and a feature multiplies the sources it names', () => {
  const definition = game(
    {},
    {
      features: [
        {
          type: 'freeSpins',
          id: 'free',
          trigger: { symbol: 'S', awards: { 2: 5 } },
          retrigger: { 3: 1 },
          multiplier: 3,
          multiplies: ['scatters'],
        },
      ],
    },
  )
  const window = [['A'], ['A'], ['S'], ['S'], ['S']]
  expect(evaluateWindow(definition, window)).toEqual({ perLine: [2], lineCoins: 2, scatterCoins: 7, awards: [5] })
  const free = evaluateWindow(definition, window, definition.features![0])
  expect(free).toEqual({ perLine: [2], lineCoins: 2, scatterCoins: 21, awards: [1] })
})

test('the cycle of a published game has its exact sums', () => {
  const game = readPublishedGame(1)
  const cycle = enumerateCycle(fromParSheet(game))
  expect(Number(cycle.weight)).toBe(game.published.cycle)
  expect(cycleSums(cycle)).toMatchObject({
    coins: game.ownCalculation.baseSums.payInUnits,
    hits: game.ownCalculation.baseSums.payingCombinations,
    squaredCoins: game.ownCalculation.baseSums.sumOfSquaredPay,
  })
})

describe('a round with free spins, worked out by hand', () => {
  // A reel of S and A: S (1/2) pays 1 and starts one free spin; a free spin on S (1/2) pays 1 and adds one more.
  const reel = { strip: ['S', 'A'], rows: 1 }
  const definition = game(
    { lines: [] },
    {
      maxWin: 3,
      reelSets: { base: [reel] },
      features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: 'S', awards: { 1: 1 } }, retrigger: { 1: 1 } }],
    },
  )

  test('its win is geometric: mean 1, variance 2', () => {
    const round = referenceRound(definition)
    expect(round.meanCoins).toBeCloseTo(1, 14)
    expect(round.variance).toBeCloseTo(2, 14)
    expect(round.features[0]).toMatchObject({
      triggerProbability: 0.5,
      averageSpins: 2,
      averageCoins: 1,
      coinsPerRound: 0.5,
    })
  })

  test('the cap takes the tail', () => {
    expect([...cappedRound(definition, referenceRound(definition))]).toEqual([0.5, 0.25, 0.125, 0.125])
  })
})

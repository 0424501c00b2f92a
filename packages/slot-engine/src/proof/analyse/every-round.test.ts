/** The law of a round, against every way that the draws of a small game can fall. */

import { describe, expect, test } from 'vitest'
import { type EveryRound, everyRound } from '../../../test-support/every-round.ts'
import { expected } from '../../../test-support/reference-law.ts'
import { SMALL_GAMES, type SmallGame } from '../../../test-support/small-games.ts'
import { entryOf } from '../../entries.ts'
import { compile, type Game } from '../../index.ts'
import { exactSheet } from './analyse.ts'
import { capEffect } from './cap.ts'
import { hitFrequency, type RoundLaw, roundLaw } from './round-law.ts'
import { roundTotals } from './round-totals.ts'
import { tailBound } from './tail-bound.ts'

/** Far enough that no round of a small game reaches it. */
const FAR = 1000

const withCap = ({ definition }: SmallGame, maxWin: number): Game => compile({ ...definition, maxWin })

const spread = ({ law }: EveryRound): number => {
  const mean = expected(law)
  return expected(law, (coins) => (coins - mean) ** 2)
}

/** A transform leaves rounding where a total never comes up. */
const ROUNDING = 1e-14

function expectTotals(law: RoundLaw, rounds: EveryRound, reach: 'cap' | 'sight'): void {
  const { coins, chances, capChance } = roundTotals(law, reach)
  const cap = law.game.maxCoins
  const found = Array.from(coins, (value, i) => [value, entryOf(chances, i)] as const)
  const totals = found.filter(([, chance]) => chance > ROUNDING)
  const below = [...rounds.law].filter(([value]) => value < cap).sort(([a], [b]) => a - b)
  expect(totals.map(([value]) => value)).toEqual(below.map(([value]) => value))
  for (const [i, [, chance]] of below.entries()) expect(totals[i]?.[1]).toBeCloseTo(chance, 13)
  expect(capChance).toBeCloseTo(rounds.law.get(cap) ?? 0, 13)
}

describe.each(SMALL_GAMES.map((game) => [game.name, game] as const))('%s', (_, small) => {
  const { definition, options = {} } = small

  test('before a cap, by its parts, and the bound of its tail', () => {
    if (small.endless) return
    const game = withCap(small, FAR)
    const law = roundLaw(game, options)
    const rounds = everyRound(game, options)
    expect(law.mean).toBeCloseTo(expected(rounds.law), 10)
    expect(roundLaw(game, options, law.meter, 'mean').mean).toBeCloseTo(expected(rounds.law), 10)
    expect(law.variance).toBeCloseTo(spread(rounds), 8)
    expect(hitFrequency(law)).toBeCloseTo(1 - (rounds.law.get(0) ?? 0), 12)
    const { rtpBySource, features } = exactSheet(law)
    const perBet = (coins: number) => coins / law.betCoins
    expect(rtpBySource.lines).toBeCloseTo(perBet(rounds.lines), 12)
    expect(rtpBySource.scatters).toBeCloseTo(perBet(rounds.scatters), 12)
    for (const [i, { id }] of features.entries())
      expect(rtpBySource.features[id], id).toBeCloseTo(perBet(entryOf(rounds.coins, i)), 12)
    expectTotals(law, rounds, 'cap')
    expectTotals(law, rounds, 'sight')
    for (const coins of [1, 5, 20, 60]) {
      const { probability, excess } = tailBound(law, coins, Number.POSITIVE_INFINITY)
      expect(probability + 1e-12).toBeGreaterThanOrEqual(expected(rounds.law, (total) => (total >= coins ? 1 : 0)))
      expect(excess + 1e-12).toBeGreaterThanOrEqual(expected(rounds.law, (total) => Math.max(0, total - coins)))
    }
  })

  test('as paid', () => {
    const game = compile(definition)
    const law = roundLaw(game, options)
    const rounds = everyRound(game, options)
    const { mean, variance, probability, probabilityIs } = capEffect(law)
    const atCap = rounds.law.get(game.maxCoins) ?? 0
    expect(mean).toBeCloseTo(expected(rounds.law), 10)
    expect(variance).toBeCloseTo(spread(rounds), 8)
    if (probabilityIs === 'exact') expect(probability).toBeCloseTo(atCap, 13)
    else expect(probability).toBeGreaterThanOrEqual(atCap)
    expectTotals(law, rounds, 'cap')
  })
})

/** Chernoff's bound, against the distribution of rounds that are all known. */

import { expect, test } from 'vitest'
import { everyRound } from '../../../test-support/every-round.ts'
import { expected, type Law } from '../../../test-support/reference-law.ts'
import { free, reel, reels, smallGame } from '../../../test-support/small-games.ts'
import { entryOf } from '../../entries.ts'
import { compile } from '../../index.ts'
import { roundLaw } from './round-law.ts'
import { tailBound } from './tail-bound.ts'

/** The least of E[e^(θT)] e^(−θc) / θ over θ = 1/c, 1.25/c, … up to 80/c, and the same without the division. */
function bounded(law: Law, coins: number): { readonly excess: number; readonly probability: number } {
  const powers = Array.from({ length: 20 }, (_, i) => 1.25 ** i)
  const chances = powers.map((power) => expected(law, (total) => Math.exp((power * (total - coins)) / coins)))
  const excesses = chances.map((chance, i) => (chance * coins) / entryOf(powers, i))
  const excess = Math.min(expected(law), ...excesses)
  const at = excesses.indexOf(excess)
  return { excess, probability: at < 0 ? 1 : Math.min(1, entryOf(chances, at)) }
}

const game = (retrigger?: Readonly<Record<string, number>>) =>
  compile(
    smallGame('', {
      maxWin: 1000,
      reelSets: { base: reels('as-', 'a-'), free: [reel('a-', { weights: [1, 3] }), ...reels('as')] },
      features: [
        free({
          ...{ trigger: { symbol: 's', awards: { 1: 3 } }, reelSet: 'free', multiplier: 2 },
          ...(retrigger && { retrigger }),
        }),
      ],
    }).definition,
  )

const law = roundLaw(game())
const rounds = everyRound(law.game)

test.each([2, 6, 9, 20, 60])('of %i coins is the least over the powers tried', (coins) => {
  const { excess, probability } = tailBound(law, coins, Number.POSITIVE_INFINITY)
  const wanted = bounded(rounds.law, coins)
  expect(excess).toBeCloseTo(wanted.excess, 12)
  expect(probability).toBeCloseTo(wanted.probability, 12)
})

test('leaves out single wins of as much or more', () => {
  // A paid spin wins 3 coins, a free spin 6: what is left wins nothing.
  expect(tailBound(law, 20, 3).probability).toBeLessThan(1e-30)
  expect(tailBound(law, 20, 4).probability).toBeGreaterThan(1e-30)
})

test('says nothing where the mean of no power is finite', () => {
  const more = roundLaw(game({ 1: 1 }))
  // Half of the free spins award another one: at the first power of a single coin nothing converges.
  expect(tailBound(more, 1, Number.POSITIVE_INFINITY)).toEqual({ excess: more.mean, probability: 1 })
})

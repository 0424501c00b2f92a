import { describe, expect, test } from 'vitest'
import { oneReel } from '../../../test-support/deceivers/kit.ts'
import { admissionProof, compile, createRng, type Definition, openPools, playPools, spin } from '../../index.ts'

/** Coins that pools pay for a round, on average over so many. */
function played(definition: Definition, rounds: number): number {
  const game = compile(definition)
  const rng = createRng('rounds')
  const chance = createRng('pools')
  let pools = openPools(game, chance)
  let paid = 0
  for (let i = 0; i < rounds; i++) {
    const { pools: after, awards } = playPools(game, pools, spin(game, rng), chance)
    pools = after
    paid += awards.reduce((sum, { coins }) => sum + coins, 0)
  }
  return paid / rounds
}

const withPool = (jackpot: NonNullable<Definition['jackpots']>[number], chanceIn: number): Definition =>
  oneReel({
    betCoins: 1,
    pays: 1,
    stops: { s: 1 << 16 },
    features:
      chanceIn === 0
        ? []
        : [
            {
              ...{ type: 'wheel', id: 'wheel', trigger: { symbol: 's', at: 1 } },
              segments: [
                { weight: chanceIn - 1, prize: { nothing: true } },
                { weight: 1, prize: { jackpot: jackpot.id } },
              ],
            },
          ],
    jackpots: [jackpot],
  })

const ROUNDS = 60_000

describe('rounds and pools that are played pay within the bounds', () => {
  test.each([
    ['a pool that prizes win', { coins: 5, contributionPpm: 300_000 }, 4],
    ['a pool that must be hit', { coins: 10, contributionPpm: 250_000, mustHitBy: 22 }, 0],
    ['one that fractions of a coin fill', { coins: 7, contributionPpm: 750_000, mustHitBy: 8 }, 0],
    ['one that is won and must be hit', { coins: 10, contributionPpm: 700_000, mustHitBy: 14 }, 3],
    ['one that is won far more often than it must be hit', { coins: 10, contributionPpm: 100_000, mustHitBy: 60 }, 2],
  ])('%s', (_, jackpot, chanceIn) => {
    const definition = withPool({ id: 'grand', ...jackpot }, chanceIn)
    const [base] = admissionProof(compile(definition)).modes
    if (!base?.proved) throw new Error('not proved')
    const paid = played(definition, ROUNDS)
    expect(base.pools.low).toBeLessThanOrEqual(paid * 1.01)
    expect(base.pools.high).toBeGreaterThanOrEqual(paid * 0.99)
    expect(base.pools.high - base.pools.low).toBeLessThan(chanceIn > 0 && 'mustHitBy' in jackpot ? 1.5 : 1e-12)
  })
})

import { describe, expect, test } from 'vitest'
import { compile, createRng, openPools, playPools, spin } from '../../index.ts'
import { type PaidPool, verifyPool } from './verify-pool.ts'

const TERMS = { startCoins: 50, mustHitByCoins: 90, contributionPpm: 500_000 }

const game = compile({
  definitionVersion: 1,
  id: 'pools',
  name: 'Pools',
  betCoins: 10,
  maxWin: 100,
  symbols: [{ id: 'a', kind: 'regular', pays: { '1': 3 } }],
  reelSets: { base: [{ strip: ['a'], rows: 1 }] },
  wins: { type: 'lines', lines: [[0]] },
  jackpots: [{ id: 'daily', coins: 50, contributionPpm: 500_000, mustHitBy: 90 }],
})

/** Plays a pool to its end, each opening from a seed of its own. */
function paidPools(count: number): PaidPool[] {
  let drawn = 0
  const seeds = () => createRng(`seed ${drawn++}`)
  let pools = openPools(game, seeds)
  const paid: PaidPool[] = []
  let opening = { terms: TERMS, seed: 'seed 0', grownPpm: 0, rounds: 0 }
  while (paid.length < count) {
    const before = pools.daily!
    const played = playPools(game, pools, spin(game, createRng('any')), seeds)
    pools = played.pools
    opening = { ...opening, rounds: opening.rounds + 1 }
    const [award] = played.awards
    if (!award) continue
    const { hitAt, grownPpm } = before
    const end = { grownPpm: grownPpm + 500_000, by: award.by, hitAtCoins: hitAt!, paidCoins: award.coins }
    paid.push({ opening, ...end })
    opening = { terms: TERMS, seed: `seed ${drawn - 1}`, grownPpm: pools.daily!.grownPpm, rounds: 0 }
  }
  return paid
}

const [pool, ...others] = paidPools(30) as [PaidPool, ...PaidPool[]]

describe('a pool that has paid', () => {
  test('is what its seed and its rounds give', () => {
    for (const one of [pool, ...others]) expect(verifyPool(one)).toBeNull()
    expect(new Set([pool, ...others].map(({ hitAtCoins }) => hitAtCoins)).size).toBeGreaterThan(10)
  })

  const { opening } = pool
  test.each([
    ['another seed', { opening: { ...opening!, seed: 'another' } }, 'hitAtCoins'],
    ['another height', { hitAtCoins: pool.hitAtCoins! - 1 }, 'hitAtCoins'],
    ['a round more', { opening: { ...opening!, rounds: opening!.rounds + 1 } }, 'grownPpm'],
    ['more from before', { opening: { ...opening!, grownPpm: 1 } }, 'grownPpm'],
    ['other coins', { paidCoins: pool.paidCoins + 1 }, 'paidCoins'],
    ['no seed', { opening: { ...opening!, seed: null } }, 'hitAtCoins'],
    [
      'a payment that came too early',
      { grownPpm: pool.grownPpm - 500_000, opening: { ...opening!, rounds: opening!.rounds - 1 } },
      'by',
    ],
    [
      'a payment that came a round too late',
      { grownPpm: pool.grownPpm + 500_000, opening: { ...opening!, rounds: opening!.rounds + 1 } },
      'rounds',
    ],
  ])('with %s is told from it', (_, change, field) => {
    expect(verifyPool({ ...pool, ...change })).toMatchObject({ field })
  })

  test('by a prize pays what has gathered beyond its start', () => {
    const prize = { ...pool, by: 'prize', opening: { ...opening!, rounds: 3 }, grownPpm: 1_500_000 } as const
    expect(verifyPool({ ...prize, paidCoins: 1 })).toBeNull()
    const big = { ...prize, opening: { ...opening!, rounds: 71 }, grownPpm: 35_500_000 } as const
    expect(
      verifyPool({ ...big, percent: 10, paidCoins: 3, hitAtCoins: null, opening: { ...big.opening, seed: null } }),
    ).toBeNull()
    expect(
      verifyPool({ ...big, percent: 10, paidCoins: 35, hitAtCoins: null, opening: { ...big.opening, seed: null } }),
    ).toMatchObject({ field: 'paidCoins', played: 3 })
    expect(verifyPool({ ...prize, paidCoins: 51 })).toMatchObject({ field: 'paidCoins', played: 1 })
  })
})

/** Traps in progressive jackpots: what is paid beside the round. */
import type { Definition, Jackpot } from '../../src/definition.ts'
import { BET, type Deceiver, FULL, oneReel, veiled } from './kit.ts'

const trigger = { symbol: 's', at: 1 }

/** A wheel of 1024 segments, in one round of 1024, wins the jackpot. */
const withPool = (jackpot: Omit<Jackpot, 'id'>, parts: Parameters<typeof oneReel>[0] = {}): Definition =>
  oneReel({
    stops: { s: FULL / 1024 },
    features: [
      {
        ...{ type: 'wheel', id: 'wheel', trigger },
        segments: [
          { weight: 15, prize: { nothing: true } },
          { weight: 1, prize: { jackpot: 'grand' } },
        ],
      },
    ],
    jackpots: [{ id: 'grand', ...jackpot }],
    ...parts,
  })
/** Nothing but its height pays the pool. */
const mustHit = (jackpot: Omit<Jackpot, 'id'>, pays: number): Definition =>
  oneReel({ pays, jackpots: [{ id: 'grand', ...jackpot }] })

/** Reels of a bet of one coin. */
const oneCoin = (shown: number): Definition['reelSets'] => ({
  base: [{ strip: ['a', 's', 'empty'], weights: [shown, 2, 98 - shown], rows: 1 }],
})
/** One coin of each bet of one goes into the pool, and one round of 50 wins it. */
const contribution = (trap: boolean): Definition => ({
  ...unreached(false),
  reelSets: oneCoin(45),
  jackpots: [{ id: 'grand', coins: 1, contributionPpm: trap ? 1_000_000 : 10_000 }],
})
/** Won by nothing: what goes in never comes out. */
const unreached = (trap: boolean): Definition => ({
  ...withPool({ coins: 1, contributionPpm: 120_000 }, { betCoins: 1, pays: 0 }),
  symbols: [
    { id: 'a', kind: 'regular', pays: { '1': 2 } },
    { id: 's', kind: 'scatter' },
    { id: 'empty', kind: 'blank' },
  ],
  reelSets: oneCoin(trap ? 40 : 41),
  features: [
    {
      ...{ type: 'wheel', id: 'wheel', trigger },
      segments: [{ weight: 1, prize: trap ? { nothing: true } : { jackpot: 'grand' } }],
    },
  ],
})
/** Won so seldom that nobody lives to see it: three wheels of a million segments each. */
const neverWon = (trap: boolean): Definition => ({
  ...unreached(trap),
  features: ['first', 'second', 'third'].map((id, i, all) => ({
    ...{ type: 'wheel' as const, id, ...(i === 0 && { trigger }) },
    segments: [
      { weight: trap ? FULL - 1 : 1, prize: { nothing: true as const } },
      { weight: 1, prize: i === 2 ? { jackpot: 'grand' } : { feature: all[i + 1] as string } },
    ],
  })),
})
/** Starts from 10,000 and must be hit by 10,001: paid whenever a coin has gone in, once in 1000 rounds. */
const nearStart = (trap: boolean): Definition =>
  mustHit({ coins: trap ? 10_000 : 1000, contributionPpm: 1000, mustHitBy: trap ? 10_001 : 1001 }, 184)
/** Three coins go in over four rounds, and each of them pays the pool: counted by whole rounds it would be one in two. */
const fractions = (trap: boolean): Definition =>
  mustHit({ coins: trap ? 16 : 8, contributionPpm: 750_000, mustHitBy: trap ? 17 : 9 }, 172)
/** Two of a kind, each well within the limits. */
const several = (trap: boolean): Definition =>
  oneReel({
    pays: 186,
    jackpots: ['one', 'two', 'three'].map((id) => ({
      ...{ id, coins: trap ? 3000 : 1000, contributionPpm: 10_000, mustHitBy: trap ? 3019 : 1019 },
    })),
  })
/** The round's own prizes and the pool together: 95 % and one coin of 20. */
const both = (trap: boolean): Definition =>
  withPool({ coins: 100, contributionPpm: 1_000_000 }, { betCoins: 20, pays: trap ? 38 : 36 })
/** Only who buys the wheel wins what everybody has put in. */
const harvest = (trap: boolean): Definition => ({
  ...withPool({ coins: 100, contributionPpm: 1_000_000 }),
  reelSets: { base: [{ strip: ['a', trap ? 'empty' : 's', 'empty'], weights: [512, 1, 511], rows: 1 }] },
  features: [
    {
      ...{ type: 'wheel', id: 'wheel', ...(trap ? {} : { trigger }) },
      segments: [
        { weight: 1, prize: { jackpot: 'grand' } },
        { weight: 99, prize: { coins: trap ? 92 : 20 } },
      ],
    },
  ],
  ...(trap && { modes: [{ id: 'buy', coins: 100, buys: { feature: 'wheel' } }] }),
})

export const IN_POOLS: readonly Deceiver[] = [
  { name: 'a contribution as large as the bet', by: 'hand', truth: 0.9 + 0.02 + 1, build: contribution },
  { name: 'a contribution to what is never won', by: 'hand', truth: 0.8, build: unreached },
  { name: 'a contribution to what is won once in 10^18 rounds', by: 'hand', truth: 0.8, build: neverWon },
  {
    name: 'a pool that must be hit a coin above its start',
    by: 'hand',
    truth: 0.92 + 10_001 / 1000 / BET,
    build: nearStart,
  },
  {
    name: 'such a pool, sampled',
    by: 'hand',
    truth: 0.92 + 10_001 / 1000 / BET,
    build: (trap) => veiled(nearStart(trap)),
  },
  { name: 'a pool that fractions of a coin pay', by: 'hand', truth: 0.86 + (0.75 * 17) / BET, build: fractions },
  {
    ...{ name: 'three pools that each pay a little', by: 'hand' },
    truth: 0.93 + (3 * (0.01 + (0.01 / 10) * 3000)) / BET,
    build: several,
  },
  {
    ...{ name: 'a round and its pool, each within the limits', by: 'hand' },
    truth: (38 / 2 + 1 + 100 / 1024 / 16) / 20,
    build: both,
  },
  { name: 'a pool that only a bought feature wins', by: 'construction', truth: 0, mode: 'buy', build: harvest },
]

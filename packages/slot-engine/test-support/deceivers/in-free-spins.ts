/** Traps in free spins. */
import type { Definition, FreeSpins } from '../../src/definition.ts'
import { BET, type Deceiver, FULL, oneReel, prize, stopsOf, veiled } from './kit.ts'

const PER_START = 1024
const SPINS = 10

interface Plan extends Omit<Partial<FreeSpins>, 'type' | 'id'> {
  readonly spins?: number
}

/** Free spins once in 1024 rounds, on a reel of their own. */
const withSpins = (
  { spins = SPINS, ...feature }: Plan,
  free: Readonly<Record<string, number>>,
  parts: Parameters<typeof oneReel>[0] = {},
): Definition =>
  oneReel({
    stops: { s: FULL / PER_START },
    ...parts,
    reelSets: { free: [stopsOf(free)] },
    features: [
      {
        ...{ type: 'freeSpins', id: 'free', reelSet: 'free' },
        trigger: { symbol: 's', awards: { '1': spins } },
        ...feature,
      },
    ],
  })

const FREE_COINS = 46_000_000
/** A prize once in 2^20 free spins, ten of them once in 1024 rounds. */
const hidden = (trap: boolean): Definition =>
  withSpins(
    { spins: 1000 },
    { z: 1 },
    { maxWin: trap ? 1_000_000 : 200, symbols: [prize('z', trap ? FREE_COINS : 100)] },
  )
const HIDDEN = (FREE_COINS * 1000) / FULL / PER_START / BET

/** Each spin awards 40 more with chance 1/50: 30 spins come to 30 / 0.2, and each pays 180 with chance 1/2. */
const retriggered = (trap: boolean): Definition =>
  withSpins(
    { spins: 30, retrigger: { '1': trap ? 40 : 1 } },
    { a: FULL / 2, s: Math.round(FULL / 50) },
    { pays: 180, maxWin: trap ? 1_000_000 : 200 },
  )
const RETRIGGER = Math.round(FULL / 50) / FULL
const RETRIGGERED = 0.9 + (0.9 * 30) / (1 - 40 * RETRIGGER) / PER_START

/** Once in 2000 free spins come a thousand more: half as many again on average, and so on. */
const SELDOM = 524
const seldomRetriggered = (trap: boolean): Definition =>
  withSpins(
    { spins: 100, retrigger: { '1': trap ? 1000 : 1 } },
    { z: FULL / 4, s: SELDOM },
    {
      pays: 176,
      maxWin: trap ? 1_000_000 : 200,
      symbols: [prize('z', 240)],
    },
  )
const SELDOM_RETURN = 0.88 + (100 * 60) / (1 - (1000 * SELDOM) / FULL) / PER_START / BET

/**
 * What an exact law counts and no round plays: a feature ends after 100,000 spins. Each thousand spins award further
 * thousands, Binomial(1000, p) of them with a mean of 0.949, so of N thousands in all P(N = n) = P(S_n = n − 1) / n with
 * S_n ~ Binomial(1000 n, p) (M. Dwass, 1969). The law counts E[N] = 1 / 0.051, the rounds E[min(N, 100)].
 */
const LIMIT_CHANCE = 995 / FULL
const LIMIT_PAYS = 8
const endless = (trap: boolean): Definition =>
  withSpins(
    { spins: 1000, retrigger: { '1': trap ? 1000 : 1 } },
    { z: FULL / 2, s: 995 },
    { pays: trap ? 32 : 180, symbols: [prize('z', trap ? LIMIT_PAYS : 1)] },
  )
function meanThousands(): number {
  let mean = 100
  for (let n = 1; n < 100; n++) mean -= ((100 - n) * binomial(1000 * n, n - 1, LIMIT_CHANCE)) / n
  return mean
}
function binomial(n: number, k: number, p: number): number {
  let log = k * Math.log(p) + (n - k) * Math.log1p(-p)
  for (let i = 1; i <= k; i++) log += Math.log((n - k + i) / i)
  return Math.exp(log)
}
const ENDLESS = 0.16 + (meanThousands() * 1000 * LIMIT_PAYS) / 2 / PER_START / BET

/**
 * A thousand trigger symbols lie above each other, and each that has awarded falls away: a thousand windows award a thousand
 * spins each, of which 100,000 are played. A free spin pays 2 every other time.
 */
const STACKS = FULL / 16_384
const stacked = (trap: boolean): Definition => ({
  ...withSpins({ spins: 1000 }, { z: FULL / 2 }, { pays: 0, symbols: [prize('z', 2)] }),
  symbols: [
    { id: 'a', kind: 'regular', pays: { '1': trap ? 62 : 180 } },
    { id: 's', kind: 'scatter' },
    { id: 'empty', kind: 'blank' },
    prize('z', 2),
  ],
  reelSets: {
    base: [
      {
        strip: ['empty', ...Array.from({ length: trap ? 1001 : 1 }, () => 's'), 'empty', 'a'],
        weights: [FULL / 2 - STACKS, ...Array.from({ length: trap ? 1000 : 0 }, () => 0), STACKS, 0, FULL / 2],
        rows: 1,
      },
    ],
    free: [{ strip: ['empty', 'z'], rows: 1 }],
  },
  cascades: {},
})

/** A wild pays, and stays: of five spins the k-th brings it for 6 − k of them, so 15 spins pay it per chance of 1 / FULL. */
const STICKY_COINS = 10_000_000
const sticky = (trap: boolean): Definition =>
  withSpins(
    { spins: 5, sticky: ['w'] },
    { w: 1 },
    {
      stops: { s: FULL / 4 },
      symbols: [{ id: 'w', kind: 'wild', pays: { '1': trap ? STICKY_COINS : 100 } }],
    },
  )
/** Σ_k (6 − k) q (1 − q)^(k − 1). */
const STICKY = [1, 2, 3, 4, 5].reduce((sum, k) => sum + ((6 - k) / FULL) * (1 - 1 / FULL) ** (k - 1), 0)

const EXTRA_COINS = 20_000_000
const extraWilds = (trap: boolean): Definition =>
  withSpins(
    { spins: SPINS, extraWilds: { symbol: 'w', counts: { '0': FULL - 1, '1': 1 } } },
    { a: 1 },
    {
      pays: 184,
      stops: { s: FULL / 4 },
      symbols: [{ id: 'w', kind: 'wild', pays: { '1': trap ? EXTRA_COINS : 100 } }],
    },
  )

/** What pays by its line pays once more where it was chosen: once in 1024 times. */
const CHOSEN_COINS = 4000
const chosen = (trap: boolean): Definition =>
  withSpins(
    { expandingSymbol: { y: 1023, z: 1 } },
    { z: FULL / 2 },
    {
      pays: 176,
      symbols: [prize('y', 1), prize('z', trap ? CHOSEN_COINS : 100)],
    },
  )

const growing = (trap: boolean): Definition =>
  withSpins(
    { spins: 100, grows: { by: trap ? 20 : 1, each: 'spin', upTo: 1000 } },
    { z: FULL / 4 },
    {
      pays: 176,
      symbols: [prize('z', 2)],
    },
  )
/** The k-th spin pays 2 · (1 + 20 (k − 1)), up to 1000, with chance 1/4. */
const GROWN = Array.from({ length: 100 }, (_, k) => Math.min(1000, 1 + 20 * k)).reduce((sum, one) => sum + one, 0)

/** A symbol that walks away, and while it does the spins go on: one reel, so one spin each. */
const walking = (trap: boolean): Definition =>
  withSpins(
    { spins: SPINS, walking: ['w'] },
    { w: 1 },
    {
      stops: { s: FULL / 4 },
      symbols: [{ id: 'w', kind: 'wild', pays: { '1': trap ? EXTRA_COINS : 100 } }],
    },
  )

export const IN_FREE_SPINS: readonly Deceiver[] = [
  { name: 'a stop of a reel set that only free spins use', by: 'hand', truth: 0.92 + HIDDEN, build: hidden },
  {
    ...{ name: 'such a stop, sampled', by: 'hand', truth: 0.92 + HIDDEN },
    build: (trap) => veiled(hidden(trap)),
  },
  { name: 'free spins that award as many again', by: 'law', truth: RETRIGGERED, build: retriggered },
  {
    ...{ name: 'such free spins, sampled', by: 'law', truth: RETRIGGERED, law: retriggered(true) },
    build: (trap) => veiled(retriggered(trap)),
  },
  {
    ...{ name: 'a thousand further spins, seldom', by: 'law', truth: SELDOM_RETURN, law: seldomRetriggered(true) },
    build: (trap) => veiled(seldomRetriggered(trap)),
  },
  { name: 'spins that the law counts and no round plays', by: 'hand', truth: ENDLESS, build: endless },
  { name: 'spins that a thousand falls award', by: 'hand', truth: 0.31 + 100_000 / 16_384 / BET, build: stacked },
  {
    name: 'a wild that stays',
    by: 'hand',
    truth: 0.92 + (STICKY * STICKY_COINS) / 4 / BET,
    build: sticky,
  },
  {
    name: 'a wild that is put in, seldom',
    by: 'hand',
    truth: 0.92 + (SPINS * EXTRA_COINS) / FULL / 4 / BET + ((SPINS * 184) / FULL / 4 / BET) * (1 - 1 / FULL),
    build: extraWilds,
  },
  {
    name: 'a symbol that may be chosen to expand',
    by: 'hand',
    truth: 0.88 + (SPINS * CHOSEN_COINS * (1 / 2) * (1 + 1 / 1024)) / PER_START / BET,
    build: chosen,
  },
  { name: 'a multiplier that grows', by: 'hand', truth: 0.88 + (GROWN * 2) / 4 / PER_START / BET, build: growing },
  { name: 'a wild that walks', by: 'hand', truth: 0.92 + (SPINS * EXTRA_COINS) / FULL / 4 / BET, build: walking },
]

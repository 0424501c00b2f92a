/** Traps in what reels show. */
import type { Definition } from '../../src/definition.ts'
import { BET, type Deceiver, FULL, oneReel, prize, RARE, RARE_COINS, stopsOf, veiled } from './kit.ts'

const coins = (trap: boolean, honest = BET): number => (trap ? RARE_COINS : honest)

const rareStop = (trap: boolean): Definition => oneReel({ stops: { z: 1 }, symbols: [prize('z', coins(trap))] })
const rareScatter = (trap: boolean): Definition =>
  oneReel({ stops: { z: 1 }, symbols: [{ id: 'z', kind: 'scatter', pays: { '1': coins(trap) } }] })
const twoRareStops = (trap: boolean): Definition =>
  oneReel({
    stops: { y: 1, z: 1 },
    symbols: [prize('y', trap ? 4_000_000 : BET), prize('z', trap ? 4_000_000 : BET)],
  })
const mystery = (trap: boolean): Definition =>
  oneReel({
    stops: { m: FULL / 4 },
    symbols: [prize('y', 4), prize('z', coins(trap)), { id: 'm', kind: 'mystery', reveals: { y: FULL / 4 - 1, z: 1 } }],
  })
/** Two reels: in one round of 4096 the prize stands beside a wild, whose multiplier is 1000 once in 1024 times. */
const multiplyingWild = (trap: boolean): Definition => ({
  ...oneReel({ pays: 0 }),
  symbols: [
    { id: 'a', kind: 'regular', pays: { '1': 124 } },
    { id: 'b', kind: 'regular', pays: { '2': 122_880 } },
    { id: 'w', kind: 'wild', replaces: ['b'], multiplier: trap ? { '1': 1023, '1000': 1 } : 1 },
    { id: 'empty', kind: 'blank' },
  ],
  reelSets: { base: [stopsOf({ a: FULL / 2, b: FULL / 64 }), stopsOf({ w: FULL / 64 })] },
  wins: { type: 'lines', lines: [[0, 0]] },
})
/** The top reel alone shows the prize. */
const topReel = (trap: boolean): Definition => ({
  ...oneReel({ symbols: [prize('z', coins(trap))] }),
  topReels: { base: { reels: [0], strip: ['empty', 'z'], weights: [FULL - 1, 1] } },
  wins: { type: 'ways' },
})
/**
 * Two reels: what pays on the first is held while the second spins once more. Beside it the prize comes up with chance r, or
 * in the respin: r + (1 − r) r. The first pays 184 every other time, by itself.
 */
const realRespins = (trap: boolean): Definition => ({
  ...oneReel({ pays: 0 }),
  symbols: [
    { id: 'a', kind: 'regular', pays: { '1': 184, '2': coins(trap, 200) } },
    { id: 'empty', kind: 'blank' },
  ],
  reelSets: { base: [stopsOf({ a: FULL / 2 }), stopsOf({ a: 1 })] },
  wins: { type: 'lines', lines: [[0, 0]] },
  respins: { holds: 'winners' },
})
/** What wins falls away; instead comes, once in a million times, the prize. */
const refill = (trap: boolean): Definition =>
  oneReel({
    maxWin: trap ? 1_000_000 : 100,
    symbols: [prize('z', coins(trap, 10))],
    cascades: { refill: { empty: FULL - 1, z: 1 } },
  })
/**
 * Each fall shows the symbol again with chance 1/4; windows multiply by 1, …, 1, and by 1000 from the sixth on. A round
 * with a win, 1/2, has its k-th fall with chance 4^-k: the return is 1/2 · pays · (Σ_{k<5} 4^-k + m · 4^-5 · 4/3).
 */
const fallingLadder = (trap: boolean): Definition =>
  oneReel({
    pays: 138,
    maxWin: trap ? 1_000_000 : 100,
    cascades: { multipliers: trap ? [1, 1, 1, 1, 1, 1000] : [1], refill: { empty: 3, a: 1 } },
  })
const ladderReturn = (138 / 2 / BET) * ((1 - 4 ** -5) / (1 - 1 / 4) + (1000 * 4 ** -5 * 4) / 3)
/** Over the symbol that comes up once in a thousand times lies, on the strip, the prize. It falls where the other has won. */
const overhead: (trap: boolean) => Definition = (trap) => ({
  ...oneReel({ symbols: [prize('y', 2), prize('z', trap ? 46_000 : 100)] }),
  reelSets: {
    base: [{ strip: ['empty', 'a', 'empty', 'z', 'y'], weights: [FULL / 2 - 1024, FULL / 2, 0, 0, 1024], rows: 1 }],
  },
  cascades: {},
})
const cut = (trap: boolean): Definition =>
  oneReel({ pays: trap ? 140 : 184, maxWin: 200, stops: { z: 1 }, symbols: [prize('z', 23_000_000)] })
const plain = (pays: number): Definition => oneReel({ pays })

export const ON_REELS: readonly Deceiver[] = [
  { name: 'a prize on one stop of a million', by: 'law', truth: 0.92 + RARE, build: rareStop },
  {
    ...{ name: 'the same, where nothing exact is in reach', by: 'law', truth: 0.92 + RARE, law: rareStop(true) },
    build: (trap) => veiled(rareStop(trap)),
  },
  {
    ...{ name: 'a scatter on one stop of a million', by: 'law', truth: 0.92 + RARE, law: rareScatter(true) },
    build: (trap) => veiled(rareScatter(trap)),
  },
  {
    ...{ name: 'two rare stops of 4 % each', by: 'law', truth: 0.92 + 8_000_000 / FULL / BET, law: twoRareStops(true) },
    build: (trap) => veiled(twoRareStops(trap)),
  },
  { name: 'what a mystery symbol seldom turns into', by: 'law', truth: 0.93 + RARE - 4 / FULL / BET, build: mystery },
  {
    ...{ name: 'a mystery symbol, sampled', by: 'law', truth: 0.93 + RARE - 4 / FULL / BET, law: mystery(true) },
    build: (trap) => veiled(mystery(trap)),
  },
  {
    name: 'a wild that multiplies by a thousand once in 1024 times, up to the cap',
    by: 'hand',
    truth: (62 + (122_880 * 1023 + 100_000_000) / 1024 / 4096) / BET,
    build: multiplyingWild,
  },
  { name: 'a prize on the top reel only', by: 'hand', truth: 0.92 + RARE, build: topReel },
  {
    name: 'a prize that respins bring',
    by: 'hand',
    truth: 0.92 + ((RARE_COINS - 184) / BET / 2) * (2 / FULL - 1 / FULL ** 2),
    build: realRespins,
  },
  { name: 'a prize that only fills gaps', by: 'hand', truth: 0.92 + RARE / 2, build: refill },
  { name: 'a ladder of multipliers that few falls reach', by: 'hand', truth: ladderReturn, build: fallingLadder },
  {
    name: 'a prize above a symbol, which falls where that has won',
    by: 'hand',
    truth: 0.92 + (2 + 46_000) / 1024 / BET,
    build: overhead,
  },
  { name: 'a return that the cap takes', by: 'law', truth: 0.7 + 20_000 / FULL / BET, build: cut },
  {
    ...{ name: 'a cap that takes, sampled', by: 'law', truth: 0.7 + 20_000 / FULL / BET, law: cut(true) },
    build: (trap) => veiled(cut(trap)),
  },
  { name: 'half a point too much', by: 'hand', truth: 0.985, build: (trap) => plain(trap ? 197 : 192) },
  { name: 'half a point too little', by: 'hand', truth: 0.845, build: (trap) => plain(trap ? 169 : 172) },
  {
    name: 'half a point too much, sampled',
    by: 'hand',
    truth: 0.985,
    build: (trap) => veiled(plain(trap ? 197 : 190)),
  },
  {
    name: 'half a point too little, sampled',
    by: 'hand',
    truth: 0.845,
    build: (trap) => veiled(plain(trap ? 169 : 176)),
  },
]

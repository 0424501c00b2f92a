/** Games of the kinds that are timed besides lines, made for it: strips are drawn, so that they look like nobody's. */
import { createRng, type Definition, type ReelDefinition } from '../src/index.ts'

/** A strip of so many stops with about these shares of each symbol. */
function strip(seed: string, stops: number, shares: Readonly<Record<string, number>>): string[] {
  const rng = createRng(seed)
  const pool = Object.entries(shares).flatMap(([id, share]) => Array.from({ length: share }, () => id))
  return Array.from({ length: stops }, () => pool[rng.below(pool.length)]!)
}

const LOW = { a: 3, b: 4, c: 5, d: 6, e: 7, f: 8 }
const EVEN = { a: 6, b: 6, c: 7, d: 7, e: 8, f: 8, g: 8 }
const head = { definitionVersion: 1, betCoins: 20, maxWin: 5000 } as const

/** 243 ways with a wild on the middle reels and free spins. */
export const ways: Definition = {
  ...head,
  betCoins: 30,
  id: 'bench-ways',
  name: '243 ways',
  symbols: [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id, i) => ({
      id,
      kind: 'regular' as const,
      pays: { '3': 8 - i, '4': 24 - 3 * i, '5': 90 - 12 * i },
    })),
    { id: 'w', kind: 'wild', reels: [1, 2, 3] },
    { id: 's', kind: 'scatter', pays: { '3': 20 } },
  ],
  reelSets: {
    base: Array.from({ length: 5 }, (_, reel): ReelDefinition => {
      const shares = { ...LOW, s: 1, ...(reel > 0 && reel < 4 ? { w: 1 } : {}) }
      return { strip: strip(`ways ${reel}`, 40, shares), rows: 3 }
    }),
  },
  wins: { type: 'ways' },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '3': 8 } },
      retrigger: { '3': 5 },
      multiplier: 2,
    },
  ],
}

/** Six reels of two to seven rows with a top reel, cascades, a growing multiplier. */
export const manyWays: Definition = {
  ...head,
  betCoins: 60,
  id: 'bench-many-ways',
  name: '117,649 ways',
  symbols: [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id, i) => ({
      id,
      kind: 'regular' as const,
      pays: { '3': 3, '4': 7 - i, '5': 14 - 2 * i, '6': 40 - 6 * i },
    })),
    { id: 'g', kind: 'regular', pays: { '4': 1, '5': 2, '6': 4 } },
    { id: 'h', kind: 'regular', pays: { '4': 1, '5': 2, '6': 4 } },
    { id: 'w', kind: 'wild', reels: [1, 2, 3, 4] },
    { id: 's', kind: 'scatter' },
  ],
  reelSets: {
    base: Array.from(
      { length: 6 },
      (_, reel): ReelDefinition => ({
        strip: strip(`many ${reel}`, 60, { ...LOW, g: 9, h: 9, s: 1 }),
        rows: { '2': 2, '3': 3, '4': 4, '5': 3, '6': 2, '7': 1 },
      }),
    ),
  },
  topReels: { base: { reels: [1, 2, 3, 4], strip: strip('over', 60, { ...LOW, g: 9, h: 9, w: 2 }) } },
  wins: { type: 'ways' },
  cascades: {},
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '4': 12 } },
      grows: { by: 1, each: 'cascade' },
    },
  ],
}

/** Seven by seven cells, clusters of five and more, a wild, multipliers per cascade. */
export const clusters: Definition = {
  ...head,
  id: 'bench-clusters',
  name: 'Clusters with cascades',
  symbols: [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, i) => ({
      id,
      kind: 'regular' as const,
      pays: { '5': 14 - i, '8': 50 - 4 * i, '12': 200 - 20 * i, '16': 1000 - 100 * i },
    })),
    { id: 'w', kind: 'wild' },
    { id: 's', kind: 'scatter' },
  ],
  reelSets: {
    base: Array.from(
      { length: 7 },
      (_, reel): ReelDefinition => ({ strip: strip(`clusters ${reel}`, 60, { ...EVEN, w: 1, s: 1 }), rows: 7 }),
    ),
  },
  wins: { type: 'clusters' },
  cascades: { multipliers: [1, 1, 2, 3, 5], refill: { ...EVEN, w: 1 } },
  features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '5': 8 } } }],
}

/** Six by five cells, eight and more of a symbol anywhere. */
export const anywhere: Definition = {
  ...head,
  betCoins: 10,
  id: 'bench-anywhere',
  name: 'Symbols anywhere with cascades',
  symbols: [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, i) => ({
      id,
      kind: 'regular' as const,
      pays: { '8': 40 - 4 * i, '10': 90 - 9 * i, '12': 400 - 40 * i },
    })),
    { id: 's', kind: 'scatter', pays: { '4': 60 } },
  ],
  reelSets: {
    base: Array.from(
      { length: 6 },
      (_, reel): ReelDefinition => ({ strip: strip(`anywhere ${reel}`, 40, { ...LOW, g: 8, h: 8, s: 1 }), rows: 5 }),
    ),
  },
  wins: { type: 'anywhere' },
  cascades: {},
  features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '4': 10 } } }],
}

import type { Definition } from '../src/definition.ts'

/** Cascading clusters refilled by weight: nothing exact is in reach. */
export const CLUSTERS: Definition = {
  definitionVersion: 1,
  id: 'clusters',
  name: 'Clusters',
  betCoins: 10,
  maxWin: 200,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '4': 4, '6': 30 } },
    { id: 'b', kind: 'regular', pays: { '4': 3, '6': 20 } },
    { id: 'c', kind: 'regular', pays: { '4': 2, '6': 10 } },
    { id: 's', kind: 'scatter', pays: { '3': 5 } },
  ],
  reelSets: {
    base: [
      { strip: ['a', 'b', 'c', 's', 'c', 'a', 'b', 'c', 'b'], rows: 4 },
      { strip: ['c', 'b', 'a', 'c', 'b', 's', 'c', 'a', 'b'], rows: 4 },
      { strip: ['b', 'c', 'a', 'b', 's', 'c', 'b', 'c', 'a'], rows: 4 },
      { strip: ['b', 'a', 'c', 's', 'b', 'c', 'a', 'b', 'c'], rows: 4 },
    ],
  },
  wins: { type: 'clusters' },
  cascades: { multipliers: [1, 2], refill: { a: 2, b: 3, c: 4 } },
  features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '4': 5 } } }],
  modes: [{ id: 'buy', coins: 100, buys: { feature: 'free', spins: 5 } }],
}

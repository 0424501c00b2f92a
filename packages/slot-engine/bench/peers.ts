/** The package of others that the registry has and that plays lines: on a 3×3 game of its own making, and this engine on one like it. */
import * as peer from 'slot-machine'
import { createRng, type Definition } from '../src/index.ts'
import type { Contender } from './measure.ts'

// CommonJS that Node does not read the names of.
const { SlotMachine, SlotSymbol } = (peer as unknown as { readonly default: typeof peer }).default

const WEIGHTS = { a: 3, b: 5, c: 7, d: 9, e: 11, w: 1 }
const SPINS = 60_000

/** Nine cells drawn one by one; three rows and both diagonals pay when all three are alike, and a wild is like any. */
export function slotMachine(): Contender {
  const symbols = Object.entries(WEIGHTS).map(
    ([name, weight]) => new SlotSymbol(name, { weight, points: 12 - weight, wildcard: name === 'w' }),
  )
  const rng = createRng('peer')
  const machine = new SlotMachine(3, symbols, () => rng.next() / 2 ** 32)
  const run = () => {
    let points = 0
    for (let i = 0; i < SPINS; i++) points += machine.play().totalPoints
    if (points === 0) throw new Error('slot-machine paid nothing')
    return { units: SPINS }
  }
  return { name: 'slot-machine 2.1.0 (npm), its 3×3 game', run }
}

/** The same symbols as often, on three strips. */
export const threeByThree: Definition = {
  definitionVersion: 1,
  id: 'bench-three',
  name: '3×3, five lines',
  betCoins: 5,
  maxWin: 100,
  symbols: Object.entries(WEIGHTS).map(([id, weight]) =>
    id === 'w' ? { id, kind: 'wild' } : { id, kind: 'regular', pays: { '3': 3 * (12 - weight) } },
  ),
  reelSets: {
    base: [1, 5, 7].map((step) => {
      const pool = Object.entries(WEIGHTS).flatMap(([id, weight]) => Array.from({ length: weight }, () => id))
      // Steps without a common factor with the length visit every stop.
      return { strip: pool.map((_, i) => pool[(i * step) % pool.length]!), rows: 3 }
    }),
  },
  wins: {
    type: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
  },
}

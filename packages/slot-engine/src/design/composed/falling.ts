import type { Factor, ReelDefinition, WindowChange } from '../../definition.ts'
import { mostRowsOf } from './grid.ts'
import type { ComposedIntent } from './intent.ts'

/** What cells multiply by once they have won once, twice and so on: they are marked first, and double then. */
const CELL_STEPS = [1, 2, 4, 8] as const
const cellSteps = (upTo: number | undefined): readonly number[] =>
  upTo === undefined
    ? CELL_STEPS
    : [...Array.from({ length: Math.ceil(Math.log2(upTo)) }, (_, doubled) => 2 ** doubled), upTo]
/** Of the cells of a window: so many winning ones in a spin fill the meter. */
const METER_SHARE = 0.4

const AROUND = ['left', 'right', 'up', 'down', 'upLeft', 'upRight', 'downLeft', 'downRight'] as const

interface Falling {
  readonly changes?: readonly WindowChange[]
  readonly factors?: readonly Factor[]
}

/** What happens as symbols fall, in paid spins and in free ones. */
export function fallingOf(intent: ComposedIntent, base: readonly ReelDefinition[]): Falling {
  const { features, bomb, lock, orb, wild, regulars, heights } = intent
  const changes: WindowChange[] = []
  // Once nothing wins any more, bombs take the cells around them and themselves.
  if (bomb) {
    const around = { symbols: [bomb.id], towards: AROUND, reach: { '1': 1 } }
    changes.push({ type: 'remove', when: 'end', cells: around })
    changes.push({ type: 'remove', when: 'end', cells: { symbols: [bomb.id] } })
  }
  // Locked cells turn into other symbols where a cell beside them wins.
  if (lock) {
    const into = Object.fromEntries(regulars.map(({ id }) => [id, 1]))
    changes.push({ type: 'turn', when: 'win', into: { [lock.id]: into }, cells: { besideWins: true } })
  }
  if (features.winLeavesWild && wild) {
    const reels = base.flatMap(({ strip }, reel) => (strip.includes(wild.id) ? [reel] : []))
    changes.push({ type: 'put', when: 'win', symbol: wild.id, cells: { won: true, number: { '1': 1 }, reels } })
  }
  // A full meter clears the worse half of the symbols from the window.
  if (features.chargeMeter) {
    const symbols = regulars.slice(Math.ceil(regulars.length / 2)).map(({ id }) => id)
    const cells = heights.reduce<number>((sum, height) => sum + mostRowsOf(height), 0)
    changes.push({ type: 'remove', when: 'win', charged: { at: Math.ceil(METER_SHARE * cells) }, cells: { symbols } })
  }
  const factors: Factor[] = [
    ...(features.cellFactors ? [{ type: 'cells', id: 'cells', steps: cellSteps(features.cellsUpTo) } as const] : []),
    ...(orb ? [{ type: 'symbols', id: orb.id, name: orb.name, multiplies: ['lines'] } as const] : []),
  ]
  return {
    ...(changes.length > 0 && { changes }),
    ...(factors.length > 0 && { factors }),
  }
}

import type { Definition, FreeSpins } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import { type Shown, wildOf } from './reference-view.ts'

/** What free spins carry from spin to spin. */
export interface FreeSpinState {
  readonly feature: FreeSpins
  readonly multiplier: number
  readonly chosen: string | undefined
  readonly held: readonly Held[]
}

export interface Held {
  readonly cell: Cell
  readonly shown: Shown
}

/** A symbol as it comes into view; a wild that draws its multiplier has none yet. */
export function fresh(definition: Definition, symbol: string): Shown {
  const multiplier = wildOf(definition, symbol)?.multiplier ?? 1
  return { symbol, multiplier: typeof multiplier === 'number' ? multiplier : 0 }
}

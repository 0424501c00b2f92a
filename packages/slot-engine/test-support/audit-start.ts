import type { Feature } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import type { Audit } from './audit.ts'
import type { View } from './reference-view.ts'

/** How a feature begins. */
export interface Start {
  /** Of free spins. */
  readonly spins: number
  /** The window of the paid spin that started it, or that came before a prize did. */
  readonly view: View | undefined
  /** The same as the reels stopped, where a spin started it. */
  readonly stopped?: View
  /** Its trigger's cells, where a spin started it. */
  readonly cells: readonly Cell[]
  /** Goes through another feature that a prize leads to. */
  readonly begin: (audit: Audit, feature: Feature, start: Start) => void
}

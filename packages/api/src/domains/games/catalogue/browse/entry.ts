import type { Mechanic, Volatility } from '@spilvaerk/schemas'

/** What lists are searched and filtered by that follows from a definition alone: worked out once for each. */
export interface Facts {
  /** Counts up when the same definition comes to other facts. */
  readonly edition: number
  readonly mechanics: readonly Mechanic[]
  /** Paylines, or the most ways; 0 where neither counts. */
  readonly lines: number
  readonly maxWin: number
}

/** A game on a shelf, as far as lists look at it. */
export interface ShelfEntry extends Omit<Facts, 'edition'> {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly theme: string
  readonly category: string
  readonly featured: boolean
  readonly origin: 'seed' | 'studio'
  readonly createdAt: Date
  /** Hundredths of a percent. */
  readonly rtp: number
  readonly volatility: Volatility
}

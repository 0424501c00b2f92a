import type { Definition } from '../../definition.ts'
import type { Brief, SpecialKind } from '../brief.ts'
import type { CastSymbol } from '../symbols.ts'

/**
 * A mechanic as the designer knows it. The game that it is written into plays without it and returns less than the brief
 * asks for; how much less is found by the sheet of the game with it.
 */
export interface Mechanic {
  /** What of the free spins it changes is asked for with them only. */
  readonly needs?: 'freeSpins'
  /** Needs a wild to act on. */
  readonly wild?: true
  /** A feature that pays prizes of its own: its id, and the share of the bet that they are to return. */
  readonly prizes?: { readonly feature: string; readonly share: number }
  readonly write: (game: Definition, place: Place) => Definition
}

/** What a mechanic may know of the game that it is written into. */
export interface Place {
  readonly brief: Brief
  /** Coins for a prize that is named in bets. */
  readonly coins: (bets: number) => number
  /** A symbol of its own, told apart from all others by id and picture. */
  readonly special: (kind: SpecialKind, game: Definition) => CastSymbol
}

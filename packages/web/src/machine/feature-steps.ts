import type { Cell, FeatureStarted, LockedCoin, Prize } from '@spilvaerk/slot-engine'
import type { FaceFeature } from './face-feature.ts'

/** What changes a window that stands. */
export type WindowStep = Cascade | Change | Multiply | FactorStep | SpinTimes

/** The removed cells go, the rest falls, new symbols follow. */
export interface Cascade {
  readonly type: 'cascade'
  readonly number: number
  readonly removed: readonly Cell[]
  readonly window: readonly (readonly string[])[]
  readonly multiplier: number
  /** What cells that have won multiply by. */
  readonly badges: readonly Multiplied[]
}

/** Cells turn over where they are. */
export interface Change {
  readonly type: 'change'
  readonly how: 'revealed' | 'wildsAdded' | 'windowChanged' | 'expanded'
  readonly symbol: string
  readonly cells: readonly Cell[]
  /** After the change. */
  readonly window: readonly (readonly string[])[]
}

export interface Multiply {
  readonly type: 'multiply'
  readonly wilds: readonly Multiplied[]
  /** What multiplies, where it is no wild. */
  readonly symbol?: string
}

/** A factor of what is won next. */
export interface FactorStep {
  readonly type: 'factor'
  readonly name: string
  /** Of all that is won; where reels have their own, it is in `parts`. */
  readonly multiplier?: number
  /** Shown on the top of their reels. */
  readonly parts: readonly Multiplied[]
}

/** All that a spin won is multiplied; `wonCoins` are the round’s, this step included. */
export interface SpinTimes {
  readonly type: 'spinTimes'
  readonly name: string
  readonly multiplier: number
  readonly coins: number
  readonly wonCoins: number
}

export interface Multiplied {
  readonly cell: Cell
  readonly multiplier: number
}

/** What happens on a stage of its own. `wonCoins` are the round's, this step included. */
export type FeatureStep =
  | ByChance
  | Open
  | Turn
  | Uncover
  | Climb
  | Move
  | Choose
  | Respin
  | LockCoins
  | HoldOver
  | CollectCoins
  | PrizeGiven
  | JackpotPaid
  | Chosen
  | Gamble
  | Close

/** Chance starts a feature, without a symbol. */
export interface ByChance {
  readonly type: 'byChance'
  readonly feature: string
  /** Of free spins. */
  readonly spins?: number
  /** Winning cells, where it takes so many. */
  readonly charged?: number
}

/** The stage is entered; again, where something else came in between. */
export interface Open {
  readonly type: 'open'
  readonly kind: FeatureStarted['kind']
  readonly feature: FaceFeature
  readonly cells: readonly Cell[]
  /** Of a pick: the items uncovered so far. */
  readonly uncovered: readonly number[]
}

export interface Turn {
  readonly type: 'turn'
  readonly segment: number
}

export interface Uncover {
  readonly type: 'uncover'
  readonly item: number
}

export interface Climb {
  readonly type: 'climb'
  readonly rung: number
}

/** The piece of a board goes on. */
export interface Move {
  readonly type: 'move'
  readonly roll: number
  readonly space: number
}

export interface Choose {
  readonly type: 'choose'
  readonly option: number
  readonly name?: string
}

/** The cells without a coin spin again. */
export interface Respin {
  readonly type: 'respin'
}

export interface LockCoins {
  readonly type: 'lockCoins'
  readonly landed: readonly LockedCoin[]
  /** Those of this step too. */
  readonly locked: readonly LockedCoin[]
  readonly respins: number
  /** Rows that have opened under the window. */
  readonly rows: number
  /** Reels that have opened on the right of the window. */
  readonly reels: number
  /** Those of them that opened now, where any did. */
  readonly opens?: { readonly rows: number; readonly reels: number }
  /** By reel the respins left, where each has its own. */
  readonly left: readonly number[] | undefined
  /** The coins in view when it began. */
  readonly first: boolean
}

export interface HoldOver {
  readonly type: 'holdOver'
  readonly full: boolean
  readonly coins: number
  readonly wonCoins: number
}

/** Coins in view pay. */
export interface CollectCoins {
  readonly type: 'collectCoins'
  readonly paid: readonly LockedCoin[]
  readonly coins: number
  readonly wonCoins: number
}

export interface PrizeGiven {
  readonly type: 'prize'
  readonly prize: Prize
  readonly wonCoins: number
}

export interface JackpotPaid {
  readonly type: 'jackpot'
  readonly name: string
  readonly coins: number
  readonly wonCoins: number
}

/** The symbol that expands in the free spins to come. */
export interface Chosen {
  readonly type: 'chosen'
  readonly symbol: string
}

export interface Gamble {
  readonly type: 'gamble'
  readonly won: boolean
  readonly coins: number
  readonly wonCoins: number
}

export interface Close {
  readonly type: 'close'
}

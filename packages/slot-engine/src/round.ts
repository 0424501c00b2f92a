/** [reel, row], both from 0; row 0 is the top of the window. */
export type Cell = readonly [reel: number, row: number]

/** A finished round: what happened, in order, and what it paid. The events' coins add up to `totalCoins` before the cap. */
export interface Round {
  readonly betCoins: number
  /** After the cap. */
  readonly totalCoins: number
  readonly events: readonly RoundEvent[]
}

export type RoundEvent =
  | ReelsStopped
  | LineWon
  | CombinationWon
  | ScatterPaid
  | FreeSpinsAwarded
  | FreeSpinStarted
  | FreeSpinsEnded
  | Capped

/** The reels of one spin came to rest. */
export interface ReelsStopped {
  readonly type: 'reelsStopped'
  readonly reelSet: string
  /** Per reel the stop in row 0. */
  readonly stops: readonly number[]
  /** Per reel the symbol ids from the top. */
  readonly window: readonly (readonly string[])[]
}

export interface LineWon {
  readonly type: 'lineWon'
  readonly line: number
  readonly direction: 'left' | 'right' | 'any'
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  readonly coins: number
}

export interface CombinationWon {
  readonly type: 'combinationWon'
  readonly line: number
  readonly name: string
  readonly cells: readonly Cell[]
  readonly multiplier: number
  readonly coins: number
}

export interface ScatterPaid {
  readonly type: 'scatterPaid'
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly multiplier: number
  readonly coins: number
}

export interface FreeSpinsAwarded {
  readonly type: 'freeSpinsAwarded'
  readonly feature: string
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly spins: number
  readonly retrigger: boolean
}

export interface FreeSpinStarted {
  readonly type: 'freeSpinStarted'
  readonly feature: string
  /** From 1. */
  readonly number: number
  /** Spins left after this one, before a retrigger. */
  readonly remaining: number
  readonly multiplier: number
}

export interface FreeSpinsEnded {
  readonly type: 'freeSpinsEnded'
  readonly feature: string
  readonly spins: number
  /** Won by these free spins together. */
  readonly coins: number
}

/** The round reached the cap and ended; `coins` is what it pays in all. */
export interface Capped {
  readonly type: 'capped'
  readonly coins: number
}

/** The wins of a round by where they come from. */
export type WinEvent = LineWon | CombinationWon | ScatterPaid

export const isWin = (event: RoundEvent): event is WinEvent =>
  event.type === 'lineWon' || event.type === 'combinationWon' || event.type === 'scatterPaid'

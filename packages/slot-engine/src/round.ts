/** [reel, row], both from 0; row 0 is the top of the window. */
export type Cell = readonly [reel: number, row: number]

/** A finished round: what happened, in order, and what it paid. The events' coins add up to `totalCoins` before the cap. */
export interface Round {
  readonly betCoins: number
  /** After the cap. */
  readonly totalCoins: number
  readonly events: readonly RoundEvent[]
  /** Set where the round waits for a choice that was not given: `totalCoins` is what it has won so far. */
  readonly awaiting?: Awaiting
}

/** What the player is asked: a number below `options`. */
export interface Awaiting {
  /** The choice feature's id, or `gamble`, where 0 takes the coins and 1 stakes them. */
  readonly feature: string
  readonly options: number
}

export type RoundEvent =
  | ReelsStopped
  | Revealed
  | WildsMultiplied
  | WildsAdded
  | Expanded
  | LineWon
  | CombinationWon
  | WaysWon
  | ClusterWon
  | AnywhereWon
  | ScatterPaid
  | Cascaded
  | FreeSpinsAwarded
  | FreeSpinStarted
  | FreeSpinsEnded
  | ExpandingSymbolChosen
  | FeatureStarted
  | WheelStopped
  | ItemUncovered
  | LadderClimbed
  | CoinsLocked
  | HoldAndWinEnded
  | ChoiceMade
  | Gambled
  | PrizeWon
  | JackpotWon
  | Capped

/** The reels of one spin came to rest. */
export interface ReelsStopped {
  readonly type: 'reelsStopped'
  readonly reelSet: string
  /** Per reel the stop in row 0. */
  readonly stops: readonly number[]
  /** Per reel the symbol ids from the top; what a top reel puts over a reel is its row 0. */
  readonly window: readonly (readonly string[])[]
  /** The stop of the top reel and the reels under it, where there is one. */
  readonly top?: { readonly stop: number; readonly reels: readonly number[] }
  /** In a respin the cells that stayed: only the others spin. */
  readonly held?: readonly Cell[]
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

/** A symbol on `count` consecutive reels, `ways` times. */
export interface WaysWon {
  readonly type: 'waysWon'
  readonly direction: 'left' | 'right'
  readonly symbol: string
  readonly count: number
  readonly ways: number
  readonly cells: readonly Cell[]
  readonly multiplier: number
  readonly coins: number
}

export interface ClusterWon {
  readonly type: 'clusterWon'
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly multiplier: number
  readonly coins: number
}

export interface AnywhereWon {
  readonly type: 'anywhereWon'
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly multiplier: number
  readonly coins: number
}

/** Mystery symbols turned into `symbol`. */
export interface Revealed {
  readonly type: 'revealed'
  readonly symbol: string
  readonly cells: readonly Cell[]
}

/** The multipliers of the wilds in view. */
export interface WildsMultiplied {
  readonly type: 'wildsMultiplied'
  readonly wilds: readonly { readonly cell: Cell; readonly multiplier: number }[]
}

/** Wilds put over what had stopped. */
export interface WildsAdded {
  readonly type: 'wildsAdded'
  readonly symbol: string
  readonly cells: readonly Cell[]
}

/** A symbol covered whole reels. */
export interface Expanded {
  readonly type: 'expanded'
  readonly symbol: string
  readonly reels: readonly number[]
}

/** Winners vanished, the rest fell, new symbols followed. */
export interface Cascaded {
  readonly type: 'cascaded'
  /** 1 for the first. */
  readonly number: number
  readonly removed: readonly Cell[]
  /** What is in view now. */
  readonly window: readonly (readonly string[])[]
  /** The multiplier of what this window wins. */
  readonly multiplier: number
}

export interface ExpandingSymbolChosen {
  readonly type: 'expandingSymbolChosen'
  readonly feature: string
  readonly symbol: string
}

/** A mini-game or hold-and-win began. */
export interface FeatureStarted {
  readonly type: 'featureStarted'
  readonly feature: string
  readonly kind: 'wheel' | 'pick' | 'ladder' | 'choice' | 'holdAndWin'
  readonly cells: readonly Cell[]
}

export interface WheelStopped {
  readonly type: 'wheelStopped'
  readonly feature: string
  readonly segment: number
}

export interface ItemUncovered {
  readonly type: 'itemUncovered'
  readonly feature: string
  readonly item: number
}

/** The climb ended on `rung`. */
export interface LadderClimbed {
  readonly type: 'ladderClimbed'
  readonly feature: string
  readonly rung: number
}

/** Coins landed and stay; `respins` are left now. */
export interface CoinsLocked {
  readonly type: 'coinsLocked'
  readonly feature: string
  readonly coins: readonly LockedCoin[]
  readonly respins: number
}

export interface LockedCoin {
  readonly cell: Cell
  readonly coins: number
  readonly jackpot?: string
}

export interface HoldAndWinEnded {
  readonly type: 'holdAndWinEnded'
  readonly feature: string
  readonly full: boolean
  readonly coins: number
}

export interface ChoiceMade {
  readonly type: 'choiceMade'
  readonly feature: string
  readonly option: number
}

/** The round's coins were staked; `coins` is what it pays now. */
export interface Gambled {
  readonly type: 'gambled'
  readonly won: boolean
  readonly coins: number
}

/** A prize in coins. */
export interface PrizeWon {
  readonly type: 'prizeWon'
  readonly feature: string
  readonly coins: number
}

/** `coins` is what the definition says; what a progressive pool holds beyond that is paid beside the round (`playPools`). */
export interface JackpotWon {
  readonly type: 'jackpotWon'
  readonly jackpot: string
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

/** The events that show cells winning by the pay table. */
export type WinEvent = LineWon | CombinationWon | WaysWon | ClusterWon | AnywhereWon | ScatterPaid

const WIN_TYPES: readonly string[] = [
  'lineWon',
  'combinationWon',
  'waysWon',
  'clusterWon',
  'anywhereWon',
  'scatterPaid',
] satisfies WinEvent['type'][]

export const isWin = (event: RoundEvent): event is WinEvent => WIN_TYPES.includes(event.type)

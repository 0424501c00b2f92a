// Written from the grammar (src/grammar), and compared with it by src/grammar/written.test.ts. Not edited by hand.

/**
 * A finished round: what happened, in order, and what it paid. The events’ coins add up to `totalCoins` before the cap.
 */
export interface Round {
  /** What the round cost. */
  readonly betCoins: number
  /** After the cap; what it has won so far, while it waits for a choice. */
  readonly totalCoins: number
  /** What happened, in order. */
  readonly events: readonly RoundEvent[]
  /** Set where the round waits for a choice that was not given: `totalCoins` is what it has won so far. */
  readonly awaiting?: Awaiting
}

/** One thing that happened in a round. */
export type RoundEvent =
  | ReelsStopped
  | LineWon
  | Revealed
  | WildsMultiplied
  | WildsAdded
  | FactorShown
  | WindowChanged
  | Expanded
  | CombinationWon
  | WaysWon
  | ClusterWon
  | AnywhereWon
  | StraightWon
  | ShapeWon
  | FullWindowWon
  | ScatterPaid
  | SpinMultiplied
  | Cascaded
  | StartedByChance
  | FreeSpinsAwarded
  | FreeSpinStarted
  | FreeSpinsEnded
  | LevelReached
  | ExpandingSymbolChosen
  | FeatureStarted
  | WheelStopped
  | ItemUncovered
  | BoardMoved
  | LadderClimbed
  | CoinsLocked
  | HoldAndWinEnded
  | CoinsCollected
  | ChoiceMade
  | Gambled
  | PrizeWon
  | JackpotWon
  | Capped

export const ROUND_EVENT_TYPES = [
  'reelsStopped',
  'lineWon',
  'revealed',
  'wildsMultiplied',
  'wildsAdded',
  'factorShown',
  'windowChanged',
  'expanded',
  'combinationWon',
  'waysWon',
  'clusterWon',
  'anywhereWon',
  'straightWon',
  'shapeWon',
  'fullWindowWon',
  'scatterPaid',
  'spinMultiplied',
  'cascaded',
  'startedByChance',
  'freeSpinsAwarded',
  'freeSpinStarted',
  'freeSpinsEnded',
  'levelReached',
  'expandingSymbolChosen',
  'featureStarted',
  'wheelStopped',
  'itemUncovered',
  'boardMoved',
  'ladderClimbed',
  'coinsLocked',
  'holdAndWinEnded',
  'coinsCollected',
  'choiceMade',
  'gambled',
  'prizeWon',
  'jackpotWon',
  'capped',
] as const
export type RoundEventType = (typeof ROUND_EVENT_TYPES)[number]

/** The events that show cells winning by the pay table. */
export type WinEvent =
  | LineWon
  | CombinationWon
  | WaysWon
  | ClusterWon
  | AnywhereWon
  | StraightWon
  | ShapeWon
  | FullWindowWon
  | ScatterPaid

export const WIN_EVENT_TYPES = [
  'lineWon',
  'combinationWon',
  'waysWon',
  'clusterWon',
  'anywhereWon',
  'straightWon',
  'shapeWon',
  'fullWindowWon',
  'scatterPaid',
] as const satisfies readonly WinEvent['type'][]

/** The events that name jackpots. */
export type JackpotEvent = CoinsLocked | CoinsCollected | JackpotWon

/** The reels of one spin came to rest. */
export interface ReelsStopped {
  /** What happened. */
  readonly type: 'reelsStopped'
  /** The reel set that spun. */
  readonly reelSet: string
  /** Per reel the stop in row 0. */
  readonly stops: readonly number[]
  /** Per reel the symbol ids from the top; what a top reel puts over a reel is its row 0. */
  readonly window: readonly (readonly string[])[]
  /** The stop of the top reel and the reels under it, where there is one. */
  readonly top?: TopStop
  /** In a respin the cells that stayed: only the others spin. */
  readonly held?: readonly Cell[]
}

/** Where the reel across the top came to rest. */
export interface TopStop {
  /** Its stop over the first of these reels. */
  readonly stop: number
  /** The reels under it: their row 0 is what it shows. */
  readonly reels: readonly number[]
}

/** [reel, row], both from 0; row 0 is the top of the window. */
export type Cell = readonly [reel: number, row: number]

/** A run of a symbol on a line. */
export interface LineWon {
  /** What happened. */
  readonly type: 'lineWon'
  /** The number of the line, from 0. */
  readonly line: number
  /** Where the run begins. */
  readonly direction: 'left' | 'right' | 'any'
  /** The id of the symbol. */
  readonly symbol: string
  /** How many of the symbol count. */
  readonly count: number
  /** The cells that win. */
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** Mystery symbols turned into `symbol`. */
export interface Revealed {
  /** What happened. */
  readonly type: 'revealed'
  /** The id of the symbol. */
  readonly symbol: string
  /** Where they stood. */
  readonly cells: readonly Cell[]
}

/** The multipliers of the wilds in view. */
export interface WildsMultiplied {
  /** What happened. */
  readonly type: 'wildsMultiplied'
  /** The wilds that multiply. */
  readonly wilds: readonly WildMultiplier[]
}

/** A wild that multiplies. */
export interface WildMultiplier {
  /** Where it stands. */
  readonly cell: Cell
  /** What it multiplies by. */
  readonly multiplier: number
}

/** Wilds put over what had stopped. */
export interface WildsAdded {
  /** What happened. */
  readonly type: 'wildsAdded'
  /** The id of the symbol. */
  readonly symbol: string
  /** Where they lie. */
  readonly cells: readonly Cell[]
}

/** A factor of what is won next. */
export interface FactorShown {
  /** What happened. */
  readonly type: 'factorShown'
  /** The id of the factor. */
  readonly id: string
  /** What it multiplies by; left out where that differs from win to win. */
  readonly multiplier?: number
  /** Where each reel has a factor: those above 1. */
  readonly parts?: readonly FactorPart[]
  /**
   * Where cells have factors: every one in view that has won, with what it has now. Told whenever a cell has won, and
   * as a spin stops that keeps them.
   */
  readonly marked?: readonly CellFactor[]
}

/** The factor of a reel. */
export interface FactorPart {
  /** The number of the reel, from 0. */
  readonly reel: number
  /** Its factor. */
  readonly multiplier: number
}

/** The factor of a cell. */
export interface CellFactor {
  /** The cell. */
  readonly cell: Cell
  /** Its factor. */
  readonly multiplier: number
}

/** Cells show other symbols. */
export interface WindowChanged {
  /** What happened. */
  readonly type: 'windowChanged'
  /** The number of the change in the list of the definition or of the free spins at play, from 0. */
  readonly change: number
  /** The cells that show something else now. */
  readonly cells: readonly Cell[]
  /** By cell what it shows. */
  readonly symbols: readonly string[]
  /** Of reels that move. */
  readonly nudged?: readonly NudgedReel[]
}

/** A reel that has moved. */
export interface NudgedReel {
  /** Which one, from 0. */
  readonly reel: number
  /** How far its symbols have moved down; below 0: up. */
  readonly steps: number
}

/** A symbol covered whole reels. */
export interface Expanded {
  /** What happened. */
  readonly type: 'expanded'
  /** The id of the symbol. */
  readonly symbol: string
  /** The reels that it covered. */
  readonly reels: readonly number[]
}

/** A combination on a line. */
export interface CombinationWon {
  /** What happened. */
  readonly type: 'combinationWon'
  /** The number of the line, from 0. */
  readonly line: number
  /** The name of the combination. */
  readonly name: string
  /** The cells that win. */
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** A symbol on `count` consecutive reels, `ways` times. */
export interface WaysWon {
  /** What happened. */
  readonly type: 'waysWon'
  /** Where the run begins. */
  readonly direction: 'left' | 'right'
  /** The id of the symbol. */
  readonly symbol: string
  /** How many of the symbol count. */
  readonly count: number
  /** The ways through its cells, or the cells where each pays: so many times the pay table. */
  readonly ways: number
  /** The cells that win. */
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** Cells of a symbol that touch. */
export interface ClusterWon {
  /** What happened. */
  readonly type: 'clusterWon'
  /** The id of the symbol. */
  readonly symbol: string
  /** How many of the symbol count. */
  readonly count: number
  /** The cells that win. */
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** A symbol by its number anywhere in the window. */
export interface AnywhereWon {
  /** What happened. */
  readonly type: 'anywhereWon'
  /** The id of the symbol. */
  readonly symbol: string
  /** How many of the symbol count. */
  readonly count: number
  /** The cells that win. */
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** Cells of a symbol side by side in a row or on a reel. */
export interface StraightWon {
  /** What happened. */
  readonly type: 'straightWon'
  /** The id of the symbol. */
  readonly symbol: string
  /** Where they lie. */
  readonly along: 'row' | 'reel'
  /** How many of the symbol count. */
  readonly count: number
  /** The cells that win. */
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** A symbol in every cell of a shape. */
export interface ShapeWon {
  /** What happened. */
  readonly type: 'shapeWon'
  /** The name of the shape. */
  readonly shape: string
  /** The id of the symbol. */
  readonly symbol: string
  /** How many of the symbol count. */
  readonly count: number
  /** The cells that win. */
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** One symbol in every cell: a prize instead of all other wins. */
export interface FullWindowWon {
  /** What happened. */
  readonly type: 'fullWindowWon'
  /** The id of the symbol. */
  readonly symbol: string
  /** How many of the symbol count. */
  readonly count: number
  /** The cells that win. */
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** A scatter by its number anywhere in the window. */
export interface ScatterPaid {
  /** What happened. */
  readonly type: 'scatterPaid'
  /** The id of the symbol. */
  readonly symbol: string
  /** How many of the symbol count. */
  readonly count: number
  /** The cells that win. */
  readonly cells: readonly Cell[]
  /** Wilds and feature together; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** All that a spin won is multiplied at its end. */
export interface SpinMultiplied {
  /** What happened. */
  readonly type: 'spinMultiplied'
  /** The id of the factor. */
  readonly id: string
  /** What multiplies it. */
  readonly multiplier: number
  /** What that adds. */
  readonly coins: number
}

/** Winners vanished, the rest fell, new symbols followed. */
export interface Cascaded {
  /** What happened. */
  readonly type: 'cascaded'
  /** 1 for the first. */
  readonly number: number
  /** The cells whose symbols vanished. */
  readonly removed: readonly Cell[]
  /** What is in view now. */
  readonly window: readonly (readonly string[])[]
  /** The multiplier of what this window wins. */
  readonly multiplier: number
}

/** Chance starts a feature. */
export interface StartedByChance {
  /** What happened. */
  readonly type: 'startedByChance'
  /** The id of the feature. */
  readonly feature: string
  /** How many free spins, where it is those. */
  readonly spins?: number
  /** The cells counted, where it takes so many. */
  readonly charged?: number
}

/** A window awarded free spins. */
export interface FreeSpinsAwarded {
  /** What happened. */
  readonly type: 'freeSpinsAwarded'
  /** The id of the feature. */
  readonly feature: string
  /** The id of the symbol. */
  readonly symbol: string
  /** How many of the symbol count. */
  readonly count: number
  /** The cells that were counted. */
  readonly cells: readonly Cell[]
  /** How many spins. */
  readonly spins: number
  /** While they run already. */
  readonly retrigger: boolean
}

/** A free spin began. */
export interface FreeSpinStarted {
  /** What happened. */
  readonly type: 'freeSpinStarted'
  /** The id of the feature. */
  readonly feature: string
  /** From 1. */
  readonly number: number
  /** Spins left after this one, before a retrigger. */
  readonly remaining: number
  /** The multiplier that it begins with. */
  readonly multiplier: number
  /** What is kept for this spin, where the feature has `kept`. */
  readonly kept?: readonly KeptCell[]
}

/** A symbol that is kept for a free spin. */
export interface KeptCell {
  /** Where it lies in this spin. */
  readonly cell: Cell
  /** Where it lay before. */
  readonly was: Cell
  /** The symbol. */
  readonly symbol: string
  /** What it multiplies by; 1 for most. */
  readonly multiplier: number
}

/** The last free spin is over. */
export interface FreeSpinsEnded {
  /** What happened. */
  readonly type: 'freeSpinsEnded'
  /** The id of the feature. */
  readonly feature: string
  /** How many were played. */
  readonly spins: number
  /** Won by these free spins together. */
  readonly coins: number
}

/** The symbols collected in free spins reached a level. */
export interface LevelReached {
  /** What happened. */
  readonly type: 'levelReached'
  /** The id of the feature. */
  readonly feature: string
  /** The number of the level, from 1. */
  readonly level: number
  /** How many symbols have been collected. */
  readonly collected: number
  /** How many further spins it brings. */
  readonly spins: number
  /** The multiplier of the spins that follow. */
  readonly multiplier: number
}

/** The symbol that expands in these free spins was drawn. */
export interface ExpandingSymbolChosen {
  /** What happened. */
  readonly type: 'expandingSymbolChosen'
  /** The id of the feature. */
  readonly feature: string
  /** The id of the symbol. */
  readonly symbol: string
}

/** A mini-game or hold-and-win began. */
export interface FeatureStarted {
  /** What happened. */
  readonly type: 'featureStarted'
  /** The id of the feature. */
  readonly feature: string
  /** The kind of feature. */
  readonly kind: 'wheel' | 'pick' | 'ladder' | 'choice' | 'holdAndWin' | 'board' | 'collect'
  /** The cells that started it; none where chance, a prize or a bet mode did. */
  readonly cells: readonly Cell[]
}

/** A wheel came to rest. */
export interface WheelStopped {
  /** What happened. */
  readonly type: 'wheelStopped'
  /** The id of the feature. */
  readonly feature: string
  /** The number of the segment, from 0. */
  readonly segment: number
}

/** An item of a pick was uncovered. */
export interface ItemUncovered {
  /** What happened. */
  readonly type: 'itemUncovered'
  /** The id of the feature. */
  readonly feature: string
  /** The number of the item, from 0. */
  readonly item: number
}

/** The piece of a board came to rest, or left the board. */
export interface BoardMoved {
  /** What happened. */
  readonly type: 'boardMoved'
  /** The id of the feature. */
  readonly feature: string
  /** How many spaces it went. */
  readonly roll: number
  /** The number of the space, from 0; as many as there are spaces where it left the board. */
  readonly space: number
}

/** The climb ended on `rung`. */
export interface LadderClimbed {
  /** What happened. */
  readonly type: 'ladderClimbed'
  /** The id of the feature. */
  readonly feature: string
  /** The number of the rung, from 0. */
  readonly rung: number
}

/** Coins landed and stay; `respins` are left now. */
export interface CoinsLocked {
  /** What happened. */
  readonly type: 'coinsLocked'
  /** The id of the feature. */
  readonly feature: string
  /** The coins that landed. */
  readonly coins: readonly LockedCoin[]
  /** What every locked coin is worth now, where one that has just landed acts. */
  readonly worth?: readonly LockedCoin[]
  /** The respins left. */
  readonly respins: number
  /** By reel the respins left, where each reel has its own; `respins` is the most of them. */
  readonly left?: readonly number[]
  /** Reels that have opened on the right of the window so far, where any have. */
  readonly opened?: number
  /** Rows that have opened under the window so far, where any have. */
  readonly rows?: number
}

/** A coin and what it is worth. */
export interface LockedCoin {
  /** Where it lies; rows that have opened lie under those of the window, reels to its right. */
  readonly cell: Cell
  /** What it is worth. */
  readonly coins: number
  /** The number of its kind among the coins that act, from 1. */
  readonly active?: number
  /** The id of the jackpot that it is. */
  readonly jackpot?: string
}

/** Hold-and-win is over. */
export interface HoldAndWinEnded {
  /** What happened. */
  readonly type: 'holdAndWinEnded'
  /** The id of the feature. */
  readonly feature: string
  /** Every cell was filled. */
  readonly full: boolean
  /** What multiplied the coins, where their number did. */
  readonly factor?: number
  /** What it pays. */
  readonly coins: number
}

/** Coins in view pay their values. */
export interface CoinsCollected {
  /** What happened. */
  readonly type: 'coinsCollected'
  /** The id of the feature. */
  readonly feature: string
  /** The coins that pay, each with its value. */
  readonly paid: readonly LockedCoin[]
  /** What collected them; empty where coins pay by themselves. */
  readonly collectors: readonly Collector[]
  /** That of free spins; already in `coins`. */
  readonly multiplier: number
  /** What it pays. */
  readonly coins: number
}

/** A symbol that collects. */
export interface Collector {
  /** Where it lies. */
  readonly cell: Cell
  /** What it multiplies the coins by. */
  readonly multiplier: number
}

/** The player took an option. */
export interface ChoiceMade {
  /** What happened. */
  readonly type: 'choiceMade'
  /** The id of the feature. */
  readonly feature: string
  /** The number of the option, from 0. */
  readonly option: number
}

/** The round’s coins were staked. */
export interface Gambled {
  /** What happened. */
  readonly type: 'gambled'
  /** Whether the gamble was won. */
  readonly won: boolean
  /** What the round pays now. */
  readonly coins: number
  /** Which of several ways to stake was taken, from 0; absent where there is one. */
  readonly way?: number
  /** How many coins were; absent where it is always all of them, at the same odds. */
  readonly staked?: number
}

/** A prize in coins. */
export interface PrizeWon {
  /** What happened. */
  readonly type: 'prizeWon'
  /** The id of the feature. */
  readonly feature: string
  /** What it pays. */
  readonly coins: number
}

/** A prize was a jackpot. What a progressive pool holds beyond `coins` is paid beside the round (`playPools`). */
export interface JackpotWon {
  /** What happened. */
  readonly type: 'jackpotWon'
  /** The id of the jackpot. */
  readonly jackpot: string
  /** What the definition says. */
  readonly coins: number
}

/** The round reached the cap and ended. */
export interface Capped {
  /** What happened. */
  readonly type: 'capped'
  /** What it pays in all. */
  readonly coins: number
}

/** What the player is asked: a number below `options`. */
export interface Awaiting {
  /**
   * The choice feature’s id, or `gamble`, where 0 takes the coins and 1 stakes them; where there are several ways to,
   * each has a number from 1, first those that stake all of the coins.
   */
  readonly feature: string
  /** How many options there are. */
  readonly options: number
}

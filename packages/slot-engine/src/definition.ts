/**
 * A game as plain data. Everything that decides an outcome is in here; nothing in here is code.
 * Indexes (reels, rows, lines, stops) count from 0; row 0 is the top of the window.
 * Every win is a whole number of coins; a paid spin costs `betCoins` coins.
 */
export interface Definition {
  readonly definitionVersion: 1
  /** Lower-case letters, digits and dashes. */
  readonly id: string
  readonly name: string
  readonly description?: string
  /** A free label that decides nothing (`egyptian`, `pirate`, …). */
  readonly theme?: string
  /** The price of one paid spin. */
  readonly betCoins: number
  /** The cap on a round, in times the bet: a round never pays more than `maxWin × betCoins` coins. */
  readonly maxWin: number
  readonly symbols: readonly SymbolDefinition[]
  /** Paid spins use the set named `base`; a feature may name another. */
  readonly reelSets: Readonly<Record<string, readonly ReelDefinition[]>>
  /** By reel set, a reel that lies across the others: for games of ways and of symbols anywhere. */
  readonly topReels?: Readonly<Record<string, TopReel>>
  readonly wins: WinRule
  /** Winning symbols vanish, the rest fall, new ones follow, until nothing wins. */
  readonly cascades?: Cascades
  /** Winning symbols stay and all others spin again, as long as that adds to the win. */
  readonly respins?: Respins
  readonly jackpots?: readonly Jackpot[]
  readonly features?: readonly Feature[]
  /** What the player may do with a won round before taking it. */
  readonly gamble?: Gamble
  /** Other ways to pay for a round than the plain bet: bonus buy, ante bet. */
  readonly modes?: readonly BetMode[]
}

/** Coins (or spins) by count, keyed by the count as JSON must: `{"3": 10, "4": 50}`. A count above the last key pays the last key. */
export type CountTable = Readonly<Record<string, number>>

interface SymbolBase {
  readonly id: string
  readonly name?: string
  readonly emoji?: string
}

/** Pays by the game's win rule. */
export interface RegularSymbol extends SymbolBase {
  readonly kind: 'regular'
  /** Coins by count: the length of a run on a line or of a way, the size of a cluster, the number anywhere. */
  readonly pays?: CountTable
}

/** Stands in for others. */
export interface WildSymbol extends SymbolBase {
  readonly kind: 'wild'
  /** Coins for this wild alone, by count. */
  readonly pays?: CountTable
  /** The symbols it stands in for: by default every regular symbol. Never a scatter, bonus or blank. */
  readonly replaces?: readonly string[]
  /**
   * Multiplies a win in which it stands in for another symbol: one number, or weights by number (`{"2": 3, "5": 1}`),
   * drawn anew for each wild that comes into view.
   */
  readonly multiplier?: number | CountTable
  /** Covers its whole reel when it comes into view. */
  readonly expands?: boolean
  /** The reels it may stand on: by default all. */
  readonly reels?: readonly number[]
}

/** Counts anywhere in the window. */
export interface ScatterSymbol extends SymbolBase {
  readonly kind: 'scatter'
  /** Coins by the number in the window. */
  readonly pays?: CountTable
}

/**
 * Turns into another symbol when it comes into view: all mystery symbols in view into the same. Scatters and triggers are
 * counted before it does, so it never makes one.
 */
export interface MysterySymbol extends SymbolBase {
  readonly kind: 'mystery'
  /** Weights by symbol id. */
  readonly reveals: Readonly<Record<string, number>>
}

/** Fills a stop and does nothing. */
export interface BlankSymbol extends SymbolBase {
  readonly kind: 'blank'
}

export type SymbolDefinition = RegularSymbol | WildSymbol | ScatterSymbol | MysterySymbol | BlankSymbol

export const SYMBOL_KINDS = ['regular', 'wild', 'scatter', 'mystery', 'blank'] as const
export type SymbolKind = (typeof SYMBOL_KINDS)[number]

export interface ReelDefinition {
  /** Symbol ids; stop `s` shows strip[s] in row 0, strip[s + 1] in row 1, … cyclically. */
  readonly strip: readonly string[]
  /** The relative frequency of each stop, whole numbers ≥ 0: by default all equal. */
  readonly weights?: readonly number[]
  /** Rows in the window on this reel: one number, or weights by number of rows, drawn anew each spin. */
  readonly rows: number | CountTable
  /**
   * The number of an earlier reel: this one always stops where that one stops. Both have as many stops and rows. Where their
   * strips are alike and symbols stand in stacks, the reels show giant symbols.
   */
  readonly follows?: number
}

/**
 * A reel that lies across others: stop `s` puts strip[s] over the first of `reels`, strip[s + 1] over the second, … What
 * lies over a reel is row 0 of that reel's part of the window and counts as such in everything. With cascades the rest of
 * it moves to the left, and new symbols follow from the right.
 */
export interface TopReel {
  /** The reels it lies over, ascending. */
  readonly reels: readonly number[]
  readonly strip: readonly string[]
  /** As a reel's. */
  readonly weights?: readonly number[]
}

export const DIRECTIONS = ['left', 'right', 'both', 'any'] as const
/**
 * Where a run may begin: `left` at reel 0 going right, `right` at the last reel going left,
 * `both` either (a reading of the full line counts once), `any` wherever one begins (the best of a line counts).
 * A run is as long as it can be: none begins inside another of the same symbol.
 */
export type Direction = (typeof DIRECTIONS)[number]

export const WILD_MULTIPLIER_RULES = ['highest', 'add', 'multiply'] as const
/** What several multiplying wilds in one win make together. */
export type WildMultiplierRule = (typeof WILD_MULTIPLIER_RULES)[number]

export type WinRule = LineWins | WaysWins | ClusterWins | AnywhereWins

/** One win per line and direction: the best reading of the line. */
export interface LineWins {
  readonly type: 'lines'
  /** Per line the row on each reel. */
  readonly lines: readonly (readonly number[])[]
  readonly direction?: Direction
  readonly wildMultipliers?: WildMultiplierRule
  readonly combinations?: readonly Combination[]
}

/**
 * A symbol on consecutive reels wins once for every way through its cells: coins × the product of its cells per reel.
 * A multiplying wild counts as that many cells. `both`: a run over all reels counts once.
 */
export interface WaysWins {
  readonly type: 'ways'
  readonly direction?: 'left' | 'right' | 'both'
}

/** Cells of one symbol that touch by their sides; a wild belongs to every cluster it touches. */
export interface ClusterWins {
  readonly type: 'clusters'
  readonly wildMultipliers?: WildMultiplierRule
}

/** A symbol wins by its number anywhere in the window, wilds counted in. */
export interface AnywhereWins {
  readonly type: 'anywhere'
  readonly wildMultipliers?: WildMultiplierRule
}

export interface Cascades {
  /** The multiplier of the first window's wins, of the second's, …; the last repeats. By default 1. */
  readonly multipliers?: readonly number[]
  /**
   * What fills the gaps: `strip` (the default), the symbols above on the reel's strip; or weights by symbol id, each cell
   * drawn by itself.
   */
  readonly refill?: 'strip' | Readonly<Record<string, number>>
}

/**
 * Respins with the winners held: while something wins, its cells stay, every other cell spins again, and that goes on as
 * long as each respin wins more than the last. Only the last window pays by the win rule. Scatters pay, and features
 * start, by the first.
 */
export interface Respins {
  readonly holds: 'winners'
}

/**
 * A pay for a whole line, such as "any three bars". It competes with the line's other readings; the best pays, and no wild
 * multiplies it.
 */
export interface Combination {
  readonly name: string
  /** Per reel the symbols that fit; a wild fits where it stands for one of them; `null` fits any. */
  readonly slots: readonly (readonly string[] | null)[]
  /** True: any permutation of the slots over the reels fits. */
  readonly anyOrder?: boolean
  readonly coins: number
}

export type Feature = FreeSpins | HoldAndWin | Wheel | Pick | Ladder | Choice

export const WIN_SOURCES = ['lines', 'scatters'] as const
/** `lines`: what the win rule pays, whichever it is. */
export type WinSource = (typeof WIN_SOURCES)[number]

/** Spins that cost nothing. A window awards them at most once; with cascades, every window may. */
export interface FreeSpins {
  readonly type: 'freeSpins'
  readonly id: string
  /** Absent where only a prize or a bet mode starts it. */
  readonly trigger?: FreeSpinTrigger
  /** Further spins, by count of the same symbol, while they run: by default none. */
  readonly retrigger?: CountTable
  readonly multiplier?: number
  /** The multiplier grows by `by` after every spin or every cascade, up to `upTo`, and never falls back while they run. */
  readonly grows?: { readonly by: number; readonly each: 'spin' | 'cascade'; readonly upTo?: number }
  /** Which wins the multiplier takes part in: by default all. */
  readonly multiplies?: readonly WinSource[]
  /** The reel set they run on: by default `base`. */
  readonly reelSet?: string
  /** Symbols that stay where they landed until the feature ends. */
  readonly sticky?: readonly string[]
  /** Symbols that stay too, but move one reel to the left with every spin, until they leave. Those in view come along. */
  readonly walking?: readonly string[]
  /** The spins go on while a walking symbol is in view. */
  readonly untilGone?: boolean
  /** Wilds put on so many cells of every window, wherever no scatter lies: weights by their number. */
  readonly extraWilds?: { readonly symbol: string; readonly counts: CountTable }
  /**
   * One of these symbols, drawn by weight when the feature starts, covers every reel it lands on in a spin that shows it
   * on enough reels to pay; it then pays on every line by the number of its reels, wherever they are.
   */
  readonly expandingSymbol?: Readonly<Record<string, number>>
}

export interface FreeSpinTrigger {
  /** Counted anywhere in the window. */
  readonly symbol: string
  /** Spins by count. */
  readonly awards: CountTable
  /**
   * Counted in the longest win of the symbol instead: free spins won on a line, by ways or in a cluster. What stands in for
   * the symbol there counts too. So it is for further spins.
   */
  readonly inWin?: boolean
}

/**
 * A feature that starts, at most once a spin, when `at` or more of a symbol are in view on a paid spin. What is counted is
 * what the reels showed as they stopped (or symbols fell): before mystery symbols turn and wilds are added or expand.
 */
export interface CountTrigger {
  readonly symbol: string
  readonly at: number
}

/** What a wheel, a pick or a ladder gives. */
export type Prize =
  | { readonly coins: number }
  | { readonly jackpot: string }
  | { readonly feature: string; readonly spins?: number }
  | { readonly nothing: true }

export interface Weighted {
  readonly weight: number
  readonly prize: Prize
}

/** One segment is drawn. A segment may start another feature, such as an inner wheel. */
export interface Wheel {
  readonly type: 'wheel'
  readonly id: string
  readonly trigger?: CountTrigger
  readonly segments: readonly Weighted[]
}

/** Covered items are uncovered one by one, in an order that is drawn; what the player touches only reveals it. */
export interface Pick {
  readonly type: 'pick'
  readonly id: string
  readonly trigger?: CountTrigger
  readonly items: readonly PickItem[]
  /** The number of items uncovered; absent: until one that `ends`. */
  readonly picks?: number
}

export interface PickItem {
  /** How many of it lie there. */
  readonly count: number
  readonly prize: Prize
  /** Uncovering it ends the pick ("collect"). */
  readonly ends?: boolean
}

/** From rung to rung upwards; each climb succeeds with chance up / (up + down), and the last rung reached is paid. */
export interface Ladder {
  readonly type: 'ladder'
  readonly id: string
  readonly trigger?: CountTrigger
  readonly rungs: readonly Rung[]
}

export interface Rung {
  readonly prize: Prize
  /** Weights of climbing on from here and of staying; on the last rung they mean nothing. */
  readonly up: number
  readonly down: number
}

/** The player takes one of the options, such as many free spins with a small multiplier or few with a large one. */
export interface Choice {
  readonly type: 'choice'
  readonly id: string
  readonly trigger?: CountTrigger
  /** The first is what a round that nobody attends takes. */
  readonly options: readonly Option[]
}

export interface Option {
  readonly name?: string
  readonly prize: Prize
}

/**
 * The coins in view lock, everything else spins again; each new coin resets the number of respins. At the end all coins
 * pay their values.
 */
export interface HoldAndWin {
  readonly type: 'holdAndWin'
  readonly id: string
  readonly trigger: CountTrigger
  readonly respins: number
  /** Weights by coins: what a coin is worth, drawn when it lands. */
  readonly values: CountTable
  /** Weights by jackpot id: beside the values. */
  readonly jackpots?: Readonly<Record<string, number>>
  /** On each respin a free cell shows a coin with chance hit / (hit + miss). */
  readonly landing: { readonly hit: number; readonly miss: number }
  /** Coins for filling every cell. */
  readonly fullCoins?: number
}

export interface Jackpot {
  readonly id: string
  readonly name?: string
  /** What it pays: a fixed sum, or what a progressive pool starts from. The pool itself belongs to the caller (`playPools`). */
  readonly coins: number
  /** What every round puts into the pool, in millionths of a coin; absent: a fixed jackpot. */
  readonly contributionPpm?: number
  /**
   * The pool is paid before it passes so many coins: at a height that is drawn, evenly between `coins` and here, when it
   * starts. Only for a pool.
   */
  readonly mustHitBy?: number
}

/**
 * The round's coins against `factor` times as many, with chance up / (up + down), at most `steps` times; one that nobody
 * attends is taken as it is. Fair where factor × up = up + down; more than that is refused.
 */
export interface Gamble {
  readonly factor: number
  readonly up: number
  readonly down: number
  readonly steps: number
}

/** Another price for a round, for another start. */
export interface BetMode {
  readonly id: string
  readonly name?: string
  /** Its price; the coin stays the same. */
  readonly coins: number
  /** The feature it buys, instead of a paid spin. */
  readonly buys?: { readonly feature: string; readonly spins?: number }
  /** The reel set its paid spin runs on. */
  readonly reelSet?: string
}

/** The fixed limits of a definition: what is larger is refused by name. */
export const LIMITS = {
  reels: 8,
  rows: 10,
  lines: 1024,
  symbols: 64,
  /** One for paid spins, and others for features and modes. */
  reelSets: 17,
  stripLength: 1024,
  /** Sum of the weights of one reel: all its draws are one unbiased draw below this. */
  reelWeight: 1 << 20,
  combinations: 256,
  /** Stops of all sets × lines: the cells of the tables that a game is played from. */
  tableCells: 1 << 24,
  betCoins: 100_000,
  payCoins: 100_000_000,
  maxWin: 1_000_000,
  /** The most that one window may pay: coins of a window are 32-bit integers. */
  windowCoins: 2_147_483_647,
  /** Awarded at once. */
  freeSpins: 1_000,
  /** Played in one feature, retriggers counted; then it ends. `parseDefinition` refuses retriggers that come anywhere near. */
  spinsPerFeature: 100_000,
  /** The mean length that a walk of symbols may have; a bound for it is looked at. */
  walkSpins: 10_000,
  /** The mean number of further spins that one free spin awards: at 1 a round has no end. */
  meanRetriggers: 0.95,
  multiplier: 1_000,
  features: 16,
  modes: 8,
  jackpots: 8,
  /** Segments, items, rungs. */
  prizes: 100,
  /** Symbols, and the multipliers that wilds draw. */
  tokens: 96,
  /** Windows of one spin, cascades counted in. */
  cascades: 1_000,
} as const

export const BASE_REEL_SET = 'base'

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
  readonly wins: LineWins
  readonly features?: readonly Feature[]
}

/** Coins (or spins) by count, keyed by the count as JSON must: `{"3": 10, "4": 50}`. A count above the last key pays the last key. */
export type CountTable = Readonly<Record<string, number>>

interface SymbolBase {
  readonly id: string
  readonly name?: string
  readonly emoji?: string
}

/** Pays along lines. */
export interface RegularSymbol extends SymbolBase {
  readonly kind: 'regular'
  /** Coins per line by run length. */
  readonly pays?: CountTable
}

/** Stands in for others along lines. */
export interface WildSymbol extends SymbolBase {
  readonly kind: 'wild'
  /** Coins per line for a run of this wild alone. */
  readonly pays?: CountTable
  /** The symbols it stands in for: by default every regular symbol. Never a scatter, bonus or blank. */
  readonly replaces?: readonly string[]
  /** Multiplies a win in which it stands in for another symbol. */
  readonly multiplier?: number
  /** The reels it may stand on: by default all. */
  readonly reels?: readonly number[]
}

/** Counts anywhere in the window. */
export interface ScatterSymbol extends SymbolBase {
  readonly kind: 'scatter'
  /** Coins by the number in the window. */
  readonly pays?: CountTable
}

/** Fills a stop and does nothing. */
export interface BlankSymbol extends SymbolBase {
  readonly kind: 'blank'
}

export type SymbolDefinition = RegularSymbol | WildSymbol | ScatterSymbol | BlankSymbol

export const SYMBOL_KINDS = ['regular', 'wild', 'scatter', 'blank'] as const
export type SymbolKind = (typeof SYMBOL_KINDS)[number]

export interface ReelDefinition {
  /** Symbol ids; stop `s` shows strip[s] in row 0, strip[s + 1] in row 1, … cyclically. */
  readonly strip: readonly string[]
  /** The relative frequency of each stop, whole numbers ≥ 0: by default all equal. */
  readonly weights?: readonly number[]
  /** Rows in the window on this reel. */
  readonly rows: number
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

/** One win per line and direction: the best reading of the line. */
export interface LineWins {
  readonly type: 'lines'
  /** Per line the row on each reel. */
  readonly lines: readonly (readonly number[])[]
  readonly direction?: Direction
  readonly wildMultipliers?: WildMultiplierRule
  readonly combinations?: readonly Combination[]
}

/** A pay for a whole line, such as "any three bars". It competes with the line's other readings; the best pays. */
export interface Combination {
  readonly name: string
  /** Per reel the symbols that fit; `null` fits any. */
  readonly slots: readonly (readonly string[] | null)[]
  /** True: any permutation of the slots over the reels fits. */
  readonly anyOrder?: boolean
  readonly coins: number
}

export type Feature = FreeSpins

export const WIN_SOURCES = ['lines', 'scatters'] as const
export type WinSource = (typeof WIN_SOURCES)[number]

/** Spins that cost nothing. A spin awards them at most once per trigger. */
export interface FreeSpins {
  readonly type: 'freeSpins'
  readonly id: string
  readonly trigger: FreeSpinTrigger
  /** Further spins, by count of the same symbol, while they run: by default none. */
  readonly retrigger?: CountTable
  readonly multiplier?: number
  /** Which wins the multiplier takes part in: by default all. */
  readonly multiplies?: readonly WinSource[]
  /** The reel set they run on: by default `base`. */
  readonly reelSet?: string
}

export interface FreeSpinTrigger {
  /** A scatter, counted anywhere in the window. */
  readonly symbol: string
  /** Spins by count. */
  readonly awards: CountTable
}

/** The fixed limits of a definition: what is larger is refused by name. */
export const LIMITS = {
  reels: 8,
  rows: 10,
  lines: 1024,
  symbols: 64,
  /** One for paid spins, and at most one more for each feature. */
  reelSets: 9,
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
  /** The mean number of further spins that one free spin awards: at 1 a round has no end. */
  meanRetriggers: 0.95,
  multiplier: 1_000,
  features: 8,
} as const

export const BASE_REEL_SET = 'base'

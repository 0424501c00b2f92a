/** The fixed limits of a definition: what is larger is refused by name. */
export const LIMITS = {
  reels: 8,
  rows: 10,
  lines: 1024,
  shapes: 64,
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
  /** How often one spin is played that has to win; the last stands. */
  spinTries: 1_000,
  /** The mean length that a walk of symbols may have; a bound for it is looked at. */
  walkSpins: 10_000,
  /** The mean number of further spins that one free spin awards: at 1 a round has no end. */
  meanRetriggers: 0.95,
  multiplier: 1_000,
  /** Of free spins, and symbols collected for one. */
  levels: 20,
  /** Cells that win in one spin, for what they start. */
  charge: 10_000,
  collected: 1_000,
  features: 16,
  /** Of the window, on paid spins or in one feature. */
  changes: 16,
  modes: 8,
  /** Of one kind of spin. */
  factors: 8,
  /** Of a cell that wins again and again. */
  factorSteps: 20,
  jackpots: 8,
  /** Symbols that a trigger counts beside its own. */
  alsoCounted: 4,
  /** Segments, items, rungs. */
  prizes: 100,
  /** Symbols, and the multipliers that wilds draw. */
  tokens: 96,
  /** Windows of one spin, cascades counted in. */
  cascades: 1_000,
} as const

export const BASE_REEL_SET = 'base'

/** The plain bet goes by this name among the modes. */
export const PLAIN_BET = 'base'

/** What a round asks about a gamble goes by this name. */
export const GAMBLE = 'gamble'

/** Names that others refer to. */
export const ID_PATTERN = '^[A-Za-z0-9][A-Za-z0-9_-]*$'
export const ID_LENGTH = { min: 1, max: 64 } as const
export interface Range {
  readonly min: number
  readonly max: number
}

import type { Definition } from '../definition.ts'
import type { ParSheet, VolatilityClass } from '../proof/sheet.ts'
import { MECHANICS, type MechanicName } from './mechanics/names.ts'

/** What a game should be. The designer answers with a game whose sheet proves that it is, or says what cannot be met. */
export interface Brief {
  readonly name: string
  /** By default made from the name. */
  readonly id?: string
  readonly description?: string
  readonly theme?: string
  /** Best first among the regular ones; by default a set of ten, with a wild and, where a feature needs one, a scatter. */
  readonly symbols?: readonly BriefSymbol[]
  /** How wins are counted, by default on lines. */
  readonly counting?: Counting
  /** 3 to 8. */
  readonly reels: number
  /**
   * For all reels or one number per reel: 3 to 5 for lines, 3 to 6 for ways, 3 to 8 for clusters and anywhere; not for
   * variable ways, which draw 2 to 7 rows for each reel. By default what is usual.
   */
  readonly rows?: number | readonly number[]
  /** 1 to 100: for lines, and only there. */
  readonly lines?: number
  /** By default the least usual bet that has a coin for every line. Must divide 100,000 so that any bet splits into coins. */
  readonly betCoins?: number
  /** In percent, 80 to 99. */
  readonly rtp: number
  readonly volatility: VolatilityClass
  /** The cap of a round in times the bet, 50 to 250,000. A single line of the best symbol reaches it. */
  readonly maxWin: number
  readonly direction?: 'left' | 'right' | 'both'
  /** How many of a hundred paid spins win, 5 to 60: by default as many as is usual in the class. */
  readonly hitFrequency?: number
  /** Of the symbols that the designer adds by itself; by default English ones. */
  readonly specialNames?: Partial<Record<SpecialKind, string>>
  /** Pictures of those, where no other symbol has them. */
  readonly specialEmojis?: Partial<Record<SpecialKind, string>>
  readonly features?: BriefFeatures
}

export const COUNTINGS = ['lines', 'ways', 'variableWays', 'clusters', 'anywhere'] as const
/** `ways`: rows × rows × …, such as 243 or 1024. `variableWays`: up to 117,649 with six reels. `anywhere`: so many of a symbol, wherever they lie. */
export type Counting = (typeof COUNTINGS)[number]

/** What pays the cap, turns into others, is held, starts a mini-game, collects, explodes, multiplies a spin, and opens beside a win. */
export const SPECIAL_KINDS = ['prize', 'mystery', 'coin', 'bonus', 'collector', 'bomb', 'multiplier', 'lock'] as const
export type SpecialKind = (typeof SPECIAL_KINDS)[number]

export interface BriefSymbol {
  readonly id?: string
  readonly emoji: string
  readonly name: string
  readonly kind: 'regular' | 'wild' | 'scatter'
}

/**
 * Mechanics of symbols that fall. Bombs take the cells around them once nothing wins any more. In clusters, a cell that wins is marked
 * and multiplies later wins of the spin, by two, four and eight. Winning cells fill a meter, and a full one clears the low symbols.
 * Multipliers in view when nothing falls any more are added up, and multiply the spin. A multiplier of free spins grows with each fall
 * and is kept. A win leaves a wild, and locked cells open beside wins.
 */
export const FALLING_MECHANICS = [
  'bombs',
  'cellFactors',
  'chargeMeter',
  'multiplierBombs',
  'keptLadder',
  'winLeavesWild',
  'lockedSymbols',
] as const
export type FallingMechanic = (typeof FALLING_MECHANICS)[number]

/**
 * Besides those named here, the mechanics of `mechanics/`, on lines and ways whose symbols do not fall; and those of symbols that do.
 */
export interface BriefFeatures extends Readonly<Partial<Record<MechanicName | FallingMechanic, boolean>>> {
  readonly freeSpins?: boolean | FreeSpinWish
  /** 2 to 10: each wild in a win multiplies it. */
  readonly wildMultiplier?: number
  /** Three scatters or more also pay coins. */
  readonly scatterPays?: boolean
  /** Winners vanish and others fall; each further window of a spin pays by the next multiplier of the ladder. Clusters and anywhere always do. */
  readonly cascades?: boolean | CascadeWish
  /** Wilds that cover their reel: on lines and ways without cascades. */
  readonly expandingWilds?: boolean
  /** In free spins, which they need: wilds that stay. On lines and ways without cascades. */
  readonly stickyWilds?: boolean
  /** In free spins, which they need: wilds that stay and walk to the left. On lines and ways without cascades. */
  readonly walkingWilds?: boolean
  /** In free spins, which they need: a symbol drawn to expand, as in the "book" games. On lines without cascades. */
  readonly expandingSymbol?: boolean
  /** Symbols that all turn into the same other one. */
  readonly mystery?: boolean
  /** Coins that lock while the rest spins again. Not with cascades, expanding wilds or variable rows. */
  readonly holdAndWin?: boolean
  /** Coins in view that start hold-and-win: from three to one on every reel, by default on all reels but one. */
  readonly coinsAt?: number
  readonly pick?: boolean
  readonly wheel?: boolean
  /** What the best segment of the wheel pays in bets, 2 to 10,000 and no more than the cap. */
  readonly wheelTop?: number
  /** What the best symbol pays in bets for the most of it, 1 to 10,000 and no more than half the cap: on lines and ways. */
  readonly topPay?: number
  /** So many of a symbol win in clusters and anywhere, 3 to 12. */
  readonly leastWin?: number
  /** What a cell multiplies by at most in `cellFactors`, 2 to 1,024. */
  readonly cellsUpTo?: number
  /** What a symbol of `multiplierBombs` adds at most, 2 to 500. */
  readonly bombsUpTo?: number
  readonly ladder?: boolean
  /** Fixed tiers, four unless said, won on the wheel or in hold-and-win; where neither is wanted, on a wheel of their own. */
  readonly jackpots?: boolean | JackpotWish
  /** A bet mode that buys the free spins, which it needs, for 50 to 200 times the bet. */
  readonly bonusBuy?: boolean
  /** What is chosen between in `freeSpinChoice`, 2 to 6: spins times multiplier is the same for all, so that they return alike. */
  readonly choices?: readonly SpinChoice[]
  /** What it should cost in bets, 20 to 500: as many spins are bought as are worth that. */
  readonly buyPrice?: number
  /** A bet mode with dearer spins that start the free spins, which it needs, about twice as often. */
  readonly ante?: boolean
  /** Double or nothing after a win, exactly fair. */
  readonly gamble?: boolean
}

/** So many jackpots can be had in one game. */
export const MOST_JACKPOTS = 6
/** Between what the numbers of features may lie: spins at a time, further ones, choices, coins, and bets for a buy. */
export const FIGURE_BOUNDS = {
  awarded: 100,
  again: 50,
  choices: 6,
  leastCoins: 3,
  price: [20, 500],
  wheelTop: [2, 10_000],
  topPay: [1, 10_000],
  leastWin: [3, 12],
  cellsUpTo: [2, 1024],
  bombsUpTo: [2, 500],
  hitFrequency: [5, 60],
} as const

export interface JackpotWish {
  /** From one to `MOST_JACKPOTS`. */
  readonly count: number
  /** What they are called, from the least. */
  readonly names?: readonly string[]
  /** What they pay in bets, from the least: rising, and not above the cap. */
  readonly bets?: readonly number[]
}

/** The features that are only asked for or not. */
export const FEATURE_SWITCHES = [
  'scatterPays',
  'expandingWilds',
  'stickyWilds',
  'walkingWilds',
  'expandingSymbol',
  'mystery',
  'holdAndWin',
  'pick',
  'wheel',
  'ladder',
  'bonusBuy',
  'ante',
  'gamble',
  ...MECHANICS,
  ...FALLING_MECHANICS,
] as const satisfies readonly (keyof BriefFeatures)[]

export interface CascadeWish {
  /** By window, 1 to 20; the last repeats. By default 1, 2, 3; 1 in the low class. */
  readonly multipliers?: readonly number[]
}

export interface SpinChoice {
  readonly spins: number
  readonly multiplier: number
}

export interface FreeSpinWish {
  /** For three scatters; four and five give more. */
  readonly spins?: number
  /** By number of scatters, in place of `spins`: the fewest start them, more give at least as many. */
  readonly awards?: Readonly<Record<string, number>>
  readonly multiplier?: number
  /** True by default. */
  readonly retrigger?: boolean
  /** So many further spins for as many scatters as start them; by default as many as they start with. */
  readonly again?: number
  /** Strips of their own, richer in wilds. */
  readonly ownStrips?: boolean
  /** The multiplier grows by one with every spin, up to ten. Then there is no retrigger. */
  readonly grows?: boolean
}

export const DESIGN_TARGETS = [
  'name',
  'counting',
  'direction',
  'reels',
  'rows',
  'lines',
  'symbols',
  'betCoins',
  'rtp',
  'volatility',
  'maxWin',
  'hitFrequency',
  'features',
] as const
export type DesignTarget = (typeof DESIGN_TARGETS)[number]

export type DesignResult =
  | { readonly ok: true; readonly definition: Definition; readonly sheet: ParSheet }
  | DesignRefusal

/** A game that mechanics are written into. */
export type Hosted = { readonly ok: true; readonly definition: Definition } | DesignRefusal

/** A brief that cannot be met: the target in the way, why, and the nearest value of it that can be. */
export interface DesignRefusal {
  readonly ok: false
  readonly target: DesignTarget
  readonly reason: string
  readonly nearest: number | string
  /** Where the work was told to finish: nothing is said of what a longer search finds. */
  readonly interrupted?: true
}

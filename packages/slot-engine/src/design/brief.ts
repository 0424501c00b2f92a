import type { Definition } from '../definition.ts'
import type { ParSheet, VolatilityClass } from '../sheet.ts'

/** What a game should be. The designer answers with a game whose sheet proves that it is, or says what cannot be met. */
export interface Brief {
  readonly name: string
  /** By default made from the name. */
  readonly id?: string
  readonly description?: string
  readonly theme?: string
  /** Best first among the regular ones; by default a set of ten, with a wild and, where a feature needs one, a scatter. */
  readonly symbols?: readonly BriefSymbol[]
  /** 3 to 7. */
  readonly reels: number
  /** 3 to 5, for all reels or one number per reel. By default 3, or as many more as the lines need. */
  readonly rows?: number | readonly number[]
  /** 1 to 100. */
  readonly lines: number
  /** By default the least usual bet that has a coin for every line. Must divide 100,000 so that any bet splits into coins. */
  readonly betCoins?: number
  /** In percent, 80 to 99. */
  readonly rtp: number
  readonly volatility: VolatilityClass
  /** The cap of a round in times the bet, 50 to 20,000. A single line of the best symbol reaches it. */
  readonly maxWin: number
  readonly direction?: 'left' | 'right' | 'both'
  readonly features?: BriefFeatures
}

export interface BriefSymbol {
  readonly id?: string
  readonly emoji: string
  readonly name: string
  readonly kind: 'regular' | 'wild' | 'scatter'
}

export interface BriefFeatures {
  readonly freeSpins?: boolean | FreeSpinWish
  /** 2 to 10: each wild in a win multiplies it. */
  readonly wildMultiplier?: number
  /** Three scatters or more also pay coins. */
  readonly scatterPays?: boolean
}

export interface FreeSpinWish {
  /** For three scatters; four and five give more. */
  readonly spins?: number
  readonly multiplier?: number
  /** True by default. */
  readonly retrigger?: boolean
  /** Strips of their own, richer in wilds. */
  readonly ownStrips?: boolean
}

export const DESIGN_TARGETS = [
  'name',
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

/** A brief that cannot be met: the target in the way, why, and the nearest value of it that can be. */
export interface DesignRefusal {
  readonly ok: false
  readonly target: DesignTarget
  readonly reason: string
  readonly nearest: number | string
}

import type { WeightedDraw } from '../tables/weighted-draw.ts'

/** The factors of one kind of spin, ready for play and for proof. Several multiply each other. */
export interface FactorsPlan {
  readonly drawn: readonly DrawnFactorPlan[]
  readonly byReel: readonly ReelFactorsPlan[]
  readonly fill: readonly FillFactorPlan[]
  readonly run: readonly RunFactorPlan[]
  readonly inView: readonly InViewPlan[]
  readonly cells: readonly CellFactorsPlan[]
}

/** Which wins a factor of whole windows multiplies. */
export interface Multiplied {
  readonly lines: boolean
  readonly scatters: boolean
}

export interface DrawnFactorPlan extends Multiplied {
  readonly id: string
  /** Its tokens are the factors. */
  readonly values: WeightedDraw
}

export interface ReelFactorsPlan {
  readonly id: string
  readonly reels: readonly WeightedDraw[]
  readonly adds: boolean
}

export interface FillFactorPlan extends Multiplied {
  readonly id: string
  /** The symbols that may fill reels. */
  readonly symbols: readonly number[]
  readonly fewest: number
}

export interface RunFactorPlan extends Multiplied {
  readonly id: string
  readonly from: number
  readonly adds: number
  /** By regular symbol and token, whether the token shows it or stands in for it. */
  readonly shows: readonly Uint8Array[]
}

export interface CellFactorsPlan {
  readonly id: string
  /** By how often a cell has won, from none on. */
  readonly steps: readonly number[]
  /** What cells have stays for the free spins that follow. */
  readonly keeps: boolean
}

/** Of a whole spin, by the symbols in view at its end. */
export interface InViewPlan extends Multiplied {
  readonly id: string
  /** By token what it adds. */
  readonly worth: Int32Array
  /** What is added up stays for the free spins that follow. */
  readonly keeps: boolean
}

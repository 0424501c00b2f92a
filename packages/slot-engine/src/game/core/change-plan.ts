import type { WeightedDraw } from '../tables/weighted-draw.ts'
import type { ChargePlan, Odds } from './chance-plan.ts'

/** What becomes of single cells in one kind of spin. */
export interface ChangesPlan {
  /** Before scatters and triggers are counted. */
  readonly stop: readonly ChangePlan[]
  /** Before wins are counted. */
  readonly before: readonly ChangePlan[]
  /** After a first window that won nothing. */
  readonly loss: readonly ChangePlan[]
  /** After a window that won, before its winners vanish. */
  readonly win: readonly ChangePlan[]
  /** After a window that won nothing, once nothing more would fall. */
  readonly end: readonly ChangePlan[]
  /** Those of all that the cells which win bring about. */
  readonly charged: readonly ChangePlan[]
}

export interface ChangePlan {
  /** Its number in the list of the definition. */
  readonly index: number
  /** In the first window of a spin only. */
  readonly first: boolean
  /** `null` where it always happens. */
  readonly odds: Odds | null
  readonly inView: InViewPlan | null
  /** Only where a window brings the winning cells of its spin to so many; `null`: after each. */
  readonly charged: ChargePlan | null
  /** It stays only where the window wins more with it. */
  readonly ifWins: boolean
  readonly cells: CellPlan
  /** By token which of `draws` says what lands on a cell that shows it; −1: none, it stays. */
  readonly drawOf: Int32Array
  readonly draws: readonly WeightedDraw[]
  /** The cells are taken away; nothing lands on them. */
  readonly removes: boolean
  /** What shares a draw. */
  readonly drawn: 'cell' | 'reel' | 'window'
  /** Reels move; `null` for what changes cells by themselves. */
  readonly nudge: NudgePlan | null
}

/** Reels that move along their strips. */
export interface NudgePlan {
  /** By token whether it is one of those that the reel moves for. */
  readonly shows: Uint8Array
  /** Until a stack that lies partly in view is in view, or until one that is not comes into view. */
  readonly until: 'full' | 'inView'
  readonly down: boolean
  readonly up: boolean
  /** It moves only where this many steps are enough. */
  readonly steps: number
  /** By token and steps, `multiplied[token][steps]`: what it is afterwards; `null` where it stays what it is. */
  readonly multiplied: readonly (Int32Array | null)[] | null
}

/** So many of a symbol in view, `upTo` counted in. */
export interface InViewPlan {
  /** By token whether it is counted. */
  readonly counts: Uint8Array
  readonly at: number
  readonly upTo: number
}

/** Some cells of a window. */
export interface CellPlan {
  /** By token whether its cells are chosen, or those beside them; `null`: all cells are. */
  readonly from: Uint8Array | null
  /** Steps over reels and rows; empty where the cells themselves are chosen. */
  readonly towards: readonly Step[]
  /** How many steps; `null`: to the edge. */
  readonly reach: WeightedDraw | null
  /** Goes in one direction that is drawn. */
  readonly oneOf: boolean
  /** By reel whether its cells may be chosen. */
  readonly reels: Uint8Array
  /** Cells that touch one that is about to vanish. */
  readonly besideWins: boolean
  /** Cells of squares of so many rows whose cells are all alike; 0 where any are chosen. */
  readonly alike: number
  /** The rows of a square that is drawn, which holds all that are chosen; `null`: the whole window does. */
  readonly square: WeightedDraw | null
  /** By token whether a square may not cover it. */
  readonly uncovered: Uint8Array
  /** By token its symbol. */
  readonly symbolOf: Uint8Array
  /** After a win: whether it is the cells about to vanish, or those that stay; `null` before. */
  readonly won: boolean | null
  /** How many of them; `null`: all. */
  readonly number: WeightedDraw | null
}

export interface Step {
  readonly reels: number
  readonly rows: number
}

import type { Definition } from '../../definition.ts'
import type { ScatterCounts } from '../tables/reels.ts'
import type { Tokens } from '../tables/tokens.ts'

/** As much of a game as has to be known to say what a board shows. */
export interface CountedGame {
  readonly definition: Definition
  /** The most a round pays. */
  readonly maxCoins: number
  /** @internal */
  readonly plan: CountedPlan
}

export interface CountedPlan {
  readonly tokens: Tokens
  readonly scatters: ScatterPlan
}

export interface ScatterPlan extends ScatterPays {
  readonly counts: ScatterCounts
  /** By token, `EMPTY` counted in, what it adds to packed counts. */
  readonly packed: Int32Array
}

/** What scatters pay in one kind of spin. */
export interface ScatterPays {
  /** Per scatter symbol its coins by count. */
  readonly payOf: readonly (readonly number[])[]
  /** Coins of all scatter pays together, by packed counts. */
  readonly pays: Float64Array
}

import type { KeptSymbol } from '../../definition.ts'

/** Symbols that free spins keep. */
export interface KeptPlan {
  /** By token; `null` for what is not kept. */
  readonly byToken: readonly (KeptToken | null)[]
}

/** One object for each symbol. */
export interface KeptToken {
  readonly moves: NonNullable<KeptSymbol['moves']>
  /** Spins for which it is kept. */
  readonly lasts: number
  /** By token what it is once it has been kept for one more spin. */
  readonly grown: Int32Array
}

/** What a win of a symbol starts, or adds to the spins at play, by its size. */
export interface WinAwards {
  readonly symbol: number
  /** On a paid spin, and on a free one. */
  readonly awards: readonly number[]
  readonly retriggers: readonly number[]
}

/** Spins that wins start. */
export interface InWinPlan extends WinAwards {
  /** Where what all wins award adds up: what those of each symbol do; `null`: only the longest of the symbol counts. */
  readonly each: readonly WinAwards[] | null
}

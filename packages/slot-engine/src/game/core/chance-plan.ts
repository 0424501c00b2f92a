/** A draw below `total` that hits where it is below `hit`. */
export interface Odds {
  readonly hit: number
  readonly total: number
}

/** So many winning cells of these tokens. */
export interface ChargePlan {
  readonly at: number
  readonly tokens: Uint8Array
}

/** What a paid spin starts by chance. */
export interface ChanceStart extends Odds {
  readonly index: number
  readonly when: 'before' | 'after' | 'loss'
  /** Free spins; 1 for any other feature. */
  readonly n: number
  readonly isFreeSpins: boolean
  /** So many winning cells of these tokens start it, and fewer do not; `null` where wins do not matter. */
  readonly charged: ChargePlan | null
}

/** What starts features by chance. */
export interface ChancePlan {
  /** By feature the odds that what its trigger counts starts it; `null` where it always does. */
  readonly odds: readonly (Odds | null)[]
  readonly starts: readonly ChanceStart[]
}

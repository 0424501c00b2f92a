import type { Fraction } from '../fraction.ts'

/** So many hundredths of a pool, and how often a bet takes them. */
export interface PoolShare {
  readonly percent: number
  readonly chance: Fraction
}

/**
 * A progressive pool that a spot pays into and wins from. Its money belongs to the caller: the round pays what is due of what
 * the pool starts from, and says so by `jackpotWon`; what is due of what has gathered is paid beside the round.
 */
export interface PoolRules {
  /** The id of the spot, and the pool's own. */
  readonly spot: string
  /** What players read. */
  readonly name?: string
  readonly startCoins: number
  /** What a bet on the spot puts in, in millionths of a coin. */
  readonly contributionPpm: number
  /** What a bet takes of the pool. */
  shares(): readonly PoolShare[]
}

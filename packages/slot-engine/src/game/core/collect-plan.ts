import type { Meter } from '../../meter.ts'
import type { Rng } from '../../rng.ts'
import type { Tally } from './tally.ts'
import type { Teller } from './teller.ts'

/** What pays coins in view. */
export interface Collecting {
  readonly rng: Rng
  readonly tally: Tally
  readonly teller: Teller | null
}

/** Coins in view that pay in free spins too. */
export interface CollectPlan {
  /** By packed counts what a window collects; 0 for nothing. */
  readonly starts: Int32Array
  readonly pay: (host: Collecting, n: number, multiplier: number) => void
  /** How often `n` pays so many coins. */
  readonly law: (n: number, meter: Meter) => CoinLaw
}

/** Coins, each with its weight out of `total`. */
export interface CoinLaw {
  readonly coins: readonly number[]
  readonly weights: readonly number[]
  readonly total: number
}

import { drawHeight, takenCoins } from '../../game/features/jackpot/pools.ts'
import { createRng } from '../../rng.ts'
import type { Difference } from './first-difference.ts'

/** By which a pool grows and pays. */
export interface PoolTerms {
  /** What it starts from. */
  readonly startCoins: number
  /** The height that it never passes; `null` where only a prize wins it. */
  readonly mustHitByCoins: number | null
  /** What each round puts in, in millionths of a coin. */
  readonly contributionPpm: number
}

/** What ended a pool's wait. */
export const POOL_ENDS = ['prize', 'mustHit', 'changed'] as const
export type PoolEnd = (typeof POOL_ENDS)[number]

/** A pool that has paid, from its opening on. */
export interface PaidPool {
  /** Absent where the pool was opened before terms, seed and rounds were kept: then there is nothing to compare with. */
  readonly opening?: {
    readonly terms: PoolTerms
    /** What the height is drawn from; `null` where only a prize wins the pool. */
    readonly seed: string | null
    /** What was in it from before, in millionths of a coin. */
    readonly grownPpm: number
    /** How many rounds have put into it, the one that took it included. */
    readonly rounds: number
  }
  readonly grownPpm: number
  /** `changed`: its terms became others, and it went on under a new seed without paying. */
  readonly by: PoolEnd
  readonly hitAtCoins: number | null
  /** Beside what the round itself paid. */
  readonly paidCoins: number
  /** Of a prize that took a part of what had gathered: how many hundredths. By default all of it. */
  readonly percent?: number
}

const MILLION = 1_000_000

/**
 * Compares a pool that has paid with what follows from its seed and its rounds: the height, what had gathered, when it
 * had to pay, and how much. That the seed is the one whose hash was shown is for the caller to check.
 * @returns the first difference; `null` where there is none
 */
export function verifyPool({ opening, grownPpm, by, hitAtCoins, paidCoins, percent }: PaidPool): Difference | null {
  const gathered = Math.floor(grownPpm / MILLION)
  const due = {
    prize: takenCoins(grownPpm, percent),
    changed: 0,
    mustHit: (opening?.terms.startCoins ?? 0) + gathered,
  }[by]
  if (!opening) return by === 'mustHit' ? null : differs('paidCoins', paidCoins, due)
  const { terms, seed, rounds } = opening
  const { startCoins: coins, mustHitByCoins: mustHitBy, contributionPpm } = terms
  const height = seed === null || mustHitBy === null ? null : drawHeight({ coins, mustHitBy }, createRng(seed))
  const isDue = (ppm: number): boolean => height !== null && coins + Math.floor(ppm / MILLION) >= height
  return (
    differs('hitAtCoins', hitAtCoins, height) ??
    differs('grownPpm', grownPpm, opening.grownPpm + rounds * contributionPpm) ??
    (by === 'mustHit' ? differs('by', by, isDue(grownPpm) ? 'mustHit' : 'nothing yet') : null) ??
    (rounds > 1 ? differs('rounds', rounds, isDue(grownPpm - contributionPpm) ? 'fewer' : rounds) : null) ??
    differs('paidCoins', paidCoins, due)
  )
}

const differs = (field: string, stored: unknown, played: unknown): Difference | null =>
  Object.is(stored, played) ? null : { field, stored, played }

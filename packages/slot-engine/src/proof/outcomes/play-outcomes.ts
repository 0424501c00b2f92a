import { entryOf } from '../../entries.ts'
import { createRng, type Rng, streamSeed } from '../../rng.ts'
import type { OutcomeRow, OutcomeTable } from './outcome-table.ts'

/** A table made ready to be drawn from. */
export interface OutcomeGame {
  readonly table: OutcomeTable
  /** Sum of the weights up to and with each row. */
  readonly reached: Float64Array
  readonly total: number
}

export function compileOutcomes(table: OutcomeTable): OutcomeGame {
  let total = 0
  const reached = Float64Array.from(table.rows, ({ weight }) => {
    total += weight
    return total
  })
  return { table, reached, total }
}

/** Draws one round of the table. */
export function drawOutcome({ table, reached, total }: OutcomeGame, rng: Rng): OutcomeRow {
  const draw = belowWide(rng, total)
  let low = 0
  let high = reached.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (draw < entryOf(reached, middle)) high = middle
    else low = middle + 1
  }
  return entryOf(table.rows, low)
}

const TWO_32 = 4_294_967_296
const TWO_53 = 9_007_199_254_740_992

/** A whole number in [0, n), each equally likely, for n up to 2^53 − 1: what does not divide evenly is drawn again. */
function belowWide(rng: Rng, n: number): number {
  if (n <= TWO_32) return rng.below(n)
  const limit = TWO_53 - (TWO_53 % n)
  let x = 0
  do x = (rng.next() >>> 11) * TWO_32 + rng.next()
  while (x >= limit)
  return x % n
}

/** What drawn rounds paid. */
export interface OutcomeReport {
  readonly spins: number
  readonly totalCoins: number
  readonly rtp: number
  /** Of the RTP. */
  readonly standardError: number
  /** Rounds by what they paid, ascending. */
  readonly histogram: readonly (readonly [coins: number, rounds: number])[]
}

/** The same table, number and seed always give the same report. */
export function simulateOutcomes(game: OutcomeGame, { spins, seed }: { spins: number; seed: string }): OutcomeReport {
  if (!Number.isInteger(spins) || spins < 1 || spins > 1e10)
    throw new RangeError(`spins must be a whole number from 1 to 10^10, not ${spins}`)
  const rng = createRng(streamSeed(seed, 0))
  const rounds = new Map<number, number>()
  for (let i = 0; i < spins; i++) {
    const { payout } = drawOutcome(game, rng)
    rounds.set(payout, (rounds.get(payout) ?? 0) + 1)
  }
  const histogram = [...rounds].sort(([a], [b]) => a - b)
  const totalCoins = histogram.reduce((sum, [coins, count]) => sum + coins * count, 0)
  const mean = totalCoins / spins
  const variance = histogram.reduce((sum, [coins, count]) => sum + (coins - mean) ** 2 * count, 0) / spins
  const { betCoins } = game.table
  return {
    spins,
    totalCoins,
    rtp: mean / betCoins,
    standardError: Math.sqrt(variance / spins) / betCoins,
    histogram,
  }
}

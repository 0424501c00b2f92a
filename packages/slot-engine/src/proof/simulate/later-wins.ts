import type { FirstWindows } from '../../game/play/first-windows.ts'
import { Histogram } from './histogram.ts'

/**
 * Rounds of a game with falls, played past the cap: what each pays beyond its first windows, of which the mean is known. It is a control
 * variate with the factor 1 (P. Glasserman, *Monte Carlo Methods in Financial Engineering*, 2003, 4.1).
 */
export class LaterWins {
  /** Set by whoever plays the rounds. */
  first: FirstWindows | null = null
  /** Sums over rounds: what they win, pay under the cap, and won by first windows, in all and in paid spins. */
  won = 0
  paid = 0
  firstCoins = 0
  firstPaid = 0
  /** The squares of what they pay beyond first windows. */
  squares = 0
  private readonly maxCoins: number
  private readonly histogram: Histogram

  constructor(maxCoins: number) {
    this.maxCoins = maxCoins
    this.histogram = new Histogram(maxCoins)
  }

  /** @param total coins of a round before the cap; one that is not told of has won nothing */
  add(total: number): void {
    const { first, maxCoins } = this
    if (first === null || total === 0) return
    const paid = Math.min(total, maxCoins)
    this.won += total
    this.paid += paid
    this.firstCoins += first.coins
    this.firstPaid += first.paid
    this.squares += (paid - first.coins) ** 2
    this.histogram.add(Math.round(paid - Math.min(first.coins, maxCoins)))
  }

  /** What rounds that won pay beyond their first windows, both under the cap; ascending by coins. */
  entries(): readonly (readonly [coins: number, rounds: number])[] {
    return this.histogram.entries()
  }
}

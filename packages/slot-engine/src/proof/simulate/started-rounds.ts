import { Histogram } from './histogram.ts'

/** Rounds that go on after their paid spin, by what they paid. A spin that pays the cap at once starts nothing. */
export class StartedRounds {
  /** Coins above the cap. */
  cut = 0
  /** The sum of their squares, round by round. */
  squaredCut = 0
  private readonly maxCoins: number
  private readonly histogram: Histogram

  constructor(maxCoins: number) {
    this.maxCoins = maxCoins
    this.histogram = new Histogram(maxCoins)
  }

  /** @param total coins of a round before the cap */
  add(total: number): void {
    const paid = Math.min(total, this.maxCoins)
    this.cut += total - paid
    this.squaredCut += (total - paid) ** 2
    this.histogram.add(paid)
  }

  /** Ascending by coins. */
  entries(): readonly (readonly [coins: number, rounds: number])[] {
    return this.histogram.entries()
  }
}

import { floatAt } from '../../entries.ts'

/** What coins are counted to: what paid spins show, and each feature by its index. Behind the features is the paid spin. */
export class Sources {
  lines = 0
  scatters = 0
  readonly coins: Float64Array
  readonly spins: Float64Array
  readonly triggers: Float64Array

  constructor(features: number) {
    this.coins = new Float64Array(features + 1)
    this.spins = new Float64Array(features + 1)
    this.triggers = new Float64Array(features)
  }
}

/** Counts the coins of a round as it goes, and those of all rounds to what won them. */
export class Tally {
  /** Coins of the round so far, before the cap. */
  total = 0
  /** Features that have begun in all rounds, those within others too. */
  begun = 0
  readonly sources: Sources
  /** The feature at play. */
  private source: number
  private readonly paidSpin: number
  private readonly maxCoins: number

  constructor(features: number, maxCoins: number) {
    this.sources = new Sources(features)
    this.paidSpin = features
    this.source = features
    this.maxCoins = maxCoins
  }

  begin(): void {
    this.total = 0
    this.source = this.paidSpin
  }

  pay(coins: number): void {
    this.total += coins
    const { coins: counted } = this.sources
    counted[this.source] = (counted[this.source] as number) + coins
  }

  /** Takes back what was paid since the round stood at `total`, all of it to the feature at play. */
  takeBack(total: number): void {
    const { coins: counted } = this.sources
    counted[this.source] = floatAt(counted, this.source) - (this.total - total)
    this.total = total
  }

  capped(): boolean {
    return this.total >= this.maxCoins
  }

  /** What the round pays as it stands. */
  paid(): number {
    return Math.min(this.total, this.maxCoins)
  }

  /** Counts to a feature from here on, and gives what was counted to before. */
  enter(feature: number): number {
    const outer = this.source
    this.source = feature
    this.begun++
    this.sources.triggers[feature] = (this.sources.triggers[feature] as number) + 1
    return outer
  }

  leave(outer: number): void {
    this.source = outer
  }

  countSpin(): void {
    const { spins } = this.sources
    spins[this.source] = (spins[this.source] as number) + 1
  }
}

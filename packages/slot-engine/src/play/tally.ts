/** What coins are counted to: what paid spins show, and each feature by its index. */
export class Sources {
  lines = 0
  scatters = 0
  readonly coins: Float64Array
  readonly spins: Float64Array
  readonly triggers: Float64Array

  constructor(features: number) {
    this.coins = new Float64Array(features)
    this.spins = new Float64Array(features)
    this.triggers = new Float64Array(features)
  }
}

/** Counts the coins of a round as it goes, and those of all rounds to what won them. */
export class Tally {
  /** Coins of the round so far, before the cap. */
  total = 0
  readonly sources: Sources
  /** The feature at play; −1 in a paid spin. */
  private source = -1
  private readonly maxCoins: number

  constructor(features: number, maxCoins: number) {
    this.sources = new Sources(features)
    this.maxCoins = maxCoins
  }

  begin(): void {
    this.total = 0
    this.source = -1
  }

  pay(coins: number): void {
    this.total += coins
    const { source } = this
    if (source >= 0) this.sources.coins[source] = (this.sources.coins[source] as number) + coins
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
    this.sources.triggers[feature] = (this.sources.triggers[feature] as number) + 1
    return outer
  }

  leave(outer: number): void {
    this.source = outer
  }

  countSpin(): void {
    const { source } = this
    if (source >= 0) this.sources.spins[source] = (this.sources.spins[source] as number) + 1
  }
}

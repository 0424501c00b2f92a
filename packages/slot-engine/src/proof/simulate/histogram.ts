import { floatAt } from '../../entries.ts'

/** Rounds by what they paid. Small pays are counted in a flat array, the rare large ones in a map. */
export class Histogram {
  readonly dense: Float64Array
  private readonly sparse = new Map<number, number>()

  constructor(maxCoins: number) {
    this.dense = new Float64Array(Math.min(maxCoins + 1, 1 << 17))
  }

  add(coins: number): void {
    if (coins < this.dense.length) this.dense[coins] = (this.dense[coins] as number) + 1
    else this.sparse.set(coins, (this.sparse.get(coins) ?? 0) + 1)
  }

  /** Ascending by coins. */
  entries(): [coins: number, rounds: number][] {
    const { dense } = this
    const low: [number, number][] = []
    for (let coins = 0; coins < dense.length; coins++) {
      const rounds = floatAt(dense, coins)
      if (rounds > 0) low.push([coins, rounds])
    }
    return [...low, ...[...this.sparse].sort(([a], [b]) => a - b)]
  }
}

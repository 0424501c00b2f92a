import type { SpinLaw } from '../../game/law/spin-law.ts'

/** Spins that start the same, with so many coins of scatters among theirs. */
interface Lane {
  readonly started: number
  readonly scatterCoins: number
  /** By coins in all. */
  readonly counts: Map<number, number>
}

/** How often spins with cascades win what and start what, and what their windows win. */
export class CascadeCounts {
  private readonly falls: { windows: number; wins: number; coins: number }[] = []
  /** Per entry of `starts`, by the coins of scatters. */
  private readonly lanes: Map<number, Lane>[] = []
  private readonly starts: number[][] = []
  private readonly ids = new Map<string, number>()

  constructor(features: number) {
    this.idOf(new Array<number>(features).fill(0))
  }

  /** What has been started, and what starts now. */
  startedBy(before: number, starts: readonly number[]): number {
    return this.idOf((this.starts[before] as number[]).map((n, i) => n + (starts[i] ?? 0)))
  }

  add(started: number, coins: number, scatterCoins: number, weight: number): void {
    const lanes = this.lanes[started] as Map<number, Lane>
    let lane = lanes.get(scatterCoins)
    if (lane === undefined) {
      lane = { started, scatterCoins, counts: new Map() }
      lanes.set(scatterCoins, lane)
    }
    lane.counts.set(coins, (lane.counts.get(coins) ?? 0) + weight)
  }

  window(falls: number, coins: number, weight: number): void {
    const sums = this.falls[falls] ?? { windows: 0, wins: 0, coins: 0 }
    this.falls[falls] = sums
    sums.windows += weight
    if (coins === 0) return
    sums.wins += weight
    sums.coins += coins * weight
  }

  outcomes(): Omit<SpinLaw, 'reelSet' | 'betCoins' | 'cycle'> {
    const all = this.lanes.flatMap((lanes, id) =>
      [...lanes.values()].flatMap(({ scatterCoins, counts }) =>
        [...counts].sort(([a], [b]) => a - b).map(([coins, count]) => ({ id, scatterCoins, coins, count })),
      ),
    )
    return {
      outcomes: all.length,
      lineCoins: Float64Array.from(all, ({ coins, scatterCoins }) => coins - scatterCoins),
      scatterCoins: Float64Array.from(all, ({ scatterCoins }) => scatterCoins),
      coins: Float64Array.from(all, ({ coins }) => coins),
      startIndex: Int32Array.from(all, ({ id }) => id),
      starts: this.starts,
      falls: this.falls,
      counts: Float64Array.from(all, ({ count }) => count),
    }
  }

  private idOf(starts: number[]): number {
    const key = starts.join()
    const known = this.ids.get(key)
    if (known !== undefined) return known
    this.ids.set(key, this.starts.length)
    this.lanes.push(new Map())
    return this.starts.push(starts) - 1
  }
}

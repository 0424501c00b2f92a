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
  /** By the number of falls before it: how often a window is in view over the cycle, how often it wins, and the coins it wins. */
  readonly windows: number[] = []
  readonly winning: number[] = []
  readonly coins: number[] = []
  /** Per entry of `starts`, by the coins of scatters. */
  private readonly lanes: Map<number, Lane>[] = []
  private readonly starts: number[][] = []
  private readonly ids = new Map<string, number>()

  constructor(features: number) {
    this.idOf(new Array<number>(features).fill(0))
  }

  /** What has been started, and what starts now. */
  startedBy(before: number, starts: readonly number[]): number {
    return this.idOf((this.starts[before] as number[]).map((n, i) => n + (starts[i] as number)))
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
    this.windows[falls] = (this.windows[falls] ?? 0) + weight
    if (coins === 0) return
    this.winning[falls] = (this.winning[falls] ?? 0) + weight
    this.coins[falls] = (this.coins[falls] ?? 0) + coins * weight
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

/**
 * What one kind of spin does, exactly: its outcomes, each with what it wins, what it starts, and how often over the cycle.
 * Multipliers are in the coins; the cap is not.
 */
export interface SpinLaw {
  readonly reelSet: string
  readonly betCoins: number
  readonly cycle: number
  readonly outcomes: number
  /** By the win rule. */
  readonly lineCoins: Float64Array
  readonly scatterCoins: Float64Array
  /** Both together. */
  readonly coins: Float64Array
  /** Per outcome its entry in `starts`. */
  readonly startIndex: Int32Array
  /** What can be started: for a paid spin one number per feature, for a free spin one, the spins it adds. */
  readonly starts: readonly (readonly number[])[]
  readonly counts: Float64Array
}

/** The mean of `value` over the outcomes of a spin. */
export function expect(law: SpinLaw, value: (coins: number, starts: readonly number[]) => number): number {
  let sum = 0
  for (let i = 0; i < law.outcomes; i++) {
    const starts = law.starts[law.startIndex[i] as number] as readonly number[]
    sum += value(law.coins[i] as number, starts) * (law.counts[i] as number)
  }
  return sum / law.cycle
}

export function varianceOf(law: SpinLaw, value: (coins: number, starts: readonly number[]) => number): number {
  const mean = expect(law, value)
  return expect(law, (coins, starts) => (value(coins, starts) - mean) ** 2)
}

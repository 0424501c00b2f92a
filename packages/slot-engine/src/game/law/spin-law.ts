import { entryOf, floatAt, intAt } from '../../entries.ts'

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
  /** Of a spin with cascades, by the number of falls before a window. */
  readonly falls?: readonly FallSums[]
}

/** Sums over the cycle of all windows with as many falls before them. */
export interface FallSums {
  /** How often there is such a window, and how often it wins. */
  readonly windows: number
  readonly wins: number
  readonly coins: number
}

/** One outcome of a spin, for as long as it is looked at. */
export interface Outcome {
  coins: number
  lineCoins: number
  scatterCoins: number
  count: number
  startIndex: number
}

/** Visits the outcomes of a spin in order. All of them share one object: there are millions. */
export function eachOutcome(law: SpinLaw, visit: (outcome: Outcome, i: number) => void): void {
  const outcome: Outcome = { coins: 0, lineCoins: 0, scatterCoins: 0, count: 0, startIndex: 0 }
  for (let i = 0; i < law.outcomes; i++) {
    outcome.coins = floatAt(law.coins, i)
    outcome.lineCoins = floatAt(law.lineCoins, i)
    outcome.scatterCoins = floatAt(law.scatterCoins, i)
    outcome.count = floatAt(law.counts, i)
    outcome.startIndex = intAt(law.startIndex, i)
    visit(outcome, i)
  }
}

/** The mean of `value` over the outcomes of a spin. */
export function expect(law: SpinLaw, value: (coins: number, starts: readonly number[]) => number): number {
  let sum = 0
  for (let i = 0; i < law.outcomes; i++) {
    const starts = entryOf(law.starts, intAt(law.startIndex, i))
    sum += value(floatAt(law.coins, i), starts) * floatAt(law.counts, i)
  }
  return sum / law.cycle
}

export function varianceOf(law: SpinLaw, value: (coins: number, starts: readonly number[]) => number): number {
  const mean = expect(law, value)
  return expect(law, (coins, starts) => (value(coins, starts) - mean) ** 2)
}

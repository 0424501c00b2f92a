import { addTo, floatAt } from '../../entries.ts'
import type { SessionBin, SessionSpread } from './session-report.ts'

const SHARES = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99]
const BINS = 40

/** @param coins one value per session, in any order */
export function spreadOf(coins: Float64Array, betCoins: number): SessionSpread {
  const sorted = coins.toSorted()
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return {
    mean: mean / betCoins,
    standardDeviation: sorted.length < 2 ? 0 : Math.sqrt(squares / (sorted.length - 1)) / betCoins,
    quantiles: SHARES.map((share) => ({
      share,
      value: floatAt(sorted, Math.max(0, Math.ceil(share * sorted.length) - 1)) / betCoins,
    })),
  }
}

/** Bins of one round width that hold all but the highest hundredth, and one for that. */
export function histogramOf(coins: Float64Array, betCoins: number, spread: SessionSpread): SessionBin[] {
  const width = roundUp(Math.max(1e-6, (spread.quantiles.at(-1)?.value ?? 0) / BINS))
  const counts = new Float64Array(BINS + 1)
  for (const value of coins) {
    addTo(counts, Math.min(BINS, Math.floor(value / betCoins / width)), 1)
  }
  return Array.from(counts, (sessions, i) => ({
    from: i * width,
    to: i === BINS ? null : (i + 1) * width,
    sessions,
  }))
}

/** The next of 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 5].find((digit) => digit * power >= value * (1 - 1e-12)) ?? 10)
}

import { addTo, floatAt } from '../../entries.ts'
import type { Meter } from '../../meter.ts'
import type { FftPlan } from './fft.ts'

export { OutOfReach } from '../../meter.ts'

/**
 * What a feature wins, exactly. `n` is what it was started with: free spins their number, hold-and-win the coins in view,
 * anything else 1. Coins, before the cap.
 */
export interface FeatureLaw {
  readonly id: string
  /** Outcomes that every value of its transform is summed up from. */
  readonly outcomes?: number
  moments(n: number): Moments
  /** E[e^(θT)], infinite where it does not converge; without what pays `below` coins or more at once. */
  transform(theta: number, n: number, below: number): number
  /** E[e^(−2πi k T / period)] for k = 0 … bins − 1. */
  spectrum(grid: Grid, n: number): Spectrum
  /** Sums of coins that it can add to a round, for their greatest common divisor. */
  readonly steps: readonly number[]
  /** Mean coins by the feature that pays them, at its index. */
  bySource(n: number): readonly number[]
}

export interface Moments {
  readonly mean: number
  readonly variance: number
  /** P(T = 0). */
  readonly nothing: number
}

/** A transform that works each value out once, for as long as it is asked for at one point: laws that lead to it ask for it again. */
export function atOnePoint(work: FeatureLaw['transform']): FeatureLaw['transform'] {
  const at = { theta: Number.NaN, below: Number.NaN }
  const values = new Map<number, number>()
  return (theta, n, below) => {
    if (theta !== at.theta || below !== at.below) values.clear()
    at.theta = theta
    at.below = below
    const value = values.get(n) ?? work(theta, n, below)
    values.set(n, value)
    return value
  }
}

/** The points of the unit circle at which a generating function is taken. */
export interface Grid {
  readonly plan: FftPlan
  readonly length: number
  /** What pays as much at once is left out: it takes its round past the cap. */
  readonly below: number
  /** Coins of one step. */
  readonly unit: number
  readonly bins: number
  readonly meter: Meter
}

/** Bytes of a spectrum of so many values. */
export const spectrumBytes = (values: number): number => 16 * values

export interface Spectrum {
  readonly re: Float64Array
  readonly im: Float64Array
}

export const NOTHING: Moments = { mean: 0, variance: 0, nothing: 1 }

/** The moments of one of several things, each with its probability. */
export function mix(parts: readonly { readonly chance: number; readonly moments: Moments }[]): Moments {
  const mean = parts.reduce((sum, { chance, moments }) => sum + chance * moments.mean, 0)
  const variance = parts.reduce(
    (sum, { chance, moments }) => sum + chance * (moments.variance + (moments.mean - mean) ** 2),
    0,
  )
  return { mean, variance, nothing: parts.reduce((sum, { chance, moments }) => sum + chance * moments.nothing, 0) }
}

/** The moments of independent things together. */
export const add = (a: Moments, b: Moments): Moments => ({
  mean: a.mean + b.mean,
  variance: a.variance + b.variance,
  nothing: a.nothing * b.nothing,
})

export const constant = (coins: number): Moments => ({ mean: coins, variance: 0, nothing: coins === 0 ? 1 : 0 })

export function one({ bins }: Grid): Spectrum {
  return { re: new Float64Array(bins).fill(1), im: new Float64Array(bins) }
}

/** The spectrum of a fixed number of coins. */
export function phase(grid: Grid, coins: number): Spectrum {
  const spectrum = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
  addPhase(spectrum, grid, coins, 1)
  return spectrum
}

/** Adds the spectrum of a fixed number of coins, times `chance`: its values are those that a transform of the grid turns by. */
export function addPhase(
  { re, im }: Spectrum,
  { bins, length, unit, plan, meter }: Grid,
  coins: number,
  chance: number,
): void {
  meter.spend(4 * bins)
  const half = length / 2
  const steps = (coins / unit) % length
  for (let k = 0, turn = 0; k < bins; k++) {
    const isBehind = turn >= half
    const at = isBehind ? turn : turn + half
    const share = isBehind ? -chance : chance
    addTo(re, k, share * floatAt(plan.cos, at))
    addTo(im, k, share * floatAt(plan.sin, at))
    turn += steps
    if (turn >= length) turn -= length
  }
}

export function times(a: Spectrum, b: Spectrum): Spectrum {
  const re = new Float64Array(a.re.length)
  const im = new Float64Array(a.re.length)
  for (let k = 0; k < re.length; k++) {
    const [ar, ai, br, bi] = [floatAt(a.re, k), floatAt(a.im, k), floatAt(b.re, k), floatAt(b.im, k)]
    re[k] = ar * br - ai * bi
    im[k] = ar * bi + ai * br
  }
  return { re, im }
}

export function mixSpectra(
  grid: Grid,
  parts: readonly { readonly chance: number; readonly spectrum: Spectrum }[],
): Spectrum {
  const sum = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
  grid.meter.spend(parts.length * grid.bins)
  for (const { chance, spectrum } of parts) addSpectrum(sum, spectrum, chance)
  return sum
}

/** Adds to `sum` as many values of the spectrum as it has, each times `chance`. */
export function addSpectrum({ re, im }: Spectrum, spectrum: Spectrum, chance = 1): void {
  for (let k = 0; k < re.length; k++) {
    addTo(re, k, chance * floatAt(spectrum.re, k))
    addTo(im, k, chance * floatAt(spectrum.im, k))
  }
}

/** Each value of a spectrum to a whole power. */
export function powerOf(spectrum: Spectrum, n: number): Spectrum {
  let result: Spectrum = { re: new Float64Array(spectrum.re.length).fill(1), im: new Float64Array(spectrum.re.length) }
  let base = spectrum
  for (let e = n; e > 0; e >>= 1) {
    if (e & 1) result = times(result, base)
    if (e > 1) base = times(base, base)
  }
  return result
}

import { entryOf, floatAt } from '../../entries.ts'

/** What the weighted payouts are to have, in the payouts' own unit. */
export interface PayoutTargets {
  readonly mean: number
  /** P(payout > 0). */
  readonly hitFrequency: number
  /** Left out, the spread is what it becomes. */
  readonly standardDeviation?: number
}

const ITERATIONS = 200
/** How near a moment must come, in standard deviations. What integers leave is corrected later. */
const TOLERANCE = 1e-9

/**
 * The chances nearest to `base` (in the Kullback-Leibler sense) that have the targets' moments:
 * p ∝ base · exp(θ · f), with θ by Newton's method on the convex dual. All of them stay above nothing.
 * `null` where no chances on these payouts have the moments.
 */
export function tilted(payouts: readonly number[], base: Float64Array, targets: PayoutTargets): Float64Array | null {
  const moments = momentsOf(payouts, targets)
  let theta: number[] = moments.map(() => 0)
  let state = stateAt(base, moments, theta)
  for (let i = 0; i < ITERATIONS && state.slope.some((g) => Math.abs(g) > TOLERANCE / 1e4); i++) {
    const step = solved(state.curvature, state.slope)
    const next = descend(base, moments, theta, state, step)
    if (!next) break
    ;({ theta, state } = next)
  }
  return state.slope.every((g) => Math.abs(g) <= TOLERANCE) ? state.chances : null
}

type Moments = readonly Float64Array[]

/** Per moment what each payout adds, less the target, in standard deviations. */
function momentsOf(payouts: readonly number[], { mean, hitFrequency, standardDeviation }: PayoutTargets): Moments {
  const unit = standardDeviation || Math.max(1, ...payouts)
  const moments = [Float64Array.from(payouts, (payout) => (payout - mean) / unit)]
  const isMixed = payouts.some((payout) => payout > 0) && payouts.some((payout) => payout === 0)
  if (isMixed) moments.push(Float64Array.from(payouts, (payout) => (payout > 0 ? 1 : 0) - hitFrequency))
  if (standardDeviation) moments.push(Float64Array.from(payouts, (payout) => ((payout - mean) / unit) ** 2 - 1))
  return moments
}

interface State {
  /** The dual: log Σ base · exp(θ · f). */
  readonly value: number
  readonly chances: Float64Array
  /** The means of the moments. */
  readonly slope: readonly number[]
  /** Their covariances. */
  readonly curvature: readonly (readonly number[])[]
}

function stateAt(base: Float64Array, moments: Moments, theta: readonly number[]): State {
  const logs = base.map((share, i) =>
    moments.reduce((sum, f, k) => sum + entryOf(theta, k) * floatAt(f, i), Math.log(share)),
  )
  const top = logs.reduce((most, log) => Math.max(most, log), Number.NEGATIVE_INFINITY)
  const raw = logs.map((log) => Math.exp(log - top))
  const sum = raw.reduce((total, each) => total + each, 0)
  const chances = raw.map((each) => each / sum)
  const mean = (value: (i: number) => number): number => chances.reduce((total, p, i) => total + p * value(i), 0)
  const slope = moments.map((f) => mean((i) => floatAt(f, i)))
  const curvature = moments.map((f, a) =>
    moments.map((g, b) => mean((i) => (floatAt(f, i) - entryOf(slope, a)) * (floatAt(g, i) - entryOf(slope, b)))),
  )
  return { value: top + Math.log(sum), chances, slope, curvature }
}

/** A Newton step, halved until the dual sinks. */
function descend(base: Float64Array, moments: Moments, theta: readonly number[], from: State, step: readonly number[]) {
  for (let length = 1; length > 1e-9; length /= 2) {
    const tried = theta.map((value, k) => value - length * entryOf(step, k))
    const state = stateAt(base, moments, tried)
    const gain = length * step.reduce((sum, each, k) => sum + each * entryOf(from.slope, k), 0)
    if (!Number.isFinite(state.value)) continue
    // Close to the answer the dual sinks by less than its own rounding; its slope still tells.
    const isBetter = gain < 1e-11 ? steepness(state) < steepness(from) : state.value <= from.value - 1e-4 * gain
    if (isBetter) return { theta: tried, state }
  }
  return null
}

const steepness = ({ slope }: State): number => Math.max(...slope.map(Math.abs))

/**
 * `matrix` · x = `right`, for covariances: scaled to correlations, then elimination with pivots. A moment that follows from
 * the others, as each does where there are only three payouts, is left alone.
 */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const scales = matrix.map((row, i) => Math.sqrt(entryOf(row, i)) || 1)
  const rows = matrix.map((row, i) => {
    const own = entryOf(scales, i)
    return [...row.map((value, k) => value / own / entryOf(scales, k)), entryOf(right, i) / own]
  })
  for (let column = 0; column < rows.length; column++) eliminate(rows, column)
  return rows.map((row, i) => entryOf(row, rows.length) / entryOf(scales, i))
}

const DEPENDENT = 1e-12

function eliminate(rows: number[][], column: number): void {
  const pivot = rows.slice(column).reduce((best, row) => (size(row, column) > size(best, column) ? row : best))
  rows.splice(rows.indexOf(pivot), 1)
  rows.splice(column, 0, pivot)
  if (size(pivot, column) < DEPENDENT) {
    pivot.fill(0)
    for (const row of rows) row[column] = 0
    return
  }
  const factor = entryOf(pivot, column)
  for (let i = column; i < pivot.length; i++) pivot[i] = entryOf(pivot, i) / factor
  for (const row of rows) if (row !== pivot) subtract(row, pivot, column)
}

const size = (row: readonly number[], column: number): number => Math.abs(entryOf(row, column))

function subtract(row: number[], pivot: readonly number[], column: number): void {
  const factor = entryOf(row, column)
  for (let i = column; i < row.length; i++) row[i] = entryOf(row, i) - factor * entryOf(pivot, i)
}

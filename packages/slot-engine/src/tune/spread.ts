import type { Definition } from '../definition.ts'
import { type ParSheet, volatilityClass } from '../sheet.ts'
import type { Gauge } from './gauge.ts'
import { type PayBounds, type PayCell, slopes, wholeCoins, withPays } from './pay-cells.ts'
import { returning } from './returning.ts'
import { refusal, SIGMA_TOLERANCE, type TuneRefusal, type TuneTargets } from './targets.ts'

const STEPS = 14
const GENTLEST = 0.4
const STEEPEST = 2.2
/** Exponents nearer to each other than this hardly differ. */
const FINEST = 1e-3

/** Standard deviations in bets that will do: from `low` to below `high`, if it may be `middle`. */
interface Spread {
  readonly low: number
  readonly high: number
  readonly middle: number
}

const CLASSES = {
  low: { low: 0, high: 4, middle: 3 },
  medium: { low: 4, high: 9, middle: 6 },
  high: { low: 9, high: 18, middle: 12 },
  extreme: { low: 18, high: Number.POSITIVE_INFINITY, middle: 22 },
} as const satisfies Record<string, Spread>

/** What the targets say of σ, or null. */
export function spreadOf({ volatility, sigma, sigmaTolerance = SIGMA_TOLERANCE }: TuneTargets): Spread | null {
  if (sigma !== undefined) return { low: sigma - sigmaTolerance, high: sigma + sigmaTolerance, middle: sigma }
  return volatility === undefined ? null : CLASSES[volatility]
}

export const isWithin = ({ standardDeviation }: ParSheet, { low, high }: Spread): boolean =>
  standardDeviation >= low && standardDeviation < high

/** The target that σ does not meet, with the nearest that it can. */
export function refuseSpread({ sigma }: TuneTargets, nearest: number): TuneRefusal {
  if (sigma === undefined) {
    const reason = 'no pay table on these strips, below this cap, is of that class'
    return refusal('volatility', reason, volatilityClass(nearest))
  }
  const near = Math.round(nearest * 100) / 100
  return refusal('sigma', `the nearest standard deviation on these strips, below this cap, is ${near} bets`, near)
}

/** Pays by one exponent: above 1 rare wins return more, below 1 common ones. */
export function spreading(
  gauge: Gauge,
  definition: Definition,
  cells: readonly PayCell[],
  pays: readonly number[],
  aim: number,
  targets: TuneTargets,
  wanted: Spread,
  bounds: PayBounds,
): Definition | TuneRefusal {
  const rough = roughly(gauge, definition, cells, pays, aim, bounds)
  const at = (exponent: number): Tried => {
    const coins = rough(exponent)
    return { exponent, coins, sigma: gauge.measure(withPays(definition, cells, coins)).standardDeviation }
  }
  const steeper = gauge.measure(definition).standardDeviation < wanted.middle
  const ends = [at(steeper ? STEEPEST : GENTLEST), at(1)].sort((a, b) => a.exponent - b.exponent)
  let [low, high] = ends as [Tried, Tried]
  let nearest = low.sigma
  for (let step = 0; step < STEPS; step++) {
    let tried = step < 2 ? (ends[step] as Tried) : at(between(low, high, wanted.middle))
    if (tried.sigma >= wanted.low && tried.sigma < wanted.high) {
      const settled = returning(gauge, definition, cells, tried.coins, aim, bounds)
      if ('ok' in settled) tried = { ...tried, sigma: Number.POSITIVE_INFINITY }
      else {
        const sheet = gauge.measure(settled)
        if (isWithin(sheet, wanted)) return settled
        tried = { ...tried, sigma: sheet.standardDeviation }
      }
    }
    const off = (sigma: number): number => Math.abs(Math.log(sigma / wanted.middle))
    if (off(tried.sigma) < off(nearest)) nearest = tried.sigma
    if (step < 2) continue
    if (tried.sigma < wanted.middle) low = tried
    else high = tried
    if (low.sigma >= wanted.high || high.sigma < wanted.low || high.exponent - low.exponent < FINEST) break
  }
  return refuseSpread(targets, nearest)
}

interface Tried {
  readonly exponent: number
  readonly coins: readonly number[]
  readonly sigma: number
}

/** Where the logarithm of σ would be straight between two exponents; never too near to either. */
function between(low: Tried, high: Tried, middle: number): number {
  const [from, to] = [Math.log(low.sigma), Math.log(high.sigma)]
  const share = (Math.log(middle) - from) / (to - from)
  const inside = Number.isFinite(share) ? Math.min(0.9, Math.max(0.1, share)) : 0.5
  return low.exponent + inside * (high.exponent - low.exponent)
}

/** Pays of an exponent that return about what they should: the RTP is linear in pays. */
function roughly(
  gauge: Gauge,
  definition: Definition,
  cells: readonly PayCell[],
  pays: readonly number[],
  aim: number,
  { held, capCoins }: PayBounds,
): (exponent: number) => number[] {
  const steps = slopes(definition, cells, pays)
  const returned = (coins: readonly number[]): number =>
    coins.reduce((sum, pay, at) => (held[at] ? sum : sum + pay * (steps[at] ?? 0)), 0)
  const wanted = returned(pays) + aim - gauge.measure(withPays(definition, cells, pays)).rtp
  return (exponent) => {
    const shape = pays.map((pay) => pay ** exponent)
    const factor = wanted / returned(shape)
    return wholeCoins(
      cells,
      shape.map((pay, at) => (held[at] ? (pays[at] ?? 0) : Math.min(capCoins, pay * factor))),
    )
  }
}

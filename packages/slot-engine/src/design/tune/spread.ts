import type { Definition } from '../../definition.ts'
import { type ParSheet, volatilityClass } from '../../proof/sheet.ts'
import type { Gauge } from './gauge.ts'
import { type PayBounds, type PayCell, wholeCoins, withPays } from './pay-cells.ts'
import { returning } from './returning.ts'
import { refusal, SIGMA_TOLERANCE, type TuneRefusal, type TuneTargets } from './targets.ts'

const STEPS = 14
const GENTLEST = 0.4
const STEEPEST = 2.2
/** Exponents nearer to each other than this hardly differ. */
const FINEST = 1e-3
/** Logarithms of σ nearer than this are sought further, at exponents so far aside. */
const CLOSE = 0.1
const AROUND = [0.01, -0.01, 0.03, -0.03, 0.07, -0.07]

/** Standard deviations in bets that will do: from `low` to below `high`, if it may be `middle`. */
export interface Spread {
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
  return refusal('sigma', `the nearest standard deviation found on these strips, below this cap, is ${near} bets`, near)
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
  const settled: Settled[] = []
  const settle = ({ coins }: Tried): number => {
    const game = returning(gauge, definition, cells, coins, aim, bounds)
    if ('ok' in game) return Number.POSITIVE_INFINITY
    const sheet = gauge.measure(game)
    settled.push({ game, sigma: sheet.standardDeviation, isMet: isWithin(sheet, wanted) })
    return sheet.standardDeviation
  }
  const off = ({ sigma }: { readonly sigma: number }): number => Math.abs(Math.log(sigma / wanted.middle))
  const steeper = gauge.measure(definition).standardDeviation < wanted.middle
  const ends = [at(steeper ? STEEPEST : GENTLEST), at(1)].sort((a, b) => a.exponent - b.exponent)
  let [low, high] = ends as [Tried, Tried]
  let nearest = low
  for (let step = 0; step < STEPS; step++) {
    let tried = step < 2 ? (ends[step] as Tried) : at(between(low, high, wanted.middle))
    if (off(tried) < off(nearest)) nearest = tried
    if (tried.sigma >= wanted.low && tried.sigma < wanted.high) {
      tried = { ...tried, sigma: settle(tried) }
      const met = settled.at(-1)
      if (met?.isMet) return met.game
    }
    if (step < 2) continue
    if (tried.sigma < wanted.middle) low = tried
    else high = tried
    if (low.sigma >= wanted.high || high.sigma < wanted.low || high.exponent - low.exponent < FINEST) break
  }
  // Whole coins, and what brings the RTP, make σ jump about the exponent that should do.
  const around = off(nearest) < CLOSE ? [0, ...AROUND] : [0]
  for (const aside of gauge.isExact ? around : []) {
    settle(at(nearest.exponent + aside))
    const met = settled.at(-1)
    if (met?.isMet) return met.game
  }
  const best = settled.reduce<{ readonly sigma: number } | null>((a, b) => (a && off(a) <= off(b) ? a : b), null)
  return refuseSpread(targets, (best ?? nearest).sigma)
}

/** A game that returns what it should. */
interface Settled {
  readonly game: Definition
  readonly sigma: number
  readonly isMet: boolean
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
  const steps = gauge.worth(definition, cells)
  const returned = (coins: readonly number[]): number =>
    coins.reduce((sum, pay, at) => (held[at] ? sum : sum + pay * (steps[at] ?? 0)), 0)
  const wanted = returned(pays) + aim - gauge.rtp(withPays(definition, cells, pays))
  return (exponent) => {
    const shape = pays.map((pay) => pay ** exponent)
    const factor = wanted / returned(shape)
    return wholeCoins(
      cells,
      shape.map((pay, at) => (held[at] ? (pays[at] ?? 0) : Math.min(capCoins, pay * factor))),
    )
  }
}

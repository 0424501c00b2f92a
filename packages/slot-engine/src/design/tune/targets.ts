import type { Definition } from '../../definition.ts'
import { derivedFrom } from '../../game/instead/derive.ts'
import type { WorkOptions } from '../../meter.ts'
import type { Limit } from '../../proof/limits.ts'
import { type ParSheet, VOLATILITY_CLASSES, type VolatilityClass, volatilityClass } from '../../proof/sheet.ts'

/** What a game is to become; what is not named is left as it comes. */
export interface TuneTargets {
  /** In percent, 50 to 100. */
  readonly rtp?: number
  readonly volatility?: VolatilityClass
  /** The standard deviation of a round in bets, above 0, up to 1,000. */
  readonly sigma?: number
  /** How far σ may be off, in bets; by default 0.1. */
  readonly sigmaTolerance?: number
  /** Spins of 100 that win something, met to one: by which smallest wins are paid. */
  readonly hitFrequency?: number
  /** The cap of a round in times the bet. */
  readonly maxWin?: number
  /** RTP of the bet modes that buy a feature, in percent, 50 to 100: it is met by their price. */
  readonly bonusBuyRtp?: number
}

export const TUNE_TARGETS = [
  'rtp',
  'volatility',
  'sigma',
  'sigmaTolerance',
  'hitFrequency',
  'maxWin',
  'bonusBuyRtp',
] as const satisfies readonly (keyof TuneTargets)[]
export type TuneTarget = (typeof TUNE_TARGETS)[number]

export interface TuneOptions extends WorkOptions {
  /** The game's sheet, where it is known: a stored one tells a return that is not exact far better than the rounds played here. */
  readonly sheet?: ParSheet
  /** Rounds that a game without an exact sheet is sampled by, and proved by afterwards. */
  readonly spins?: number
}

/** A field of the definition that was changed, by its path, and why. */
export interface TuneChange {
  readonly field: string
  readonly from: number
  readonly to: number
  readonly reason: string
}

export type TuneResult =
  | {
      readonly ok: true
      readonly definition: Definition
      readonly sheet: ParSheet
      readonly changes: readonly TuneChange[]
    }
  | TuneRefusal

/** A target that cannot be met: why, and the nearest that can be. */
export interface TuneRefusal {
  readonly ok: false
  readonly target: TuneTarget
  readonly reason: string
  readonly nearest: number | string
  /** Where it is the budget that is in the way. */
  readonly limit?: Limit
}

export const refusal = (target: TuneTarget, reason: string, nearest: number | string): TuneRefusal => ({
  ok: false,
  target,
  reason,
  nearest,
})

const LOWEST_RTP = 50
const HIGHEST_RTP = 100
const MOST_MAX_WIN = 1_000_000
const MOST_HITS = 90
const MOST_SIGMA = 1000
export const SIGMA_TOLERANCE = 0.1

/** Targets come from outside: the first that is no value at all, or null. */
export function refuseTargets(targets: TuneTargets): TuneRefusal | null {
  if (typeof targets !== 'object' || targets === null || Array.isArray(targets))
    return refusal('rtp', 'targets are an object', '{}')
  const { rtp, hitFrequency, maxWin, bonusBuyRtp } = targets
  for (const [name, value] of [
    ['rtp', rtp],
    ['bonusBuyRtp', bonusBuyRtp],
  ] as const) {
    const isPercent = typeof value === 'number' && value >= LOWEST_RTP && value <= HIGHEST_RTP
    if (value === undefined || isPercent) continue
    const near = typeof value === 'number' && value > HIGHEST_RTP ? HIGHEST_RTP : LOWEST_RTP
    return refusal(name, `must be a number of percent from ${LOWEST_RTP} to ${HIGHEST_RTP}`, near)
  }
  const spread = refuseSpread(targets)
  if (spread) return spread
  const isHits = typeof hitFrequency === 'number' && hitFrequency > 0 && hitFrequency <= MOST_HITS
  if (hitFrequency !== undefined && !isHits)
    return refusal('hitFrequency', `must be a number of percent above 0, up to ${MOST_HITS}`, 25)
  const isCap = Number.isInteger(maxWin) && Number(maxWin) >= 1 && Number(maxWin) <= MOST_MAX_WIN
  if (maxWin === undefined || isCap) return null
  return refusal(
    'maxWin',
    `must be a whole number from 1 to ${MOST_MAX_WIN}`,
    Number(maxWin) > MOST_MAX_WIN ? MOST_MAX_WIN : 1,
  )
}

/** Pays that hold in some spins only are not found by what all pays return. */
export function refuseOwnParts(definition: Definition, { bonusBuyRtp: _, ...ofPays }: TuneTargets): TuneRefusal | null {
  const target = TUNE_TARGETS.find((one) => one in ofPays && ofPays[one as keyof typeof ofPays] !== undefined)
  if (target === undefined || derivedFrom(definition).length === 0) return null
  const reason = 'pays are not tuned where free spins or bet modes have parts of their own (`instead`)'
  return refusal(target, reason, 'as it is')
}

function refuseSpread({ volatility, sigma, sigmaTolerance }: TuneTargets): TuneRefusal | null {
  if (volatility !== undefined && !VOLATILITY_CLASSES.includes(volatility))
    return refusal('volatility', `must be one of ${VOLATILITY_CLASSES.join(', ')}`, 'medium')
  for (const [name, value, near] of [
    ['sigma', sigma, 6],
    ['sigmaTolerance', sigmaTolerance, SIGMA_TOLERANCE],
  ] as const) {
    const isBets = typeof value === 'number' && value > 0 && value <= MOST_SIGMA
    if (value !== undefined && !isBets)
      return refusal(name, `must be a number of bets above 0, up to ${MOST_SIGMA}`, near)
  }
  if (sigma === undefined) {
    const reason = 'says how far sigma may be off, and there is no sigma'
    return sigmaTolerance === undefined ? null : refusal('sigmaTolerance', reason, 'none')
  }
  const found = volatilityClass(sigma)
  if (volatility === undefined || found === volatility) return null
  return refusal('volatility', `a standard deviation of ${sigma} bets is ${found}`, found)
}

import type { Definition } from '../../definition.ts'
import { type ParSheet, volatilityClass } from '../../proof/sheet.ts'
import type { DesignRefusal } from '../brief.ts'
import { hitCeiling, hitFloor } from '../classes.ts'
import { refusal } from '../refusal.ts'
import type { Lean } from './candidate.ts'
import type { Draft } from './draft.ts'
import type { ComposedIntent } from './intent.ts'

/** How far a return may be off, in bets. */
const RTP_ACCEPTED = 4.9e-4
const CLASSES = { low: [0, 4], medium: [4, 9], high: [9, 18], extreme: [18, Number.POSITIVE_INFINITY] } as const

/** A sheet's game, or how the attempt fell short. */
export type Attempt = { readonly ok: true; readonly definition: Definition; readonly sheet: ParSheet } | Shortfall

export interface Shortfall {
  readonly ok: false
  readonly refusal: DesignRefusal
  readonly distance: number
  /** For the next attempt. */
  readonly lean: Lean
}

export const short = (why: DesignRefusal, distance: number, lean: Lean): Shortfall => ({
  ok: false,
  refusal: why,
  distance,
  lean,
})

export const nothingLeft = (lean: Lean): Shortfall =>
  short(refusal('features', 'the prizes and features asked for leave nothing to the pay table', '{}'), 5, {
    ...lean,
    cap: lean.cap * 0.6,
  })

/** Flatter pays make a return known sooner. */
export function uneven(intent: ComposedIntent, { standardError }: Draft, lean: Lean): Shortfall {
  const reason = 'wins are so uneven that no sample within reach tells its return to ±0.3 points'
  return short(refusal('rtp', reason, intent.brief.rtp), standardError * 10, { ...lean, flatter: lean.flatter * 0.88 })
}

/** What of the brief these figures do not meet, or null. */
export function shortOf(
  { brief, profile, counting }: ComposedIntent,
  rtp: number,
  sigma: number,
  hits: number,
  lean: Lean,
): Shortfall | null {
  const [low, high] = CLASSES[brief.volatility]
  if (sigma < low || sigma >= high) {
    const aim = (profile.sigma[0] + profile.sigma[1]) / 2
    const ratio = (aim / sigma) ** 2
    const next = {
      cap: lean.cap * Math.min(4, Math.max(0.3, ratio)),
      flatter: sigma >= high ? lean.flatter * 0.75 : lean.flatter,
    }
    const found = volatilityClass(sigma)
    const reason = `a cap of ${brief.maxWin} times the bet and these features leave a standard deviation of ${sigma.toFixed(2)} bets, which is ${found}`
    return short(refusal('volatility', reason, found), Math.abs(Math.log(sigma / aim)), next)
  }
  const [fewest, most] = [
    counting === 'lines' ? hitFloor(profile, brief.lines ?? 1) : profile.hitBand[0],
    hitCeiling(profile, brief.reels, brief.lines ?? 50),
  ]
  if (hits < fewest || hits > most) {
    const reason = `hits come in ${(hits * 100).toFixed(1)} % of the spins, outside of ${(fewest * 100).toFixed(1)} to ${(most * 100).toFixed(1)} %`
    return short(refusal('hitFrequency', reason, Math.round(hits * 1000) / 10), 0.2, lean)
  }
  const off = Math.abs(rtp - brief.rtp / 100)
  if (off <= RTP_ACCEPTED) return null
  const nearest = Math.round(rtp * 10_000) / 100
  return short(refusal('rtp', `the nearest return found is ${nearest} %`, nearest), off, lean)
}

import type { Definition } from '../../definition.ts'
import { buildGame, type Parts } from './build.ts'
import { type Candidate, prizeTable } from './candidate.ts'
import { type FeatureMoments, featureMoments } from './free-spins.ts'
import { betFor, returned, settle, wholePays } from './pays.ts'
import { tailOn } from './places.ts'
import { type Moments, miniMoments, miniScales, prizeMoments } from './prizes.ts'
import { momentsOf, type SpinMoments } from './win-sample.ts'
import { openWorth } from './worth-sample.ts'

/** A game of a candidate, with what is known of it before its sheet. */
export interface Draft {
  readonly parts: Parts
  readonly definition: Definition
  /** In bets, after the cap. */
  readonly rtp: number
  readonly sigma: number
  readonly hits: number
  /** Mean of what the cap takes, of free spins too, in coins. */
  readonly cut: number
  /** Of the RTP: what the samples leave open. */
  readonly standardError: number
  /** The two parts of its square: what the samples of paid and of free spins leave open. */
  readonly open: readonly [base: number, free: number]
  readonly moments: DraftMoments
}

export interface DraftMoments {
  readonly spin: SpinMoments
  readonly feature: FeatureMoments | null
  readonly prize: Moments
  readonly minis: Moments
}

/**
 * Pays for a candidate's strips: the prize symbol brings what the class wants of σ, and the pay table what is left of the RTP.
 * @param shift what to return beyond the wanted RTP, in bets: the sheet of the draft before may ask for it
 */
export function draftOf(candidate: Candidate, shift: number): Draft | null {
  const { intent, base, free, sizes, shape, worth } = candidate
  const rtp = intent.brief.rtp / 100
  const lone = shape.flat().reduce((sum, pay, cell) => sum + pay * worth[cell]!, 0)
  const leastBets = ((shape.at(-1)![0]! / lone) * rtp) / 2
  const betCoins = intent.brief.betCoins ?? betFor(leastBets, intent.brief.maxWin)
  const cap = intent.brief.maxWin * betCoins
  const scales = miniScales(intent, base, betCoins)
  const minis = miniMoments(intent, base, scales, betCoins)
  let some = 2 * betCoins
  let cut = 0
  let draft: Draft | null = null
  for (let round = 0; round < 4; round++) {
    const prizePays = prizeTable(
      intent,
      base,
      Math.max(1, Math.round(Math.min(betCoins, some / 2))),
      Math.max(2, some),
      cap,
    )
    const prize = prizeMoments(base, intent.prize.id, prizePays)
    const wanted = (rtp + shift) * betCoins + cut - prize.mean - minis.mean
    if (wanted < 0.2 * rtp * betCoins) return null
    const { topPay } = intent.features
    const pays = wholePays(shape, worth, wanted, topPay === undefined ? undefined : topPay * betCoins)
    draft = measured(candidate, { base, free, sizes, pays, prizePays, scales, betCoins }, prize, minis)
    cut = draft.cut
    const next = someFor(candidate, draft, some, cap)
    if (Math.abs(next / some - 1) < 0.01 && Math.abs(draft.rtp - rtp - shift) < 1e-5) break
    if (round < 3) some = next
  }
  return draft
}

/** What the second most of prize symbols pay, for σ to be what the class wants; rounded as pays are. */
function someFor({ intent, base }: Candidate, { sigma, parts }: Draft, some: number, cap: number): number {
  const most = base.filter(({ strip }) => strip.includes(intent.prize.id)).length
  const odds = tailOn(base, intent.prize.id, most - 1)
  const missing = (intent.sigmaAim ** 2 - sigma ** 2) * parts.betCoins ** 2
  const square = some ** 2 + missing / odds
  const share = (0.08 * parts.betCoins) / odds
  const wanted = Math.min(Math.sqrt(Math.max(0, square)), cap / 2, share)
  const least = Math.min(2 * parts.betCoins, cap / 3)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(wanted, least))) - 1)
  return Math.max(2, Math.round(Math.max(wanted, least) / step) * step)
}

function measured(candidate: Candidate, parts: Parts, prize: Moments, minis: Moments): Draft {
  const { intent, samples, odds, worth, seed } = candidate
  const bet = parts.betCoins
  const cap = intent.brief.maxWin * bet
  const flat = Float64Array.from(parts.pays.flat())
  const spin = momentsOf(samples.spins, flat, cap)
  const feature =
    odds && samples.freeSpins
      ? featureMoments(samples.freeSpins, flat, intent.freeSpins!, odds, cap, seed, candidate.book)
      : null
  const share =
    odds && feature ? odds.odds * (feature.variance + feature.mean ** 2) - (odds.odds * feature.mean) ** 2 : 0
  const cut = spin.cut + (odds && feature ? odds.odds * feature.cut : 0)
  const cutOpen = spin.cutOpen + (odds && feature ? odds.odds ** 2 * feature.cutOpen : 0)
  const openBase = openWorth(samples.worth, flat)
  const open = odds && samples.freeWorth ? (odds.odds * odds.weight) ** 2 * openWorth(samples.freeWorth, flat) : 0
  return {
    parts,
    definition: buildGame(intent, parts),
    rtp: (returned(parts.pays, worth) + prize.mean + minis.mean - cut) / bet,
    sigma: Math.sqrt(spin.variance + prize.variance + minis.variance + share) / bet,
    hits: spin.hits,
    cut,
    standardError: Math.sqrt(openBase + open + cutOpen) / bet,
    open: [openBase / bet ** 2, open / bet ** 2],
    moments: { spin, feature, prize, minis },
  }
}

/** The same game as other samples see it. */
export const remeasured = (candidate: Candidate, { parts, moments }: Draft): Draft =>
  measured(candidate, parts, moments.prize, moments.minis)

/** The same game with single pays moved so that it returns so much more, in bets. */
export function shifted(candidate: Candidate, draft: Draft, by: number): Draft {
  const { parts, moments } = draft
  const pays = parts.pays.map((row) => [...row])
  const isTopFixed = candidate.intent.features.topPay !== undefined
  settle(pays, candidate.worth, returned(pays, candidate.worth) + by * parts.betCoins, isTopFixed)
  return measured(candidate, { ...parts, pays }, moments.prize, moments.minis)
}

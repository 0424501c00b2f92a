import type { Rng } from '../rng.ts'
import type { Range } from './classes.ts'
import { type Intent, leastCount } from './intent.ts'
import type { PlanAims } from './reel-plan.ts'

/** Draws a number of a range, evenly. */
export const within = (rng: Rng, [low, high]: Range): number => low + ((high - low) * rng.next()) / 4_294_967_296

/** Least odds of the cap on a paid spin that the designer aims at: rarer than 1 in 20,000,000 needs a warning. */
const LEAST_TOP_ODDS = 7e-8

/** From this burden on, the cap's odds decide whether the class is met, so they are aimed at closely, and the best symbol may be common. */
export const HEAVY = 0.3
/** How much likelier each further attempt makes the cap where the class leans on it. */
const LIKELIER = 0.15

export function planAims(intent: Intent, sigmaAim: number, attempt: number, rng: Rng): PlanAims {
  const { rows, regulars, lines, wildReels, wildMultiplier, scatter } = intent
  const burden = capBurden(intent)
  const heavy = burden > HEAVY
  // On three reels there is little between the small wins and the best line, so it carries more of the variance.
  const leansOnTop = rows.length === 3 && intent.profile.leastSigma >= 9
  const share = Math.max(1.06 * burden, within(rng, rows.length === 3 ? [0.4, 0.6] : [0.2, 0.45]))
  return {
    rows,
    regulars: regulars.length,
    lines: lines.length,
    wildReels,
    mostWilds: wildMultiplier > 1 || rows.length === 3 ? 1 : 2,
    triggerOdds: scatter ? triggerAim(intent, rng) : null,
    triggerAt: intent.freeSpins ? leastCount(intent.freeSpins.awards) : 3,
    topOdds: topAim(intent, sigmaAim, share) * (heavy || leansOnTop ? 1 + LIKELIER * attempt : 1),
    topTolerance: heavy ? 1.1 : 1.5,
    topShare: heavy ? 0.25 : 0.9 / (regulars.length + 1),
  }
}

/**
 * How much of the return has to come at the cap itself for the class to be reached at all: E[W²] ≤ cap × RTP, so a σ costs
 * at least σ² / cap. Above 1 no game can be of the class; near 1 it pays its cap or next to nothing.
 */
export const capBurden = (intent: Intent): number =>
  (intent.profile.leastSigma ** 2 / intent.brief.maxWin) * (100 / intent.brief.rtp)

/** The σ aimed at, as far as so small a cap lets one go. */
export function reachableSigma(intent: Intent, aim: number): number {
  const rtp = intent.brief.rtp / 100
  const most = Math.sqrt(Math.max(0, 0.93 * intent.brief.maxWin * rtp - rtp ** 2))
  return Math.max(intent.profile.leastSigma * 1.02, Math.min(aim, 0.97 * most))
}

/** A tall window with many lines hits oftener by nature; holding it down would ask for odd strips. */
const isWide = ({ rows, lines }: Intent): boolean => lines.length >= 40 && Math.max(...rows) > 3
const WIDE_WINDOW = 0.03

/** The hit frequency aimed at. */
export const hitAim = (intent: Intent, rng: Rng): number =>
  within(rng, intent.profile.hitAim) + (isWide(intent) && intent.brief.hitFrequency === undefined ? WIDE_WINDOW : 0)

const triggerAim = (intent: Intent, rng: Rng): number =>
  // Without free spins the scatter is only a pay, and comes oftener.
  intent.freeSpins ? 1 / within(rng, intent.profile.spinsPerTrigger) : 1 / within(rng, [40, 70])

/** The best line brings its share of the wanted variance, and of the return no more than that share either. */
function topAim(intent: Intent, sigma: number, share: number): number {
  const { maxWin, rtp } = intent.brief
  const byVariance = (share * sigma ** 2) / maxWin ** 2
  return Math.max(LEAST_TOP_ODDS, Math.min(byVariance, (share * rtp) / 100 / maxWin))
}

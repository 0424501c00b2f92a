import { createRng } from '../rng.ts'
import { hitAim, planAims, reachableSigma, within } from './aims.ts'
import { type SketchOdds, sketchOdds } from './estimate.ts'
import { shortestRuns, sketchHitting } from './hitting-strips.ts'
import type { Intent } from './intent.ts'
import { payLadders } from './nice-pays.ts'
import type { PayShape } from './pay-shape.ts'
import { planReels } from './reel-plan.ts'
import { cappedTop } from './top-line.ts'

/** One attempt at a game: strips that stay, and what its pay table aims at. */
export interface Draft {
  readonly odds: SketchOdds
  readonly shape: PayShape
  readonly sigmaAim: number
  /** What the cap takes of the variance through the best line, in bets². */
  readonly varianceCut: number
}

/** @param attempt from 0: where a small cap has to carry the class, each makes the cap likelier */
export function draftGame(intent: Intent, seed: string, attempt: number): Draft {
  const rng = createRng(`${seed}/aims`)
  const sigmaAim = reachableSigma(intent, within(rng, intent.profile.sigma))
  const plan = planReels(planAims(intent, sigmaAim, attempt, rng), rng)
  const shortest = shortestRuns(intent)
  const odds = sketchOdds(sketchHitting(intent, plan, shortest, hitAim(intent, rng), seed))
  const topPay = Math.ceil((intent.brief.maxWin * intent.betCoins) / intent.wildMultiplier)
  const top = cappedTop(odds)
  const shape = {
    odds: odds.base.lines,
    worth: odds.worth.map((row, rank) => (rank === 0 ? row.with(-1, top.worth / intent.betCoins) : row)),
    shortest,
    topPay,
    ceiling: topPay / 2,
    ladders: payLadders(coinStep(intent)),
  }
  return { odds, shape, sigmaAim, varianceCut: top.squareCut * (topPay / intent.betCoins) ** 2 }
}

/** Where the cap is very many coins, pays are multiples of five: the exact sheet's work grows with the cap counted in such steps. */
const coinStep = (intent: Intent): number =>
  intent.brief.maxWin * intent.betCoins >= 60_000 && intent.betCoins >= 20 && intent.betCoins % 5 === 0 ? 5 : 1

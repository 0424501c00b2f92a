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
    ...gains(seed),
  }
  return { odds, shape, sigmaAim, varianceCut: top.squareCut * (topPay / intent.betCoins) ** 2 }
}

/** Pay tables are steep by rank or by length, as drawn: symbols as common as each other still differ. */
function gains(seed: string): Pick<PayShape, 'rankGain' | 'runGain'> {
  const rng = createRng(`${seed}/gains`)
  return { rankGain: within(rng, [0.1, 2.2]), runGain: within(rng, [-1, 2]) }
}

/** Where the cap is very many coins, pays are multiples of some: the exact sheet's work grows with the cap counted in such steps. */
function coinStep({ brief, betCoins }: Intent): number {
  const coins = brief.maxWin * betCoins
  const step = coins >= FAR ? 10 : coins >= MANY && betCoins >= 20 ? 5 : 1
  return betCoins % step === 0 ? step : 1
}
const MANY = 60_000
const FAR = 3_000_000

import { hitOdds } from './estimate.ts'
import type { Intent } from './intent.ts'
import type { ReelPlan } from './reel-plan.ts'
import type { Pays, Sketch } from './sketch.ts'
import { sketchReels } from './sketch-reels.ts'

/** Runs pay from three; in calm games of few lines the least valuable symbol pays from two, as cherries do. */
export const shortestRuns = (intent: Intent): number[] => {
  const calm = intent.brief.volatility === 'low' || intent.brief.volatility === 'medium'
  const pairs = calm && intent.lines.length < 10
  return intent.regulars.map((_, rank) => (pairs && rank === intent.regulars.length - 1 ? 2 : 3))
}

/** A pay table of ones: enough to know what hits. */
export const payingFrom = (shortest: readonly number[], reels: number): Pays =>
  shortest.map((from) => Array.from({ length: reels + 1 }, (_, count) => (count >= from ? 1 : 0)))

/**
 * Makes the strips hit as often as wanted: the commoner the low symbols, the more lines hit. Where even symbols of equal
 * frequency would hit too often, symbols are made to differ from reel to reel instead.
 */
export function sketchHitting(
  intent: Intent,
  plan: ReelPlan,
  shortest: readonly number[],
  wanted: number,
  seed: string,
): Sketch {
  const reels = intent.rows.length
  const paying = payingFrom(shortest, reels)
  const least = reels === 3 ? intent.profile.threeReelSlope : 0
  const at = (slope: number): Sketch => sketchOf(intent, plan, Math.max(least, slope), Math.max(0, least - slope), seed)
  let low = least - (reels === 3 ? 3 : 2)
  let high = 4
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2
    if (hitOdds(at(middle), paying) < wanted) low = middle
    else high = middle
  }
  return at((low + high) / 2)
}

function sketchOf(intent: Intent, plan: ReelPlan, steepness: number, contrast: number, seed: string): Sketch {
  const { rows, regulars, freeSpins, betCoins, wildMultiplier, direction } = intent
  const shape = { plan, rows, regulars: regulars.length, steepness, contrast, seed }
  const free = freeSpins?.ownStrips ? sketchReels({ ...shape, plan: richer(plan), seed: `${seed}/free` }) : null
  return {
    regulars: regulars.length,
    base: sketchReels(shape),
    lines: intent.lines,
    direction,
    betCoins,
    wildMultiplier,
    scatterPays: intent.scatterPays ? scatterTable(intent) : [],
    freeSpins: freeSpins ? { ...freeSpins, reels: free } : null,
  }
}

/** The strips of free spins: one wild more on each reel that has wilds. */
const richer = (plan: ReelPlan): ReelPlan => ({
  ...plan,
  wilds: plan.wilds.map((count) => (count > 0 ? count + 1 : 0)),
})

/** Coins by scatter count: twice, ten and fifty times the bet, as far as the cap allows; more where scatters do nothing else. */
function scatterTable(intent: Intent): number[] {
  const times =
    intent.rows.length === 3 ? [0, 0, 0, 5] : intent.freeSpins ? [0, 0, 0, 2, 10, 50] : [0, 0, 0, 3, 15, 100]
  const most = Math.floor(intent.brief.maxWin / 2)
  return times.slice(0, intent.rows.length + 1).map((each) => Math.min(each, most) * intent.betCoins)
}

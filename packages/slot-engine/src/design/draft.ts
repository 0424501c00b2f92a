import { createRng, type Rng } from '../rng.ts'
import type { Range } from './classes.ts'
import { hitOdds, type SketchOdds, sketchOdds, sketchSigma } from './estimate.ts'
import type { Intent } from './intent.ts'
import { lineOdds } from './line-odds.ts'
import { payLadders } from './nice-pays.ts'
import { type PayShape, roundedPays, shapedPays } from './pay-shape.ts'
import { type PlanAims, planReels, type ReelPlan } from './reel-plan.ts'
import type { Pays, Sketch, SketchReel } from './sketch.ts'
import { sketchReels } from './sketch-reels.ts'
import { tunedPays } from './tune-pays.ts'

/** One attempt at a game: strips that stay, and what its pay table aims at. */
export interface Draft {
  readonly odds: SketchOdds
  readonly shape: PayShape
  readonly sigmaAim: number
  /** What the cap takes of the variance through the best line, in bets². */
  readonly varianceCut: number
}

/** Draws a number of a range, evenly. */
const within = (rng: Rng, [low, high]: Range): number => low + ((high - low) * rng.next()) / 4_294_967_296

/** Least odds of the cap on a paid spin that the designer aims at: rarer than 1 in 20,000,000 needs a warning. */
const LEAST_TOP_ODDS = 7e-8

/** Flatter than this, a longer run would pay hardly more than a shorter one. */
const GENTLEST = 0.3
/** Steeper than this, the rarest wins would take nearly all of the return. */
const STEEPEST = 2

/** Tolerance of the pay table's own arithmetic, in bets: a fiftieth of a point. */
const RTP_TOLERANCE = 5e-5

/** @param attempt from 0: where a small cap has to carry the class, each makes the cap likelier */
export function draftGame(intent: Intent, seed: string, attempt: number): Draft {
  const rng = createRng(`${seed}/aims`)
  const sigmaAim = reachableSigma(intent, within(rng, intent.profile.sigma))
  const plan = planReels(planAims(intent, sigmaAim, attempt, rng), rng)
  const shortest = shortestRuns(intent)
  const hitAim = within(rng, intent.profile.hitAim) + (isWide(intent) ? WIDE_WINDOW : 0)
  const odds = sketchOdds(sketchHitting(intent, plan, shortest, hitAim, seed))
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

/** From this burden on, the cap's odds decide whether the class is met, so they are aimed at closely, and the best symbol may be common. */
export const HEAVY = 0.3
/** How much likelier each further attempt makes a heavily burdened cap. */
const LIKELIER = 0.15

function planAims(intent: Intent, sigmaAim: number, attempt: number, rng: Rng): PlanAims {
  const { rows, regulars, lines, wildReels, wildMultiplier, scatter } = intent
  const burden = capBurden(intent)
  const heavy = burden > HEAVY
  // On three reels there is little between the small wins and the best line, so it carries more of the variance.
  const share = Math.max(1.06 * burden, within(rng, rows.length === 3 ? [0.4, 0.6] : [0.2, 0.45]))
  return {
    rows,
    regulars: regulars.length,
    lines: lines.length,
    wildReels,
    mostWilds: wildMultiplier > 1 || rows.length === 3 ? 1 : 2,
    triggerOdds: scatter ? triggerAim(intent, rng) : null,
    topOdds: topAim(intent, sigmaAim, share) * (heavy ? 1 + LIKELIER * attempt : 1),
    topTolerance: heavy ? 1.1 : 1.5,
    topShare: heavy ? 0.25 : 0.9 / (regulars.length + 1),
  }
}

/** Where the cap is very many coins, pays are multiples of five: the exact sheet's work grows with the cap counted in such steps. */
const coinStep = (intent: Intent): number =>
  intent.brief.maxWin * intent.betCoins >= 60_000 && intent.betCoins >= 20 && intent.betCoins % 5 === 0 ? 5 : 1

/** What the best line returns per coin of its pay, and what the cap takes of its square, per paid spin. */
interface TopLine {
  readonly worth: number
  readonly squareCut: number
}

/** The best line reaches the cap with one wild that multiplies, or alone where none does; free spins cannot lift it higher. */
function cappedTop(odds: SketchOdds): TopLine {
  const { sketch, free } = odds
  const { wildMultiplier: most } = sketch
  const on = (reels: readonly SketchReel[], multiplier: number): TopLine => {
    const full = (wildMultiplier: number): number => lineOdds({ ...sketch, wildMultiplier }, reels)[0]!.at(-1)!
    const bare = full(0)
    const wild = full(1) - bare
    const least = Math.min(multiplier, most)
    const square = bare * least ** 2 + wild * most ** 2
    return { worth: bare * least + wild * most, squareCut: full(most ** 2) * multiplier ** 2 - square }
  }
  const base = on(sketch.base, 1)
  if (!free) return base
  const inFree = on(sketch.freeSpins!.reels ?? sketch.base, sketch.freeSpins!.multiplier)
  const spins = free.triggerOdds * free.meanSpins
  return { worth: base.worth + spins * inFree.worth, squareCut: base.squareCut + spins * inFree.squareCut }
}

/**
 * How much of the return has to come at the cap itself for the class to be reached at all: E[W²] ≤ cap × RTP, so a σ costs
 * at least σ² / cap. Above 1 no game can be of the class; near 1 it pays its cap or next to nothing.
 */
export const capBurden = (intent: Intent): number =>
  (intent.profile.leastSigma ** 2 / intent.brief.maxWin) * (100 / intent.brief.rtp)

/** The σ aimed at, as far as so small a cap lets one go. */
function reachableSigma(intent: Intent, aim: number): number {
  const rtp = intent.brief.rtp / 100
  const most = Math.sqrt(Math.max(0, 0.93 * intent.brief.maxWin * rtp - rtp ** 2))
  return Math.max(intent.profile.leastSigma * 1.02, Math.min(aim, 0.97 * most))
}

/** A tall window with many lines hits oftener by nature; holding it down would ask for odd strips. */
const isWide = ({ rows, lines }: Intent): boolean => lines.length >= 40 && Math.max(...rows) > 3
const WIDE_WINDOW = 0.03

const triggerAim = (intent: Intent, rng: Rng): number =>
  // Without free spins the scatter is only a pay, and comes oftener.
  intent.freeSpins ? 1 / within(rng, intent.profile.spinsPerTrigger) : 1 / within(rng, [40, 70])

/** The best line brings its share of the wanted variance, and of the return no more than that share either. */
function topAim(intent: Intent, sigma: number, share: number): number {
  const { maxWin, rtp } = intent.brief
  const byVariance = (share * sigma ** 2) / maxWin ** 2
  return Math.max(LEAST_TOP_ODDS, Math.min(byVariance, (share * rtp) / 100 / maxWin))
}

/** Runs pay from three; in calm games of few lines the least valuable symbol pays from two, as cherries do. */
const shortestRuns = (intent: Intent): number[] => {
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
function sketchHitting(
  intent: Intent,
  plan: ReelPlan,
  shortest: readonly number[],
  hitAim: number,
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
    if (hitOdds(at(middle), paying) < hitAim) low = middle
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
  return times.slice(0, intent.rows.length + 1).map((each) => Math.min(each, intent.brief.maxWin / 2) * intent.betCoins)
}

/** A pay table on the ladder, and the unrounded one it stands for. */
export interface PayTable {
  readonly ideal: Pays
  readonly pays: Pays
}

/**
 * A pay table whose sketch returns `rtp` and has about the σ aimed at: β by bisection, then round amounts, then the last
 * hundredths of a point by single pays. Null where no pay table on these strips returns that.
 */
export function payTable(draft: Draft, rtp: number, sigmaAim: number): PayTable | null {
  const lineReturn = rtp - draft.odds.scatterReturn
  let low = GENTLEST
  let high = STEEPEST
  let ideal: number[][] | null = null
  for (let step = 0; step < 10; step++) {
    const beta = (low + high) / 2
    const pays = shapedPays(draft.shape, beta, lineReturn)
    if (pays !== null) ideal = pays
    if (pays !== null && cappedSigma(draft, pays) < sigmaAim) low = beta
    else high = beta
  }
  if (ideal === null) return null
  const rounded = roundedPays(draft.shape, ideal)
  return { ideal, pays: tunedPays(draft.shape, ideal, rounded, lineReturn, RTP_TOLERANCE) }
}

const cappedSigma = (draft: Draft, pays: Pays): number =>
  Math.sqrt(Math.max(0, sketchSigma(draft.odds, pays) ** 2 - draft.varianceCut))

/** The same table brought to another return by single pays. */
export const nudged = (draft: Draft, table: PayTable, rtp: number): PayTable => ({
  ideal: table.ideal,
  pays: tunedPays(draft.shape, table.ideal, table.pays, rtp - draft.odds.scatterReturn, RTP_TOLERANCE),
})

import type { BetMode } from '../../definition.ts'
import { type Game, gameIn, jackpotContribution, modeOf } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { isLimit, type Meter, type OutOfReach } from '../../meter.ts'
import { greatestWin } from '../bounds/greatest-round.ts'
import { allSampled, sheetBounds } from '../bounds/sheet-bounds.ts'
import type { SheetLimit } from '../limits.ts'
import type { Report } from '../report.ts'
import { type SimulatedSheet, volatilityClass } from '../sheet.ts'
import { reportOf } from '../simulate/counts.ts'
import { LaterWins } from '../simulate/later-wins.ts'
import { simulateNow } from '../simulate/simulate.ts'
import type { Watched } from '../simulate/spin-counter.ts'
import { StartedRounds } from '../simulate/started-rounds.ts'
import { limitOf } from '../words/out-of-reach.ts'
import { exactMean } from './exact-mean.ts'
import { type HeldCuts, heldCuts } from './held-cut.ts'
import { type FirstMeans, firstMeans, withFirstWindows } from './later-sheet.ts'
import { respunRounds, withRespins } from './respun-sheet.ts'
import { type PaidSpin, paidSpin, sampledPart, withPaidSpin } from './started-sheet.ts'

/** How a sheet that has no exact answer is sampled. */
export interface SimulateSheet {
  /** Paid rounds, by default 2,000,000; of a game with cascades or respins, whose rounds take longer, 1,000,000. */
  readonly spins?: number
  readonly seed?: string
}

/** Some three seconds' work. */
const defaultSpins = ({ definition }: Game): number =>
  definition.cascades === undefined && definition.respins === undefined ? 2_000_000 : 1_000_000

/** A sheet whose figures come from a simulation, with the standard error of its RTP. */
export function simulatedSheet(
  game: Game,
  reach: Pick<OutOfReach, 'part' | 'code'>,
  options: SimulateSheet & RoundOptions,
  meter: Meter,
): SimulatedSheet {
  const { cutRounds: _, ...sheet } = simulated({ game, played: game }, reach, options, meter)
  return sheet
}

/** A game, and the same as it is played: it may have a cap further out. */
interface PlayedGame {
  readonly game: Game
  readonly played: Game
}

/** The same, and how many of its rounds were broken off. */
function simulated(
  { game, played }: PlayedGame,
  { part, code }: Pick<OutOfReach, 'part' | 'code'>,
  { spins = defaultSpins(game), seed = 'sheet', mode, choose }: SimulateSheet & RoundOptions,
  meter: Meter,
  watched: Watched = {},
): SimulatedSheet & { readonly cutRounds: number } {
  const round = { ...(mode === undefined ? {} : { mode }), ...(choose === undefined ? {} : { choose }) }
  const report = cappedReport(simulateNow(played, { spins, seed, ...round }, meter, watched), game.maxCoins)
  const codes = new Set([...(isLimit(code) ? [code] : []), ...limitsOf(report, meter)])
  const limits = [...codes].map((each) => limitOf(each, part))
  const sheet = { ...sheetOfReport(game, part, report, round), ...(limits.length === 0 ? {} : { limits }) }
  return { ...sheet, cutRounds: report.stopped?.cutRounds ?? 0 }
}

/** The report of the same rounds under a cap. */
function cappedReport(report: Report, maxCoins: number): Report {
  if (report.biggestWinCoins <= maxCoins) return report
  const below = report.histogram.filter(([coins]) => coins < maxCoins)
  const above = report.histogram.filter(([coins]) => coins >= maxCoins)
  const cappedRounds = above.reduce((sum, [, rounds]) => sum + rounds, 0)
  const cut = above.reduce((sum, [coins, rounds]) => sum + (coins - maxCoins) * rounds, 0)
  const { contributions, stopped } = report
  return {
    ...reportOf({
      ...report,
      histogram: [...below, [maxCoins, cappedRounds]],
      contributions: { ...contributions, cut: contributions.cut + cut },
      cappedRounds,
    }),
    ...(stopped === undefined ? {} : { stopped }),
  }
}

function limitsOf({ stopped }: Report, { isFinishing }: Meter): SheetLimit[] {
  if (stopped === undefined) return []
  return [isFinishing ? 'interrupted' : 'rounds', ...(stopped.cutRounds > 0 ? (['round'] as const) : [])]
}

/** The share of what is left of a budget that the exact mean may take; what is cheap enough comes before the rounds. */
const MEAN_SHARE = 0.5

/** The share of what is left of a budget that the law of the paid spin may take. */
const PAID_SHARE = 0.5

/** The same, with what stands in the way of an exact one, and with bounds that hold for heavy tails. */
export function refusedSheet(
  whole: Game,
  reach: OutOfReach,
  options: SimulateSheet & RoundOptions,
  meter: Meter,
): SimulatedSheet {
  const game = gameIn(whole, options.mode)
  const mode = modeOf(game, options.mode)
  const mean = hasMean(reach) ? meanWithin(game, options, meter) : null
  // What was out of reach already is not tried again.
  const paid = reach.ofPaidSpin ? null : paidSpin(game, mode, meter, Math.floor(PAID_SHARE * meter.left))
  // Past the cap is played where it tells what the cap takes off a mean that is known.
  const first = paid === null && mean === null ? firstMeansWithin(game, mode, meter) : null
  const held = paid === null || mean === null ? null : heldCuts(game, game.maxCoins, meter)
  const tellsCut = held !== null || paid?.startsAtCap === 0
  const known = { game, paid, held, mean: tellsCut ? mean : null, first }
  const sheet = sampledSheet(known, reach, options, meter)
  if (mean === null) return sheet
  const uncappedRtp = mean / mode.coins
  // The cap only takes away, and what was sampled lies within what is known.
  const high = Math.min(sheet.bounds.rtp.high, uncappedRtp)
  const low = Math.min(sheet.bounds.rtp.low, high)
  const bounds = { ...sheet.bounds, rtp: { low, high } }
  return { ...sheet, rtp: Math.max(low, Math.min(sheet.rtp, high)), uncappedRtp, uncappedIs: 'exact', bounds }
}

/** Whether what has no law may have a mean. */
const hasMean = ({ obstacle }: OutOfReach): boolean => obstacle?.code === 'cellsHeld' || obstacle?.code === 'wildsAdded'

/** A game, and what of it is exact. */
interface Known {
  readonly game: Game
  readonly paid: PaidSpin | null
  /** What the cap takes by the laws of free spins. */
  readonly held: HeldCuts | null
  /** Mean coins of a round before the cap, where it is known too what the cap takes. */
  readonly mean: number | null
  /** The same of a round without falls, where no more is known. */
  readonly first: FirstMeans | null
}

function sampledSheet(
  { game, paid, held, mean, first }: Known,
  reach: OutOfReach,
  options: SimulateSheet & RoundOptions,
  meter: Meter,
): SimulatedSheet & Required<Pick<SimulatedSheet, 'bounds'>> {
  const { obstacle } = reach
  const mode = modeOf(game, options.mode)
  const started = paid && new StartedRounds(game.maxCoins, held)
  const spins = options.spins ?? (paid === null ? defaultSpins(game) : plannedSpins(game, options, paid, meter))
  const later = first && new LaterWins(game.maxCoins)
  const isCapped = (mean === null || paid === null) && first === null
  const respun = paid === null ? respunRounds(game, mode, options, meter) : null
  const played = isCapped ? game : { ...game, maxCoins: Number.MAX_SAFE_INTEGER }
  const { cutRounds, ...sampled } = simulated({ game, played }, reach, { ...options, spins }, meter, {
    started,
    later,
    respun,
  })
  const sheet = { ...sampled, ...(obstacle === null ? {} : { obstacle }) }
  // A round that was broken off may have started more than it had come to.
  if (paid === null || started === null || cutRounds > 0) {
    const whole = { ...sheet, bounds: sheetBounds(game, mode, allSampled(sheet.distribution), cutRounds) }
    if (cutRounds > 0) return whole
    if (respun !== null) return withRespins(whole, respun)
    return first !== null && later !== null ? withFirstWindows(whole, first, later, greatestWin(game, mode)) : whole
  }
  return {
    ...withPaidSpin(sheet, { paid, mean }, started, mode),
    bounds: sheetBounds(game, mode, sampledPart(paid, started, mode)),
  }
}

/** Rounds that the pilot is of, and the share of what is left of a budget that it may take. */
const PILOT_ROUNDS = 1 << 14
const PILOT_SHARE = 0.05
const MOST_ROUNDS = 20_000_000
/** The share of what is left that rounds are planned for, by what the pilot says of them. */
const PLANNED_SHARE = 0.6
/** Rounds that start something: more tell little. */
const ENOUGH_STARTED = 400_000

/** As many as the budget has room for, since only those that start something tell anything. */
function plannedSpins(
  game: Game,
  { seed = 'sheet', mode, choose }: SimulateSheet & RoundOptions,
  { quiet }: PaidSpin,
  meter: Meter,
): number {
  const before = meter.steps
  const round = { ...(mode === undefined ? {} : { mode }), ...(choose === undefined ? {} : { choose }) }
  const { totalSpins } = meter.within({ steps: Math.ceil(PILOT_SHARE * meter.left) }, () =>
    simulateNow(game, { spins: PILOT_ROUNDS, seed: `${seed}/pilot`, ...round }, meter),
  )
  const affordable = Math.floor((PLANNED_SHARE * meter.left * totalSpins) / Math.max(1, meter.steps - before))
  const most = Math.min(MOST_ROUNDS, Math.ceil(ENOUGH_STARTED / (1 - quiet.chance)))
  return Math.max(1, Math.min(most, affordable))
}

/** The share of what is left of a budget that the mean of first windows may take. */
const FIRST_SHARE = 0.2

const firstMeansWithin = (game: Game, mode: BetMode, meter: Meter): FirstMeans | null =>
  firstMeans(game, mode, meter, Math.floor(FIRST_SHARE * meter.left))

const meanWithin = (game: Game, options: RoundOptions, meter: Meter): number | null =>
  meter.within({ steps: Math.floor(MEAN_SHARE * meter.left) }, () => exactMean(game, options, meter))

/** The same of rounds that were played already. */
export function sheetOfReport(
  game: Game,
  outOfReach: string,
  report: Report,
  round: RoundOptions = {},
): SimulatedSheet {
  const { coins: betCoins } = modeOf(game, round.mode)
  const spins = report.totalSpins
  const share = (coins: number): number => coins / spins / betCoins
  const { contributions, standardDeviation } = report
  return {
    method: 'simulated',
    outOfReach,
    spins,
    standardError: standardDeviation / Math.sqrt(spins),
    betCoins,
    uncappedRtp: report.actualRtp + share(contributions.cut),
    rtp: report.actualRtp,
    rtpBySource: {
      lines: share(contributions.lines),
      scatters: share(contributions.scatters),
      features: Object.fromEntries(Object.entries(contributions.features).map(([id, coins]) => [id, share(coins)])),
    },
    jackpotContribution: jackpotContribution(game, betCoins),
    hitFrequency: report.winRate,
    standardDeviation,
    volatilityIndex: report.volatilityIndex,
    volatilityClass: volatilityClass(standardDeviation),
    distribution: report.histogram,
    maxWin: maxWin(game, report),
    features: report.features.map(({ id, triggers, spins: played, coins }) => ({
      id,
      triggerProbability: triggers / spins,
      averageWin: triggers === 0 ? 0 : coins / triggers / betCoins,
      rtp: share(coins),
      ...(played === 0 ? {} : { averageSpins: played / triggers }),
    })),
  }
}

function maxWin(game: Game, report: Report) {
  return {
    capCoins: game.maxCoins,
    baseCoins: report.biggestWinCoins,
    baseProbability: (report.histogram.at(-1)?.[1] ?? 0) / report.totalSpins,
    capProbability: report.cappedRounds / report.totalSpins,
    capProbabilityIs: 'simulated' as const,
  }
}

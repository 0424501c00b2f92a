import { type Game, gameIn, jackpotContribution, modeOf } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { isLimit, type Meter, type OutOfReach } from '../../meter.ts'
import { sheetBounds } from '../bounds/sheet-bounds.ts'
import type { SheetLimit } from '../limits.ts'
import type { Report } from '../report.ts'
import { type SimulatedSheet, volatilityClass } from '../sheet.ts'
import { simulateNow } from '../simulate/simulate.ts'
import { limitOf } from '../words/out-of-reach.ts'
import { exactMean } from './exact-mean.ts'

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
  const { cutRounds: _, ...sheet } = simulated(game, reach, options, meter)
  return sheet
}

/** The same, and how many of its rounds were broken off. */
function simulated(
  game: Game,
  { part, code }: Pick<OutOfReach, 'part' | 'code'>,
  { spins = defaultSpins(game), seed = 'sheet', mode, choose }: SimulateSheet & RoundOptions,
  meter: Meter,
): SimulatedSheet & { readonly cutRounds: number } {
  const round = { ...(mode === undefined ? {} : { mode }), ...(choose === undefined ? {} : { choose }) }
  const report = simulateNow(game, { spins, seed, ...round }, meter)
  const codes = new Set([...(isLimit(code) ? [code] : []), ...limitsOf(report, meter)])
  const limits = [...codes].map((each) => limitOf(each, part))
  const sheet = { ...sheetOfReport(game, part, report, round), ...(limits.length === 0 ? {} : { limits }) }
  return { ...sheet, cutRounds: report.stopped?.cutRounds ?? 0 }
}

function limitsOf({ stopped }: Report, { isFinishing }: Meter): SheetLimit[] {
  if (stopped === undefined) return []
  return [isFinishing ? 'interrupted' : 'rounds', ...(stopped.cutRounds > 0 ? (['round'] as const) : [])]
}

/** The share of what is left of a budget that the exact mean may take; what is cheap enough comes before the rounds. */
const MEAN_SHARE = 0.5

/** The same, with what stands in the way of an exact one, and with bounds that hold for heavy tails. */
export function refusedSheet(
  whole: Game,
  reach: OutOfReach,
  options: SimulateSheet & RoundOptions,
  meter: Meter,
): SimulatedSheet {
  const { obstacle } = reach
  const game = gameIn(whole, options.mode)
  const mode = modeOf(game, options.mode)
  const mean = obstacle?.code === 'cellsHeld' ? meanWithin(game, options, meter) : null
  const { cutRounds, ...sampled } = simulated(game, reach, options, meter)
  const sheet = { ...sampled, ...(obstacle === null ? {} : { obstacle }) }
  const bounds = sheetBounds(game, mode, sheet.distribution, cutRounds)
  if (mean === null) return { ...sheet, bounds }
  const uncappedRtp = mean / mode.coins
  // The cap only takes away.
  const high = Math.min(bounds.rtp.high, uncappedRtp)
  const exact = { uncappedRtp, uncappedIs: 'exact' as const }
  return { ...sheet, ...exact, bounds: { ...bounds, rtp: { low: Math.min(bounds.rtp.low, high), high } } }
}

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

import type { Definition } from '../../definition.ts'
import { type Game, gameIn } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { type Budget, DEFAULT_BUDGET, Meter, OutOfReach } from '../../meter.ts'
import { type AnalyseOptions, analyseWithin, exactSheet } from '../analyse/analyse.ts'
import { type RoundLaw, roundLaw } from '../analyse/round-law.ts'
import { refusedSheet } from '../analyse/simulated-sheet.ts'
import type { ParSheet } from '../sheet.ts'
import { simulateNow } from '../simulate/simulate.ts'
import { type LongRun, longRun } from './long-run.ts'
import { exactPayTables, type PayTable, playedPayTable } from './pays/pay-table.ts'
import { type PlayedWins, playWins } from './pays/played-wins.ts'
import { lawDistribution, type RoundDistribution, sampledDistribution } from './round-distribution.ts'
import { type SheetErrors, sheetErrors } from './sheet-errors.ts'
import { type WinFigures, winFigures } from './win-figures.ts'

/** All that can be said of a game, as plain data: what a printed sheet prints. */
export interface DetailedSheet {
  readonly definition: Definition
  /** What was analysed. */
  readonly round: RoundOptions
  readonly sheet: ParSheet
  /** The standard errors of a simulated sheet. */
  readonly errors?: SheetErrors
  readonly wins: WinFigures
  readonly longRun: LongRun
  readonly payTables: readonly PayTable[]
  /** The other ways to play: bet modes, and the options of a choice, each with its own return. */
  readonly variants: readonly Variant[]
}

export interface Variant {
  readonly round: RoundOptions
  readonly sheet: ParSheet
}

export interface DetailOptions extends AnalyseOptions {
  /** Rounds played for pay tables that have no exact answer, by default 100,000. */
  readonly tableRounds?: number
  /** Rounds played for each other way to play that has no exact answer, by default 200,000. */
  readonly variantRounds?: number
}

/**
 * The sheet of a game with everything that follows from it: the wins' distribution, the pay table with how often each
 * win comes, the long run, and the other ways to play. Each part is exact where it can be and says so.
 * Games with exact answers take from milliseconds to seconds; others as long as their rounds take to play.
 * @throws RangeError for a bet mode the game does not have
 */
export function detailedSheet(game: Game, options: DetailOptions = {}): DetailedSheet {
  const round = roundOf(options)
  const meter = new Meter({ ...options, budget: { ...DETAIL_BUDGET, ...options.budget } })
  const { law, sheet } = meter.within({ steps: share(SHEET_SHARE, meter) }, () => {
    const law = inReach(meter, EXACT_SHARE, () => roundLaw(game, round, meter))
    return { law, sheet: sheetOf(game, law, options, meter) }
  })
  const distribution = distributionOf(game, law, sheet, options, meter)
  const wins = winFigures(distribution)
  const tables = exactPayTables(game, round, sheet, meter)
  const played =
    sheet.method === 'simulated' || tables.some(({ table }) => table === null)
      ? playWins(game, round, options.tableRounds ?? 100_000, options.seed ?? 'sheet', meter)
      : null
  return {
    definition: game.definition,
    round,
    sheet,
    ...(sheet.method === 'simulated' ? { errors: sheetErrors(sheet, played as PlayedWins) } : {}),
    wins,
    longRun: longRun({ rtp: sheet.rtp, sigma: sheet.standardDeviation }),
    payTables: tables.map(
      ({ source, table }) =>
        table ?? playedPayTable(gameIn(game, round.mode), source, played as PlayedWins, sheet.betCoins),
    ),
    variants: Object.keys(round).length > 0 ? [] : variantsOf(game, options, meter),
  }
}

/** A sheet, its tables, and the sheets of the other ways to play. */
const DETAIL_BUDGET: Budget = { steps: 3 * DEFAULT_BUDGET.steps }
/** Of what is left of it. */
const SHEET_SHARE = 0.4
const EXACT_SHARE = 0.6
const DISTRIBUTION_SHARE = 0.4

const share = (part: number, meter: Meter): number => Math.max(1, Math.floor(part * meter.left))

const roundOf = ({ mode, choose }: RoundOptions): RoundOptions => ({
  ...(mode === undefined ? {} : { mode }),
  ...(choose === undefined ? {} : { choose }),
})

/** What `work` gives, or the reason why it has no exact answer. */
function inReach<T>(meter: Meter, part: number, work: () => T): T | OutOfReach {
  try {
    return meter.within({ steps: share(part, meter) }, work)
  } catch (error) {
    if (error instanceof OutOfReach) return error
    throw error
  }
}

function sheetOf(game: Game, law: RoundLaw | OutOfReach, options: DetailOptions, meter: Meter): ParSheet {
  const exact = law instanceof OutOfReach ? law : inReach(meter, EXACT_SHARE, () => exactSheet(law))
  return exact instanceof OutOfReach ? refusedSheet(game, exact, options, meter) : exact
}

function distributionOf(
  game: Game,
  law: RoundLaw | OutOfReach,
  sheet: ParSheet,
  { spins = 2_000_000, seed = 'sheet', ...options }: DetailOptions,
  meter: Meter,
): RoundDistribution {
  if (sheet.method === 'simulated') return sampledDistribution(game, sheet.distribution, options)
  const exact = law instanceof OutOfReach ? law : inReach(meter, DISTRIBUTION_SHARE, () => lawDistribution(law))
  if (!(exact instanceof OutOfReach)) return exact
  const { histogram } = meter.within({ steps: share(DISTRIBUTION_SHARE, meter) }, () =>
    simulateNow(game, { ...roundOf(options), spins, seed }, meter),
  )
  return sampledDistribution(game, histogram, options)
}

function variantsOf(game: Game, options: DetailOptions, meter: Meter): Variant[] {
  const { modes = [], features = [] } = game.definition
  const rounds: RoundOptions[] = [
    ...modes.map(({ id }) => ({ mode: id })),
    ...features.flatMap((feature) =>
      feature.type === 'choice' ? feature.options.map((_, option) => ({ choose: { [feature.id]: option } })) : [],
    ),
  ]
  const spins = options.variantRounds ?? 200_000
  return rounds.map((round, i) => ({
    round,
    sheet: meter.within({ steps: share(1 / (rounds.length - i), meter) }, () =>
      analyseWithin(game, { ...options, ...round, spins }, meter),
    ),
  }))
}

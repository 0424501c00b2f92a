import type { Definition } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import { canonicalJson } from '../../game/canonical.ts'
import { compile } from '../../game/compile/compile.ts'
import type { Game } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { type Meter, OutOfReach } from '../../meter.ts'
import { proveWithin } from '../../proof/analyse/analyse.ts'
import { type SimulateSheet, sheetOfReport, simulatedSheet } from '../../proof/analyse/simulated-sheet.ts'
import type { Report } from '../../proof/report.ts'
import type { ParSheet } from '../../proof/sheet.ts'
import { isPlainWindow } from '../../proof/simulate/plain.ts'
import { simulateNow } from '../../proof/simulate/simulate.ts'
import type { PayCell } from './pay-cells.ts'
import { Returns } from './returns.ts'
import type { TuneOptions } from './targets.ts'

/** Rounds by which σ of a game without an exact sheet is sought: always the same, so that two pay tables meet the same chance. */
const ROUNDS = 200_000
/** Rounds that prove it, of the game as it was and as it is now; fewer where the budget has no room for them. */
const PROOF_ROUNDS = 250_000
/** Rounds by which it is told how many there is room for. */
const PILOT_ROUNDS = 5_000
const PART = 'reelSets.base'

/** Tells the sheets of one game while its pays are sought. */
interface Sheets {
  readonly isExact: boolean
  /** The sheet as it was. */
  readonly before: ParSheet
  /** Of the game with other pays. */
  measure(definition: Definition, mode?: string): ParSheet
  /** On draws that nothing was found by. */
  prove(definition: Definition): ParSheet
}

/** Tells what a game returns while its pays are sought: by what they are worth, without a sheet, and by sheets where more is asked for. */
export class Gauge {
  readonly meter: Meter
  private readonly sheets: Sheets
  private readonly returns: Returns

  constructor(definition: Definition, sheets: Sheets, meter: Meter) {
    this.meter = meter
    this.sheets = sheets
    this.returns = new Returns(definition, sheets, meter)
  }

  get isExact(): boolean {
    return this.sheets.isExact
  }

  /** The sheet as it was. */
  get before(): ParSheet {
    return this.sheets.before
  }

  /** Of the game with other pays, as near as what was proved of such games tells. */
  rtp(definition: Definition): number {
    return this.returns.rtp(definition)
  }

  /** What a coin more on each pay returns, in bets. */
  worth(definition: Definition, cells: readonly PayCell[]): readonly number[] {
    return this.returns.worth(definition, cells)
  }

  /** The sheet of the game with other pays. */
  measure(definition: Definition, mode?: string): ParSheet {
    return this.sheets.measure(definition, mode)
  }

  /** The same on draws that nothing was found by; what is told of returns afterwards starts from there. */
  prove(definition: Definition): ParSheet {
    const sheet = this.sheets.prove(definition)
    this.returns.learn(definition, sheet)
    return sheet
  }
}

/**
 * The exact sheet of the game as it is; `null` where there is none in reach.
 * @param wantsSpread whether σ is sought besides: by whole sheets, each of which has to be quick then
 */
export const exactBefore = (definition: Definition, meter: Meter, wantsSpread: boolean): ParSheet | null =>
  wantsSpread && !isQuick(compile(definition)) ? null : exactly(definition, meter, FIRST_SHARE)

/** @param exact the exact sheet of the game, where it has one */
export function gaugeOf(
  definition: Definition,
  exact: ParSheet | null,
  meter: Meter,
  options: TuneOptions = {},
): Gauge {
  const sheets = exact === null ? new SampledSheets(definition, meter, options) : exactSheets(definition, exact, meter)
  return new Gauge(definition, sheets, meter)
}

function exactSheets(definition: Definition, before: ParSheet, meter: Meter): Sheets {
  let last = { definition, sheet: before }
  const measure = (other: Definition, mode?: string): ParSheet => {
    const sheet = (): ParSheet => exactly(other, meter, NEXT_SHARE, mode) ?? sampled(other, meter, mode)
    if (mode !== undefined) return sheet()
    if (other !== last.definition) last = { definition: other, sheet: sheet() }
    return last.sheet
  }
  return { isExact: true, before, measure, prove: measure }
}

const sampled = (definition: Definition, meter: Meter, mode?: string): ParSheet =>
  played(definition, { spins: ROUNDS, seed: 'tune', ...(mode === undefined ? {} : { mode }) }, meter)

/** @throws OutOfReach where the budget ends before as many rounds are played: pays that meet other rounds cannot be compared */
function played(definition: Definition, options: SimulateSheet & RoundOptions, meter: Meter): ParSheet {
  const steps = Math.floor(SAMPLE_SHARE * meter.left)
  const sheet = meter.within({ steps }, () => simulatedSheet(compile(definition), new OutOfReach(PART), options, meter))
  if (sheet.limits !== undefined) throw ended(meter)
  return sheet
}

function exactly(definition: Definition, meter: Meter, share: number, mode?: string): ParSheet | null {
  const game = compile(definition)
  try {
    return meter.within({ steps: Math.floor(share * meter.left) }, () =>
      proveWithin(game, mode === undefined ? {} : { mode }, meter),
    )
  } catch (error) {
    if (error instanceof OutOfReach && !meter.isFinishing) return null
    throw error
  }
}

/** Of what is left of a budget, what the first exact sheet may take; and each of the others, within what pays are sought in. */
const FIRST_SHARE = 0.06
const NEXT_SHARE = 0.6
/** And what one sample may take: pays are sought by many. */
const SAMPLE_SHARE = 0.1

/** Whether the exact sheet takes a moment: several features together, or rows that vary, can take seconds. */
const isQuick = (game: Game): boolean =>
  isPlainWindow(game) &&
  (game.definition.features ?? []).length <= 1 &&
  Object.values(game.definition.reelSets).every((set) => set.every(({ rows }) => typeof rows === 'number'))

/**
 * What other pays change is known far better than what a game returns: both games meet the same draws, and only the difference is left to
 * chance (a control variate whose mean is the known RTP).
 */
class SampledSheets implements Sheets {
  readonly isExact = false
  readonly before: ParSheet
  private readonly meter: Meter
  private readonly definition: Definition
  private readonly spins: number | undefined
  /** What the rounds of `measure` are off by, once it was asked for. */
  private offset: number | undefined
  private proofs = 0

  constructor(definition: Definition, meter: Meter, { sheet, spins }: TuneOptions) {
    this.meter = meter
    this.definition = definition
    this.spins = spins
    this.before = sheet ?? sampledBefore(definition, spins, meter)
  }

  measure(definition: Definition, mode?: string): ParSheet {
    const sheet = sampled(definition, this.meter, mode)
    if (mode !== undefined) return sheet
    this.offset ??= this.before.rtp - sampled(this.definition, this.meter).rtp
    return { ...sheet, rtp: sheet.rtp + this.offset }
  }

  prove(definition: Definition): ParSheet {
    // Of a game that was tuned before, the draws are not those that proved it then: its error is on its own.
    const seed = `tune/proof/${canonicalJson(this.definition)}/${++this.proofs}`
    const spins = this.spins ?? this.affordable(seed)
    const [was, is] = [this.definition, definition].map((each) =>
      wholly(simulateNow(compile(each), { spins, seed }, this.meter), this.meter),
    ) as [Report, Report]
    const change = changeOf(was, is)
    const rtp = this.before.rtp + change.mean
    const { standardError = 0 } = this.before.method === 'simulated' ? this.before : {}
    const sheet = sheetOfReport(compile(definition), PART, is)
    return {
      ...sheet,
      rtp,
      uncappedRtp: sheet.uncappedRtp + rtp - sheet.rtp,
      standardError: Math.sqrt(standardError ** 2 + change.standardError ** 2),
    }
  }

  /** Rounds of both games that the budget has room for, and for another proof after this one. */
  private affordable(seed: string): number {
    const { meter } = this
    const before = meter.steps
    const { totalSpins } = simulateNow(compile(this.definition), { spins: PILOT_ROUNDS, seed: `${seed}/pilot` }, meter)
    const each = Math.max(1, (meter.steps - before) / Math.max(1, totalSpins))
    return Math.max(1, Math.min(PROOF_ROUNDS, Math.floor((PROOF_SHARE * meter.left) / each / 2)))
  }
}

/** Of what is left of a budget, what the rounds of a proof may take. */
const PROOF_SHARE = 0.4

/** The sheet of the game as it is, of as many rounds as there is room for. */
function sampledBefore(definition: Definition, spins: number | undefined, meter: Meter): ParSheet {
  const steps = Math.floor(BEFORE_SHARE * meter.left)
  const options = { seed: 'tune/before', ...(spins === undefined ? {} : { spins }) }
  const { limits, ...sheet } = meter.within({ steps }, () =>
    simulatedSheet(compile(definition), new OutOfReach(PART), options, meter),
  )
  if (meter.isFinishing || sheet.spins < FEWEST) throw ended(meter)
  return sheet
}

/** Of a budget, what may be played of the game as it is; and of how few rounds nothing is told. */
const BEFORE_SHARE = 0.4
const FEWEST = 20_000

/** @throws OutOfReach where the budget ended it */
export function wholly(report: Report, meter: Meter): Report {
  if (report.stopped !== undefined) throw ended(meter)
  return report
}

const ended = ({ isFinishing }: Meter): OutOfReach => new OutOfReach(PART, isFinishing ? 'interrupted' : 'steps')

/** The mean difference of two games on the same draws, in bets, and its standard error by the stretches of the run. */
function changeOf(was: Report, is: Report): { mean: number; standardError: number } {
  const { every } = was.trail
  const whole = Math.floor(was.totalSpins / every)
  const changes = is.trail.coins
    .slice(0, whole)
    .map((coins, i) => (coins - entryOf(was.trail.coins, i)) / every / is.betCoins)
  const mean = changes.reduce((sum, change) => sum + change, 0) / whole
  const squares = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0)
  return { mean, standardError: Math.sqrt(squares / (whole - 1) / whole) }
}

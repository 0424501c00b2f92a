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
import type { TuneOptions } from './targets.ts'

/** Rounds by which a game without an exact sheet is tuned: always the same, so that two pay tables meet the same chance. */
const ROUNDS = 400_000
/** Rounds that prove it, of the game as it was and as it is now. */
const PROOF_ROUNDS = 600_000
const PART = 'reelSets.base'

/** Tells the sheets of one game while its pays are sought. */
export interface Gauge {
  readonly isExact: boolean
  readonly meter: Meter
  /** The sheet as it was. */
  readonly before: ParSheet
  /** Of the game with other pays. */
  measure(definition: Definition, mode?: string): ParSheet
  /** On draws that nothing was found by; what is measured afterwards starts from there. */
  prove(definition: Definition): ParSheet
}

export function gaugeOf(definition: Definition, meter: Meter, options: TuneOptions = {}): Gauge {
  const exact = exactly(definition, meter)
  if (exact === null) return new SampledGauge(definition, meter, options)
  const measure = (other: Definition, mode?: string): ParSheet =>
    exactly(other, meter, mode) ?? sampled(other, meter, mode)
  return { isExact: true, before: exact, meter, measure, prove: measure }
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

function exactly(definition: Definition, meter: Meter, mode?: string): ParSheet | null {
  const game = compile(definition)
  if (!isQuick(game)) return null
  try {
    return meter.within({ steps: Math.floor(EXACT_SHARE * meter.left) }, () =>
      proveWithin(game, mode === undefined ? {} : { mode }, meter),
    )
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

/** Of what is left of a budget, what one exact sheet may take. */
const EXACT_SHARE = 0.06
/** And what one sample may take: pays are sought by many. */
const SAMPLE_SHARE = 0.1

/** Whether the exact sheet takes a moment: several features together, or rows that vary, can take minutes. */
const isQuick = (game: Game): boolean =>
  isPlainWindow(game) &&
  (game.definition.features ?? []).length <= 1 &&
  Object.values(game.definition.reelSets).every((set) => set.every(({ rows }) => typeof rows === 'number'))

/**
 * What other pays change is known far better than what a game returns: both games meet the same draws, and only the difference is left to
 * chance (a control variate whose mean is the known RTP).
 */
class SampledGauge implements Gauge {
  readonly isExact = false
  readonly before: ParSheet
  readonly meter: Meter
  private readonly definition: Definition
  /** What the rounds of `measure` are off by. */
  private offset: number
  private proofs = 0
  private readonly proofRounds: number

  constructor(definition: Definition, meter: Meter, { sheet, spins }: TuneOptions) {
    this.meter = meter
    this.definition = definition
    this.proofRounds = spins ?? PROOF_ROUNDS
    const rounds = spins === undefined ? {} : { spins }
    this.before = sheet ?? played(definition, { seed: 'tune/before', ...rounds }, meter)
    this.offset = this.before.rtp - sampled(definition, meter).rtp
  }

  measure(definition: Definition, mode?: string): ParSheet {
    const sheet = sampled(definition, this.meter, mode)
    return mode === undefined ? { ...sheet, rtp: sheet.rtp + this.offset } : sheet
  }

  prove(definition: Definition): ParSheet {
    // Of a game that was tuned before, the draws are not those that proved it then: its error is on its own.
    const seed = `tune/proof/${canonicalJson(this.definition)}/${++this.proofs}`
    const [was, is] = [this.definition, definition].map((each) =>
      wholly(simulateNow(compile(each), { spins: this.proofRounds, seed }, this.meter), this.meter),
    ) as [Report, Report]
    const change = changeOf(was, is)
    const rtp = this.before.rtp + change.mean
    const { standardError = 0 } = this.before.method === 'simulated' ? this.before : {}
    this.offset += rtp - this.measure(definition).rtp
    const sheet = sheetOfReport(compile(definition), PART, is)
    return {
      ...sheet,
      rtp,
      uncappedRtp: sheet.uncappedRtp + rtp - sheet.rtp,
      standardError: Math.sqrt(standardError ** 2 + change.standardError ** 2),
    }
  }
}

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

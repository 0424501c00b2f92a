import type { Game } from '../game/core/game.ts'
import type { RoundOptions } from '../game/core/round-options.ts'
import { Field } from '../game/input/field.ts'
import { plain } from '../game/input/plain.ts'
import { Problems } from '../game/input/problem.ts'
import type { Report } from '../proof/report.ts'
import { type Counts, reportOf } from '../proof/simulate/counts.ts'
import { definitionHash, type JsonInput } from './definition-file.ts'
import { readCounts, refuseContradictions } from './read-report.ts'
import { refused } from './refusal.ts'

/** A report as `simulate --json` writes it and `merge` reads it: with what tells which game was simulated, and how. */
export interface ReportFile extends Played {
  readonly slotEngineReport: 1
  readonly report: Report
}

/** What must be equal in reports that are merged. */
export interface Played {
  readonly game: string
  readonly definitionHash: string
  readonly mode: string
  readonly choose: Readonly<Record<string, number>>
}

export function reportFile(game: Game, { mode = 'base', choose = {} }: RoundOptions, report: Report): ReportFile {
  const { definition } = game
  const played = { game: definition.id, definitionHash: definitionHash(definition), mode, choose }
  return { slotEngineReport: 1, ...played, report: inOrder(report) }
}

/** Equal reports as equal texts, whichever way they came about. */
export function inOrder(report: Report): Report {
  const { run, totalSpins, betCoins, totalCoins, actualRtp, rtpInterval, winRate, wins, ...rest } = report
  const entries = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))
  const first = { run, totalSpins, betCoins, totalCoins, actualRtp, rtpInterval, winRate, wins }
  // The same entries as before.
  return { ...first, ...Object.fromEntries(entries) } as Report
}

/** @throws Refusal that names what is wrong with it */
export function readReportFile({ file, value }: JsonInput): ReportFile {
  const problems = new Problems()
  const root = new Field(value, problems)
  const read = readFile(root)
  // Only what could be read as a whole can contradict itself.
  if (read !== undefined && problems.list.length === 0) refuseContradictions(read.report, root.at('report'))
  if (read !== undefined && problems.list.length === 0) return { ...read, report: reportOf(read.report) }
  throw refused('is not a report of slot-engine simulate --json', { file, problems: problems.list })
}

function readFile(root: Field): (Omit<ReportFile, 'report'> & { readonly report: Counts }) | undefined {
  const keys = root.record(['slotEngineReport', 'game', 'definitionHash', 'mode', 'choose', 'report'])
  return (
    keys &&
    plain({
      slotEngineReport: keys.slotEngineReport.oneOf([1] as const),
      game: keys.game.text({ min: 1, max: 64 }),
      definitionHash: keys.definitionHash.text({ min: 64, max: 64 }),
      mode: keys.mode.text({ min: 1, max: 64 }),
      choose: readChoices(keys.choose),
      report: readCounts(keys.report),
    })
  )
}

function readChoices(field: Field): Readonly<Record<string, number>> | undefined {
  const entries = field.entries()
  if (entries === undefined) return undefined
  return Object.fromEntries(entries.map(([id, option]) => [id, option.integer({ min: 0, max: 1000 }) ?? 0]))
}

import { mergeReports } from '../../proof/simulate/counts.ts'
import { command } from '../command.ts'
import { readJson } from '../definition-file.ts'
import { refused } from '../refusal.ts'
import { inOrder, type Played, type ReportFile, readReportFile } from '../report-file.ts'
import { reportText } from '../report-text.ts'

export const merge = command({
  name: 'merge',
  summary: 'makes one report of the reports of shards, or of several runs',
  takes: 'REPORT…',
  files: { min: 1, max: 1_000_000 },
  options: {
    complete: { type: 'boolean', help: 'the answer is no unless all shards of one run are there' },
  },
  notes: `Reports of all shards of one run give the very report that one run gives.
Reports of runs with different seeds add up too, without what only an unbroken run has: the trail.`,
  async run({ values, files, io }) {
    let merged: ReportFile | undefined
    for (const file of files) {
      const next = readReportFile(await readJson(file, io))
      merged = merged === undefined ? next : join(merged, next, file)
    }
    // There is at least one file.
    const whole = merged as ReportFile
    const { run, totalSpins } = whole.report
    const isComplete = run.seed !== '' && totalSpins === run.spins
    if (values.complete && !isComplete)
      throw refused(`the run is not complete: ${totalSpins} of ${run.spins} spins are there${missing(whole)}`)
    return { ok: true, json: { ...whole, report: inOrder(whole.report) }, text: reportText(whole) }
  },
})

const SAME = ['definitionHash', 'mode', 'choose'] as const satisfies (keyof Played)[]

function join(a: ReportFile, b: ReportFile, file: string): ReportFile {
  for (const key of SAME) {
    const [before, here] = [JSON.stringify(a[key]), JSON.stringify(b[key])]
    if (before !== here) throw refused(`is of another simulation: its ${key} is ${here}, not ${before}`, { file })
  }
  // A shard of a run with fewer blocks than shards has nothing to add, and no place among the others.
  if (b.report.totalSpins === 0) return a
  if (a.report.totalSpins === 0) return b
  try {
    return { ...a, report: mergeReports([a.report, b.report]) }
  } catch (error) {
    if (error instanceof RangeError) throw refused(error.message.replace('mergeReports: ', ''), { file })
    throw error
  }
}

/** Where the first gap is. */
function missing({ report }: ReportFile): string {
  const { stretches, seed } = report.run
  if (seed === '') return '; they are of several runs'
  const first = stretches[0]
  const from = first?.fromBlock === 0 ? first.toBlock : 0
  return `; the first that is missing is in block ${from}`
}

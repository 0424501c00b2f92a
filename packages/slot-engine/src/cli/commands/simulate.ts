import { availableParallelism } from 'node:os'
import { type Game, modeOf } from '../../game/core/game.ts'
import type { Report } from '../../proof/report.ts'
import { simulate as simulateHere } from '../../proof/simulate/simulate.ts'
import { createNodePool } from '../../workers/node.ts'
import type { PoolOptions } from '../../workers/options.ts'
import { shardOf, wholeNumber } from '../arguments.ts'
import { BUDGET_OPTIONS, budgetOf } from '../budget-option.ts'
import { command } from '../command.ts'
import { readGame } from '../definitions.ts'
import type { Io } from '../io.ts'
import { progressBar } from '../progress-bar.ts'
import { EXIT, Interrupted, usage } from '../refusal.ts'
import { reportFile } from '../report-file.ts'
import { reportText } from '../report-text.ts'
import { ROUND_OPTIONS, roundOptions } from '../round-options.ts'

export const simulate = command({
  name: 'simulate',
  summary: 'plays rounds and counts what they pay',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    spins: { type: 'string', value: 'N', help: 'paid rounds of the whole run, up to 1e12', isRequired: true },
    seed: { type: 'string', value: 'TEXT', help: 'any text', isRequired: true },
    ...ROUND_OPTIONS,
    shard: { type: 'string', value: 'I/N', help: 'play only part I, from 0, of N' },
    workers: { type: 'string', value: 'K', help: 'threads; by default one for each core' },
    ...BUDGET_OPTIONS,
  },
  notes: `The same game, seed, spins and mode give the same report, however many workers and shards there are.
The JSON of shards is what slot-engine merge makes one again.
Ctrl-C ends the run with the rounds played until then, and a second one at once. With --budget one thread plays, and
ends with them too.`,
  async run({ values, files: [file = ''], io }) {
    const spins = wholeNumber('spins', values.spins, 1, 1e12)
    // A report without a seed is one of several runs.
    if (values.seed === '') throw usage('--seed must be a text of at least one character')
    const shard = values.shard === undefined ? undefined : shardOf(values.shard)
    const workers =
      values.workers === undefined ? availableParallelism() : wholeNumber('workers', values.workers, 1, 1024)
    const game = await readGame(file, io)
    const round = roundOptions(game, values)
    const options = { spins, seed: values.seed, ...round, ...(shard === undefined ? {} : { shard }) }
    const watched =
      values.budget === undefined
        ? await simulateWatched(game, options, workers, io)
        : { report: await simulateHere(game, { ...options, ...budgetOf(values) }), isInterrupted: false }
    const report = reportFile(game, round, watched.report)
    return {
      ok: !watched.isInterrupted,
      json: report,
      text: reportText(report),
      ...(watched.isInterrupted && { exit: EXIT.interrupted }),
    }
  },
})

interface Watched {
  readonly report: Report
  readonly isInterrupted: boolean
}

/** With a progress bar, until it is done or the user has enough. */
async function simulateWatched(game: Game, options: PoolOptions, workers: number, io: Io): Promise<Watched> {
  const pool = createNodePool(workers)
  const bar = progressBar(io, modeOf(game, options.mode).coins)
  const finish = new AbortController()
  const forget = io.onInterrupt(() => finish.abort(new Interrupted()))
  try {
    const report = await pool.simulate(game, { ...options, onProgress: bar.show, finish: finish.signal })
    return { report, isInterrupted: finish.signal.aborted }
  } finally {
    forget()
    bar.clear()
    await pool.close()
  }
}

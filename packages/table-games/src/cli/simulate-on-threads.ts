import { Worker } from 'node:worker_threads'
import type { Bar, Io } from '@spilvaerk/slot-engine/command-line'
import type { TableDefinition } from '../definition.ts'
import { mergeTableReports, type TableReport } from '../proof/report.ts'
import { BLOCK_ROUNDS, type TableSimulation } from '../proof/simulate.ts'

/** What a thread is given: `finish` is 1 once the run is to end with what it has. */
export interface SimulationTask {
  readonly definition: TableDefinition
  readonly options: Omit<TableSimulation, 'onProgress' | 'signal' | 'finish'>
  readonly finish: Int32Array
}

export type SimulationNews =
  | { readonly type: 'done'; readonly rounds: number }
  | { readonly type: 'report'; readonly report: TableReport }

/** Shards on threads of their own, merged: the report is that of one pass. Ctrl-C ends it with what there is. */
export async function simulateOnThreads(
  definition: TableDefinition,
  options: SimulationTask['options'],
  workers: number,
  io: Io,
  bar: Bar<{ readonly done: number; readonly of: number }>,
): Promise<{ readonly report: TableReport; readonly isInterrupted: boolean }> {
  const of = Math.min(workers, Math.ceil(options.rounds / BLOCK_ROUNDS))
  const finish = new Int32Array(new SharedArrayBuffer(4))
  const done = new Array<number>(of).fill(0)
  const forget = io.onInterrupt(() => Atomics.store(finish, 0, 1))
  const shards = Array.from({ length: of }, (_, index) =>
    inThread({ definition, options: { ...options, shard: { index, of } }, finish }, (rounds) => {
      done[index] = rounds
      bar.show({ done: done.reduce((sum, each) => sum + each, 0), of: options.rounds })
    }),
  )
  try {
    const report = mergeTableReports(await Promise.all(shards))
    return { report, isInterrupted: report.rounds < options.rounds }
  } finally {
    forget()
    bar.clear()
  }
}

async function inThread(workerData: SimulationTask, onDone: (rounds: number) => void): Promise<TableReport> {
  const worker = new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData })
  try {
    return await new Promise<TableReport>((resolve, reject) => {
      worker.on('error', reject)
      worker.on('exit', (code) => reject(new Error(`a thread of the simulation ended with ${code}`)))
      worker.on('message', (news: SimulationNews) =>
        news.type === 'report' ? resolve(news.report) : onDone(news.rounds),
      )
    })
  } finally {
    await worker.terminate()
  }
}

/** Work of one go that Ctrl-C ends with what it has: in this thread as long as it is short, then in one of its own. */
import { Worker } from 'node:worker_threads'
import type { Definition } from '../definition.ts'
import type { Brief, DesignResult } from '../design/brief.ts'
import { design } from '../design/design.ts'
import type { TuneOptions, TuneResult, TuneTargets } from '../design/tune/targets.ts'
import { tune } from '../design/tune/tune.ts'
import { compile } from '../game/compile/compile.ts'
import type { WorkOptions, WorkProgress } from '../meter.ts'
import { type AnalyseOptions, analyse } from '../proof/analyse/analyse.ts'
import { type DetailedSheet, type DetailOptions, detailedSheet } from '../proof/sheet/detailed-sheet.ts'
import type { ParSheet } from '../proof/sheet.ts'
import { THREAD_LIMITS } from '../thread-limits.ts'
import type { Outcome } from './command.ts'
import type { Io } from './io.ts'
import { workBar } from './progress-bar.ts'
import { EXIT } from './refusal.ts'

export type LongWork =
  | { readonly kind: 'sheet'; readonly definition: Definition; readonly options: AnalyseOptions }
  | { readonly kind: 'detail'; readonly definition: Definition; readonly options: DetailOptions }
  | {
      readonly kind: 'tune'
      readonly definition: Definition
      readonly targets: TuneTargets
      readonly options: TuneOptions
    }
  | { readonly kind: 'design'; readonly brief: Brief; readonly seed: string; readonly options: WorkOptions }

interface Results {
  readonly sheet: ParSheet
  readonly detail: DetailedSheet
  readonly tune: TuneResult
  readonly design: DesignResult
}
export type ResultOf<W extends LongWork> = Results[W['kind']]

export type WorkNews =
  | { readonly type: 'progress'; readonly progress: WorkProgress }
  | { readonly type: 'result'; readonly result: Results[LongWork['kind']] }

/** What a thread of its own is given: `finish` is 1 once the work is to end with what it has. */
export interface WorkTask {
  readonly work: LongWork
  readonly finish: Int32Array
}

export interface Watched<T> {
  readonly result: T
  /** Whether it was told to finish before it was done. */
  readonly isInterrupted: boolean
}

export function doWork(work: LongWork, watch: WorkOptions): Results[LongWork['kind']] {
  switch (work.kind) {
    case 'sheet':
      return analyse(compile(work.definition), { ...work.options, ...watch })
    case 'detail':
      return detailedSheet(compile(work.definition), { ...work.options, ...watch })
    case 'tune':
      return tune(work.definition, work.targets, { ...work.options, ...watch })
    case 'design':
      return design(work.brief, work.seed, { ...work.options, ...watch })
  }
}

/** Steps that take less than a thread takes to start. */
const SHORT_STEPS = 10_000_000

/** Thrown by work that goes on for longer than that. */
const LONG = new Error('long work')

/** Ctrl-C tells it to finish, and a second one ends the process. */
export async function watchedWork<W extends LongWork>(work: W, io: Io): Promise<Watched<ResultOf<W>>> {
  // What work of a kind gives is of that kind.
  const watched = (shortly(work) ?? (await inThread(work, io))) as Watched<ResultOf<W>>
  return watched
}

/** What it gives where it is short: work gives the same in any thread, so that what is broken off here is done anew there. */
function shortly(work: LongWork): Watched<unknown> | null {
  const onWork = ({ steps }: WorkProgress): void => {
    if (steps > SHORT_STEPS) throw LONG
  }
  try {
    return { result: doWork(work, { onWork }), isInterrupted: false }
  } catch (error) {
    if (error === LONG) return null
    throw error
  }
}

async function inThread(work: LongWork, io: Io): Promise<Watched<unknown>> {
  const finish = new Int32Array(new SharedArrayBuffer(4))
  // A worker is a file, even where the program came by --eval or through stdin.
  const execArgv = process.execArgv.filter((flag) => !flag.startsWith('--input-type'))
  const workerData: WorkTask = { work, finish }
  const worker = new Worker(new URL('./long-work-worker.ts', import.meta.url), {
    execArgv,
    workerData,
    resourceLimits: THREAD_LIMITS,
  })
  const forget = io.onInterrupt(() => Atomics.store(finish, 0, 1))
  const bar = workBar(io)
  try {
    const result = await new Promise<unknown>((resolve, reject) => {
      worker.on('error', reject)
      worker.on('exit', (code) => reject(new Error(`the thread of the work ended with ${code}`)))
      worker.on('message', (news: WorkNews) =>
        news.type === 'result' ? resolve(news.result) : bar.show(news.progress),
      )
    })
    return { result, isInterrupted: Atomics.load(finish, 0) === 1 }
  } finally {
    forget()
    bar.clear()
    await worker.terminate()
  }
}

/** How a call ends that gives what such work gave. */
export function endOf(isInterrupted: boolean, io: Io): Pick<Outcome, 'ok' | 'exit'> {
  if (!isInterrupted) return { ok: true }
  io.err('slot-engine: interrupted; this is what the work had come to\n')
  return { ok: false, exit: EXIT.interrupted }
}

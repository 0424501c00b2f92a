import type { Definition, ParSheet, Report } from '@spilvaerk/slot-engine'
import { workerFault } from '../../lib/lost-code.ts'
import type { AbNews, AbTask } from './ab-worker.ts'

export interface AbSide {
  readonly name: string
  readonly sheet: ParSheet
  readonly report: Report
}

export interface AbVersion {
  readonly definition: Definition
  /** The one that is kept of it; without one it is worked out. */
  readonly sheet?: ParSheet | undefined
}

export interface AbOptions {
  /** Of each version. */
  readonly spins: number
  readonly seed: string
  readonly signal: AbortSignal
  /** Called with what both have played together. */
  readonly onProgress: (done: number) => void
}

/** What is used of a Web Worker. */
export type AbWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const startWorker = (): AbWorker => new Worker(new URL('./ab-worker.ts', import.meta.url), { type: 'module' })

/**
 * Both versions side by side, each with draws of its own: the same draws would tie the two samples together, and their
 * difference could no longer be judged as one of two independent ones.
 */
export async function runAb(
  versions: readonly AbVersion[],
  { spins, seed, signal, onProgress }: AbOptions,
  start: () => AbWorker = startWorker,
): Promise<readonly AbSide[]> {
  const done = versions.map(() => 0)
  const workers: AbWorker[] = []
  const play = (task: AbTask, index: number): Promise<AbSide> =>
    new Promise((resolve, reject) => {
      const worker = start()
      workers.push(worker)
      worker.onerror = (event) => reject(workerFault(event))
      worker.onmessage = ({ data }: MessageEvent<AbNews>) => {
        if (data.type === 'failure') return reject(new Error(data.message))
        if (data.type === 'side') return resolve({ name: task.definition.name, sheet: data.sheet, report: data.report })
        done[index] = data.done
        onProgress(done.reduce((sum, one) => sum + one, 0))
      }
      worker.postMessage(task)
    })
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    signal.throwIfAborted()
    const sides = versions.map(({ definition, sheet }, index) =>
      play({ definition, sheet, spins, seed: `${seed}/${index}` }, index),
    )
    return await Promise.race([Promise.all(sides), cancelled])
  } finally {
    for (const worker of workers) worker.terminate()
  }
}

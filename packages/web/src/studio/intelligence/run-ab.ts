import type { Definition, ParSheet, Report } from '@spilvaerk/slot-engine'
import { type TaskWorker, workIn } from '../../lib/work/work-in.ts'
import type { AbAnswer, AbTask } from './ab-worker.ts'

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

const startWorker = (): TaskWorker => new Worker(new URL('./ab-worker.ts', import.meta.url), { type: 'module' })

/**
 * Both versions side by side, each with draws of its own: the same draws would tie the two samples together, and their
 * difference could no longer be judged as one of two independent ones.
 */
export async function runAb(
  versions: readonly AbVersion[],
  { spins, seed, signal, onProgress }: AbOptions,
  start: () => TaskWorker = startWorker,
): Promise<readonly AbSide[]> {
  const ended = new AbortController()
  const done = versions.map(() => 0)
  const play = async ({ definition, sheet }: AbVersion, index: number): Promise<AbSide> => {
    const task: AbTask = { definition, sheet, spins, seed: `${seed}/${index}` }
    const answer = await workIn<AbTask, number, AbAnswer>(start(), task, {
      signal: AbortSignal.any([signal, ended.signal]),
      onProgress: (rounds) => {
        done[index] = rounds
        onProgress(done.reduce((sum, one) => sum + one, 0))
      },
    })
    return { name: definition.name, ...answer }
  }
  try {
    return await Promise.all(versions.map(play))
  } finally {
    ended.abort()
  }
}

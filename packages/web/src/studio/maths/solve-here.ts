import { workerFault } from '../../lib/lost-code.ts'
import type { BenchNews, BenchTask } from './live-sheet-worker.ts'
import type { Solution, SolveTask } from './solve.ts'

/** Solves in a worker of its own: it takes a sheet for every value that is tried. */
export function solveHere(task: SolveTask, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./live-sheet-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = (event) => reject(workerFault(event))
    worker.onmessage = ({ data }: MessageEvent<BenchNews>) => {
      if (data.type === 'solve') resolve(data.solution)
      else reject(new Error(data.type === 'failure' ? data.message : 'not what was asked for'))
    }
    worker.postMessage({ type: 'solve', task } satisfies BenchTask)
  }).finally(() => worker.terminate())
}

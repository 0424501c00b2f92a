import type { Progress, Report } from '@spilvaerk/slot-engine'
import { workerFault } from '../../lib/lost-code.ts'
import type { SimulationNews, SimulationTask } from './simulation-worker.ts'

/** Simulates in a worker of this browser. Aborting ends the worker at once. */
export function simulateHere(
  task: SimulationTask,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Report> {
  const worker = new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Report>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = (event) => reject(workerFault(event))
    worker.onmessage = ({ data }: MessageEvent<SimulationNews>) => {
      switch (data.type) {
        case 'progress':
          return onProgress(data.progress)
        case 'report':
          return resolve(data.report)
        case 'failure':
          return reject(new Error(data.message))
      }
    }
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

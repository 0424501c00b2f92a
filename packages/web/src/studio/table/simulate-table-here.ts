import type { TableReport } from '@spilvaerk/table-games'
import { workerFault } from '../../lib/lost-code.ts'
import type { TableNews, TableTask } from './simulation-worker.ts'

/** Plays many rounds of a table in a worker of this browser. Aborting ends the worker at once. */
export function simulateTableHere(
  task: TableTask,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<TableReport> {
  const worker = new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<TableReport>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = (event) => reject(workerFault(event))
    worker.onmessage = ({ data }: MessageEvent<TableNews>) => {
      switch (data.type) {
        case 'progress':
          return onProgress(data.done)
        case 'report':
          return resolve(data.report)
        case 'failure':
          return reject(new Error(data.message))
      }
    }
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

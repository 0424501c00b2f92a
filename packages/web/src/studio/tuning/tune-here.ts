import type { TuneResult } from '@spilvaerk/slot-engine'
import { workerFault } from '../../lib/lost-code.ts'
import type { TuneNews, TuneTask } from './tune-worker.ts'

/** Moves a game towards other figures, in a worker of this browser. `onShare` is told of the work that it may take. */
export function tuneHere(
  task: TuneTask,
  signal: AbortSignal,
  onShare: (share: number) => void = () => {},
): Promise<TuneResult> {
  const worker = new Worker(new URL('./tune-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<TuneResult>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = (event) => reject(workerFault(event))
    worker.onmessage = ({ data }: MessageEvent<TuneNews>) => {
      switch (data.type) {
        case 'progress':
          return onShare(data.share)
        case 'result':
          return resolve(data.result)
        case 'failure':
          return reject(new Error(data.message))
      }
    }
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

import type { TuneResult } from '@spilvaerk/slot-engine'
import { workerFault } from '../../lib/lost-code.ts'
import type { TuneNews, TuneTask } from './tune-worker.ts'

/** Moves a game towards other figures, in a worker of this browser. */
export function tuneHere(task: TuneTask, signal: AbortSignal): Promise<TuneResult> {
  const worker = new Worker(new URL('./tune-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<TuneResult>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = (event) => reject(workerFault(event))
    worker.onmessage = ({ data }: MessageEvent<TuneNews>) =>
      data.type === 'result' ? resolve(data.result) : reject(new Error(data.message))
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

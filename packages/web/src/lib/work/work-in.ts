import { workerFault } from '../lost-code.ts'

/** What a worker says of the one task it was given: see `answerTask`. */
export type WorkNews<Progress, Result> =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'result'; readonly result: Result }
  | { readonly type: 'failure'; readonly message: string }

/** What is used of a Web Worker. */
export type TaskWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

export interface Listening<Progress> {
  /** Aborting ends the worker at once. */
  readonly signal: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}

/** Gives a worker of this browser its one task, and ends the worker with the answer. */
export function workIn<Task, Progress, Result>(
  worker: TaskWorker,
  task: Task,
  { signal, onProgress }: Listening<Progress>,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = (event) => reject(workerFault(event))
    worker.onmessage = ({ data }: MessageEvent<WorkNews<Progress, Result>>) => {
      switch (data.type) {
        case 'progress':
          return onProgress?.(data.progress)
        case 'result':
          return resolve(data.result)
        case 'failure':
          return reject(new Error(data.message))
      }
    }
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

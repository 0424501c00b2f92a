/** Simulations on worker threads of Node. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { THREAD_LIMITS } from '../thread-limits.ts'
import { createPool, type Pool, type WorkerEvents, type WorkerPort } from './pool.ts'
import type { News } from './protocol.ts'

export type { CancelSignal, PoolOptions } from './options.ts'
export type { Pool } from './pool.ts'

/**
 * A pool of worker threads, started as they are needed. An idle pool keeps no process alive; `close` ends it.
 * @param size by default as many as there are cores for this process
 * @throws RangeError for a size that is not a whole number from 1
 */
export function createNodePool(size = availableParallelism()): Pool {
  return createPool(size, startWorker)
}

function startWorker({ onNews, onCrash }: WorkerEvents): WorkerPort {
  // A worker is a file, even where the program came by --eval or through stdin.
  const execArgv = process.execArgv.filter((flag) => !flag.startsWith('--input-type'))
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), { execArgv, resourceLimits: THREAD_LIMITS })
  worker.on('message', (news: News) => {
    if (news.type !== 'progress') worker.unref()
    onNews(news)
  })
  worker.on('error', onCrash)
  worker.on('exit', (code) => onCrash(new Error(`a worker ended with ${code}`)))
  return {
    post(task) {
      worker.ref()
      worker.postMessage(task)
    },
    async end() {
      await worker.terminate()
    },
  }
}

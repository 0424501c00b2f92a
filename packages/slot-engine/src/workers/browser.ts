/** Simulations on Web Workers. */
import { createPool, type Pool, type WorkerEvents, type WorkerPort } from './pool.ts'
import type { News } from './protocol.ts'

export type { CancelSignal, PoolOptions } from './options.ts'
export type { Pool } from './pool.ts'

/** What the pool needs of a Web Worker: the engine is typed without the DOM. */
export interface WebWorker {
  postMessage(message: unknown): void
  terminate(): void
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onerror: ((event: { readonly message?: string }) => void) | null
}

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorker
declare const URL: new (url: string, base: string) => URL
interface URL {
  readonly href: string
}
declare global {
  interface ImportMeta {
    url: string
  }
}
declare const navigator: { readonly hardwareConcurrency?: number }

export interface BrowserPoolOptions {
  /** By default as many as the browser says there are cores. */
  readonly size?: number
  /**
   * Starts a worker that runs `@spilvaerk/slot-engine/workers/browser-worker`: for bundlers that do not know
   * `new Worker(new URL(…, import.meta.url))`.
   */
  readonly start?: () => WebWorker
}

/**
 * A pool of Web Workers, started as they are needed; `close` ends them.
 * @throws RangeError for a size that is not a whole number from 1
 */
export function createBrowserPool(options: BrowserPoolOptions = {}): Pool {
  const { size = navigator.hardwareConcurrency ?? 2, start = startModule } = options
  return createPool(size, (events) => portOf(start(), events))
}

// Written out: bundlers look for these very words.
const startModule = (): WebWorker => new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' })

function portOf(worker: WebWorker, { onNews, onCrash }: WorkerEvents): WorkerPort {
  worker.onmessage = ({ data }) => onNews(data as News)
  worker.onerror = ({ message }) => onCrash(new Error(message || 'a worker could not start'))
  return {
    post: (task) => worker.postMessage(task),
    end: () => worker.terminate(),
  }
}

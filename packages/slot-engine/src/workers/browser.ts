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
  const { size = navigator.hardwareConcurrency ?? 2, start } = options
  return createPool(size, (events) => new Port(start === undefined ? STARTS : [start], events))
}

// Written out: bundlers look for these very words. The file beside this one comes first. A development server that copies
// dependencies together, as Vite 7 does, leaves it behind; such a server finds it by its name.
const STARTS: Starts = [
  () => new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' }),
  () => new Worker(new URL('@spilvaerk/slot-engine/workers/browser-worker', import.meta.url), { type: 'module' }),
]
type Starts = readonly [() => WebWorker, ...(() => WebWorker)[]]

/** A worker, or where its script is not found, the next way to start one. */
class Port implements WorkerPort {
  private readonly events: WorkerEvents
  private worker: WebWorker
  /** What was sent to a worker of which nothing was heard. */
  private unanswered: unknown[] = []
  private isHeard = false

  constructor([start, ...others]: Starts, events: WorkerEvents) {
    this.events = events
    this.worker = this.listen(start(), others)
  }

  private listen(worker: WebWorker, others: readonly (() => WebWorker)[]): WebWorker {
    const [next, ...rest] = others
    worker.onmessage = ({ data }) => {
      this.isHeard = true
      this.unanswered = []
      this.events.onNews(data as News)
    }
    worker.onerror = ({ message }) => {
      // A script that was not found has no message; one that runs into a fault has.
      if (message || this.isHeard || next === undefined)
        return this.events.onCrash(new Error(message || 'a worker could not start'))
      worker.terminate()
      this.worker = this.listen(next(), rest)
      for (const task of this.unanswered) this.worker.postMessage(task)
    }
    return worker
  }

  post(task: unknown): void {
    if (!this.isHeard) this.unanswered.push(task)
    this.worker.postMessage(task)
  }

  end(): void {
    this.worker.terminate()
  }
}

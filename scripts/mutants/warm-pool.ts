import type { Worker } from 'node:worker_threads'
import { type PoolOptions, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'
import { discardThread, warm } from './warm.mjs'

/** Each start leaves a listener in the worker, and tests leave what they leave. */
const MOST_USES = 60

/**
 * A worker that outlives a run: to import the server takes many times as long as the tests of one mutant. A mutant that
 * acts while modules are imported (a static one), and the first run, which measures coverage, get a worker of their own.
 */
class WarmThread extends ThreadsPoolWorker {
  override name = 'warm'
  private readonly project: PoolOptions['project']

  constructor(options: PoolOptions) {
    super(options)
    this.project = options.project
  }

  override async start(): Promise<void> {
    warm.reused = this.isKept() && warm.thread !== undefined
    if (warm.reused) this.own(warm.thread)
    if (warm.reused) warm.thread = undefined
    warm.uses = warm.reused ? warm.uses + 1 : 0
    await super.start()
  }

  override send(message: WorkerRequest): void {
    if (message.type !== 'stop' || !this.isKept()) return super.send(message)
    setImmediate(() => this.owned().emit('message', { type: 'stopped', __vitest_worker_response__: true }))
  }

  override async stop(): Promise<void> {
    if (!this.isKept()) return super.stop()
    const thread = this.owned()
    for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event)
    thread.stdout.unpipe()
    thread.stderr.unpipe()
    this.own(undefined)
    await discardThread()
    warm.thread = thread
  }

  private isKept(): boolean {
    const { mode, mutantActivation } = this.project.getProvidedContext() as { mode?: string; mutantActivation?: string }
    return mode === 'mutant' && mutantActivation !== 'static' && warm.uses < MOST_USES
  }

  // The base class keeps its thread in a private field.
  private own(thread: Worker | undefined): void {
    Object.assign(this, { _thread: thread })
  }

  private owned(): Worker {
    return (this as unknown as { readonly _thread: Worker })._thread
  }
}

export const warmPool = { name: 'warm', createPoolWorker: (options: PoolOptions) => new WarmThread(options) }

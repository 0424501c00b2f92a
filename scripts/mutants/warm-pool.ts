import { type PoolOptions, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'

/** What the runner of the mutants (warm-runner.mjs) and the pool of its vitest have in common: one process runs both. */
interface Warm {
  thread: unknown
  uses: number
  /** Whether the last run was in a worker that had run before. */
  reused: boolean
}
const shared = globalThis as { warmMutants?: Warm }
shared.warmMutants ??= { thread: undefined, uses: 0, reused: false }
const warm: Warm = shared.warmMutants

/** Each start leaves a listener in the worker, and tests leave what they leave. */
const MOST_USES = 60

/**
 * A worker that outlives a run: to import the server takes many times as long as the tests of one mutant. A mutant that
 * acts while modules are imported (a static one), and the first run, which measures coverage, get a worker of their own.
 */
class WarmThread extends ThreadsPoolWorker {
  // The base class calls it `threads`, which would be the pool of vitest itself.
  override name = 'warm'
  private readonly project: PoolOptions['project']

  constructor(options: PoolOptions) {
    super(options)
    this.project = options.project
  }

  private get keeps(): boolean {
    const { mode, mutantActivation } = this.project.getProvidedContext() as { mode?: string; mutantActivation?: string }
    return mode === 'mutant' && mutantActivation !== 'static' && warm.uses < MOST_USES
  }

  override async start(): Promise<void> {
    warm.reused = this.keeps && warm.thread !== undefined
    if (warm.reused) {
      this.own(warm.thread)
      warm.thread = undefined
      warm.uses += 1
    } else {
      warm.uses = 0
    }
    await super.start()
  }

  override send(message: WorkerRequest): void {
    if (message.type !== 'stop' || !this.keeps) return super.send(message)
    setImmediate(() => this.thread_().emit('message', { type: 'stopped', __vitest_worker_response__: true }))
  }

  override async stop(): Promise<void> {
    if (!this.keeps) return super.stop()
    const thread = this.thread_()
    for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event)
    thread.stdout.unpipe()
    thread.stderr.unpipe()
    await discardThread()
    warm.thread = thread
    this.own(undefined)
  }

  private own(thread: unknown): void {
    Object.assign(this, { _thread: thread })
  }

  private thread_(): import('node:worker_threads').Worker {
    return (this as unknown as { _thread: import('node:worker_threads').Worker })._thread
  }
}

async function discardThread(): Promise<void> {
  const thread = warm.thread as import('node:worker_threads').Worker | undefined
  warm.thread = undefined
  await thread?.terminate()
}

export const warmPool = { name: 'warm', createPoolWorker: (options: PoolOptions) => new WarmThread(options) }

import type { Game } from '../game/core/game.ts'
import type { Report } from '../proof/report.ts'
import { mergeReports } from '../proof/simulate/counts.ts'
import type { Progress } from '../proof/simulate/simulate.ts'
import type { PoolOptions } from './options.ts'
import { partsOf, spinsOf } from './parts.ts'
import type { News, Task } from './protocol.ts'

/** One simulation on its way: its tasks, what they have done, and its report when all are done. */
export class Run {
  readonly report: Promise<Report>
  private readonly tasks: ReadonlyMap<number, Task>
  private readonly waiting: Task[]
  private readonly progress = new Map<number, Progress>()
  private readonly reports: Report[] = []
  private readonly onProgress: PoolOptions['onProgress']
  private readonly spins: number
  /** Shared with the workers, where that is allowed. */
  private readonly finishFlag: Int32Array | undefined
  /** Reports to come in all. */
  private expected: number
  private resolve: (report: Report) => void = () => {}
  private reject: (reason: unknown) => void = () => {}

  constructor(game: Game, options: PoolOptions, workers: number, nextId: () => number) {
    const { onProgress, signal, finish, shard = { index: 0, of: 1 }, ...rest } = options
    const { spins } = rest
    const definition = JSON.stringify(game.definition)
    this.finishFlag =
      finish && typeof SharedArrayBuffer === 'function' ? new Int32Array(new SharedArrayBuffer(4)) : undefined
    const shared = { ...rest, definition, ...(this.finishFlag && { finish: this.finishFlag }) }
    this.waiting = partsOf(spins, shard, workers).map((part) => ({ ...shared, id: nextId(), shard: part }))
    this.expected = this.waiting.length
    this.tasks = new Map(this.waiting.map((task) => [task.id, task]))
    this.onProgress = onProgress
    this.spins = spinsOf(spins, shard)
    this.report = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
  }

  has(task: Task): boolean {
    return this.tasks.has(task.id)
  }

  get isWaiting(): boolean {
    return this.waiting.length > 0
  }

  /** Only while `isWaiting`. */
  next(): Task {
    return this.waiting.shift() as Task
  }

  hear(news: News): void {
    switch (news.type) {
      case 'progress':
        return this.note(news.id, news.progress)
      case 'report':
        return this.add(news.id, news.report)
      case 'failure':
        return this.fail(news.range ? new RangeError(news.message) : new Error(news.message))
    }
  }

  /** Ends with what has been counted, or where workers cannot be told, with `reason`. */
  finish(reason: unknown): void {
    if (this.finishFlag === undefined) return this.fail(reason)
    Atomics.store(this.finishFlag, 0, 1)
    this.expected -= this.waiting.length
    this.waiting.length = 0
    if (this.expected === 0) this.fail(reason)
    else this.resolveWhole()
  }

  fail(reason: unknown): void {
    this.waiting.length = 0
    this.reject(reason)
  }

  private add(id: number, report: Report): void {
    const { totalSpins: spins, totalCoins: coins } = report
    this.reports.push(report)
    this.note(id, { done: spins, spins, coins })
    this.resolveWhole()
  }

  private resolveWhole(): void {
    if (this.reports.length < this.expected) return
    const report = mergeReports(this.reports)
    const isWhole = report.totalSpins === this.spins && report.stopped === undefined
    this.resolve(isWhole ? report : { ...report, stopped: { asked: this.spins, cutRounds: 0 } })
  }

  private note(id: number, progress: Progress): void {
    this.progress.set(id, progress)
    const all = [...this.progress.values()]
    const sum = (value: (one: Progress) => number): number => all.reduce((total, one) => total + value(one), 0)
    try {
      this.onProgress?.({ done: sum((one) => one.done), spins: this.spins, coins: sum((one) => one.coins) })
    } catch (error) {
      this.fail(error)
    }
  }
}

import type { Game } from '../game/core/game.ts'
import type { Report } from '../proof/report.ts'
import type { PoolOptions } from './options.ts'
import type { News, Task } from './protocol.ts'
import { Run } from './run.ts'

/** A worker of any kind, as the pool sees it. */
export interface WorkerPort {
  post(task: Task): void
  /** Ends it at once, whatever it does. */
  end(): void | Promise<void>
}

export interface WorkerEvents {
  onNews(news: News): void
  /** It could not start, or died: it sends no more news. */
  onCrash(error: Error): void
}

/** Workers that simulate together. */
export interface Pool {
  readonly size: number
  /** As the engine's `simulate`, with the very same report for any size of pool. Runs that overlap share the workers. */
  simulate(game: Game, options: PoolOptions): Promise<Report>
  /** Ends all workers. Runs under way are rejected. */
  close(): Promise<void>
}

interface Seat {
  readonly port: WorkerPort
  task: Task | null
}

/** @param start starts one worker; called when there is work for it, not before */
export function createPool(size: number, start: (events: WorkerEvents) => WorkerPort): Pool {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`a pool has 1 worker or more, not ${size}`)
  return new Workers(size, start)
}

class Workers implements Pool {
  readonly size: number
  private readonly start: (events: WorkerEvents) => WorkerPort
  private readonly seats = new Set<Seat>()
  private runs: readonly Run[] = []
  private ids = 0
  private closed = false

  constructor(size: number, start: (events: WorkerEvents) => WorkerPort) {
    this.size = size
    this.start = start
  }

  async simulate(game: Game, options: PoolOptions): Promise<Report> {
    const { signal, finish } = options
    if (this.closed) throw new Error('the pool is closed')
    if (signal?.aborted) throw signal.reason
    if (finish?.aborted) throw finish.reason
    const run = new Run(game, options, this.size, () => this.ids++)
    const abort = (): void => run.fail(signal?.reason)
    const end = (): void => run.finish(finish?.reason)
    signal?.addEventListener('abort', abort)
    finish?.addEventListener('abort', end)
    this.runs = [...this.runs, run]
    this.seatTasks()
    try {
      return await run.report
    } finally {
      signal?.removeEventListener('abort', abort)
      finish?.removeEventListener('abort', end)
      this.runs = this.runs.filter((other) => other !== run)
      await this.vacate(({ task }) => task !== null && run.has(task))
      this.seatTasks()
    }
  }

  async close(): Promise<void> {
    this.closed = true
    for (const run of this.runs) run.fail(new Error('the pool was closed'))
    await this.vacate(() => true)
  }

  /** Gives every free worker a task, the oldest run's first. */
  private seatTasks(): void {
    for (const run of this.runs) {
      while (run.isWaiting) {
        const seat = this.freeSeat()
        if (seat === undefined) return
        const task = run.next()
        seat.task = task
        seat.port.post(task)
      }
    }
  }

  private freeSeat(): Seat | undefined {
    if (this.closed) return undefined
    for (const seat of this.seats) if (seat.task === null) return seat
    return this.seats.size < this.size ? this.newSeat() : undefined
  }

  private newSeat(): Seat {
    const port = this.start({ onNews: (news) => this.hear(seat, news), onCrash: (error) => this.lose(seat, error) })
    const seat: Seat = { port, task: null }
    this.seats.add(seat)
    return seat
  }

  private hear(seat: Seat, news: News): void {
    // A worker that is being ended may still be heard.
    if (!this.seats.has(seat) || seat.task === null) return
    const run = this.runs.find((one) => one.has(seat.task as Task))
    if (news.type !== 'progress') seat.task = null
    run?.hear(news)
    this.seatTasks()
  }

  private lose(seat: Seat, error: Error): void {
    const { task } = seat
    this.seats.delete(seat)
    if (task !== null) this.runs.find((run) => run.has(task))?.fail(error)
  }

  private async vacate(isLeaving: (seat: Seat) => boolean): Promise<void> {
    const leaving = [...this.seats].filter(isLeaving)
    for (const seat of leaving) this.seats.delete(seat)
    await Promise.all(leaving.map(({ port }) => port.end()))
  }
}

import { count } from '../figures.ts'
import type { Io } from '../io.ts'
import { Interrupted } from '../refusal.ts'

const PICTURE_MS = 200
const CLEAR = '\r\u001b[2K'

/** Long work in steps: shows how far it is on a terminal, and ends it when the user has enough. */
export class Watch {
  private readonly io: Io
  private readonly what: string
  private isStopped = false
  private drawn = 0
  private readonly forget: () => void

  constructor(io: Io, what: string) {
    this.io = io
    this.what = what
    this.forget = io.onInterrupt(() => {
      this.isStopped = true
    })
  }

  /** Runs a generator that yields how much is done of `all`. */
  async through<T>(work: Generator<number, T, void>, all: number): Promise<T> {
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return step.value
      await this.breathe(step.value, all)
    }
  }

  /** @throws Interrupted */
  async breathe(done: number, all: number): Promise<void> {
    const now = performance.now()
    if (now - this.drawn > PICTURE_MS) {
      this.drawn = now
      // Signals come in between, and only then.
      await new Promise((next) => setImmediate(next))
      if (this.io.columns > 0) this.io.err(`${CLEAR}${this.what}: ${count(done)} of ${count(all)}`)
    }
    if (this.isStopped) throw new Interrupted()
  }

  end(): void {
    this.forget()
    if (this.io.columns > 0) this.io.err(CLEAR)
  }
}

import type { Obstacle, ObstacleCode } from './obstacle.ts'

/** How much work and memory a calculation may take, counted alike on every machine: never by the clock. */

/** What long work needs of an AbortSignal. */
export interface Signal {
  readonly aborted: boolean
  readonly reason?: unknown
}

export interface Budget {
  /** Steps of the innermost loops: a transition of a table, an addition to a distribution, a cell that is looked at. */
  readonly steps?: number
  /** Bytes of the tables that are held at once. */
  readonly bytes?: number
}

/** How far work has come. */
export interface WorkProgress {
  readonly steps: number
  /** The most that it may take; it may well be done before. */
  readonly of: number
}

export interface WorkOptions {
  /** By default `DEFAULT_BUDGET`. */
  readonly budget?: Budget
  /**
   * Ends the work with the signal's reason, thrown. Synchronous work never returns to the event loop, so a signal that
   * is aborted there comes too late: see `cancelFlag`, or end the thread.
   */
  readonly signal?: Signal
  /**
   * Ends the work with what it has, as a budget does that is used up. What is sampled is then of few rounds, and says so. It
   * has to be seen from within the work: see `cancelFlag`.
   */
  readonly finish?: Signal
  /** Called every so often, from within the work. */
  readonly onWork?: (progress: WorkProgress) => void
}

/** Some four seconds' work on a slow machine, and a quarter of a gigabyte. */
export const DEFAULT_BUDGET = { steps: 400_000_000, bytes: 130_000_000 } as const satisfies Budget

/** What ended a part of the work: too many steps, too many bytes, or somebody who told it to finish. */
export const LIMIT_CODES = ['steps', 'bytes', 'interrupted'] as const
export type LimitCode = (typeof LIMIT_CODES)[number]

export const isLimit = (code: string): code is LimitCode => LIMIT_CODES.some((one) => one === code)

/** Why a game has no exact sheet: its budget is used up, or something of the game stands in the way. */
export class OutOfReach extends Error {
  readonly part: string
  readonly code: LimitCode | ObstacleCode
  /** Whether it is the paid spin by itself that has none. */
  ofPaidSpin = false
  private readonly values: Obstacle['values']

  constructor(part: string, code: LimitCode | ObstacleCode = 'windowsTooMany', values: Obstacle['values'] = {}) {
    super(`${part}: no exact answer in reach (${code})`)
    this.part = part
    this.code = code
    this.values = values
  }

  /** `null` where only the budget does. */
  get obstacle(): Obstacle | null {
    return isLimit(this.code) ? null : { code: this.code, values: this.values }
  }
}

/** Steps between two looks at the signal. */
const STRETCH = 1_000_000
/** Steps of all that still follows once work is told to finish: the end of a round under way, or a sample of some rounds. */
const LAST_STEPS = 40_000_000

/** Counts the steps and bytes of one calculation, whoever takes them. Loops tell it of batches, never of single cells. */
export class Meter {
  /** Steps so far. */
  steps = 0
  /** The field of the definition that is worked at. */
  part = ''
  /** The most bytes that were held at once. */
  peakBytes = 0
  readonly budget: Required<Budget>
  private readonly signal: Signal | undefined
  private readonly finish: Signal | undefined
  private readonly onWork: WorkOptions['onWork']
  private most: number
  /** Where all ends, once the work was seen to be told to finish. */
  private end = Number.POSITIVE_INFINITY
  private mostBytes: number
  private held = 0
  private next = 0

  constructor({ budget = {}, signal, finish, onWork }: WorkOptions = {}) {
    this.budget = { ...DEFAULT_BUDGET, ...checked(budget) }
    this.signal = signal
    this.finish = finish
    this.onWork = onWork
    this.most = this.budget.steps
    this.mostBytes = this.budget.bytes
  }

  /** Steps that may still be taken. */
  get left(): number {
    if (this.isFinishing) this.noteEnd()
    return Math.min(this.most, this.end) - this.steps
  }

  /** Whether the work was told to end with what it has. */
  get isFinishing(): boolean {
    return this.finish?.aborted === true
  }

  /** @throws OutOfReach over the budget, and once when the work is told to finish; the signal's reason when it is aborted */
  spend(steps: number): void {
    this.steps += steps
    if (this.steps < this.next) return
    if (this.isFinishing && this.noteEnd()) throw new OutOfReach(this.part, 'interrupted')
    this.look()
  }

  /** The same within a round, which is played to its end though the work is told to finish, if that is near. */
  play(steps: number): void {
    this.steps += steps
    if (this.steps < this.next) return
    if (this.isFinishing) this.noteEnd()
    this.look()
  }

  /** Takes note of steps that were taken already: whoever counts them asks for what is left. */
  count(steps: number): void {
    this.steps += steps
    if (this.signal?.aborted) throw this.signal.reason
    if (this.steps >= this.next) this.tell()
  }

  /** Takes note of a table before it is made. @throws OutOfReach over the budget */
  hold(bytes: number): void {
    this.held += bytes
    // What is not allowed is never made.
    if (this.held > this.mostBytes) throw new OutOfReach(this.part, 'bytes')
    this.peakBytes = Math.max(this.peakBytes, this.held)
  }

  release(bytes: number): void {
    this.held -= bytes
  }

  /** Work that may take so much of what is left and no more. What it holds is let go with it. */
  within<T>({ steps = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY }: Budget, work: () => T): T {
    const { most, mostBytes, held, part } = this
    this.most = Math.min(most, this.steps + steps)
    this.mostBytes = Math.min(mostBytes, held + bytes)
    this.next = 0
    try {
      return work()
    } finally {
      this.most = most
      this.mostBytes = mostBytes
      this.held = held
      this.part = part
      this.next = 0
    }
  }

  /** True the first time. */
  private noteEnd(): boolean {
    if (this.end !== Number.POSITIVE_INFINITY) return false
    this.end = this.steps + LAST_STEPS
    this.next = 0
    return true
  }

  private look(): void {
    const { signal } = this
    const most = Math.min(this.most, this.end)
    if (signal?.aborted) throw signal.reason
    if (this.steps > most) {
      // What was refused before it was begun has not been spent.
      this.steps = Math.min(this.steps, most + STRETCH)
      throw new OutOfReach(this.part, this.isFinishing ? 'interrupted' : 'steps')
    }
    this.tell()
  }

  private tell(): void {
    this.onWork?.({ steps: this.steps, of: this.budget.steps })
    this.next = this.steps + STRETCH
    const most = Math.min(this.most, this.end)
    if (this.steps < most) this.next = Math.min(this.next, most)
  }
}

export const UNLIMITED = { steps: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER } as const satisfies Budget

/** For work that is bounded by what it is. */
export const unmetered = (): Meter => new Meter({ budget: UNLIMITED })

function checked(budget: Budget): Budget {
  for (const [name, value] of Object.entries(budget))
    if (!(Number.isSafeInteger(value) && value >= 1))
      throw new RangeError(`budget.${name} must be a whole number from 1 to 2^53 - 1, not ${value}`)
  return budget
}

/**
 * A signal that another thread aborts: `Atomics.store(flag, 0, 1)`, with `flag` on a SharedArrayBuffer of four bytes.
 * Work that never returns to the event loop sees it all the same.
 */
export const cancelFlag = (flag: Int32Array, reason: unknown = new Error('cancelled')): Signal => ({
  get aborted() {
    return Atomics.load(flag, 0) !== 0
  },
  reason,
})

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
  /** Called every so often, from within the work. */
  readonly onWork?: (progress: WorkProgress) => void
}

/** Some four seconds' work and a quarter of a gigabyte. */
export const DEFAULT_BUDGET = { steps: 450_000_000, bytes: 130_000_000 } as const satisfies Budget

/** What of a budget is used up: something was left out that would take too many steps, or too many bytes. */
export const LIMIT_CODES = ['steps', 'bytes'] as const
export type LimitCode = (typeof LIMIT_CODES)[number]

export const isLimit = (code: string): code is LimitCode => LIMIT_CODES.some((one) => one === code)

/** Why a game has no exact sheet: its budget is used up, or something of the game stands in the way. */
export class OutOfReach extends Error {
  readonly part: string
  readonly code: LimitCode | ObstacleCode
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
  private readonly onWork: WorkOptions['onWork']
  private most: number
  private mostBytes: number
  private held = 0
  private next = 0

  constructor({ budget = {}, signal, onWork }: WorkOptions = {}) {
    this.budget = { ...DEFAULT_BUDGET, ...checked(budget) }
    this.signal = signal
    this.onWork = onWork
    this.most = this.budget.steps
    this.mostBytes = this.budget.bytes
  }

  /** Steps that may still be taken. */
  get left(): number {
    return this.most - this.steps
  }

  /** @throws OutOfReach over the budget; the signal's reason when it is aborted */
  spend(steps: number): void {
    this.steps += steps
    if (this.steps >= this.next) this.look()
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

  private look(): void {
    const { signal, most } = this
    if (signal?.aborted) throw signal.reason
    if (this.steps > most) {
      // What was refused before it was begun has not been spent.
      this.steps = Math.min(this.steps, most + STRETCH)
      throw new OutOfReach(this.part, 'steps')
    }
    this.tell()
  }

  private tell(): void {
    this.onWork?.({ steps: this.steps, of: this.budget.steps })
    this.next = this.steps + STRETCH
    if (this.steps < this.most) this.next = Math.min(this.next, this.most)
  }
}

/** For work that is bounded by what it is. */
export const unmetered = (): Meter =>
  new Meter({ budget: { steps: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER } })

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

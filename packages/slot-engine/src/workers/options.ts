import type { Progress, SimulateOptions } from '../proof/simulate/simulate.ts'

export interface PoolOptions extends Omit<SimulateOptions, 'onProgress' | 'signal' | 'enough' | 'budget'> {
  /** Called with what all workers together have done. */
  readonly onProgress?: (progress: Progress) => void
  /** Ends the work at once: the promise is rejected with the signal's reason. */
  readonly signal?: CancelSignal
  /**
   * Ends the work with what has been counted until then. Workers share a flag, which browsers allow to pages that are
   * isolated from other origins; on others the promise is rejected, as by `signal`.
   */
  readonly finish?: CancelSignal
}

/** What a pool needs of an AbortSignal. */
export interface CancelSignal {
  readonly aborted: boolean
  readonly reason?: unknown
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

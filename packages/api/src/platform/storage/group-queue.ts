import { setImmediate as turn } from 'node:timers/promises'
import type { Writer } from './storage.ts'

/** A transaction that waits. */
export interface Job {
  readonly work: (db: Writer) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Transactions queue up, and those that wait at the same time go together.
 * @param most of one group
 * @param runTogether answers every job, and never fails
 */
export function createGroupQueue(most: number, runTogether: (jobs: readonly Job[]) => Promise<void>) {
  const waiting: Job[] = []
  let draining: Promise<void> | undefined

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Requests that have arrived in the meantime come aboard, as long as there are more of them.
      for (let aboard = 0; aboard < waiting.length && aboard < most; ) {
        aboard = waiting.length
        await turn()
      }
      await runTogether(waiting.splice(0, most))
    }
    draining = undefined
  }

  const tx = <T>(work: (db: Writer) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      // A job's result is its own work's: T.
      waiting.push({ work, resolve: resolve as Job['resolve'], reject })
      draining ??= drain()
    })

  return { tx, idle: () => draining ?? Promise.resolve() }
}

import { setImmediate } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Writer } from './storage.ts'

interface Job {
  readonly work: (db: Writer) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** So many transactions share one flush of the log, which is what a commit costs. */
const MAX_TOGETHER = 64

/**
 * Transactions with asynchronous work on a connection that knows only synchronous ones. They queue up, and each sees
 * what the ones before it wrote. Those that wait at the same time are committed together, each in a savepoint of its
 * own, so that one can fail alone; none is answered before its commit. `ended` is called after each commit or rollback.
 */
export function createTransactions(connection: Sqlite.Database, ended: () => void) {
  const db = drizzle(connection, { casing: 'snake_case' })
  const [begin, commit] = [connection.prepare('BEGIN IMMEDIATE'), connection.prepare('COMMIT')]
  const [savepoint, release] = [connection.prepare('SAVEPOINT job'), connection.prepare('RELEASE job')]
  const waiting: Job[] = []
  let draining: Promise<void> | undefined

  /** Does the work of one job; how it ended is told after the commit. */
  const runOne = async ({ work, resolve, reject }: Job): Promise<() => void> => {
    savepoint.run()
    try {
      const result = await work(db)
      release.run()
      return () => resolve(result)
    } catch (error) {
      // A full disk may have ended the whole transaction, with what the jobs before this one wrote.
      if (!connection.inTransaction) throw error
      connection.exec('ROLLBACK TO job')
      release.run()
      return () => reject(error)
    }
  }

  const runTogether = async (jobs: readonly Job[]): Promise<void> => {
    const ends: (() => void)[] = []
    try {
      begin.run()
      for (const job of jobs) ends.push(await runOne(job))
      commit.run()
    } catch (error) {
      for (const { reject } of jobs) reject(error)
      if (connection.inTransaction) connection.exec('ROLLBACK')
      return
    } finally {
      ended()
    }
    for (const end of ends) end()
  }

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Requests that have arrived in the meantime come aboard.
      await setImmediate()
      await runTogether(waiting.splice(0, MAX_TOGETHER))
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

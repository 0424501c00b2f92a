import { setImmediate as turn } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { createGroupQueue, type Job } from '../group-queue.ts'
import type { Flushing } from './flush.ts'

/** What goes on around the transactions. */
interface Surroundings {
  readonly flushing: Flushing
  /** After each commit or rollback. */
  readonly ended: () => void
  /** Something was not stored. */
  readonly failed: (error: unknown) => void
  /** Before the next ones begin. */
  readonly between: () => Promise<void>
}

/** So many transactions share one flush of the log, which is what a commit costs. */
const MAX_TOGETHER = 64

/**
 * What could not be flushed may be lost, though it is committed, and a second try would prove nothing. The process ends,
 * with nobody answered, and the next start writes the log again before it believes it.
 */
function stopServing(cause: unknown): Promise<never> {
  setImmediate(() => {
    throw new Error('the database cannot be flushed to the disk', { cause })
  })
  return new Promise(() => undefined)
}

/**
 * Transactions with asynchronous work on a connection that knows only synchronous ones. They queue up, and each sees
 * what the ones before it wrote. Those that wait at the same time are committed together, each in a savepoint of its
 * own, so that one can fail alone. None is answered, and no reader sees what it wrote, before the commit is flushed.
 */
export function createTransactions(connection: Sqlite.Database, { flushing, ended, failed, between }: Surroundings) {
  const db = drizzle(connection, { casing: 'snake_case' })
  const [begin, commit] = [connection.prepare('BEGIN IMMEDIATE'), connection.prepare('COMMIT')]
  const [savepoint, release] = [connection.prepare('SAVEPOINT job'), connection.prepare('RELEASE job')]

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
      failed(error)
      // Of what it did together, the rest may still write: it is undone, too.
      await turn()
      connection.exec('ROLLBACK TO job')
      release.run()
      return () => reject(error)
    }
  }

  const commitAndFlush = async (): Promise<void> => {
    try {
      flushing.hold()
      commit.run()
      await flushing.flush().catch(stopServing)
    } finally {
      flushing.release()
    }
  }

  const runTogether = async (jobs: readonly Job[]): Promise<void> => {
    const ends: (() => void)[] = []
    try {
      begin.run()
      for (const job of jobs) ends.push(await runOne(job))
      await commitAndFlush()
    } catch (error) {
      failed(error)
      for (const { reject } of jobs) reject(error)
      if (connection.inTransaction) connection.exec('ROLLBACK')
      return
    } finally {
      ended()
    }
    for (const end of ends) end()
  }

  return createGroupQueue(MAX_TOGETHER, async (jobs) => {
    await runTogether(jobs)
    await between()
  })
}

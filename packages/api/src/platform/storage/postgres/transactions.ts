import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createGroupQueue, type Job } from '../group-queue.ts'
import type { Session } from './connection.ts'
import type { Keeping } from './keep.ts'
import { isPassing, NotKnown, WrongTime } from './passing.ts'
import { createRunning, OneByOne } from './running.ts'

interface Surroundings {
  /** Names this server among those on the database. */
  readonly server: string
  readonly connect: () => Promise<Session>
  readonly keeping: Pick<Keeping, 'begun' | 'ended'>
  /** Whether the clock here is that of the database. */
  readonly keepsTime: () => Promise<boolean>
  /** Something was not stored. */
  readonly failed: (error: unknown) => void
}

/** So many transactions share one lock and one commit; the other servers wait for them. */
const MAX_TOGETHER = 32
const TRIES = 5
const [SHORTEST_MS, LONGEST_MS] = [10, 200]
/** So often it is asked what became of a commit: a database that begins anew takes its time. */
const QUESTIONS = 30
const QUESTION_MS = 1000

/** Every writing transaction waits here for the one before it, on whichever server, and is then alone. */
const lockAndSign = (server: string, token: string) => `
  WITH alone AS MATERIALIZED (SELECT name FROM store_locks WHERE name = 'writing' FOR UPDATE)
  INSERT INTO store_commits (server, token) SELECT '${server}', '${token}' FROM alone
  ON CONFLICT (server) DO UPDATE SET token = excluded.token, at = excluded.at`

/** A statement after the lock sees what was committed before it was given. */
const VERSIONS = 'SELECT name, version FROM store_versions'

/** Waits until the transaction has ended one way or the other, and reads which. @throws NotKnown */
async function wasCommitted(session: () => Promise<Session>, server: string, token: string): Promise<boolean> {
  for (let question = 1; question <= QUESTIONS; question++) {
    let on: Session | undefined
    try {
      on = await session()
      await on.several("BEGIN; SELECT name FROM store_locks WHERE name = 'writing' FOR UPDATE")
      const { rows } = await on.query('SELECT token FROM store_commits WHERE server = $1', [server])
      await on.query('ROLLBACK')
      return rows[0]?.token === token
    } catch {
      on?.drop()
      await wait(QUESTION_MS)
    }
  }
  throw new NotKnown('the database went away during a commit, and has not come back')
}

/**
 * Transactions on one connection, that see what all before them wrote, on this server and on others: each waits for the
 * lock of all writing first, so that what is checked and then written stays right. Those that wait at the same time go
 * together, each in a savepoint of its own. What a lost connection leaves undone is done again; whether a commit whose
 * answer was lost took place is read from the name that it signed with.
 */
export function createTransactions({ server, connect, keeping, keepsTime, failed }: Surroundings) {
  const run = createRunning(failed)
  let open: Session | undefined

  const session = async (): Promise<Session> => {
    if (!open || open.isOver()) open = await connect()
    return open
  }

  const begin = async (on: Session, token: string): Promise<void> => {
    const [, signed, versions] = await on.several(
      `BEGIN ISOLATION LEVEL READ COMMITTED; ${lockAndSign(server, token)}; ${VERSIONS}`,
    )
    if (signed?.rowCount !== 1) throw new Error('the database has lost the lock of its writing')
    keeping.begun(on.db, versions?.rows ?? [])
  }

  const commit = async (on: Session, token: string): Promise<void> => {
    if (!(await keepsTime())) throw new WrongTime('the clock here is not that of the database')
    const ended = await on.query('COMMIT').catch(async (error: unknown) => {
      on.drop()
      if (await wasCommitted(session, server, token)) return { command: 'COMMIT' }
      throw error
    })
    // A transaction with a statement that failed ends so, too.
    if (ended.command !== 'COMMIT') throw new Error('the transaction was rolled back')
  }

  /** The same of a single job, which takes the transaction with it when it fails. */
  const runAlone = async (on: Session, { work, resolve, reject }: Job, token: string): Promise<() => void> => {
    try {
      const result = await work(on.db)
      await commit(on, token)
      return () => resolve(result)
    } catch (error) {
      if (on.isOver() || isPassing(error)) throw error
      failed(error)
      await on.settled()
      await on.query('ROLLBACK')
      return () => reject(error)
    }
  }

  const attempt = async (jobs: readonly Job[]): Promise<readonly (() => void)[]> => {
    const on = await session()
    const token = randomUUID()
    try {
      await begin(on, token)
      const [only, ...others] = jobs
      if (only && others.length === 0) return [await runAlone(on, only, token)]
      const ends = await run(on, jobs)
      await commit(on, token)
      return ends
    } catch (error) {
      await on.settled()
      await on.query('ROLLBACK').catch(() => on.drop())
      throw error
    } finally {
      keeping.ended()
    }
  }

  const runTogether = async (jobs: readonly Job[]): Promise<void> => {
    for (let tries = 1; ; tries++) {
      try {
        for (const end of await attempt(jobs)) end()
        return
      } catch (error) {
        failed(error)
        if (error instanceof OneByOne) {
          for (const job of jobs) await runTogether([job])
          return
        }
        if (tries < TRIES && isPassing(error)) {
          await wait(randomInt(SHORTEST_MS, LONGEST_MS) * tries)
          continue
        }
        for (const { reject } of jobs) reject(error)
        return
      }
    }
  }

  const { tx, idle } = createGroupQueue(MAX_TOGETHER, runTogether)
  const close = async () => {
    await idle()
    await open?.close()
  }
  return { tx, close }
}

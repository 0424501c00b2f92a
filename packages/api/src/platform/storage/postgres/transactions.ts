import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseAway } from '../failures.ts'
import { createGroupQueue, type Job } from '../group-queue.ts'
import { createBatch, type Steps, stepsOf } from '../steps.ts'
import type { Session } from './connection.ts'
import type { Keeping } from './keep.ts'

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

/** Nobody knows whether it was stored: who asks again by the same key is told. */
class NotKnown extends DatabaseAway {}

/** Of what was done while the clock was set nobody knows the time: a round of yesterday would be ended as overdue. */
class WrongTime extends DatabaseAway {}

/** One of a batch could not be stored, and nobody knows which: each is done again by itself. */
class OneByOne extends Error {}

/** What goes away by itself: servers in each other's way, a connection that is lost, a database that begins anew. */
const PASSING = /^(40001|40P01|55P03|25P03|57P0[123]|08...)$/

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof NotKnown || error instanceof WrongTime) return false
  if (error instanceof DatabaseAway) return true
  return ('code' in error && PASSING.test(String(error.code))) || isPassing(error.cause)
}

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

interface Part {
  readonly jobs: Job[]
  /** Of each, where their first steps go together. */
  readonly steps: Steps<unknown, unknown>[]
}

/** Neighbours in steps go together, each of a scope of its own. */
function partsOf(jobs: readonly Job[]): readonly Part[] {
  const parts: Part[] = []
  for (const job of jobs) {
    const [steps, last] = [stepsOf(job.work), parts.at(-1)]
    const joins = steps && last?.steps.length && last.steps.every(({ scope }) => scope !== steps.scope)
    if (steps && last && joins) {
      last.jobs.push(job)
      last.steps.push(steps)
    } else parts.push({ jobs: [job], steps: steps ? [steps] : [] })
  }
  return parts
}

/**
 * Transactions on one connection, that see what all before them wrote, on this server and on others: each waits for the
 * lock of all writing first, so that what is checked and then written stays right. Those that wait at the same time go
 * together, each in a savepoint of its own. What a lost connection leaves undone is done again; whether a commit whose
 * answer was lost took place is read from the name that it signed with.
 */
export function createTransactions({ server, connect, keeping, keepsTime, failed }: Surroundings) {
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

  /** Does the work of one job among others; how it ended is told after the commit. */
  const runOne = async (
    on: Session,
    { work, resolve, reject }: Job,
    released: (release: Promise<unknown>) => void,
  ): Promise<() => void> => {
    try {
      // In one go with what the work asks first: a savepoint that fails lets that fail, too.
      const [, result] = await Promise.all([on.query('SAVEPOINT job'), work(on.db)])
      // All its statements are answered: this one goes out with the first of the next job.
      released(on.query('RELEASE job'))
      return () => resolve(result)
    } catch (error) {
      if (on.isOver() || isPassing(error)) throw error
      failed(error)
      await on.settled()
      await on.several('ROLLBACK TO job; RELEASE job')
      return () => reject(error)
    }
  }

  /** Jobs in steps: all ask at once, and then each writes, without waiting for the answers to the one before it. */
  const runBatch = async (on: Session, { jobs, steps }: Part): Promise<readonly (() => void)[]> => {
    const batch = createBatch()
    try {
      const facts = await Promise.all(steps.map(({ read }) => read(on.db, batch)))
      const results: unknown[] = []
      for (const [n, { write }] of steps.entries()) results.push(await write(on.db, facts[n], batch))
      await batch.answered()
      return jobs.map(
        ({ resolve }, n) =>
          () =>
            resolve(results[n]),
      )
    } catch (error) {
      if (on.isOver() || isPassing(error)) throw error
      throw new OneByOne('a transaction of a batch failed', { cause: error })
    }
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
      const ends: (() => void)[] = []
      const releases: Promise<unknown>[] = []
      const released = (release: Promise<unknown>) => {
        release.catch(() => undefined)
        releases.push(release)
      }
      for (const part of partsOf(jobs)) {
        const [job] = part.jobs
        if (part.jobs.length > 1) ends.push(...(await runBatch(on, part)))
        else if (job) ends.push(await runOne(on, job, released))
      }
      // Where one could not be released, none of them is stored.
      await Promise.all(releases)
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
        console.error('DEBUG', error)
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

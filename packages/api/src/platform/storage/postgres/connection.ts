import { setImmediate } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseAway } from '../failures.ts'
import { gatherOn } from '../gathered.ts'
import type { Reader, Writer } from '../storage.ts'

/** A server that stops in the middle of a transaction holds the others up for so long, and none waits longer. */
const TIMES = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 5000,
  statement_timeout: 15_000,
  // The network was cut, or the database would have said that the time is up.
  query_timeout: 20_000,
}

/** What reads or changes the whole database takes as long as it takes. */
const PATIENT = { connectionTimeoutMillis: TIMES.connectionTimeoutMillis, lock_timeout: 0, statement_timeout: 0 }

const settingsOf = (url: string, times: pg.ClientConfig = TIMES): pg.ClientConfig => ({
  ...times,
  connectionString: url,
  application_name: 'spilvaerk',
  keepAlive: true,
})

/** What drizzle asks of a client. */
interface Queries {
  query(...args: readonly unknown[]): Promise<unknown>
}

/** What the database did not say itself comes of the way to it. */
const asTold = (error: unknown): unknown =>
  error instanceof pg.DatabaseError || error instanceof TypeError
    ? error
    : new DatabaseAway(`the database is away: ${(error as Error).message}`, { cause: error })

/** What the database answers to everything after a statement that failed, until the transaction ends. */
const ABORTED = '25P02'
const isAborted = (error: unknown) => error instanceof pg.DatabaseError && error.code === ABORTED

/** Tells apart what the database refuses and what never reached it. */
class Told implements Queries {
  readonly #ask: Queries['query']
  /** Why the transaction of this connection was aborted, if it was. */
  #fault: unknown
  readonly #asked = new Set<Promise<unknown>>()
  constructor(ask: Queries['query']) {
    this.#ask = ask
  }
  async query(...args: readonly unknown[]): Promise<unknown> {
    const asked = this.#ask(...args)
    this.#asked.add(asked)
    try {
      return await asked
    } catch (error) {
      // Of statements that were sent together, each is told what went wrong with the first.
      if (isAborted(error) && this.#fault) throw this.#fault
      this.#fault = asTold(error)
      throw this.#fault
    } finally {
      this.#asked.delete(asked)
    }
  }
  /** Waits until everything is answered, and nobody asks further because of an answer. */
  async settled(): Promise<void> {
    do {
      await Promise.allSettled(this.#asked)
      await setImmediate()
    } while (this.#asked.size > 0)
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked)

/** What is asked in one go is sent in one go: a write to the socket costs as much as the rest of a statement. */
function sendingTogether(client: pg.Client): () => void {
  let isHeld = false
  return () => {
    if (isHeld) return
    isHeld = true
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => {
      isHeld = false
      stream.uncork()
    })
  }
}

/** The stores' types are SQLite's; what they ask for is the same by both of drizzle's builders. */
const builderOn = (client: Queries) => drizzle(client as unknown as pg.Client, { casing: 'snake_case' }) as unknown

/** Connections for reading. */
export function createPool(url: string, max: number) {
  const pool = new pg.Pool({ ...settingsOf(url), max, maxLifetimeSeconds: 1800 })
  // An idle connection that ends is replaced by the next question.
  pool.on('error', () => undefined)
  const told = new Told((...args) => pool.query(...(args as [string, unknown[]])))
  return {
    read: builderOn(told) as Reader,
    query: (text: string, values: unknown[] = []) => told.query(text, values) as Promise<pg.QueryResult>,
    connections: () => ({
      ...{ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount },
    }),
    close: () => pool.end(),
  }
}

export type Pool = ReturnType<typeof createPool>

/** One connection, from its beginning to its end: what is asked of it afterwards fails. */
export interface Session {
  readonly db: Writer
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  /** Several statements in one message. */
  several(text: string): Promise<readonly pg.QueryResult[]>
  /** Waits until all is answered that was asked, and that was asked because of it: nothing of it comes after a rollback. */
  settled(): Promise<void>
  isOver(): boolean
  /** Ends it without waiting for anything. */
  drop(): void
  close(): Promise<void>
}

/**
 * @param asked is told each statement before it goes out
 * @throws DatabaseAway when there is no way to the database; what it says itself when it refuses
 */
export async function connect(url: string, isPatient = false, asked?: (text: string) => void): Promise<Session> {
  // What is asked before the last answer has come goes on its way at once, and is answered in order.
  const client = new pg.Client({ ...settingsOf(url, isPatient ? PATIENT : TIMES), pipeline: true })
  let isOver = false
  const over = () => {
    isOver = true
  }
  client.on('error', over).on('end', over)
  await client.connect().catch((error: unknown) => {
    throw asTold(error)
  })
  const together = sendingTogether(client)
  const told = new Told((...args) => {
    flush()
    together()
    if (asked) asked(textOf(args[0]))
    return client.query(...(args as [string, unknown[]]))
  })
  const db = builderOn(told) as Writer
  const flush = gatherOn(db as object)
  const drop = () => {
    over()
    client.end().catch(() => undefined)
    // There may be nobody at the other end to say goodbye to, or to answer what was asked.
    client.connection.stream.destroy()
  }
  return {
    db,
    query: (text, values = []) => told.query(text, values) as Promise<pg.QueryResult>,
    several: (text) => told.query(text) as unknown as Promise<readonly pg.QueryResult[]>,
    settled: async () => {
      if (!isOver) await told.settled()
    },
    isOver: () => isOver,
    drop,
    close: async () => {
      over()
      await client.end().catch(() => undefined)
    },
  }
}

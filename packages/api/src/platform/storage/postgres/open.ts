import { randomUUID } from 'node:crypto'
import { CannotStart } from '../../config/stop.ts'
import { type Clock, systemClock } from '../../time/clock.ts'
import { storageFailureIn } from '../failures.ts'
import type { Storage } from '../storage.ts'
import { createClaims } from './claims.ts'
import { connect, createPool, type Session } from './connection.ts'
import { createKeeping } from './keep.ts'
import { keepingCommitted } from './kept.ts'
import { migrate, versionIn } from './migrate.ts'
import { createTimeCheck, isApart } from './time.ts'
import { createTransactions } from './transactions.ts'
import { createTries } from './tries.ts'

export interface PostgresOptions {
  readonly url: string
  readonly migrations: string
  /** Known to every server of a casino: another's is refused. */
  readonly secretHash: string
  /** What of a key that counts tries is stored: without the secret nobody learns the key. */
  readonly hidden: (key: string) => string
  /** Of this machine. */
  readonly clock?: Clock
}

const READERS = 8

/**
 * Opens a database that other servers may have open, too, and brings it up to date.
 * @throws CannotStart when there is no way to it, or it is of no use
 */
export async function openPostgres({
  url,
  migrations,
  secretHash,
  hidden,
  clock = systemClock,
}: PostgresOptions): Promise<Storage> {
  await prepare(url, migrations, secretHash, clock)
  const needed = versionIn(migrations)
  const server = randomUUID()
  const pool = createPool(url, READERS)
  let isInTrouble = false
  const failed = (error: unknown) => {
    if (storageFailureIn(error)) isInTrouble = true
  }
  const keepsTime = createTimeCheck(clock, () => timeOf(pool))
  const keeping = createKeeping()
  const connectToWrite = () => connect(url, false, keeping.asked)
  const { tx, close } = createTransactions({ server, connect: connectToWrite, keeping, keepsTime, failed })
  const canWrite = async (): Promise<boolean> => {
    if (!isInTrouble) return true
    const stored = await tx(async () => true).catch(() => false)
    isInTrouble = !stored
    return stored
  }
  return {
    name: 'postgres',
    read: pool.read,
    keep: keeping.keep,
    keepCommitted: keepingCommitted(pool),
    claim: createClaims(pool, clock),
    now: () => timeOf(pool),
    keepsTime,
    tries: createTries(pool, hidden),
    isMigrated: async () => {
      const { rows } = await pool.query('SELECT applied FROM store_version')
      return Number(rows[0]?.applied ?? 0) >= needed
    },
    connections: pool.connections,
    ...{ tx, canWrite },
    close: async () => {
      await close()
      await pool.close()
    },
  }
}

/** By the clock of the database. */
async function timeOf({ query }: Pick<Session, 'query'>): Promise<Date> {
  const { rows } = await query('SELECT clock_timestamp() AS now')
  return rows[0].now
}

function assertSameTime(there: Date, clock: Clock): void {
  const here = clock.now()
  if (isApart(here, there))
    throw new CannotStart(
      `the clock here says ${here.toISOString()}, and that of the database ${there.toISOString()}: keep both by a time server`,
    )
}

async function prepare(url: string, migrations: string, secretHash: string, clock: Clock): Promise<void> {
  const session = await connect(url, true).catch((error: Error) => {
    throw new CannotStart(`DATABASE_URL cannot be used: ${error.message}`, { cause: error })
  })
  try {
    assertSameTime(await timeOf(session), clock)
    await migrate(session, migrations)
    await session.query('INSERT INTO store_facts VALUES ($1, $2) ON CONFLICT DO NOTHING', ['secret', secretHash])
    const { rows } = await session.query('SELECT value FROM store_facts WHERE name = $1', ['secret'])
    if (rows[0]?.value !== secretHash)
      throw new CannotStart('SECRET_KEY is not the one that the casino in DATABASE_URL was begun with')
    // What servers that are long gone have signed last.
    await session.query("DELETE FROM store_commits WHERE at < clock_timestamp() - interval '1 day'")
  } catch (error) {
    if (error instanceof CannotStart || !(error instanceof Error)) throw error
    throw new CannotStart(`DATABASE_URL cannot be used: ${error.message}`, { cause: error })
  } finally {
    await session.close()
  }
}

export interface SnapshotReader extends Pick<Storage, 'read' | 'close'> {
  /** The name under which another connection reads the same moment. */
  snapshot(): Promise<string>
}

/**
 * Opens a database for reading, as it is at the first question.
 * @throws CannotStart when there is no way to it
 */
export async function readPostgres(url: string): Promise<SnapshotReader> {
  const session = await connect(url, true).catch((error: Error) => {
    throw new CannotStart(`DATABASE_URL cannot be read: ${error.message}`, { cause: error })
  })
  await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const snapshot = async () => {
    const { rows } = await session.query('SELECT pg_export_snapshot() AS name')
    return String(rows[0].name)
  }
  return { read: session.db as unknown as Storage['read'], close: session.close, snapshot }
}

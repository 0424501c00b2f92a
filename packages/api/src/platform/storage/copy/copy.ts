import Sqlite from 'better-sqlite3'
import { CannotStart } from '../../config/stop.ts'
import { connect, type Session } from '../postgres/connection.ts'
import { migrate } from '../postgres/migrate.ts'
import { lockFolder } from '../sqlite/lock.ts'
import { fileIn } from '../sqlite/open.ts'
import { type Plan, plansOf } from './plan.ts'
import { digestHere, digestThere, rowsOf, store } from './rows.ts'

export interface CopyOptions {
  readonly dataDir: string
  readonly url: string
  readonly migrations: string
  /** Of the key that the casino is sealed with. */
  readonly secretHash: string
}

/**
 * Copies the casino of a data folder, which nobody serves meanwhile, into an empty PostgreSQL: all of it or nothing. Every
 * row of every table is read again over there and compared, byte by byte, before it is kept.
 * @returns how many rows there are of each table
 * @throws CannotStart when the database is of no use, or the copy is not the same
 */
export async function copyToPostgres(options: CopyOptions): Promise<ReadonlyMap<string, number>> {
  const { dataDir, url, migrations } = options
  const lock = lockFolder(dataDir)
  try {
    const source = new Sqlite(fileIn(dataDir), { readonly: true, fileMustExist: true })
    const session = await connect(url, true)
    try {
      await migrate(session, migrations)
      return await copyAll(source, session, options)
    } finally {
      source.close()
      await session.close()
    }
  } catch (error) {
    if (error instanceof CannotStart || !(error instanceof Error)) throw error
    throw new CannotStart(`the casino of ${dataDir} cannot be copied: ${error.message}`, { cause: error })
  } finally {
    lock.release()
  }
}

async function copyAll(
  source: Sqlite.Database,
  session: Session,
  { secretHash }: CopyOptions,
): Promise<ReadonlyMap<string, number>> {
  const plans = await plansOf(session)
  await session.query('BEGIN')
  // A server that starts meanwhile waits, and one that has written something keeps it.
  await session.query("SELECT name FROM store_locks WHERE name = 'writing' FOR UPDATE")
  for (const { table } of plans) await assertEmpty(session, table)
  const rows = new Map<string, number>()
  for (const plan of plans) rows.set(plan.table, await copyTable(source, session, plan))
  await session.query('INSERT INTO store_facts VALUES ($1, $2)', ['secret', secretHash])
  await session.query('COMMIT')
  // Plans that were made for empty tables are bad ones.
  await session.query('ANALYZE')
  return rows
}

async function assertEmpty(session: Session, table: string): Promise<void> {
  const { rows } = await session.query(`SELECT 1 FROM "${table}" LIMIT 1`)
  if (rows.length > 0) throw new CannotStart(`the database holds a casino already: ${table} is not empty`)
}

async function copyTable(source: Sqlite.Database, session: Session, plan: Plan): Promise<number> {
  const { table, isNumbered } = plan
  // They would count again what is counted, and ask each movement to be the last.
  await session.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`)
  for (const piece of rowsOf(source, plan)) await store(session, plan, piece)
  await session.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`)
  if (isNumbered) await goOnCounting(source, session, table)
  const [here, there] = [digestHere(source, plan), await digestThere(session, plan)]
  if (here.rows !== there.rows || here.hash !== there.hash)
    throw new CannotStart(`the copy of ${table} is not the same: ${here.rows} rows, and ${there.rows} arrived`)
  return here.rows
}

/** No number is given again, not even one whose row is gone. */
async function goOnCounting(source: Sqlite.Database, session: Session, table: string): Promise<void> {
  const last = source.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(table)
  if (last) await session.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, last])
}

import { readMigrationFiles } from 'drizzle-orm/migrator'
import { CannotStart } from '../../config/stop.ts'
import { missingTable } from '../made-tables.ts'
import type { Session } from './connection.ts'

const OLDEST = 150_000
/** Whose casino's migrations the lock of this number holds up. */
const LOCK = 7_420_615

/** The number of migrations that this version knows. */
export const versionIn = (folder: string): number => readMigrationFiles({ migrationsFolder: folder }).length

interface Found {
  readonly version: string
  readonly encoding: string
  readonly order: string
  readonly tables: readonly string[]
  readonly mayCreate: boolean
  /** Tables that this user may not read and write. */
  readonly shut: readonly string[]
}

/**
 * Applies the migrations that the database has not seen, all or none: of servers that start at once, one migrates and the
 * others wait. `store_version` counts the applied ones.
 * @throws CannotStart with one line, and nothing changed, where the database is of no use
 */
export async function migrate(session: Session, folder: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  await session.query('SELECT pg_advisory_lock($1)', [LOCK])
  const found = await look(session)
  assertFit(found)
  if (found.shut.includes('store_version')) throw shutTo('store_version')
  const applied = await appliedTo(session, found.tables)
  if (applied > migrations.length) throw unfit('was written by a newer version of the server')
  if (applied === migrations.length) return assertUsable(found, migrations)
  if (applied > 0) assertWhole(found.tables, migrations.slice(0, applied))
  if (!found.mayCreate) throw unfit('does not let this user create tables')
  const statements = migrations.slice(applied).flatMap(({ sql }) => sql)
  await session.query('BEGIN')
  try {
    for (const statement of statements) await session.several(statement)
    await session.several('CREATE TABLE IF NOT EXISTS store_version (applied integer NOT NULL)')
    await session.query('DELETE FROM store_version')
    await session.query('INSERT INTO store_version VALUES ($1)', [migrations.length])
    await session.query('COMMIT')
  } catch (error) {
    await session.query('ROLLBACK')
    throw error
  }
}

const shutTo = (table: string) =>
  unfit(`does not let this user read and write the table ${table}: deploy/postgres-roles.sql has what a server needs`)

const unfit = (why: string) => new CannotStart(`the database of DATABASE_URL ${why}`)

async function look(session: Session): Promise<Found> {
  const { rows } = await session.query(`
    SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding,
      datcollate AS order, has_schema_privilege(current_schema(), 'CREATE') AS may,
      ARRAY(SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()) AS tables,
      ARRAY(SELECT relname::text FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
        AND NOT (has_table_privilege(oid, 'SELECT') AND (relname = 'store_version' OR has_table_privilege(oid, 'INSERT')))
        ORDER BY relname) AS shut
    FROM pg_database WHERE datname = current_database()`)
  const [{ version, encoding, order, tables, may, shut }] = rows as [Record<string, unknown>]
  return {
    ...{ version: String(version), encoding: String(encoding), order: String(order) },
    ...{ tables: tables as string[], shut: shut as string[] },
    mayCreate: may === true,
  }
}

function assertFit({ version, encoding, order }: Found): void {
  if (Number(version) < OLDEST) throw unfit(`is PostgreSQL ${Math.floor(Number(version) / 10_000)}, and 15 is needed`)
  // The chain of the ledger has names in the order of their bytes, and lists are asked for page by page in one order.
  if (encoding !== 'UTF8' || !/^(C|POSIX|C\.UTF-?8)$/i.test(order))
    throw unfit(
      `orders texts by ${encoding} ${order}: create it with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`,
    )
}

function assertUsable({ tables, shut }: Found, migrations: ReturnType<typeof readMigrationFiles>): void {
  assertWhole(tables, migrations)
  if (shut[0] !== undefined) throw shutTo(shut[0])
}

async function appliedTo(session: Session, tables: readonly string[]): Promise<number> {
  if (tables.includes('store_version')) {
    const { rows } = await session.query('SELECT applied FROM store_version')
    if (rows.length === 1) return Number(rows[0].applied)
    throw unfit('does not say which version wrote it')
  }
  if (tables.length === 0) return 0
  throw unfit(`holds something else, such as the table ${[...tables].sort()[0]}: the casino needs one of its own`)
}

/** Somebody may have restored a part of it. */
function assertWhole(tables: readonly string[], migrations: readonly { readonly sql: readonly string[] }[]): void {
  const missing = missingTable(migrations, tables)
  if (missing !== undefined) throw unfit(`is there by half: the table ${missing} is missing`)
}

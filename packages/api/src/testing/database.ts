import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { eq, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { test } from 'vitest'
import { generations, ledgerAccounts, members, movements, postings, rounds, sheets } from '../domains/schema.ts'
import { ASSETS } from '../platform/config/assets.ts'
import { DIALECT } from '../platform/storage/dialect.ts'
import { migrate } from '../platform/storage/sqlite/migrate.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { tempDir } from './temp-dir.ts'

/** What tests do to a database, and nobody else may. */
export const allRounds = ({ read }: Pick<Storage, 'read'>) => read.select().from(rounds)

export const movementsOf = ({ read }: Pick<Storage, 'read'>, key: string) =>
  read.select().from(movements).where(eq(movements.key, key))

/** What each movement of a round took from its player or gave. */
export const roundPostings = ({ read }: Pick<Storage, 'read'>) =>
  read
    .select({ key: movements.key, roundId: movements.roundId, amountMicro: postings.amountMicro })
    .from(movements)
    .innerJoin(postings, eq(postings.movementId, movements.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(sql`${movements.roundId} IS NOT NULL AND ${ledgerAccounts.name} LIKE 'member:%'`)

/** What lies on an account of the ledger, in micro-DKK. */
export const balanceOf = async ({ read }: Pick<Storage, 'read'>, account: string): Promise<number | undefined> =>
  (await read.select().from(ledgerAccounts).where(eq(ledgerAccounts.name, account)))[0]?.balanceMicro

export const addRound = (storage: Storage, round: typeof rounds.$inferInsert) =>
  storage.tx((db) => db.insert(rounds).values(round))

/** What was designed for somebody, without designing it. */
export const addDesign = (storage: Storage, design: typeof generations.$inferInsert) =>
  storage.tx((db) => db.insert(generations).values(design))

export const addMember = (storage: Storage, member: typeof members.$inferInsert) =>
  storage.tx((db) => db.insert(members).values(member))

export const changeRound = (storage: Storage, id: string, values: Partial<typeof rounds.$inferInsert>) =>
  storage.tx((db) => db.update(rounds).set(values).where(eq(rounds.id, id)))

export const spoilSheets = (storage: Storage) =>
  storage.tx((db) => db.update(sheets).set({ sheet: '{"method":"guess"}' }))

/** As if the disk were full: the database may not take another page. */
export const fillDisk = (storage: Storage) => pragma(storage, 'max_page_count = 1')
export const emptyDisk = (storage: Storage) => pragma(storage, 'max_page_count = 1073741823')

/** As if the folder had turned read-only. */
export const forbidWriting = (storage: Storage) => pragma(storage, 'query_only = 1')

/** Any statements, in one transaction; what is wrong with them is told as the database tells it. */
export const runSql = (storage: Storage, ...statements: readonly string[]) =>
  storage
    .tx(async (db) => {
      // A writer is drizzle's whole database, of which the stores see a part.
      for (const text of statements) {
        if (DIALECT === 'postgres') await (db as unknown as NodePgDatabase).execute(sql.raw(text))
        else (db as unknown as BetterSQLite3Database).run(sql.raw(text))
      }
    })
    .catch((error: Error) => {
      throw error.cause ?? error
    })

/** As a fault of the machine could: changes what the database refuses to change. */
export const dropTrigger = (storage: Storage, name: string, table: string) =>
  runSql(storage, DIALECT === 'postgres' ? `DROP TRIGGER ${name} ON ${table}` : `DROP TRIGGER ${name}`)

/** What is so in SQLite alone: files that are looked into, disks that are full. */
export const testOnSqlite: typeof test = DIALECT === 'sqlite' ? test : ((() => undefined) as never)

/** A data folder as it was before a migration, with what these statements put there. */
export function earlierFolder(migration: string, ...statements: readonly string[]): string {
  const [dataDir, migrations] = [tempDir(), tempDir()]
  cpSync(ASSETS.migrations, migrations, { recursive: true })
  const file = join(migrations, 'meta', '_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.endsWith(migration)),
  )
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  const old = new Sqlite(join(dataDir, 'spilvaerk.sqlite'))
  migrate(old, migrations)
  for (const statement of statements) old.exec(statement)
  old.close()
  return dataDir
}

const pragma = (storage: Storage, text: string) => runSql(storage, `PRAGMA ${text}`)

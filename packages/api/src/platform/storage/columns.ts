import * as p from 'drizzle-orm/pg-core'
import * as s from 'drizzle-orm/sqlite-core'
import { DIALECT } from './dialect.ts'

/**
 * The vocabulary that tables are written in, once for each database. Nothing else knows a dialect, beside the folders of
 * the stores and `expressions.ts`.
 */
const sqlite = {
  table: s.sqliteTable,
  ...{ check: s.check, index: s.index, uniqueIndex: s.uniqueIndex, primaryKey: s.primaryKey },
  serial: () => s.integer().primaryKey({ autoIncrement: true }),
  text: () => s.text(),
  int: () => s.integer(),
  real: () => s.real(),
  flag: () => s.integer({ mode: 'boolean' }),
  time: () => s.integer({ mode: 'timestamp_ms' }),
  json: <T>() => s.text({ mode: 'json' }).$type<T>(),
}

type Words = typeof sqlite

/** Milliseconds since 1970, as in SQLite: the ledger hashes them, and statements divide them into hours. */
const milliseconds = p.customType<{ data: Date; driverData: string | number }>({
  dataType: () => 'bigint',
  toDriver: (time) => time.getTime(),
  fromDriver: (stored) => new Date(Number(stored)),
})

/** A text: `jsonb` would order the keys anew, and the trigger that compares choices compares their beginnings. */
const jsonText = p.customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (stored) => JSON.parse(stored),
})

const postgres = {
  table: p.pgTable,
  ...{ check: p.check, index: p.index, uniqueIndex: p.uniqueIndex, primaryKey: p.primaryKey },
  // By default, not always: what is copied from another store keeps its numbers.
  serial: () => p.bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  text: () => p.text(),
  int: () => p.bigint({ mode: 'number' }),
  real: () => p.doublePrecision(),
  flag: () => p.boolean(),
  time: () => milliseconds(),
  json: () => jsonText(),
}

// The tables are typed as SQLite's, for stores of one type: what they read and write is the same by both vocabularies.
export const { table, check, index, uniqueIndex, primaryKey, serial, text, int, real, flag, time, json } =
  DIALECT === 'postgres' ? (postgres as unknown as Words) : sqlite

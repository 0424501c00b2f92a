import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { getTableName } from 'drizzle-orm/table'
import { createBoundedCache } from '../../work/bounded-cache.ts'
import type { Kept } from '../storage.ts'

type Key = string | number
type Versions = ReadonlyMap<string, string>

const MOST = 10_000

/** The table that a statement writes to. */
const WRITES_TO = /^(?:insert into|update|delete from) "(\w+)"/i

/**
 * Remembers what writing transactions read of rows whose table counts its versions. They hold the lock of all writing, and
 * read the versions after it: as long as a version is the one that something was read at, on whichever server, nobody has
 * written to the table since. What a transaction writes to itself it reads anew until it ends. Outside of transactions,
 * where another server may write at any moment, everything is read each time.
 */
export function createKeeping() {
  let versions: Versions = new Map()
  let writer: object | undefined
  let written = new Set<string>()
  let transactions = 0

  const keep = <V>(column: SQLiteColumn): Kept<V> => {
    const table = getTableName(column.table)
    const known = createBoundedCache<{ readonly version: string; readonly value: V }, Key>(MOST)
    /** The version of what may be remembered now. */
    const versionNow = (): string | undefined => (written.has(table) ? undefined : versions.get(table))
    return {
      get: async (key, load, db) => {
        const [version, transaction] = [versionNow(), transactions]
        if (db === undefined || db !== writer || version === undefined) return load()
        const found = known.get(key)
        if (found?.version === version) return found.value
        const value = await load()
        // It may have been read after this transaction wrote to the table, or ended.
        if (value !== undefined && transaction === transactions && versionNow() === version)
          known.set(key, { version, value })
        return value
      },
    }
  }

  return {
    keep,
    /** A transaction of this connection holds the lock; the tables were written to so often. */
    begun: (db: object, rows: readonly { readonly name: string; readonly version: string }[]) => {
      versions = new Map(rows.map(({ name, version }) => [name, version]))
      writer = db
      written = new Set()
      transactions++
    },
    /** A statement of the transaction goes out. */
    asked: (text: string) => {
      const table = WRITES_TO.exec(text)?.[1]
      if (table) written.add(table)
    },
    ended: () => {
      writer = undefined
    },
  }
}

export type Keeping = ReturnType<typeof createKeeping>

import type Sqlite from 'better-sqlite3'
import { CasingCache } from 'drizzle-orm/casing'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { getTableName } from 'drizzle-orm/table'
import { createBoundedCache } from '../../work/bounded-cache.ts'
import type { Kept } from '../storage.ts'

type Key = string | number

const MOST = 10_000

/**
 * Remembers what was read of rows. It is never older than what the database would answer: nobody else writes to it, for
 * the folder is locked; on the one connection that does, triggers name the key of every row that is inserted, changed or
 * deleted, whatever statement does it. From then on until its transaction is committed or rolled back the value is asked
 * of the database each time, by the transaction, which sees its own writing, and by readers, who see what was before.
 */
export function createKeeping(writer: Sqlite.Database) {
  const all: Touchable[] = []
  writer.function('touch_kept', (number: unknown, key: unknown) => {
    all[Number(number)]?.touch(key as Key)
    return null
  })

  const keep = <V>(column: SQLiteColumn): Kept<V> => {
    const kept = createKept<V>()
    const number = all.push(kept) - 1
    const key = new CasingCache('snake_case').getColumnCasing(column)
    const touch = (row: string) => `SELECT touch_kept(${number}, ${row}."${key}");`
    const on = (event: string, body: string) =>
      writer.exec(
        `CREATE TEMP TRIGGER kept_${number}_${event} AFTER ${event} ON main."${getTableName(column.table)}" BEGIN ${body} END`,
      )
    on('INSERT', touch('NEW'))
    on('UPDATE', touch('OLD') + touch('NEW'))
    on('DELETE', touch('OLD'))
    return kept
  }

  const transactionEnded = () => {
    for (const kept of all) kept.transactionEnded()
  }
  return { keep, transactionEnded }
}

interface Touchable {
  touch(key: Key): void
  transactionEnded(): void
}

function createKept<V>(): Kept<V> & Touchable {
  const values = createBoundedCache<V, Key>(MOST)
  const touched = new Set<Key>()
  let touches = 0
  return {
    get: async (key, load) => {
      const known = values.get(key)
      if (known !== undefined) return known
      const before = touches
      const value = await load()
      // A row that was written to while it was read may have been read as it was before.
      if (value !== undefined && touches === before && !touched.has(key)) values.set(key, value)
      return value
    },
    touch: (key) => {
      touches++
      touched.add(key)
      values.forget(key)
    },
    transactionEnded: () => {
      // What was read before the end, and arrives after it, may be older than the end, too.
      if (touched.size > 0) touches++
      touched.clear()
    },
  }
}

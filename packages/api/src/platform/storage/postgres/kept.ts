import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { getTableName } from 'drizzle-orm/table'
import { createBoundedCache } from '../../work/bounded-cache.ts'
import type { Kept } from '../storage.ts'
import type { Pool } from './connection.ts'

type Key = string | number

const MOST = 1000

/**
 * Remembers what follows from committed rows of a table that counts its versions: a trigger moves the number on in the
 * transaction that writes, whichever server's it is. The number is read before the rows, so what is remembered under it is
 * that old or newer, never older. A table that counts none is read each time.
 */
export const keepingCommitted =
  ({ query }: Pick<Pool, 'query'>) =>
  <V>(column: SQLiteColumn): Kept<V> => {
    const table = getTableName(column.table)
    const kept = createBoundedCache<{ readonly version: string; readonly value: V }, Key>(MOST)
    const versionNow = async (): Promise<string | undefined> =>
      (await query('SELECT version FROM store_versions WHERE name = $1', [table])).rows[0]?.version
    return {
      get: async (key, load) => {
        const version = await versionNow()
        const known = kept.get(key)
        if (known && known.version === version) return known.value
        const value = await load()
        if (version !== undefined && value !== undefined) kept.set(key, { version, value })
        return value
      },
    }
  }

import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

type Database = BetterSQLite3Database
/** Asks only: what it returns is committed. */
export type Reader = Pick<Database, 'select' | 'selectDistinct' | '$count'>
/** Asks inside a transaction or outside of one. */
export type Asker = Pick<Database, 'select'>
/** Asks and writes, inside a transaction. */
export type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

type Key = string | number

/** What rows came to, remembered by their key while nobody writes to them. */
export interface Kept<V> {
  /** The value that `load` gave last, or gives now; what is not there is not remembered. */
  get(key: Key, load: () => Promise<V | undefined>): Promise<V | undefined>
}

export interface Storage {
  readonly read: Reader
  /** Runs `work` as one transaction: all of it is stored, or none. Transactions wait for each other. */
  tx<T>(work: (db: Writer) => Promise<T>): Promise<T>
  /** Remembers what follows from the rows of a table, by this column of theirs. */
  keep<V>(column: SQLiteColumn): Kept<V>
  /** Whether things can be stored: it is tried, when the last that was to be stored was not. */
  canWrite(): Promise<boolean>
  /** Waits for the transactions under way and closes the database; the last to close it folds the log in. */
  close(): Promise<void>
}

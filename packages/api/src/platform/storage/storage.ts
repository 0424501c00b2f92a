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
  /**
   * The value that `load` gave last, or gives now; what is not there is not remembered.
   * @param db the connection that `load` asks: with several servers only that of a transaction remembers
   */
  get(key: Key, load: () => Promise<V | undefined>, db?: Asker): Promise<V | undefined>
}

/** The right to do something that one server does at a time. */
export interface Claim {
  /** Gives it back. */
  release(): Promise<void>
}

/** How much of something a key has had in a time that begins with the first of it; over a limit it counts on. */
export interface Tries {
  /** Counts so much, and tells what is counted with it and for how long. */
  take(key: string, points: number): Promise<{ readonly taken: number; readonly endsInMs: number }>
  giveBack(key: string): Promise<void>
}

export interface Storage {
  /** Which database it is. */
  readonly name: 'postgres' | 'sqlite'
  readonly read: Reader
  /**
   * Runs `work` as one transaction: all of it is stored, or none. Transactions wait for each other, also those of other
   * servers. Where a connection is lost, `work` runs again: it changes nothing but the database.
   */
  tx<T>(work: (db: Writer) => Promise<T>): Promise<T>
  /**
   * Claims a task of this name among the servers on one database; `undefined` where another has it. What a server claimed
   * that does not answer any more can be claimed again after a while: what is done under a claim may happen twice.
   */
  claim(task: string): Promise<Claim | undefined>
  /** Counts by a name for each server of the casino, for so long; what is counted may be lost in a crash. */
  tries(name: string, durationS: number): Tries
  /** Remembers what follows from the rows of a table, by this column of theirs, while nobody can have written to them. */
  keep<V>(column: SQLiteColumn): Kept<V>
  /**
   * The same where it is asked outside of transactions only, and `load` reads the rows of the whole table: remembered on
   * every server until one of them has written to the table.
   */
  keepCommitted<V>(column: SQLiteColumn): Kept<V>
  /** What time it is by the clock that the servers of the casino have in common; undefined where there is one server. */
  now(): Promise<Date | undefined>
  /** Whether the clock here is still that one; asked before each request. */
  keepsTime(): Promise<boolean>
  /** Whether things can be stored: it is tried, when the last that was to be stored was not. */
  canWrite(): Promise<boolean>
  /** Whether the tables are as new as this server needs them; those of a newer version are. */
  isMigrated(): Promise<boolean>
  /** How many connections there are, where there are several, and how many questions wait for one. */
  connections?(): { readonly used: number; readonly idle: number; readonly waiting: number }
  /** Waits for the transactions under way and closes the database; the last to close it folds the log in. */
  close(): Promise<void>
}

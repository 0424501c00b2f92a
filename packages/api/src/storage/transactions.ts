import type Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Writer } from './storage.ts'

/**
 * Transactions with asynchronous work on a connection that knows only synchronous ones: they queue up,
 * and each takes the write lock at once, so that what it checks still holds when it writes.
 */
export function createTransactions(connection: Sqlite.Database) {
  const db = drizzle(connection, { casing: 'snake_case' })
  let last: Promise<unknown> = Promise.resolve()

  const run = async <T>(work: (db: Writer) => Promise<T>): Promise<T> => {
    connection.exec('BEGIN IMMEDIATE')
    try {
      const result = await work(db)
      connection.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk has already ended the transaction.
      if (connection.inTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }

  const tx = <T>(work: (db: Writer) => Promise<T>): Promise<T> => {
    const result = last.then(() => run(work))
    last = result.catch(() => undefined)
    return result
  }
  return { tx, idle: () => last }
}

/** A database elsewhere that cannot be reached, or does not answer. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** SQLite cannot read or write just now: a full disk, a folder gone read-only, a lock that does not end. */
const SQLITE = ['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_CANTOPEN']

/**
 * PostgreSQL cannot: connections, resources that are spent, an operator's intervention, its system; and what several
 * servers come to in each other's way, a transaction that may only read, a time that is up.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES = /^(08...|53...|57...|58...|40001|40P01|55P03|25006|25P03)$/

/** The error, or the cause of it, that comes from the world around the database and not from our use of it. */
export function storageFailureIn(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof DatabaseAway) return error
  const code = 'code' in error ? String(error.code) : ''
  const isOutside = SQLITE.some((known) => code === known || code.startsWith(`${known}_`)) || isPostgres(error, code)
  return isOutside ? error : storageFailureIn(error.cause)
}

/** Its errors tell a severity beside the code. */
const isPostgres = (error: Error, code: string): boolean => 'severity' in error && POSTGRES.test(code)

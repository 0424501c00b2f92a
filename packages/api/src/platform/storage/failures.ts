/** The database cannot read or write just now: a full disk, a folder gone read-only, a lock that does not end. */
const OUTSIDE = ['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_CANTOPEN']

/** The error, or the cause of it, that comes from the world around the database and not from our use of it. */
export function storageFailureIn(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const isOutside = OUTSIDE.some((known) => code === known || code.startsWith(`${known}_`))
  return isOutside ? error : storageFailureIn(error.cause)
}

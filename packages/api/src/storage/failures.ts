/** The database cannot read or write just now: a full disk, a folder gone read-only, a lock that does not end. */
const OUTSIDE = ['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_CANTOPEN']

/** Whether an error, or what caused it, comes from the world around the database and not from our use of it. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return OUTSIDE.some((known) => code === known || code.startsWith(`${known}_`)) || isStorageFailure(error.cause)
}

import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { CannotStart } from '../../config/stop.ts'

/** A server that is just ending gets so long to be gone. */
const PATIENCE_MS = 1000

export interface FolderLock {
  release(): void
}

/**
 * Keeps a data folder for this process alone. The lock is the one the system holds on an SQLite file in an exclusive
 * transaction: it goes with the process, also with one that is killed, and nothing is left to be cleaned up.
 * @throws CannotStart when another server has the folder
 */
export function lockFolder(dataDir: string): FolderLock {
  const file = new Sqlite(join(dataDir, 'server.lock'), { timeout: PATIENCE_MS })
  try {
    file.pragma('journal_mode = DELETE')
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (!isBusy(error)) throw error
    throw new CannotStart(`DATA_DIR ${dataDir} is used by another server; stop it or set DATA_DIR to another folder`, {
      cause: error,
    })
  }
  return { release: () => void file.close() }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

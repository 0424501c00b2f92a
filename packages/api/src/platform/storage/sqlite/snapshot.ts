import Sqlite from 'better-sqlite3'
import { CannotStart } from '../../config/stop.ts'
import { fileIn } from './open.ts'

/**
 * Writes the database of a data folder, as it is at one moment, to a file of its own, also beside the server that writes
 * to it: SQLite copies what one read transaction sees, and writers go on meanwhile.
 * @throws CannotStart when there is no database
 */
export function writeSnapshot(dataDir: string, target: string): void {
  const reader = openExisting(dataDir)
  try {
    reader.prepare('VACUUM INTO ?').run(target)
  } finally {
    reader.close()
  }
}

function openExisting(dataDir: string): Sqlite.Database {
  try {
    return new Sqlite(fileIn(dataDir), { readonly: true, fileMustExist: true })
  } catch (error) {
    throw new CannotStart(`DATA_DIR ${dataDir} has no database: ${(error as Error).message}`, { cause: error })
  }
}

/** What SQLite itself finds wrong with a file; nothing, where it is whole. */
export function faultsIn(file: string): readonly string[] {
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true })
    try {
      const found = database.pragma('integrity_check(10)') as readonly { readonly integrity_check: string }[]
      return found.map((row) => row.integrity_check).filter((line) => line !== 'ok')
    } finally {
      database.close()
    }
  } catch (error) {
    return [(error as Error).message]
  }
}

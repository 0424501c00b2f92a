import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { CannotStart } from '../stop.ts'
import { migrate } from './migrate.ts'
import type { Storage } from './storage.ts'
import { createTransactions } from './transactions.ts'

export interface StorageOptions {
  readonly dataDir: string
  readonly migrations: string
}

const BUSY_TIMEOUT_MS = 5000

/**
 * Opens the database of a data folder, making both when they are not there, and brings it up to date.
 * @throws CannotStart when the folder or the file is of no use
 */
export function openStorage({ dataDir, migrations }: StorageOptions): Storage {
  try {
    mkdirSync(dataDir, { recursive: true })
    const file = join(dataDir, 'spilvaerk.sqlite')
    const writer = openWriter(file)
    migrate(writer, migrations)
    const reader = new Sqlite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS })
    const { tx, idle } = createTransactions(writer)
    const close = async () => {
      await idle()
      reader.close()
      writer.close()
    }
    return { read: drizzle(reader, { casing: 'snake_case' }), tx, close }
  } catch (error) {
    if (error instanceof CannotStart || !(error instanceof Error)) throw error
    throw new CannotStart(`DATA_DIR ${dataDir} cannot be used: ${error.message}`, { cause: error })
  }
}

/** A round that was answered survives a power cut: the log is flushed at every commit. */
function openWriter(file: string): Sqlite.Database {
  const writer = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS })
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = FULL')
  writer.pragma('foreign_keys = ON')
  return writer
}

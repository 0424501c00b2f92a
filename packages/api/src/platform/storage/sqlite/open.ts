import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { CannotStart } from '../../config/stop.ts'
import type { Storage } from '../storage.ts'
import { triesHere } from '../tries-here.ts'
import { createCheckpoints } from './checkpoints.ts'
import { assertFit } from './fit.ts'
import { createFlushing, renewLog } from './flush.ts'
import { type FolderLock, lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import { createKeeping } from './row-cache.ts'
import { createTransactions } from './transactions.ts'
import { createWriteCheck } from './write-check.ts'

export interface StorageOptions {
  readonly dataDir: string
  readonly migrations: string
}

const BUSY_TIMEOUT_MS = 5000
/** A round reads and writes pages from all over the indexes. */
const WRITER_CACHE_KIB = 65_536

/**
 * Opens the database of a data folder, making both when they are not there, and brings it up to date.
 * @throws CannotStart when the folder or the file is of no use
 */
export function openStorage({ dataDir, migrations }: StorageOptions): Storage {
  try {
    mkdirSync(dataDir, { recursive: true })
    const lock = lockFolder(dataDir)
    try {
      return openLocked(dataDir, migrations, lock)
    } catch (error) {
      lock.release()
      throw error
    }
  } catch (error) {
    if (error instanceof CannotStart || !(error instanceof Error)) throw error
    throw new CannotStart(`DATA_DIR ${dataDir} cannot be used: ${error.message}`, { cause: error })
  }
}

function openLocked(dataDir: string, migrations: string, lock: FolderLock): Storage {
  const file = fileIn(dataDir)
  const log = `${file}-wal`
  assertFit(file, migrations, openReader)
  renewLog(log)
  const writer = openWriter(file)
  migrate(writer, migrations)
  const reader = openReader(file)
  const { keep, transactionEnded } = createKeeping(writer)
  const flushing = createFlushing(reader, log)
  const checkpoints = createCheckpoints(file)
  const check = createWriteCheck(dataDir, writer)
  const { tx, idle } = createTransactions(writer, {
    ...{ flushing, ended: transactionEnded, failed: check.failed, between: checkpoints.between },
  })
  const close = async () => {
    await idle()
    await checkpoints.close()
    // Something may have begun in the meantime.
    await idle()
    flushing.close()
    reader.close()
    writer.close()
    lock.release()
  }
  return {
    name: 'sqlite',
    read: drizzle(reader, { casing: 'snake_case' }),
    // The folder is this server's alone.
    claim: async () => ({ release: async () => undefined }),
    tries: (_, durationS) => triesHere(durationS),
    now: async () => undefined,
    keepsTime: async () => true,
    // Nobody else changes them.
    isMigrated: async () => true,
    ...{ tx, keep, keepCommitted: keep, canWrite: () => check.canWrite(tx), close },
  }
}

/**
 * Opens the database of a data folder for reading, as it is at the first question, also beside the server that writes
 * to it.
 * @throws CannotStart when there is none
 */
export function openForReading(dataDir: string): Pick<Storage, 'read' | 'close'> {
  try {
    const reader = openReader(fileIn(dataDir))
    // What is read belongs together, whatever is written in the meantime.
    reader.exec('BEGIN')
    return { read: drizzle(reader, { casing: 'snake_case' }), close: async () => void reader.close() }
  } catch (error) {
    throw new CannotStart(`DATA_DIR ${dataDir} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

/** The file of the database in a data folder. */
export const DATABASE = 'spilvaerk.sqlite'

export const fileIn = (dataDir: string): string => join(dataDir, DATABASE)

const openReader = (file: string): Sqlite.Database =>
  new Sqlite(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })

/** A round that was answered survives a power cut: before it is, the log is flushed, which is not left to SQLite. */
function openWriter(file: string): Sqlite.Database {
  const writer = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS })
  if (writer.pragma('journal_mode = WAL', { simple: true }) !== 'wal') {
    writer.close()
    throw new CannotStart(`DATA_DIR is on a file system that SQLite cannot keep a log on, such as one on a network`)
  }
  writer.pragma('synchronous = NORMAL')
  writer.pragma('wal_autocheckpoint = 0')
  writer.pragma('foreign_keys = ON')
  writer.pragma(`cache_size = -${WRITER_CACHE_KIB}`)
  return writer
}

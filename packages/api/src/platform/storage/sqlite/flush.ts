import { closeSync, existsSync, fdatasync, fdatasyncSync, openSync, readSync, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import type Sqlite from 'better-sqlite3'

const flushFile = promisify(fdatasync)

/** Makes sure of what was committed. */
export interface Flushing {
  /** From now on readers see what they see now; called right before a commit. */
  hold(): void
  /** Resolves when everything that is committed by now would survive a power cut. */
  flush(): Promise<void>
  /** Readers see everything again. */
  release(): void
}

/**
 * Flushes the log in a thread of its own, where SQLite would make the whole server wait: a flush takes a millisecond on a
 * quiet disk and a hundred on a busy one. The log is a file that stays the same while a connection is open; SQLite itself
 * flushes it, in `synchronous=NORMAL`, before it begins anew and before it is copied into the database.
 */
export function createFlushing(reader: Sqlite.Database, log: string): Flushing & { close(): void } {
  const [begin, end] = [reader.prepare('BEGIN'), reader.prepare('COMMIT')]
  // A transaction sees what there is at its first question.
  const look = reader.prepare('SELECT 1 FROM sqlite_schema')
  let file: number | undefined
  return {
    hold: () => {
      begin.run()
      look.get()
    },
    flush: async () => {
      file ??= openSync(log, 'r+')
      await flushFile(file)
    },
    // What could not be held needs no release.
    release: () => void (reader.inTransaction && end.run()),
    close: () => {
      if (file !== undefined) closeSync(file)
    },
  }
}

const CHUNK_BYTES = 1 << 20

/**
 * Writes a log that was left behind again, as it is read, and flushes it. A process that ended before a flush, or because
 * of one that failed, may leave a log of which the system remembers more than the disk has, and takes all of it for
 * written: what is added behind a gap would not be found after a power cut.
 */
export function renewLog(log: string): void {
  if (!existsSync(log)) return
  const file = openSync(log, 'r+')
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    let at = 0
    for (let read = readSync(file, chunk, 0, CHUNK_BYTES, at); read > 0; ) {
      at += writeSync(file, chunk, 0, read, at)
      read = readSync(file, chunk, 0, CHUNK_BYTES, at)
    }
    fdatasyncSync(file)
  } finally {
    closeSync(file)
  }
}

import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

/**
 * Copies the log into the database, as far as it goes beside readers and a writer, each time it is asked, until it is asked to
 * close: a thread that is ended from outside in the middle of a call into SQLite can take the process along.
 */
const database = new Sqlite(String(workerData), { fileMustExist: true })

parentPort?.on('message', (asked: 'copy' | 'close') => {
  if (asked === 'close') {
    database.close()
    parentPort?.close()
    return
  }
  try {
    database.pragma('wal_checkpoint(PASSIVE)')
  } catch {
    // A full disk, or one that fails: the log stays as it is, and the next time is a new chance.
  }
  parentPort?.postMessage('copied')
})

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { storageFailureIn } from '../failures.ts'
import type { Storage } from '../storage.ts'

/** More than a round writes: a little always fits into what the log has had before. */
const TRIED_BYTES = 256 * 1024

/** Knows whether the database can be written to. */
export interface WriteCheck {
  /** Something could not be stored, for whatever reason. */
  failed(error: unknown): void
  /** What was written last was stored, or something can be stored now. */
  canWrite(tx: Storage['tx']): Promise<boolean>
}

export function createWriteCheck(dataDir: string, writer: Sqlite.Database): WriteCheck {
  let isInTrouble = false
  let underWay: Promise<boolean> | undefined

  const tryFile = async (): Promise<boolean> => {
    const file = join(dataDir, 'write-check')
    try {
      await writeFile(file, Buffer.alloc(TRIED_BYTES))
      return true
    } catch {
      return false
    } finally {
      await rm(file, { force: true }).catch(() => undefined)
    }
  }

  const tryDatabase = (tx: Storage['tx']): Promise<boolean> =>
    tx(async () => void writer.exec('CREATE TABLE write_check (x); DROP TABLE write_check')).then(
      () => true,
      () => false,
    )

  const attempt = async (tx: Storage['tx']): Promise<boolean> => {
    const canWrite = (await tryFile()) && (await tryDatabase(tx))
    isInTrouble = !canWrite
    underWay = undefined
    return canWrite
  }

  return {
    failed: (error) => {
      if (storageFailureIn(error)) isInTrouble = true
    },
    canWrite: async (tx) => {
      if (!isInTrouble) return true
      underWay ??= attempt(tx)
      return underWay
    },
  }
}

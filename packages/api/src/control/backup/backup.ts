import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE, openForReading } from '../../platform/storage/sqlite/open.ts'
import { writeSnapshot } from '../../platform/storage/sqlite/snapshot.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { filesIn, KEPT_BESIDE, type Manifest, writeManifest } from './manifest.ts'
import { fillNewFolder, notEmpty } from './new-folder.ts'
import { wholeLedger } from './whole-ledger.ts'

export interface BackupOptions {
  readonly dataDir: string
  /** A folder that is not there yet, or is empty. */
  readonly target: string
  readonly version: string
  readonly clock: Clock
}

/**
 * Copies a data folder, also while a server runs on it: the database as it was at one moment, the sealing key and the
 * mails. What was mailed after that moment may be in the copy, too; no movement of money is there by half.
 * @throws CannotStart when the target holds something, or the ledger is not whole
 */
export function backUp({ dataDir, target, version, clock }: BackupOptions): Promise<Manifest> {
  const madeAt = clock.now().toISOString()
  return fillNewFolder(target, notEmpty(target), async (draft) => {
    writeSnapshot(dataDir, join(draft, DATABASE))
    const beside = KEPT_BESIDE.filter((name) => existsSync(join(dataDir, name)))
    for (const name of beside) cpSync(join(dataDir, name), join(draft, name), { recursive: true })
    const ledger = await ledgerIn(draft)
    const files = await filesIn(draft, [DATABASE, ...beside])
    return writeManifest(draft, { database: 'sqlite', version, madeAt, ledger, files })
  })
}

/** The ledger of a folder's database. @throws CannotStart when it is not whole */
export async function ledgerIn(folder: string): Promise<Manifest['ledger']> {
  const { read, close } = openForReading(folder)
  try {
    return await wholeLedger(read, { DATABASE_URL: 'off', DATA_DIR: folder })
  } finally {
    await close()
  }
}

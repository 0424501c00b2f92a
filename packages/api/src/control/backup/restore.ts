import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../platform/config/stop.ts'
import { DATABASE } from '../../platform/storage/sqlite/open.ts'
import { faultsIn } from '../../platform/storage/sqlite/snapshot.ts'
import { ledgerIn } from './backup.ts'
import { assertWholeFile, type Manifest, readManifest } from './manifest.ts'
import { fillNewFolder } from './new-folder.ts'
import { assertSameLedger } from './whole-ledger.ts'

/**
 * Puts a backup where no casino is: every file is compared with its checksum, SQLite looks through the database, and the
 * ledger is verified, before anything is called restored.
 * @throws CannotStart when the folder holds something, or the backup is not whole; nothing is left behind then
 */
export async function restore(backup: string, dataDir: string): Promise<Manifest> {
  const manifest = readManifest(backup)
  if (manifest.database !== 'sqlite')
    throw new CannotStart(`${backup} is of a casino on PostgreSQL: set DATABASE_URL to an empty database`)
  const taken = `DATA_DIR ${dataDir} is not empty: nothing is ever restored over a casino`
  return fillNewFolder(dataDir, taken, async (draft) => {
    for (const file of manifest.files) await copyWhole(backup, draft, file)
    await assertSame(draft, manifest)
    return manifest
  })
}

async function copyWhole(from: string, to: string, file: Manifest['files'][number]): Promise<void> {
  const source = join(from, file.path)
  if (existsSync(source)) cpSync(source, join(to, file.path), { recursive: true })
  await assertWholeFile(to, file)
}

async function assertSame(folder: string, manifest: Manifest): Promise<void> {
  const faults = faultsIn(join(folder, DATABASE))
  if (faults.length > 0) throw new CannotStart(`the backup is not whole: ${faults.join('; ')}`)
  assertSameLedger(await ledgerIn(folder), manifest)
}

import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyLedger } from '../../domains/money/wallet/verify.ts'
import { CannotStart } from '../../platform/config/stop.ts'
import { DATABASE, openForReading } from '../../platform/storage/sqlite/open.ts'
import { writeSnapshot } from '../../platform/storage/sqlite/snapshot.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { filesIn, KEPT_BESIDE, MANIFEST, type Manifest } from './manifest.ts'

export interface BackupOptions {
  readonly dataDir: string
  /** A folder that is not there yet, or is empty. */
  readonly target: string
  readonly version: string
  readonly clock: Clock
}

const OWNER_ONLY = 0o700

/**
 * Copies a data folder, also while a server runs on it: the database as it was at one moment, the sealing key and the
 * mails. What was mailed after that moment may be in the copy, too; no movement of money is there by half.
 * @throws CannotStart when the target holds something, or the ledger is not whole
 */
export async function backUp({ dataDir, target, version, clock }: BackupOptions): Promise<Manifest> {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new CannotStart(`${target} is not empty: a backup gets a folder of its own`)
  const madeAt = clock.now().toISOString()
  const draft = `${target}.part`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: OWNER_ONLY })
  try {
    writeSnapshot(dataDir, join(draft, DATABASE))
    const beside = KEPT_BESIDE.filter((name) => existsSync(join(dataDir, name)))
    for (const name of beside) cpSync(join(dataDir, name), join(draft, name), { recursive: true })
    const ledger = await wholeLedger(draft)
    const files = await filesIn(draft, [DATABASE, ...beside])
    const manifest: Manifest = { format: 1, database: 'sqlite', version, madeAt, ledger, files }
    writeFileSync(join(draft, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`)
    if (existsSync(target)) rmSync(target, { recursive: true })
    renameSync(draft, target)
    return manifest
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** A backup of a ledger with a fault would hide when the fault came. @throws CannotStart */
export async function wholeLedger(folder: string): Promise<Manifest['ledger']> {
  const { read, close } = openForReading(folder)
  try {
    const verdict = await verifyLedger(read)
    if (!verdict.ok) throw new CannotStart(`the ledger is not whole: ${verdict.fault}`)
    return { movements: verdict.movements, head: verdict.head }
  } finally {
    await close()
  }
}

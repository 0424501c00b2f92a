import { join } from 'node:path'
import { CannotStart } from '../../platform/config/stop.ts'
import { connect, type Session } from '../../platform/storage/postgres/connection.ts'
import { readPostgres } from '../../platform/storage/postgres/open.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { LedgerPlace } from '../segment-readers.ts'
import { assertWholeFile, filesIn, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { fillNewFolder, notEmpty } from './new-folder.ts'
import { runTool } from './postgres-tools.ts'
import { assertSameLedger, wholeLedger } from './whole-ledger.ts'

const DUMP = 'casino.dump'
/** What servers hold of each other for seconds: nobody who is in the backup runs where it is restored. */
const PASSING = ['store_claims', 'store_commits']

export interface PostgresBackupOptions {
  readonly url: string
  /** A folder that is not there yet, or is empty. */
  readonly target: string
  readonly version: string
  readonly clock: Clock
}

/**
 * Writes the database as it is at one moment into a folder, also while servers write to it. Its ledger is read to the end at
 * the same moment.
 * @throws CannotStart when the target holds something, or the ledger is not whole
 */
export function backUpPostgres({ url, target, version, clock }: PostgresBackupOptions): Promise<Manifest> {
  const madeAt = clock.now().toISOString()
  return fillNewFolder(target, notEmpty(target), async (draft) => {
    const reader = await readPostgres(url)
    try {
      const snapshot = await reader.snapshot()
      const left = PASSING.map((table) => `--exclude-table-data=${table}`)
      const plain = ['--no-owner', '--no-privileges', `--snapshot=${snapshot}`, ...left]
      await runTool('pg_dump', url, '--format=custom', `--file=${join(draft, DUMP)}`, ...plain)
      const ledger = await wholeLedger(reader.read, placeOf(url))
      const files = await filesIn(draft, [DUMP])
      return writeManifest(draft, { database: 'postgres', version, madeAt, ledger, files })
    } finally {
      await reader.close()
    }
  })
}

/**
 * Puts a backup into an empty database, all of it or nothing, and reads its ledger there.
 * @throws CannotStart when the database holds something, or the backup is not whole
 */
export async function restorePostgres(backup: string, url: string): Promise<Manifest> {
  const manifest = readManifest(backup)
  if (manifest.database !== 'postgres')
    throw new CannotStart(
      `${backup} is of a casino on SQLite: restore it without DATABASE_URL, then "copy --to" moves it`,
    )
  for (const file of manifest.files) await assertWholeFile(backup, file)
  const session = await connect(url, true).catch((error: Error) => {
    throw new CannotStart(`DATABASE_URL cannot be used: ${error.message}`, { cause: error })
  })
  try {
    await assertEmpty(session)
    await runTool('pg_restore', url, '--exit-on-error', '--single-transaction', '--no-owner', join(backup, DUMP))
    // Plans that are made on empty tables are slow ones.
    await session.query('ANALYZE')
  } finally {
    await session.close()
  }
  await assertSame(url, manifest)
  return manifest
}

async function assertEmpty({ query }: Session): Promise<void> {
  const { rows } = await query(
    'SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename LIMIT 1',
  )
  if (rows.length > 0)
    throw new CannotStart(
      `the database of DATABASE_URL is not empty, it has ${rows[0].tablename}: nothing is ever restored over a casino`,
    )
}

async function assertSame(url: string, manifest: Manifest): Promise<void> {
  const reader = await readPostgres(url)
  try {
    assertSameLedger(await wholeLedger(reader.read, placeOf(url)), manifest)
  } finally {
    await reader.close()
  }
}

const placeOf = (url: string): LedgerPlace => ({ DATABASE_URL: url, DATA_DIR: '' })

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../domains/config.ts'
import { ASSETS } from '../platform/config/assets.ts'
import { DIALECT } from '../platform/storage/dialect.ts'
import { fileIn, openStorage } from '../platform/storage/sqlite/open.ts'
import { makeTempDir, removeTempDir } from './temp-dir.ts'

/** Where a data folder of the tests says which database belongs to it. */
const FILE = 'database-url'

export const TEST_SECRET = 'the secret of all servers in tests'

/** The settings of the store that a data folder of the tests has: in it, or, in a run on PostgreSQL, beside it. */
export async function storeOf(dataDir: string): Promise<Partial<SiteConfig>> {
  if (DIALECT === 'sqlite') {
    const database = fileIn(dataDir)
    if (!existsSync(database)) writeFileSync(database, await emptyDatabase())
    return {}
  }
  const file = join(dataDir, FILE)
  if (!existsSync(file)) {
    const { makeDatabase } = await import('./postgres/databases.ts')
    writeFileSync(file, await makeDatabase())
  }
  return { DATABASE_URL: readFileSync(file, 'utf8'), SECRET_KEY: TEST_SECRET }
}

/** To make the tables takes longer than most tests: a process makes them once, and each of its folders gets a copy. */
async function emptyDatabase(): Promise<Buffer> {
  const shared = globalThis as { emptyDatabase?: Buffer }
  if (shared.emptyDatabase) return shared.emptyDatabase
  const dataDir = makeTempDir()
  await openStorage({ dataDir, migrations: ASSETS.migrations }).close()
  shared.emptyDatabase = readFileSync(fileIn(dataDir))
  removeTempDir(dataDir)
  return shared.emptyDatabase
}

/** A second data folder on the database of a first: as another server of the same casino has one. */
export const besideStore = (first: string, dataDir: string): void => cpSync(join(first, FILE), join(dataDir, FILE))

/** Removes what a data folder has beside it. */
export async function removeStore(dataDir: string): Promise<void> {
  const file = join(dataDir, FILE)
  if (DIALECT === 'sqlite' || !existsSync(file)) return
  const { dropDatabase } = await import('./postgres/databases.ts')
  await dropDatabase(readFileSync(file, 'utf8'))
}

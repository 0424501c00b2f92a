import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { ASSETS } from '../assets.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { migrate } from './migrate.ts'
import { openStorage } from './open.ts'
import { allRounds } from './testing.ts'

/** The migrations that there were before rounds could wait. */
function oldMigrations(): string {
  const folder = tempDir()
  cpSync(ASSETS.migrations, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal: { entries: unknown[] } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }))
  return folder
}

test('rounds from before are done, and cost their bet', async () => {
  const dataDir = tempDir()
  const old = new Sqlite(join(dataDir, 'spilvaerk.sqlite'))
  migrate(old, oldMigrations())
  old.exec(`
    INSERT INTO definitions VALUES ('hash', '{}', 0);
    INSERT INTO games VALUES (1, 'spil', 'seed', 'Spil', '', '', '', 0, '[]', '{}', 0, 1, 'hash', 0);
    INSERT INTO rounds VALUES ('round', 1, 'hash', 'seed', 2500000, 40, 10000000, NULL, 1000);
  `)
  old.close()
  const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
  onTestFinished(() => storage.close())
  expect(await allRounds(storage)).toMatchObject([
    { status: 'done', mode: null, choices: null, costMicro: 2_500_000, settledAt: new Date(1000) },
  ])
})

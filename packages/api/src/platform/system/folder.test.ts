import { expect, test } from 'vitest'
import { commandLine } from '../../control/run-here.ts'
import { readConfig, type SiteConfig } from '../../domains/config.ts'
import { start } from '../../start.ts'
import { earlierFolder, runSql } from '../../testing/database.ts'
import { LIVE, STRIPE } from '../../testing/live.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { ASSETS } from '../config/assets.ts'
import { createLog } from '../log/log.ts'
import { openStorage } from '../storage/sqlite/open.ts'
import { systemClock } from '../time/clock.ts'

const REAL = { ...LIVE, ...STRIPE }

/** Starts on a data folder and stops again, without any games. */
async function run(dataDir: string, settings: Partial<SiteConfig>): Promise<void> {
  const quiet = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' }
  const config = { ...readConfig(quiet), ...settings }
  const assets = { ...ASSETS, seeds: tempDir() }
  await (await start(config, assets, { clock: systemClock, log: createLog(config) })).stop()
}

test.each([
  ['demo', {}, 'live', REAL],
  ['live', REAL, 'demo', {}],
] as const)('a folder of %s is used again in it, and refused in the other mode', async (own, first, other, second) => {
  const dataDir = tempDir()
  await run(dataDir, first)
  await run(dataDir, first)
  const refusal = `DATA_DIR ${dataDir} was made in ${own}, and MODE is ${other}: each mode needs its own folder`
  await expect(run(dataDir, second)).rejects.toThrow(refusal)
  const env = { ...second, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  await expect(commandLine(['order', 'x'], env, () => undefined)).rejects.toThrow(refusal)
  await run(dataDir, first)
})

test('what stops a start leaves the folder to the mode that it has', async () => {
  const dataDir = tempDir()
  await expect(run(dataDir, { ...LIVE })).rejects.toThrow('a way to pay is required')
  await run(dataDir, {})
  await expect(run(dataDir, REAL)).rejects.toThrow('was made in demo')
})

const MEMBER = `INSERT INTO members (id, username, username_key, first_name, last_name, kind, subscription, marketing_opt_in, created_at)
  VALUES ('m', 'm', 'm', 'M', 'M', 'player', 'free', 0, 0)`

test('a folder from before that holds members is one of demo', async () => {
  const dataDir = earlierFolder('folder-mode', MEMBER)
  await expect(run(dataDir, REAL)).rejects.toThrow('was made in demo')
  await run(dataDir, {})
})

test('a folder from before that holds games alone is of the mode that it is started in', async () => {
  const dataDir = earlierFolder('folder-mode')
  await run(dataDir, REAL)
  await expect(run(dataDir, {})).rejects.toThrow('was made in live')
})

test('nothing changes the mode of a folder', async () => {
  const dataDir = tempDir()
  await run(dataDir, {})
  const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
  for (const statement of [
    "UPDATE folder_mode SET mode = 'live'",
    'DELETE FROM folder_mode',
    "INSERT INTO folder_mode VALUES (2, 'live', 0)",
    "INSERT OR REPLACE INTO folder_mode VALUES (1, 'live', 0)",
  ])
    await expect(runSql(storage, statement)).rejects.toThrow(/the mode of a data folder never changes|has one mode/)
  await storage.close()
})

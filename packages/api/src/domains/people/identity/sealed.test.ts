import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../../../control/run-here.ts'
import { ASSETS } from '../../../platform/config/assets.ts'
import { createLog } from '../../../platform/log/log.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { start } from '../../../start.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { readConfig } from '../../config.ts'

/** Starts on a data folder and stops again, without any games. */
async function run(dataDir: string, settings: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test', ...settings })
  const assets = { ...ASSETS, seeds: tempDir() }
  await (await start(config, assets, { clock: systemClock, log: createLog(config) })).stop()
}

test('a casino whose secret is gone, or another one, does not start, and no new secret is made', async () => {
  const dataDir = tempDir()
  await run(dataDir)
  const [key, aside] = [join(dataDir, 'secret.key'), join(tempDir(), 'secret.key')]
  const secret = readFileSync(key, 'utf8')
  renameSync(key, aside)
  const missing = `DATA_DIR/secret.key is missing, and ${dataDir} holds what only it opens`
  await expect(run(dataDir)).rejects.toThrow(missing)
  await expect(commandLine(['staff', 'list'], { DATA_DIR: dataDir }, () => undefined)).rejects.toThrow(missing)
  expect(existsSync(key)).toBe(false)
  await expect(run(dataDir, { SECRET_KEY: 'x'.repeat(32) })).rejects.toThrow('SECRET_KEY is not the one')
  writeFileSync(key, 'y'.repeat(32))
  await expect(run(dataDir)).rejects.toThrow('DATA_DIR/secret.key is not the one')
  rmSync(key)
  await run(dataDir, { SECRET_KEY: secret })
  renameSync(aside, key)
  await run(dataDir)
})

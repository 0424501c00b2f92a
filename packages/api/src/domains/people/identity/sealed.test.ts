import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../../../control/run-here.ts'
import { ASSETS } from '../../../platform/config/assets.ts'
import { createSealing, secretOf } from '../../../platform/sealing/sealing.ts'
import { openStorage } from '../../../platform/storage/sqlite/open.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { assertOpens, NATIONAL_ID } from './sealed.ts'
import { identities } from './tables.ts'

/** A casino that knows somebody. */
async function known(): Promise<{ dataDir: string; opensWith: (SECRET_KEY: string) => Promise<void> }> {
  const dataDir = tempDir()
  const inFolder = async <T>(work: (storage: ReturnType<typeof openStorage>) => Promise<T>) => {
    const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
    try {
      return await work(storage)
    } finally {
      await storage.close()
    }
  }
  const sealedId = createSealing(secretOf('auto', dataDir)).seal(NATIONAL_ID, '0101900101')
  const person = { personHash: 'hash', birthDate: null, name: null, provider: 'test', closedAt: null }
  await inFolder(({ tx }) =>
    tx((db) => db.insert(identities).values({ ...person, memberId: 'm', sealedId, provedAt: new Date(0) })),
  )
  return {
    dataDir,
    opensWith: (SECRET_KEY) => inFolder((storage) => assertOpens(storage, { SECRET_KEY, DATA_DIR: dataDir })),
  }
}

test('a casino whose secret is gone is refused, and no new one is made', async () => {
  const { dataDir, opensWith } = await known()
  const [key, aside] = [join(dataDir, 'secret.key'), join(tempDir(), 'secret.key')]
  await opensWith('auto')
  renameSync(key, aside)
  const missing = `DATA_DIR/secret.key is missing, and ${dataDir} holds what only it opens`
  await expect(opensWith('auto')).rejects.toThrow(missing)
  await expect(commandLine(['staff', 'list'], { DATA_DIR: dataDir }, () => undefined)).rejects.toThrow(missing)
  expect(existsSync(key)).toBe(false)
  await opensWith(readFileSync(aside, 'utf8'))
  renameSync(aside, key)
  await opensWith('auto')
})

test('a casino is refused with another secret than its own', async () => {
  const { dataDir, opensWith } = await known()
  await expect(opensWith('x'.repeat(32))).rejects.toThrow('SECRET_KEY is not the one that the casino was begun with')
  writeFileSync(join(dataDir, 'secret.key'), 'y'.repeat(32))
  await expect(opensWith('auto')).rejects.toThrow('DATA_DIR/secret.key is not the one that the casino was begun with')
})

test('a casino that knows nobody takes any secret', async () => {
  const storage = openStorage({ dataDir: tempDir(), migrations: ASSETS.migrations })
  await assertOpens(storage, { SECRET_KEY: 'z'.repeat(32), DATA_DIR: tempDir() })
  await storage.close()
})

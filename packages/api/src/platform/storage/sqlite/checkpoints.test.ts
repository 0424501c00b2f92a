import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { realityChecks } from '../../../domains/schema.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { ASSETS } from '../../config/assets.ts'
import { createCheckpoints } from './checkpoints.ts'
import { openStorage } from './open.ts'

test('the log begins anew while it is written to, what is in it stays, and a closed database is one file', async () => {
  const dataDir = tempDir()
  const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
  const log = join(dataDir, 'spilvaerk.sqlite-wal')
  await storage.tx((db) => db.insert(realityChecks).values({ memberId: 'a', minutes: 0 }))
  const count = () => storage.tx((db) => db.update(realityChecks).set({ minutes: sql`${realityChecks.minutes} + 1` }))
  const sizes: number[] = []
  let commits = 0
  while (commits < 2000 && (sizes.length < 3 || sizes.at(-1) !== sizes.at(-3))) {
    for (let next = 0; next < 200; next++, commits++) await count()
    sizes.push(statSync(log).size)
  }
  // It has stopped growing: 200 commits found room in it twice.
  expect(commits).toBeLessThan(2000)
  await storage.close()
  expect(existsSync(log)).toBe(false)
  const again = openStorage({ dataDir, migrations: ASSETS.migrations })
  expect(await again.read.select().from(realityChecks).where(eq(realityChecks.memberId, 'a'))).toEqual([
    { memberId: 'a', minutes: commits },
  ])
  await again.close()
})

test.each(['/nowhere/at-all.mjs', 'no path'])('a thread that does not start holds nothing up: %s', async (code) => {
  const checkpoints = createCheckpoints('nothing.sqlite', code)
  for (let commit = 0; commit < 200; commit++) await checkpoints.between()
  await checkpoints.close()
})

test('the thread ends by itself, after what it was asked before', async () => {
  const folder = tempDir()
  const [told, code] = [join(folder, 'told'), join(folder, 'thread.mjs')]
  writeFileSync(
    code,
    `import { appendFileSync } from 'node:fs'
    import { parentPort, workerData } from 'node:worker_threads'
    parentPort.on('message', (asked) => {
      appendFileSync(workerData, asked + ' ')
      if (asked === 'close') parentPort.close()
    })`,
  )
  const checkpoints = createCheckpoints(told, code)
  for (let commit = 0; commit < 64; commit++) await checkpoints.between()
  await checkpoints.close()
  expect(readFileSync(told, 'utf8')).toBe('copy close ')
})

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { definitions } from '../../../domains/schema.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { ASSETS } from '../../config/assets.ts'
import type { Writer } from '../storage.ts'
import { createFlushing } from './flush.ts'
import { openStorage } from './open.ts'
import { createTransactions } from './transactions.ts'

function open() {
  const storage = openStorage({ dataDir: tempDir(), migrations: ASSETS.migrations })
  onTestFinished(() => storage.close())
  const hashes = async () => (await storage.read.select().from(definitions)).map(({ hash }) => hash)
  return { storage, hashes }
}

const insert = (db: Writer, hash: string) =>
  db.insert(definitions).values({ hash, canonical: '', createdAt: new Date(0) })

test('all of a transaction is stored, or none of it', async () => {
  const { storage, hashes } = open()
  const failing = storage.tx(async (db) => {
    await insert(db, 'a')
    await insert(db, 'a')
  })
  await expect(failing).rejects.toThrow()
  expect(await hashes()).toEqual([])
  await storage.tx((db) => insert(db, 'b'))
  expect(await hashes()).toEqual(['b'])
})

test('a reader sees nothing of a transaction before its end', async () => {
  const { storage, hashes } = open()
  const seen = await storage.tx(async (db) => {
    await insert(db, 'a')
    return hashes()
  })
  expect(seen).toEqual([])
  expect(await hashes()).toEqual(['a'])
})

test('transactions do not mix: a slow one that fails takes nothing of the next with it', async () => {
  const { storage, hashes } = open()
  const slow = storage.tx(async (db) => {
    await insert(db, 'slow')
    await setImmediate()
    throw new Error('changed its mind')
  })
  const quick = storage.tx((db) => insert(db, 'quick'))
  await expect(slow).rejects.toThrow('changed its mind')
  await quick
  expect(await hashes()).toEqual(['quick'])
})

test('what a transaction does beside its part that fails is undone with it', async () => {
  const { storage, hashes } = open()
  const together = (names: readonly string[]) =>
    storage.tx((db) =>
      Promise.all([
        insert(db, 'before'),
        ...names.map(async (name, steps) => {
          for (let step = 0; step < steps; step++) await db.select().from(definitions)
          await insert(db, name)
        }),
      ]),
    )
  await storage.tx((db) => insert(db, 'before'))
  const ends = [together(['a', 'b', 'c', 'd', 'e', 'f']), storage.tx((db) => insert(db, 'after'))]
  expect((await Promise.allSettled(ends)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await hashes()).toEqual(['before', 'after'])
})

test('of many at once, the one that fails fails alone', async () => {
  const { storage, hashes } = open()
  const jobs = Array.from({ length: 200 }, (_, index) => storage.tx((db) => insert(db, `h${index % 199}`)))
  const ends = await Promise.allSettled(jobs)
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await hashes()).toHaveLength(199)
})

test('each sees what the ones before it wrote, also when they are committed together', async () => {
  const { storage } = open()
  const counts = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      storage.tx(async (db) => {
        await insert(db, `h${index}`)
        return (await db.select().from(definitions)).length
      }),
    ),
  )
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('closing waits for the transactions that were begun', async () => {
  const dataDir = tempDir()
  const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
  const pending = storage.tx((db) => insert(db, 'a'))
  await storage.close()
  await pending
  const again = openStorage({ dataDir, migrations: ASSETS.migrations })
  onTestFinished(() => again.close())
  expect(await again.read.select().from(definitions)).toHaveLength(1)
})

test('what is begun while the log is given up is stored, too', async () => {
  const dataDir = tempDir()
  const storage = openStorage({ dataDir, migrations: ASSETS.migrations })
  // So many commits start the thread that copies the log, and closing waits for its end.
  for (let commit = 0; commit < 64; commit++) await storage.tx((db) => insert(db, `h${commit}`))
  await setImmediate()
  const closing = storage.close()
  await storage.tx((db) => insert(db, 'late'))
  await closing
  expect(existsSync(join(dataDir, 'spilvaerk.sqlite-wal'))).toBe(false)
  const again = openStorage({ dataDir, migrations: ASSETS.migrations })
  onTestFinished(() => again.close())
  expect(await again.read.select().from(definitions)).toHaveLength(65)
})

test('nobody is told of a transaction, and no reader sees it, before the log is flushed', async () => {
  const file = `${tempDir()}/test.sqlite`
  const writer = new Sqlite(file)
  writer.pragma('journal_mode = WAL')
  writer.exec('CREATE TABLE definitions (hash TEXT, canonical TEXT, created_at INTEGER)')
  const reader = new Sqlite(file, { readonly: true })
  const read = drizzle(reader, { casing: 'snake_case' })
  const hashes = async () => (await read.select().from(definitions)).map(({ hash }) => hash)
  const events: string[] = []
  const real = createFlushing(reader, `${file}-wal`)
  const flush = async () => {
    events.push(`flush, seen: ${await hashes()}`)
    await real.flush()
    await setImmediate()
    events.push(`flushed, seen: ${await hashes()}`)
  }
  const { tx } = createTransactions(writer, {
    ...{
      flushing: { ...real, flush },
      ended: () => undefined,
      failed: () => undefined,
      between: async () => undefined,
    },
  })
  for (const hash of ['a', 'b']) {
    await tx((db) => insert(db, hash))
    events.push(`answered, seen: ${await hashes()}`)
  }
  expect(events).toEqual([
    ...['flush, seen: ', 'flushed, seen: ', 'answered, seen: a'],
    ...['flush, seen: a', 'flushed, seen: a', 'answered, seen: a,b'],
  ])
  real.close()
  reader.close()
  writer.close()
})

test('what cannot be flushed ends the process, and is answered to nobody', () => {
  const script = `
    import Sqlite from ${JSON.stringify(import.meta.resolve('better-sqlite3'))}
    import { createTransactions } from ${JSON.stringify(new URL('./transactions.ts', import.meta.url).href)}
    const flush = () => Promise.reject(new Error('the disk is gone'))
    const nothing = () => undefined
    const { tx } = createTransactions(new Sqlite(':memory:'), {
      ...{ flushing: { hold: nothing, flush, release: nothing }, ended: nothing, failed: nothing },
      between: async () => undefined,
    })
    tx(async () => 1).finally(() => process.stdout.write('answered'))
  `
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('the database cannot be flushed to the disk')
})

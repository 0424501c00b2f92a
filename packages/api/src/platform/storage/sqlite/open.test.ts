import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { definitions } from '../../../domains/schema.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { ASSETS } from '../../config/assets.ts'
import { CannotStart } from '../../config/stop.ts'
import { openForReading, openStorage } from './open.ts'

const { migrations } = ASSETS

function open(dataDir = tempDir()) {
  const storage = openStorage({ dataDir, migrations })
  onTestFinished(() => storage.close())
  return storage
}

const definition = (hash: string) => ({ hash, canonical: '{}', createdAt: new Date(0) })

test('makes the folder and the database, and finds both again', async () => {
  const dataDir = join(tempDir(), 'a', 'b')
  const first = openStorage({ dataDir, migrations })
  await first.tx((db) => db.insert(definitions).values(definition('kept')))
  await first.close()
  expect(await open(dataDir).read.select().from(definitions)).toEqual([definition('kept')])
})

test('a closed database is one file: nothing is left in a log', async () => {
  const dataDir = tempDir()
  await openStorage({ dataDir, migrations }).close()
  expect(existsSync(join(dataDir, 'spilvaerk.sqlite'))).toBe(true)
  expect(existsSync(join(dataDir, 'spilvaerk.sqlite-wal'))).toBe(false)
})

test('a log that was left behind is written and flushed again before it is added to', async () => {
  const [left, dataDir] = [tempDir(), tempDir()]
  const storage = open(left)
  await storage.tx((db) => db.insert(definitions).values(definition('kept')))
  for (const file of ['spilvaerk.sqlite', 'spilvaerk.sqlite-wal']) copyFileSync(join(left, file), join(dataDir, file))
  const log = join(dataDir, 'spilvaerk.sqlite-wal')
  utimesSync(log, 0, 0)
  const again = open(dataDir)
  expect(statSync(log).mtimeMs).toBeGreaterThan(0)
  expect(readFileSync(log)).toEqual(readFileSync(join(left, 'spilvaerk.sqlite-wal')))
  expect(await again.read.select().from(definitions)).toEqual([definition('kept')])
})

test('a folder that cannot be made is refused in one line', () => {
  const file = join(tempDir(), 'file')
  writeFileSync(file, '')
  const dataDir = join(file, 'data')
  expect(() => openStorage({ dataDir, migrations })).toThrow(CannotStart)
  expect(() => openStorage({ dataDir, migrations })).toThrow(/^DATA_DIR .*data cannot be used: ENOTDIR[^\n]*$/)
})

test('a folder where the file should be, and a file that is no database, are refused in one line', () => {
  const folder = tempDir()
  mkdirSync(join(folder, 'spilvaerk.sqlite'))
  expect(() => openStorage({ dataDir: folder, migrations })).toThrow(/^DATA_DIR .* cannot be used: [^\n]*$/)
  const garbage = tempDir()
  writeFileSync(join(garbage, 'spilvaerk.sqlite'), 'not a database at all, not even nearly'.repeat(100))
  expect(() => openStorage({ dataDir: garbage, migrations })).toThrow(/cannot be used: file is not a database/)
})

test('a database of a newer server is refused', async () => {
  const dataDir = tempDir()
  await openStorage({ dataDir, migrations }).close()
  const database = new Sqlite(join(dataDir, 'spilvaerk.sqlite'))
  database.pragma('user_version = 9999')
  database.close()
  expect(() => openStorage({ dataDir, migrations })).toThrow('DATA_DIR was written by a newer version of the server')
})

test.each([
  ['half there', 'DROP TABLE jobs', 'DATA_DIR is there by half: the table jobs is missing'],
  ['without its version', 'PRAGMA user_version = 0', /^DATA_DIR holds something else, such as the table [a-z_]+: /],
] as const)('a database that is %s is refused, and stays as it is', async (_, change, why) => {
  const dataDir = tempDir()
  await openStorage({ dataDir, migrations }).close()
  const file = join(dataDir, 'spilvaerk.sqlite')
  const database = new Sqlite(file)
  database.exec(change)
  database.close()
  const before = readFileSync(file)
  expect(() => openStorage({ dataDir, migrations })).toThrow(why)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test("a database of another program is refused, and stays as it is, without the casino's log", () => {
  const dataDir = tempDir()
  const file = join(dataDir, 'spilvaerk.sqlite')
  const database = new Sqlite(file)
  database.exec('CREATE TABLE wares (id INTEGER)')
  database.close()
  const before = readFileSync(file)
  expect(() => openStorage({ dataDir, migrations })).toThrow(
    'DATA_DIR holds something else, such as the table wares: the casino needs a folder of its own',
  )
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a folder has one server at a time', async () => {
  const dataDir = tempDir()
  const first = openStorage({ dataDir, migrations })
  expect(() => openStorage({ dataDir, migrations })).toThrow(
    `DATA_DIR ${dataDir} is used by another server; stop it or set DATA_DIR to another folder`,
  )
  await first.tx((db) => db.insert(definitions).values(definition('one')))
  await first.close()
  expect(await open(dataDir).read.select().from(definitions)).toEqual([definition('one')])
})

test('a folder that could not be opened is not kept from the next server', async () => {
  const dataDir = tempDir()
  const file = join(dataDir, 'spilvaerk.sqlite')
  writeFileSync(file, 'not a database at all, not even nearly'.repeat(100))
  expect(() => openStorage({ dataDir, migrations })).toThrow(CannotStart)
  rmSync(file)
  expect(await open(dataDir).read.select().from(definitions)).toEqual([])
})

test('a folder is read beside the server that has it, and not without a database', async () => {
  const dataDir = tempDir()
  expect(() => openForReading(dataDir)).toThrow(/cannot be read/)
  const storage = open(dataDir)
  await storage.tx((db) => db.insert(definitions).values(definition('one')))
  const reading = openForReading(dataDir)
  expect(await reading.read.select().from(definitions)).toEqual([definition('one')])
  await storage.tx((db) => db.insert(definitions).values(definition('other')))
  expect(await reading.read.select().from(definitions)).toHaveLength(1)
  await reading.close()
})

test('a definition is neither changed nor deleted', async () => {
  const storage = open()
  await storage.tx((db) => db.insert(definitions).values(definition('kept')))
  const change = storage.tx((db) => db.update(definitions).set({ canonical: '[]' }).where(eq(definitions.hash, 'kept')))
  await expect(change).rejects.toThrow('a definition never changes')
  const removal = storage.tx((db) => db.delete(definitions).where(eq(definitions.hash, 'kept')))
  await expect(removal).rejects.toThrow('a definition is never deleted')
  expect(await storage.read.select().from(definitions)).toEqual([definition('kept')])
})

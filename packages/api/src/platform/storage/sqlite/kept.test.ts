import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { realityChecks } from '../../../domains/schema.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { ASSETS } from '../../config/assets.ts'
import type { Asker, Storage, Writer } from '../storage.ts'
import { openStorage } from './open.ts'

function open() {
  const storage = openStorage({ dataDir: tempDir(), migrations: ASSETS.migrations })
  onTestFinished(() => storage.close())
  const minutes = keptMinutes(storage)
  return { ...storage, minutes, now: (id: string) => minutes.of(storage.read, id) }
}

function keptMinutes(storage: Storage) {
  const kept = storage.keep<number>(realityChecks.memberId)
  let loads = 0
  const load = async (db: Asker, id: string) => {
    loads++
    const [row] = await db.select().from(realityChecks).where(eq(realityChecks.memberId, id))
    return row?.minutes
  }
  return { of: (db: Asker, id: string) => kept.get(id, () => load(db, id)), loads: () => loads }
}

const put = (db: Writer, memberId: string, minutes: number) =>
  db
    .insert(realityChecks)
    .values({ memberId, minutes })
    .onConflictDoUpdate({ target: realityChecks.memberId, set: { minutes } })
const drop = (db: Writer, memberId: string) => db.delete(realityChecks).where(eq(realityChecks.memberId, memberId))
const rename = (db: Writer, from: string, to: string) =>
  db.update(realityChecks).set({ memberId: to }).where(eq(realityChecks.memberId, from))

test('is read once, until somebody writes to it', async () => {
  const { tx, minutes, now } = open()
  await tx((db) => put(db, 'a', 15))
  await tx((db) => put(db, 'b', 30))
  expect([await now('a'), await now('a'), await now('b')]).toEqual([15, 15, 30])
  expect(minutes.loads()).toBe(2)
  await tx((db) => put(db, 'a', 60))
  expect([await now('a'), await now('b'), minutes.loads()]).toEqual([60, 30, 3])
  await tx((db) => drop(db, 'b'))
  expect(await now('b')).toBeUndefined()
  await tx((db) => rename(db, 'a', 'b'))
  expect([await now('a'), await now('b')]).toEqual([undefined, 60])
})

test('a transaction sees what it wrote, and nobody else before its end', async () => {
  const { tx, minutes, now } = open()
  await tx((db) => put(db, 'a', 15))
  expect(await now('a')).toBe(15)
  const seen = await tx(async (db) => {
    await put(db, 'a', 30)
    return [await minutes.of(db, 'a'), await now('a')]
  })
  expect(seen).toEqual([30, 15])
  expect(await now('a')).toBe(30)
})

test('of transactions that are committed together the next sees what the one before it wrote', async () => {
  const { tx, minutes } = open()
  const seen = await Promise.all(
    [15, 30, 60].map((value) =>
      tx(async (db) => {
        const before = await minutes.of(db, 'a')
        await put(db, 'a', value)
        return before
      }),
    ),
  )
  expect(seen).toEqual([undefined, 15, 30])
})

test('nothing stays of what was taken back', async () => {
  const { tx, minutes, now } = open()
  await tx((db) => put(db, 'a', 15))
  const failed = tx(async (db) => {
    await put(db, 'a', 30)
    expect(await minutes.of(db, 'a')).toBe(30)
    throw new Error('changed its mind')
  })
  await expect(failed).rejects.toThrow('changed its mind')
  expect(await now('a')).toBe(15)
})

test('a value that was read before a write and arrives after it is not kept', async () => {
  const { tx, keep } = open()
  const kept = keep<number>(realityChecks.memberId)
  await tx((db) => put(db, 'a', 15))
  let arrive: (minutes: number) => void = () => undefined
  const late = kept.get('a', () => new Promise((resolve) => (arrive = resolve)))
  await tx((db) => put(db, 'a', 30))
  arrive(15)
  expect(await late).toBe(15)
  expect(await kept.get('a', async () => 30)).toBe(30)
})

test('a value that was read during a transaction and arrives after its end is not kept', async () => {
  const { tx, keep } = open()
  const kept = keep<number>(realityChecks.memberId)
  let arrive: (minutes: number) => void = () => undefined
  let late: Promise<number | undefined> | undefined
  await tx(async (db) => {
    await put(db, 'a', 30)
    late = kept.get('a', () => new Promise((resolve) => (arrive = resolve)))
  })
  arrive(15)
  expect(await late).toBe(15)
  expect(await kept.get('a', async () => 30)).toBe(30)
})

const member = fc.constantFrom('a', 'b', 'c')
const writing = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id: member, value: fc.constantFrom(15, 30, 60), fails: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('drop' as const, 'rename' as const), id: member, fails: fc.boolean() }),
)

test('whatever is written, together or alone, it says what the database says', async () => {
  const { read, tx, minutes } = open()
  const directly = async (db: Asker, id: string) =>
    (await db.select().from(realityChecks).where(eq(realityChecks.memberId, id)))[0]?.minutes
  let runs = 0
  const check = async (groups: readonly (typeof writing extends fc.Arbitrary<infer W> ? W : never)[][]) => {
    const run = runs++
    const look = async (db: Asker) => {
      for (const id of ['a', 'b', 'c', 'z'].map((name) => run + name))
        expect(await minutes.of(db, id)).toBe(await directly(db, id))
    }
    for (const group of groups) {
      const jobs = group.map((one) =>
        tx(async (db) => {
          const id = run + one.id
          if (one.kind === 'put') await put(db, id, one.value)
          else if (one.kind === 'drop') await drop(db, id)
          else if ((await directly(db, `${run}z`)) === undefined) await rename(db, id, `${run}z`)
          await look(db)
          await look(read)
          if (one.fails) throw new Error('changed its mind')
        }),
      )
      for (const end of await Promise.allSettled(jobs))
        if (end.status === 'rejected') expect(end.reason.message).toBe('changed its mind')
      await look(read)
    }
  }
  const groups = fc.array(fc.array(writing, { maxLength: 5 }), { maxLength: 10 })
  await fc.assert(fc.asyncProperty(groups, check), { seed: 20261121, numRuns: 30 })
})

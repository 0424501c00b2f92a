import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, connect as dial, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { realityChecks } from '../../../domains/schema.ts'
import { at, dropDatabase, makeDatabase } from '../../../testing/postgres/databases.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { ASSETS } from '../../config/assets.ts'
import { createSystem } from '../../system/service.ts'
import type { Clock } from '../../time/clock.ts'
import { inSteps } from '../steps.ts'
import type { Storage } from '../storage.ts'
import { connect } from './connection.ts'
import { openPostgres } from './open.ts'

const migrations = ASSETS.postgresMigrations

async function open(url: string, secretHash = 'x', folder = migrations): Promise<Storage> {
  const storage = await openPostgres({ url, migrations: folder, secretHash, hidden: (key) => key })
  onTestFinished(() => storage.close())
  return storage
}

async function databaseOf(): Promise<string> {
  const url = await makeDatabase()
  onTestFinished(() => dropDatabase(url))
  return url
}

async function run(url: string, ...statements: readonly string[]): Promise<void> {
  const session = await connect(url, true)
  for (const statement of statements) await session.several(statement)
  await session.close()
}

const minutesOf = async ({ read }: Storage, memberId = 'a') =>
  (await read.select().from(realityChecks).where(eq(realityChecks.memberId, memberId)))[0]?.minutes

const countUp = ({ tx }: Storage) =>
  tx((db) => db.update(realityChecks).set({ minutes: sql`${realityChecks.minutes} + 1` }))
const begin = ({ tx }: Storage, memberId = 'a') => tx((db) => db.insert(realityChecks).values({ memberId, minutes: 0 }))

test.each([
  ['of a newer version', ['UPDATE store_version SET applied = 99'], 'was written by a newer version of the server'],
  ['half there', ['DROP TABLE listings'], 'is there by half: the table listings is missing'],
  ['without a version', ['DELETE FROM store_version'], 'does not say which version wrote it'],
  [
    'of somebody else',
    ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public', 'CREATE TABLE wares (id integer)'],
    'holds something else, such as the table wares: the casino needs one of its own',
  ],
])('a database %s is refused, and left as it is', async (_, statements, why) => {
  const url = await databaseOf()
  await run(url, ...statements)
  await expect(open(url)).rejects.toThrow(`the database of DATABASE_URL ${why}`)
  await expect(open(url)).rejects.toThrow(`the database of DATABASE_URL ${why}`)
})

/** The migrations of a version that has one more. */
function newerMigrations(statement: string): string {
  const folder = tempDir()
  cpSync(migrations, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_newer' })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(folder, '9999_newer.sql'), statement)
  return folder
}

test('a server goes on while a newer one brings the tables up to date and serves beside it', async () => {
  const url = await databaseOf()
  const older = await open(url)
  await begin(older)
  expect(await minutesOf(older)).toBe(0)
  const newer = await open(url, 'x', newerMigrations("ALTER TABLE reality_checks ADD COLUMN mood text DEFAULT 'calm'"))
  await Promise.all([older, newer].flatMap((server) => Array.from({ length: 20 }, () => countUp(server))))
  await begin(older, 'b')
  await begin(newer, 'c')
  expect(await Promise.all([older, newer].map((server) => minutesOf(server)))).toEqual([40, 40])
  expect(await minutesOf(newer, 'b')).toBe(0)
  expect(await minutesOf(older, 'c')).toBe(0)
  await expect(open(url)).rejects.toThrow('was written by a newer version of the server')
})

test('transactions in steps ask together and write in turn; one that fails takes none along', async () => {
  const storage = await open(await databaseOf())
  let written = 0
  const put = (memberId: string, scope = memberId) =>
    storage.tx(
      inSteps({
        scope,
        read: async (db) => ({
          before: written,
          found: (await db.select().from(realityChecks).where(eq(realityChecks.memberId, memberId))).length,
        }),
        write: async (db, facts, batch) => {
          written++
          batch.send(db.insert(realityChecks).values({ memberId, minutes: 15 }).execute())
          return facts
        },
      }),
    )
  const among = Promise.all([put('a'), storage.tx(async () => written), put('b'), put('c')])
  const none = { before: 0, found: 0 }
  expect(await among).toEqual([none, 3, none, none])
  const ends = await Promise.allSettled([put('d'), put('b'), put('e', 'f'), put('f'), put('f')])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected'])
  const rows = await storage.read.select().from(realityChecks)
  expect(rows.map(({ memberId }) => memberId).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('a database with another order of texts is refused', async () => {
  const name = `test_ascii_${process.pid}`
  await run(at('postgres'), `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'`)
  onTestFinished(() => dropDatabase(at(name)))
  await expect(open(at(name))).rejects.toThrow("create it with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'")
})

test('a server with another secret is refused', async () => {
  const url = await databaseOf()
  await open(url, 'ours')
  await open(url, 'ours')
  await expect(open(url, 'theirs')).rejects.toThrow('SECRET_KEY is not the one')
})

const ROLES = fileURLToPath(new URL('../../../../../../deploy/postgres-roles.sql', import.meta.url))

/** The address of a database for a user of its own. */
async function asUser(url: string, name: string, ...given: readonly string[]): Promise<string> {
  await run(url, `DROP ROLE IF EXISTS ${name}`, `CREATE ROLE ${name} LOGIN`, ...given)
  onTestFinished(() => run(url, `DROP ROLE ${name}`))
  const own = new URL(url)
  own.username = name
  return own.href
}

test('a server serves as somebody who may change no tables, and write over nothing that never changes', async () => {
  const url = await databaseOf()
  await run(url, readFileSync(ROLES, 'utf8'))
  const name = `serves_${process.pid}`
  const own = await asUser(url, name, `GRANT spilvaerk_serves TO ${name}`)
  const storage = await open(own)
  await begin(storage)
  await countUp(storage)
  expect(await minutesOf(storage)).toBe(1)
  for (const refused of [
    'UPDATE movements SET hash = hash',
    'DELETE FROM postings',
    'DELETE FROM rounds',
    'TRUNCATE rounds',
    'UPDATE audit_entries SET hash = hash',
    'UPDATE store_version SET applied = 0',
    'ALTER TABLE movements DISABLE TRIGGER ALL',
    'CREATE TABLE wares (id integer)',
  ])
    await expect(run(own, refused)).rejects.toThrow(/permission denied|must be owner/)
})

test.each([
  ['nothing', 'store_version', 'USAGE ON SCHEMA public'],
  ['everything but the members', 'members', 'SELECT, INSERT ON ALL TABLES IN SCHEMA public'],
])('a server whose user was given %s is refused, and changes nothing', async (_, table, given) => {
  const url = await databaseOf()
  const name = `given_${process.pid}`
  const own = await asUser(url, name, `GRANT ${given} TO ${name}`, `REVOKE ALL ON ${table} FROM ${name}`)
  onTestFinished(() => run(url, `DROP OWNED BY ${name}`))
  await expect(open(own)).rejects.toThrow(
    `the database of DATABASE_URL does not let this user read and write the table ${table}`,
  )
})

const off = (ms: number): Clock => ({ now: () => new Date(Date.now() + ms) })

test.each([-120_000, 120_000, 86_400_000])('a server whose clock is off by %i ms is refused', async (ms) => {
  const url = await databaseOf()
  await run(url, 'UPDATE store_version SET applied = applied - 1')
  const opening = openPostgres({ url, migrations, secretHash: 'x', hidden: (key) => key, clock: off(ms) })
  await expect(opening).rejects.toThrow(/^the clock here says 20\d\d-.*, and that of the database 20\d\d-.*: keep both/)
})

test('a server whose clock goes wrong claims nothing, and the others see that theirs are right', async () => {
  const url = await databaseOf()
  let ms = 0
  const clock = { now: () => new Date(Date.now() + ms) }
  const storage = await openPostgres({ url, migrations, secretHash: 'x', hidden: (key) => key, clock })
  onTestFinished(() => storage.close())
  const system = createSystem({
    ...{ version: '1', mode: 'demo', storage, clock, adapters: {} as never, lastMovedAt: async () => new Date(8e15) },
    ...{ dataDir: tmpdir(), isLate: async () => false },
  })
  expect(await system.readiness()).toMatchObject({ clock: 'ok', migrations: 'ok' })
  await run(url, 'UPDATE store_version SET applied = applied - 1')
  expect((await system.readiness()).migrations).toBe('old')
  await run(url, 'UPDATE store_version SET applied = applied + 2')
  expect((await system.readiness()).migrations).toBe('ok')
  await (await storage.claim('renewals'))?.release()
  for (const [shift, state] of [
    [86_400_000, 'ahead'],
    [-120_000, 'behind'],
  ] as const) {
    ms = shift
    expect(await storage.claim('renewals')).toBeUndefined()
    expect((await system.readiness()).clock).toBe(state)
  }
  ms = 1000
  expect(await storage.claim('renewals')).toBeDefined()
})

test('there is no way to a database that is not there', async () => {
  await expect(open(at('nowhere'))).rejects.toThrow(/^DATABASE_URL cannot be used: [^\n]*nowhere[^\n]*$/)
})

test('what is done while the clock is set is not stored, alone or together', async () => {
  let ms = 0
  const clock = { now: () => new Date(Date.now() + ms) }
  const url = await databaseOf()
  const storage = await openPostgres({ url, migrations, secretHash: 'x', hidden: (key) => key, clock })
  onTestFinished(() => storage.close())
  await begin(storage)
  const setBack = () =>
    storage.tx(async (db) => {
      ms = -86_400_000
      await db.update(realityChecks).set({ minutes: 100 })
    })
  await expect(setBack()).rejects.toThrow('the clock here is not that of the database')
  expect((await Promise.allSettled([setBack(), countUp(storage)])).map(({ status }) => status)).toEqual([
    ...['rejected', 'rejected'],
  ])
  ms = 0
  await countUp(storage)
  expect(await minutesOf(storage)).toBe(1)
})

test('of servers that start at once on an empty database one makes the tables', async () => {
  const url = await databaseOf()
  await run(url, 'DROP SCHEMA public CASCADE', 'CREATE SCHEMA public')
  const servers = await Promise.all([open(url), open(url), open(url)])
  await begin(servers[0]!)
  await Promise.all(servers.flatMap((server) => Array.from({ length: 20 }, () => countUp(server))))
  expect(await Promise.all(servers.map((server) => minutesOf(server)))).toEqual([60, 60, 60])
})

test('a transaction that fails takes back what it wrote, and none beside it', async () => {
  const storage = await open(await databaseOf())
  await begin(storage)
  const ends = await Promise.allSettled(
    [1, 2, 3, 4].map((n) =>
      storage.tx(async (db) => {
        await db.update(realityChecks).set({ minutes: sql`${realityChecks.minutes} + ${n}` })
        if (n === 2) throw new Error('changed its mind')
        if (n === 3) await db.insert(realityChecks).values({ memberId: 'a', minutes: 0 })
      }),
    ),
  )
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await minutesOf(storage)).toBe(5)
})

test('a statement that failed and was passed over stores nothing, and is no answer', async () => {
  const storage = await open(await databaseOf())
  await begin(storage)
  const careless = storage.tx(async (db) => {
    await db.update(realityChecks).set({ minutes: 7 })
    await db
      .insert(realityChecks)
      .values({ memberId: 'a', minutes: 0 })
      .catch(() => undefined)
  })
  await expect(careless).rejects.toThrow()
  expect(await minutesOf(storage)).toBe(0)
})

/** A way to the database that loses a commit, or the answer to it. */
async function lossyWay(url: string, loses: 'commit' | 'answer') {
  const [from, folder] = [String(new URL(url).searchParams.get('host')), tempDir()]
  let lost = 0
  const relay = (client: Socket) => {
    const server = dial(join(from, '.s.PGSQL.5432'))
    let cuts = false
    const cut = () => {
      client.destroy()
      server.destroy()
    }
    client.on('error', cut).on('close', cut)
    server.on('error', cut).on('close', cut)
    client.on('data', (bytes) => {
      const isCommit = lost === 0 && way.isLossy && bytes.includes('COMMIT')
      if (isCommit) lost++
      if (isCommit && loses === 'commit') return cut()
      cuts ||= isCommit
      server.write(bytes)
    })
    server.on('data', (bytes) => (cuts ? cut() : client.write(bytes)))
  }
  const listener = createServer(relay)
  await new Promise<void>((listening) => listener.listen(join(folder, '.s.PGSQL.5432'), listening))
  onTestFinished(() => void listener.close())
  const there = new URL(url)
  there.searchParams.set('host', folder)
  const way = { url: there.href, isLossy: false, lost: () => lost }
  return way
}

test.each(['commit', 'answer'] as const)('when the %s is lost on its way, all is done once', async (loses) => {
  const way = await lossyWay(await databaseOf(), loses)
  const storage = await open(way.url)
  await begin(storage)
  way.isLossy = true
  await Promise.all([countUp(storage), countUp(storage), countUp(storage)])
  expect(way.lost()).toBe(1)
  expect(await minutesOf(storage)).toBe(3)
})

test('of statements that were sent together each is told what went wrong with the first, and others go on', async () => {
  const storage = await open(await databaseOf())
  await begin(storage)
  const twice = storage.tx((db) =>
    Promise.all([
      db.insert(realityChecks).values({ memberId: 'a', minutes: 0 }),
      db.select().from(realityChecks),
      db.insert(realityChecks).values({ memberId: 'b', minutes: 0 }),
    ]),
  )
  const beside = [countUp(storage), countUp(storage)]
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
  await Promise.all(beside)
  expect([await minutesOf(storage), await minutesOf(storage, 'b')]).toEqual([2, undefined])
})

test('what a transaction does beside its part that fails is undone with it', async () => {
  const storage = await open(await databaseOf())
  await begin(storage)
  const together = () =>
    storage.tx((db) =>
      Promise.all([
        db.insert(realityChecks).values({ memberId: 'a', minutes: 0 }),
        ...['b', 'c', 'd', 'e', 'f'].map(async (memberId, steps) => {
          for (let step = 0; step < steps; step++)
            await db
              .select()
              .from(realityChecks)
              .catch(() => undefined)
          await db.insert(realityChecks).values({ memberId, minutes: 0 })
        }),
      ]),
    )
  await expect(together()).rejects.toMatchObject({ cause: { code: '23505' } })
  await Promise.all([expect(together()).rejects.toMatchObject({ cause: { code: '23505' } }), countUp(storage)])
  const kept = await storage.read.select().from(realityChecks)
  expect(kept.map(({ memberId, minutes }) => [memberId, minutes])).toEqual([['a', 1]])
})

test('a task is claimed by one server at a time', async () => {
  const url = await databaseOf()
  const [one, other] = [await open(url), await open(url)]
  const claim = await one.claim('tasks')
  expect(claim).toBeDefined()
  expect(await other.claim('tasks')).toBeUndefined()
  expect(await one.claim('tasks')).toBeUndefined()
  expect(await other.claim('others')).toBeDefined()
  await claim?.release()
  expect(await other.claim('tasks')).toBeDefined()
  // As if its server had ended without a word.
  await run(url, "UPDATE store_claims SET until = clock_timestamp() - interval '1 second'")
  expect(await one.claim('tasks')).toBeDefined()
})

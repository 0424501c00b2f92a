import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from '../../control/commands.ts'
import { runSql } from '../../testing/database.ts'
import { type House, openHouse } from '../../testing/house.ts'
import { keptLog } from '../../testing/log.ts'
import { createTestClock } from '../../testing/members.ts'
import { createJobs, type Job, type JobKind } from './service.ts'
import { jobs as rows } from './tables.ts'

const clock = createTestClock()
const { log } = keptLog()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(() => house.close())

const HOW = {
  ...{ firstWaitMs: 1000, longestWaitMs: 3000, mostTries: 4, failing: 'not done', givenUp: 'given up' },
  codeOf: () => 'broken',
}
/** A server of the casino that does one kind of job; each test has a kind of its own. */
function serverFor(kind: string, work: JobKind['work'], how: Partial<JobKind> = {}) {
  const jobs = createJobs({ storage: house.storage, clock, log })
  jobs.handle(kind, { ...HOW, work, ...how })
  const add = (data: unknown, key?: string) =>
    house.storage.tx((db) => jobs.add(db, kind, data, key === undefined ? {} : { key }))
  const holders = async () =>
    (await house.storage.read.select().from(rows)).filter((job) => job.kind === kind).map(({ holder }) => holder)
  return { ...jobs, add, holders }
}
const noted = () => {
  const seen: unknown[] = []
  return { seen, work: async ({ data }: Job) => void seen.push(JSON.parse(data)) }
}

test('of two servers one does a job, and of one key one waits', async () => {
  const { seen, work } = noted()
  const [one, other] = [serverFor('count', work), serverFor('count', work)]
  for (let n = 0; n < 10; n++) await one.add(n, `key ${n % 5}`)
  await Promise.all([one.drain(), other.drain(), one.drain()])
  expect(seen.sort()).toEqual([0, 1, 2, 3, 4])
  await other.add(5, 'key 0')
  await one.drain()
  expect(seen).toHaveLength(6)
  expect(await one.waiting('count')).toEqual({ count: 0, oldest: undefined })
})

test('what has been due for long and nobody does is late', async () => {
  const server = serverFor('wait', noted().work)
  await server.add('x')
  clock.pass(60_000)
  expect([await server.isLate(61_000), await server.isLate(59_000)]).toEqual([false, true])
  await server.drain()
  expect(await server.isLate(0)).toBe(false)
})

test('what fails is tried again, later each time, and then lies with the dead until a person decides', async () => {
  let tries = 0
  const isMended = { yet: false }
  const work = async () => {
    tries++
    if (!isMended.yet) throw new Error('a word about somebody')
  }
  const server = serverFor('fail', work)
  await server.add('x')
  for (const [waitMs, tried] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [2000, 3],
    [2999, 3],
    [1, 4],
    [100_000, 4],
  ] as const) {
    clock.pass(waitMs)
    await server.drain()
    expect(tries).toBe(tried)
  }
  expect([(await server.waiting('fail')).count, await server.dead('fail')]).toEqual([0, 1])
  const [letter] = await server.deadLetters()
  expect(letter).toMatchObject({ kind: 'fail', attempts: 4, failedBy: 'broken' })
  isMended.yet = true
  expect(await server.retry(letter!.id)).toBe(true)
  await server.drain()
  expect([tries, await server.dead('fail'), await server.retry(letter!.id)]).toEqual([5, 0, false])
})

test('what no try can mend is given up at once', async () => {
  const server = serverFor('final', () => Promise.reject(new Error('no')), { isFinal: () => true })
  await server.add('x')
  await server.drain()
  expect(await server.dead('final')).toBe(1)
  const said: string[] = []
  const run = (...words: string[]) =>
    runCommand({ ...house, jobs: server }, ['jobs', ...words], (line) => said.push(line))
  expect(await run('list')).toBe(0)
  const id = String(said[1]?.split(' ')[0])
  expect(said).toEqual([
    'final  0 wait  1 given up',
    expect.stringMatching(/^\S+ {2}final {2}\S+ {2}1 tries {2}broken$/),
  ])
  expect([await run('drop', id), await run('drop', id), await run('drop')]).toEqual([0, 1, 2])
  expect(await server.dead('final')).toBe(0)
})

/** The time of a lease is up, by the database's clock, whose hands no test moves. */
const passLease = () => runSql(house.storage, 'UPDATE jobs SET lease_until = 1 WHERE lease_until IS NOT NULL')

test('a server that fell silent loses its job to another, and its late end changes nothing', async () => {
  const { seen, work } = noted()
  const isMended = { yet: false }
  let goOn = () => {}
  const stuck = serverFor('lease', () => new Promise<void>((resolve) => (goOn = resolve)))
  const other = serverFor('lease', (job, signal) => (isMended.yet ? work(job) : Promise.reject(signal)))
  await stuck.add('mine')
  const stopped = stuck.drain()
  await vi.waitFor(async () => expect(await other.holders()).toEqual([expect.any(String)]))
  await other.drain()
  expect(await other.holders()).toEqual([expect.any(String)])
  await passLease()
  await other.drain()
  expect(await other.holders()).toEqual([null])
  goOn()
  await stopped
  expect(await other.waiting('lease')).toMatchObject({ count: 1 })
  isMended.yet = true
  clock.pass(3000)
  await other.drain()
  expect([seen, (await other.waiting('lease')).count]).toEqual([['mine'], 0])
})

test('a job that ends each server that begins it is given up', async () => {
  const { seen, work } = noted()
  const server = serverFor('poison', work, { mostTries: 2 })
  await server.add('x')
  await runSql(house.storage, "UPDATE jobs SET attempts = 2, holder = 'gone', lease_until = 1 WHERE kind = 'poison'")
  await server.drain()
  expect([seen, await server.dead('poison')]).toEqual([[], 1])
})

test('a job of a transaction that fails was never there', async () => {
  const { seen, work } = noted()
  const server = serverFor('undone', work)
  const failing = house.storage.tx(async (db) => {
    await createJobs({ storage: house.storage, clock, log }).add(db, 'undone', 'x')
    throw new Error('the rest fails')
  })
  await expect(failing).rejects.toThrow('the rest fails')
  await server.drain()
  expect(seen).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSql } from '../../testing/database.ts'
import { type House, openHouse } from '../../testing/house.ts'
import { createTestClock } from '../../testing/members.ts'
import { createRuns, type Runs } from './service.ts'

const LOOK_MS = 5
const clock = createTestClock()
let house: House
/** Two servers of one casino. */
let one: Runs
let other: Runs
beforeAll(async () => {
  house = await openHouse({ clock })
  one = createRuns(house.storage, clock, LOOK_MS)
  other = createRuns(house.storage, clock, LOOK_MS)
})
afterAll(() => house.close())

const newRun = () => ({ owner: 'member:anna', key: randomUUID(), kind: 'simulation' as const })

/** Work that goes on until it is told to end. */
function patient(runs: Runs, as: ReturnType<typeof newRun>) {
  let tell: Parameters<Parameters<Runs['follow']>[1]>[0] = () => undefined
  const ended = runs.follow(as, (telling, signal) => {
    tell = telling
    return new Promise<string>((resolve) => signal?.addEventListener('abort', () => resolve('aborted')))
  })
  return { ended, tell: (done: number) => tell({ done, of: 10 }) }
}

test('how far work is, is seen on every server, and a cancel there ends it', async () => {
  const as = newRun()
  const { ended, tell } = patient(one, as)
  await expect.poll(() => other.find(as)).toMatchObject({ kind: 'simulation', state: 'running', done: null })
  tell(7)
  await expect.poll(() => other.find(as)).toMatchObject({ state: 'running', done: 7, of: 10 })
  expect(await other.cancel(as)).toMatchObject({ state: 'cancelled', done: 7 })
  expect(await ended).toBe('aborted')
  expect(await one.find(as)).toMatchObject({ state: 'cancelled', startedAt: clock.now().toISOString() })
})

test('what is done stays done, and is found by nobody else', async () => {
  const as = newRun()
  const answer = await one.follow(as, async (tell) => {
    tell({ done: 10, of: 10 })
    return 42
  })
  expect([answer, await other.cancel(as)]).toEqual([42, expect.objectContaining({ state: 'done', done: 10 })])
  expect(await other.find({ ...as, owner: 'member:bo' })).toBeUndefined()
  expect(await other.cancel({ ...as, key: randomUUID() })).toBeUndefined()
})

test('who asks again with a key has it done anew, and the earlier work ends', async () => {
  const as = newRun()
  const first = patient(one, as)
  await expect.poll(() => other.find(as)).toBeDefined()
  const second = patient(other, as)
  expect(await first.ended).toBe('aborted')
  expect(await one.find(as)).toMatchObject({ state: 'running' })
  await one.cancel(as)
  expect(await second.ended).toBe('aborted')
})

test('work of a server that has ended is lost, and after a day forgotten', async () => {
  const as = newRun()
  const { ended } = patient(one, as)
  await expect.poll(() => other.find(as)).toBeDefined()
  await runSql(house.storage, "UPDATE runs SET lease_until = 0 WHERE state = 'running'")
  expect(await other.find(as)).toMatchObject({ state: 'lost' })
  await other.cancel(as)
  await ended
  clock.pass(25 * 3_600_000)
  await one.follow(newRun(), async () => 1)
  expect(await other.find(as)).toBeUndefined()
})

test('a caller who leaves cancels, work that fails is over, and without a key nothing is kept', async () => {
  const [left, failed] = [newRun(), newRun()]
  const control = new AbortController()
  const leaving = one.follow(
    left,
    async (_, signal) => {
      control.abort()
      return signal?.aborted
    },
    control.signal,
  )
  expect(await leaving).toBe(true)
  expect(await other.find(left)).toMatchObject({ state: 'cancelled' })
  await expect(one.follow(failed, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await other.find(failed)).toMatchObject({ state: 'done' })
  expect(await one.follow({ ...newRun(), key: undefined }, async (_, signal) => signal)).toBeUndefined()
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Calculations } from '../platform/calculations/calculations.ts'
import { type Refused, refused } from '../platform/refusals/refusals.ts'
import { sharedCalculations } from '../testing/calculations.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { addPlayersTo } from '../testing/session-players.ts'
import { storeOf } from '../testing/stores.ts'

/** Goes on until somebody gives it up. */
const patient = (signal: AbortSignal | undefined) =>
  new Promise<Refused<'cancelled'>>((resolve) =>
    signal?.addEventListener('abort', () => resolve(refused({ code: 'cancelled' }))),
  )

const calculations: Calculations = {
  ...sharedCalculations(),
  simulate: (_, { signal, onProgress }) => {
    onProgress?.(5)
    return patient(signal)
  },
  design: (_, __, signal) => patient(signal),
}

/** Two whole servers of one casino: the first computes for ever. */
let one: TestServer
let other: TestServer
beforeAll(async () => {
  one = await startTestServer({ RATE_LIMIT: 0 }, { calculations })
  other = await startTestServer({ RATE_LIMIT: 0, ...(await storeOf(one.dataDir)) })
})
afterAll(async () => {
  await other.stop()
  await one.stop()
})

const somebody = async () => {
  const [player] = await addPlayersTo(one.storage, 1)
  return { Authorization: `Bearer ${player?.token}` }
}

test.each([
  ['a simulation', '/api/games/1/simulate', { spins: 1000 }, { kind: 'simulation', done: 5, of: 1000 }],
  ['a design', '/api/games/generate', { prompt: 'fisk' }, { kind: 'design', stage: 'designing', attempt: 1 }],
] as const)('%s that one server does is followed and cancelled on the other', async (_, path, wish, far) => {
  const [headers, key] = [await somebody(), randomUUID()]
  const asked = one.post(path, wish, { ...headers, 'Idempotency-Key': key })
  const run = async () => (await other.get(`/api/runs/${key}`, { headers })).body
  await expect.poll(run, { timeout: 10_000 }).toMatchObject({ state: 'running', ...far })
  const stranger = await somebody()
  expect((await other.post(`/api/runs/${key}/cancel`, {}, stranger)).body).toMatchObject({ code: 'runNotFound' })
  const { status, body } = await other.post(`/api/runs/${key}/cancel`, {}, headers)
  expect([status, body]).toEqual([200, expect.objectContaining({ state: 'cancelled', ...far })])
  expect((await asked).body).toMatchObject({ code: 'cancelled' })
  expect(await run()).toMatchObject({ state: 'cancelled' })
})

test('who repeats a design on another server hears there what the first one is at', async () => {
  const [headers, key] = [await somebody(), randomUUID()]
  const asked = one.post('/api/games/generate', { prompt: 'fugle' }, { ...headers, 'Idempotency-Key': key })
  await expect.poll(async () => (await other.get(`/api/runs/${key}`, { headers })).status, { timeout: 10_000 }).toBe(200)
  const leave = new AbortController()
  const stream = await fetch(`${other.url}/trpc/generation.run?batch=1`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify({ 0: { door: 'generate', prompt: 'fugle', key } }),
    signal: leave.signal,
  })
  let heard = ''
  const listening = (async () => {
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part
  })().catch(() => undefined)
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('"designing"')
  // The first one gives it up, and the other one does it.
  await other.post(`/api/runs/${key}/cancel`, {}, headers)
  expect((await asked).body).toMatchObject({ code: 'cancelled' })
  await expect.poll(() => heard, { timeout: 30_000 }).toContain('"delivery"')
  leave.abort()
  await listening
})

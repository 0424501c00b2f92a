import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveIdentity } from '../testing/identities.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { addPlayersTo } from '../testing/session-players.ts'
import { storeOf } from '../testing/stores.ts'

/** Two whole servers of one casino, each with its own port, caches and memory. */
const SETTINGS = { RATE_LIMIT: 120, DRAIN_SECONDS: 0 }
let one: TestServer
let other: TestServer
beforeAll(async () => {
  one = await startTestServer(SETTINGS)
  other = await startTestServer({ ...SETTINGS, ...(await storeOf(one.dataDir)) })
})
afterAll(async () => {
  await other.stop()
  await one.stop()
})

/** Who has a session on the casino. */
const somebody = async () => {
  const [player] = await addPlayersTo(one.storage, 1)
  return { headers: { Authorization: `Bearer ${player?.token}` } }
}

const wrong = (at: TestServer, email: string, password = 'not the password') =>
  at.post('/api/auth/login', { email, password })

test('guesses at a password are counted on both servers together', async () => {
  const email = 'karen@example.dk'
  const statuses: number[] = []
  for (let n = 0; n < 14; n++) statuses.push((await wrong(n % 2 === 0 ? one : other, email)).status)
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])
  expect((await wrong(other, email)).body).toMatchObject({ code: 'tooManyAttempts' })
})

test('a session that began on one server goes on, and ends, on the other', async () => {
  const { headers } = await somebody()
  const asks = async (at: TestServer) => (await at.get('/api/auth/me', { headers })).status
  expect([await asks(one), await asks(other)]).toEqual([200, 200])
  expect((await other.post('/api/auth/logout', undefined, headers)).status).toBe(200)
  expect([await asks(one), await asks(other)]).toEqual([401, 401])
})

/** What is told of a payment, for as long as it is listened to. */
async function listen(at: TestServer, id: string, headers: Record<string, string>) {
  const leave = new AbortController()
  const stream = await fetch(`${at.url}/api/crypto/invoices/${id}/events`, { headers, signal: leave.signal })
  const told: string[] = []
  const ended = (async () => {
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) told.push(part)
  })().catch(() => undefined)
  return { told: () => told.join(''), leave: () => leave.abort(), ended }
}

test('a stream tells what happens on the other server, and goes on from there when its own stops', async () => {
  const third = await startTestServer({ ...SETTINGS, ...(await storeOf(one.dataDir)) })
  const { headers } = await somebody()
  await proveIdentity(one.url, headers)
  await one.post('/api/limits/deposit', { day: 1000, week: 1000, month: 1000 }, headers)
  const { body } = await one.post('/api/crypto/payment-address', { currency: 'USDC', amount: 100 }, headers)
  const stream = await listen(third, body.id, headers)
  await expect.poll(stream.told).toContain('"payments":[]')
  await other.post(`/api/crypto/invoices/${body.id}/simulate`, { what: 'full' }, headers)
  await expect.poll(stream.told, { timeout: 5000 }).toContain('"payments":[{')
  await third.stop()
  await stream.ended
  expect(stream.told()).toMatch(/\n\nretry: 1000\n\n$/)
  const again = await listen(other, body.id, headers)
  await expect.poll(again.told).toContain('"payments":[{')
  again.leave()
  await again.ended
})

test('what costs much is counted on both servers together', async () => {
  const simulate = async (at: TestServer) => (await at.post('/api/games/1/simulate', { spins: 1000, seed: 'x' })).status
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 20) statuses.push(await simulate(one))
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  expect(await simulate(other)).toBe(429)
  expect((await other.get('/api/games/1')).status).toBe(200)
})

import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerError } from '../../../http/answers.ts'
import { apiKeyAccess } from '../../../http/api-key-access.ts'
import { granted } from '../../../platform/refusals/refusals.ts'
import { smallGame } from '../../../testing/games.ts'
import { newMember, type TestMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { REQUESTS_A_MINUTE } from './service.ts'

let now = new Date('2026-11-21T12:00:10Z')
let server: TestServer
let maker: TestMember
let gameId: number

beforeAll(async () => {
  server = await startTestServer({}, { clock: { now: () => now } })
  maker = await newMember(server)
  const sent = { name: 'Mit spil', description: 'Mit', theme: 'fruit', category: 'classic', definition: smallGame() }
  const { status, body } = await server.post('/api/games', sent, maker.headers)
  if (status !== 201) throw new Error(JSON.stringify(body))
  gameId = body.id
})
afterAll(() => server.stop())
afterEach(() => void vi.useRealTimers())

const newKey = (who = maker, id = gameId) => server.post(`/api/games/${id}/keys`, { name: 'Min app' }, who.headers)
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })

test('a key plays its game to the end of the round, and tells the seed', async () => {
  const { status, body } = await newKey()
  expect({ status, key: body.key }).toEqual({ status: 201, key: expect.stringMatching(/^sk_[\w-]{43}$/) })
  const spun = await server.post(`/api/games/${gameId}/spin`, { bet: 1 }, bearer(body.key))
  expect(spun.status).toBe(200)
  const read = await server.get(`/api/rounds/${spun.body.roundId}`, { headers: { 'X-Api-Key': body.key } })
  expect(read.body).toMatchObject({ roundId: spun.body.roundId, seed: expect.any(String) })
})

test('a key is shown once, and kept as a hash', async () => {
  const { body } = await newKey()
  const listed = await server.get(`/api/games/${gameId}/keys`, { headers: maker.headers })
  expect(JSON.stringify(listed.body)).not.toContain(body.key)
  expect(listed.body).toContainEqual(expect.objectContaining({ id: body.id, begins: body.key.slice(0, 8) }))
})

test('a game that is not there has no list of keys', async () => {
  const { status, body } = await server.get('/api/games/99999/keys', { headers: maker.headers })
  expect({ status, body }).toEqual({ status: 404, body: { error: 'Spil ikke fundet', code: 'gameNotFound' } })
})

test('all keys are listed with their last use, which is written once a minute', async () => {
  const { key, id } = (await newKey()).body
  const lastUse = async () => {
    const { body } = await server.get('/api/keys', { headers: maker.headers })
    return body.find((one: { id: string }) => one.id === id).lastUsedAt
  }
  expect(await lastUse()).toBeNull()
  const uses = ['2026-11-21T12:01:00.000Z', '2026-11-21T12:01:59.000Z', '2026-11-21T12:02:00.000Z']
  const told: string[] = []
  for (const use of uses) {
    now = new Date(use)
    await server.get(`/api/games/${gameId}`, { headers: bearer(key) })
    told.push(await lastUse())
  }
  expect(told).toEqual([uses[0], uses[0], uses[2]])
  expect((await server.get('/api/keys')).status).toBe(401)
})

test('a key opens nothing but its own game and its rounds', async () => {
  const { key } = (await newKey()).body
  const other = await server.post('/api/games/1/spin', { bet: 1 })
  const elsewhere = ['/api/games/1', '/api/games', `/api/rounds/${other.body.roundId}`, '/api/rounds', '/api/auth/me']
  for (const path of [...elsewhere, `/api/games/${gameId}/keys`, `/api/games/0${gameId}`]) {
    expect((await server.get(path, { headers: bearer(key) })).status, path).toBe(403)
  }
  const exported = await server.post(`/api/games/${gameId}/export`, { format: 'html5' }, bearer(key))
  expect(exported.status).toBe(403)
})

test('a revoked key is none', async () => {
  const { key, id } = (await newKey()).body
  const revoked = await server.post(`/api/games/${gameId}/keys/${id}/revoke`, undefined, maker.headers)
  expect(revoked.body.revokedAt).toEqual(expect.any(String))
  for (const wrong of [key, 'sk_made-up']) {
    const { status, body } = await server.get(`/api/games/${gameId}`, { headers: bearer(wrong) })
    expect({ status, body }).toEqual({
      status: 401,
      body: { error: 'API-nøglen findes ikke eller er stoppet', code: 'keyUnknown' },
    })
  }
})

test('only who may take the game away makes keys, and nobody stops another’s', async () => {
  const stranger = await newMember(server)
  // A private game is not there for others; one that is there is not theirs to take away.
  expect((await newKey(stranger)).status).toBe(404)
  expect((await newKey(stranger, 1)).status).toBe(403)
  expect((await newKey(maker, 1)).status).toBe(403)
  expect((await server.post(`/api/games/${gameId}/keys`, { name: 'x' })).status).toBe(401)
  const { id } = (await newKey()).body
  expect((await server.post(`/api/games/${gameId}/keys/${id}/revoke`, undefined, stranger.headers)).status).toBe(404)
})

test('a game has so many keys at most', async () => {
  const answers: number[] = []
  for (let count = 0; count < 11; count++) answers.push((await newKey()).status)
  expect(answers.at(-1)).toBe(409)
})

test('a key makes 1000 requests a minute, and then waits', async () => {
  vi.useFakeTimers()
  const open = (key: string) => Promise.resolve(granted({ id: key, gameId: 7 }))
  const app = new Hono()
  app.use(
    '/api/*',
    apiKeyAccess({ apiKeys: { open }, rounds: {} } as never, async () => granted(undefined)),
  )
  app.get('/api/games/7', (c) => c.text('game'))
  app.onError((error, c) => answerError(c, error))
  const ask = (key: string) => app.request('/api/games/7', { headers: { 'X-Api-Key': key } })
  for (let request = 0; request < REQUESTS_A_MINUTE; request++) expect((await ask('sk_a')).status).toBe(200)
  const refusal = await ask('sk_a')
  expect(refusal.status).toBe(429)
  expect(refusal.headers.get('Retry-After')).toBe('60')
  expect((await ask('sk_b')).status).toBe(200)
  vi.advanceTimersByTime(60_000)
  expect((await ask('sk_a')).status).toBe(200)
})

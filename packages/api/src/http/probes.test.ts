import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDisk, fillDisk } from '../testing/database.ts'
import { keptLog } from '../testing/log.ts'
import { createTestClock } from '../testing/members.ts'
import { newPlayer } from '../testing/players.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** What a house has beyond its services, and a server has not. */
const UNUSED = { plant: async () => undefined, close: async () => undefined }

const clock = createTestClock()
const kept = keptLog()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock, log: kept.log })
})
afterAll(() => server.stop())

test('a server that serves is alive and ready, and says so to nobody’s log', async () => {
  const [live, ready] = [await server.get('/livez'), await server.get('/readyz')]
  expect([live.status, live.body]).toEqual([200, { status: 'alive' }])
  expect([ready.status, ready.body]).toEqual([
    200,
    {
      ...{ status: 'ready', stage: 'serving' },
      checks: { database: 'ok', clock: 'ok', migrations: 'ok', disk: expect.stringMatching(/^(ok|low)$/), queue: 'ok' },
    },
  ])
  expect(ready.headers.get('Cache-Control')).toBe('no-store')
  expect(kept.text()).not.toMatch(/livez|readyz/)
})

test.each(['/healthz', '/health', '/metrics', '/ready', '/readyz/x', '/ping'])('%s is no page', async (path) => {
  const { status, body } = await server.get(path, { headers: { Accept: 'text/html', 'Accept-Language': 'en' } })
  expect([status, body]).toEqual([
    404,
    { error: 'There is no such probe: ask /livez or /readyz', code: 'probeNotThere' },
  ])
})

test('a clock that is earlier than the last movement of money is not ready', async () => {
  await newPlayer({ ...server.services, ...server, ...UNUSED }, { balance: 100 })
  clock.pass(-120_000)
  const { status, body } = await server.get('/readyz')
  expect([status, body.checks.clock]).toEqual([503, 'behind'])
  clock.pass(120_000)
  expect((await server.get('/readyz')).status).toBe(200)
})

test('each request is one line with its trace, its route and what it was refused with', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` }
  await server.get('/api/games/4711', { headers })
  await server.get('/trpc/auth.me', { headers })
  await server.get('/assets/index-abc123.js', { headers })
  const lines = kept.lines().filter((line) => line.traceId === trace)
  expect(lines.map(({ level, route, status, refusals }) => ({ level, route, status, refusals }))).toEqual([
    { level: 30, route: '/api/games/:id', status: 404, refusals: ['gameNotFound'] },
    { level: 30, route: '/trpc/auth.me', status: 401, refusals: ['notLoggedIn'] },
    { level: 20, route: '/*', status: 200, refusals: [] },
  ])
  await server.get('/api/health', { headers: { traceparent: 'nonsense' } })
  expect(kept.lines().at(-1).traceId).toMatch(/^[0-9a-f]{32}$/)
})

test('a full disk is not ready', async () => {
  await fillDisk(server.storage)
  for (let spins = 0; spins < 10_000; spins++)
    if ((await server.post('/api/games/1/spin', { bet: 1 })).status !== 200) break
  const { status, body } = await server.get('/readyz')
  expect([status, body.checks.database]).toEqual([503, 'cannotWrite'])
  await emptyDisk(server.storage)
})

test('a server that drains says that it is not ready, ends connections, and still answers', async () => {
  const draining = await startTestServer({ DRAIN_SECONDS: 1 })
  expect((await draining.get('/api/health')).headers.get('Connection')).toBe('keep-alive')
  const stopped = draining.stop()
  const { status, body } = await draining.get('/readyz')
  expect([status, body.stage]).toEqual([503, 'stopping'])
  const { status: served, headers } = await draining.get('/api/health')
  expect([served, headers.get('Connection')]).toEqual([200, 'close'])
  expect((await draining.get('/livez')).status).toBe(200)
  await stopped
})

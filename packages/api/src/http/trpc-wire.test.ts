import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 120 })
})
afterAll(() => server.stop())

const query = (procedure: string, input: unknown) =>
  server.get(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)

test('a query and a mutation answer with their data', async () => {
  expect((await query('catalogue.game', { id: 1 })).body).toMatchObject({ result: { data: { id: 1 } } })
  const spin = await server.post('/trpc/rounds.spin', { id: 1, bet: 1 })
  expect(spin.body).toMatchObject({ result: { data: { gameId: 1, bet: 1 } } })
})

test('a refusal carries the words and the field, and no stack', async () => {
  const refused = await server.post('/trpc/rounds.spin', { id: 1, bet: 3 })
  expect(refused.status).toBe(400)
  expect(refused.body).toEqual({
    error: {
      message: expect.stringContaining('Indsatsen skal være en af'),
      code: expect.any(Number),
      data: { code: 'BAD_REQUEST', httpStatus: 400, field: 'bet', refusal: 'betNotOffered' },
    },
  })
  expect((await query('catalogue.game', { id: '1' })).body).toMatchObject({ error: { data: { field: 'id' } } })
})

test('the key counts as a header and as a field, and the field wins', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const byHeader = await server.post('/trpc/rounds.spin', { id: 1, bet: 1 }, headers)
  expect((await server.post('/trpc/rounds.spin', { id: 1, bet: 1 }, headers)).body).toEqual(byHeader.body)
  const byField = await server.post('/trpc/rounds.spin', { id: 1, bet: 1, key: randomUUID() }, headers)
  expect(byField.body.result.data.roundId).not.toBe(byHeader.body.result.data.roundId)
})

test('what is refused before a procedure is reached has the same form', async () => {
  const { status, body } = await server.post('/trpc/rounds.spin', `{"id":"${'1'.repeat(2_000_000)}"}`)
  expect(status).toBe(413)
  expect(body).toMatchObject({
    error: { message: 'Forespørgslen må højst fylde 1 MB', data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 } },
  })
})

test('what tRPC itself refuses is JSON as well', async () => {
  const { status, headers } = await server.post('/trpc/rounds.spin', 'bet=1', { 'Content-Type': 'text/plain' })
  expect(status).toBe(415)
  expect(headers.get('Content-Type')).toMatch(/^application\/json/)
})

test('a batch costs what its calls cost: the allowance ends with a time to come back', async () => {
  const calls = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, {}]))
  const path = `/trpc/${Array(20).fill('system.health').join(',')}?batch=1&input=${JSON.stringify(calls)}`
  const batches = await Promise.all(Array.from({ length: 7 }, () => server.get(path)))
  const last = batches.find(({ headers }) => headers.has('Retry-After'))
  expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0)
  const rest = await server.get('/api/health')
  expect(rest.status).toBe(429)
  expect(rest.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(rest.body).toEqual({
    error: expect.stringMatching(/^For mange forespørgsler\. Prøv igen om \d+ sekunder\.$/),
    code: 'tooManyRequests',
  })
})

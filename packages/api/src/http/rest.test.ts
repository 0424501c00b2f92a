import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallGame } from '../testing/games.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const key = (value: string) => ({ 'Idempotency-Key': value })

describe('a visitor', () => {
  test('asks for health', async () => {
    const { status, body } = await server.get('/api/health')
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'ok',
      version: expect.any(String),
      mode: 'demo',
      adapters: expect.objectContaining({ storage: 'sqlite', mail: 'outbox', text: 'composer', deposits: 'test' }),
    })
  })

  test('finds a game in every list, and alone', async () => {
    for (const path of ['/api/casino/games', '/api/casino/popular', '/api/games']) {
      const { body } = await server.get(path)
      expect(body).toMatchObject([{ id: 1, slug: 'lille-spil' }])
    }
    expect((await server.get('/api/casino/featured')).body).toEqual([])
    expect((await server.get('/api/casino/games/1')).body).toMatchObject({ id: 1, name: 'Lille Spil' })
    expect((await server.get('/api/games/1')).body).toMatchObject({ id: 1, betCoins: 10 })
  })

  test('opens a game, plays a round, and finds it again and in the stats', async () => {
    expect((await server.post('/api/casino/games/1/play')).body).toEqual({ popularity: 0 })
    const spin = await server.post('/api/games/1/spin', { bet: 2.5 })
    expect(spin.status).toBe(200)
    expect(spin.body).toMatchObject({ gameId: 1, bet: 2.5, totalWin: expect.any(Number) })
    const round = await server.get(`/api/rounds/${spin.body.roundId}`)
    expect(round.body).toEqual({ ...spin.body, seed: expect.any(String) })
    expect((await server.get('/api/games/1/stats')).body).toMatchObject({ totalSpins: 1, totalWagered: 2.5 })
  })

  test('simulates, and gets the definition and the sheet', async () => {
    const { body } = await server.post('/api/games/1/simulate', { spins: 1000, seed: 'x' })
    expect(body).toMatchObject({ totalSpins: 1000, seed: 'x', exact: { rtp: expect.any(Number) } })
    expect((await server.get('/api/games/1/definition')).body.definition).toEqual(smallGame())
    expect((await server.get('/api/games/1/sheet')).body.sheet).toMatchObject({ method: 'exact', rtp: body.exact.rtp })
  })

  test('makes a game', async () => {
    const { status, headers, body } = await server.post('/api/games', { name: 'Nyt Spil', reels: 3, paylines: 5 })
    expect(status).toBe(201)
    const maker = { Cookie: (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' }
    expect((await server.get(`/api/games/${body.id}`, { headers: maker })).body).toEqual(body)
  })

  test('repeats a request with its key and gets the same round; another bet with the key is refused', async () => {
    const headers = key(randomUUID())
    const first = await server.post('/api/games/1/spin', { bet: 1 }, headers)
    expect((await server.post('/api/games/1/spin', { bet: 1 }, headers)).body).toEqual(first.body)
    const other = await server.post('/api/games/1/spin', { bet: 5 }, headers)
    expect(other.status).toBe(409)
    expect(other.body).toEqual({
      error: 'Idempotency-Key er allerede brugt til en anden runde',
      code: 'keyReused',
      field: 'Idempotency-Key',
    })
  })
})

const ID = { field: 'id', error: expect.stringContaining('Spillets id') }
const BET = { field: 'bet', error: expect.stringContaining('Indsatsen') }
const SPINS = { field: 'spins', error: expect.stringContaining('spins') }
const ABSENT = { error: 'Spil ikke fundet' }

describe('asking', () => {
  test.each([
    ['/api/games/1abc', 400, ID],
    ['/api/games/1.0', 400, ID],
    ['/api/games/0x1', 400, ID],
    ['/api/games/01', 400, ID],
    ['/api/games/+1', 400, ID],
    ['/api/games/%201', 400, ID],
    ['/api/games/0', 400, ID],
    ['/api/games/-1', 400, ID],
    ['/api/games/9007199254740993', 400, ID],
    ['/api/games/%zz', 400, ID],
    ['/api/casino/games/null', 400, ID],
    ['/api/games/999', 404, ABSENT],
    ['/api/casino/games/999', 404, ABSENT],
    ['/api/games/999/stats', 404, ABSENT],
    ['/api/games/999/definition', 404, ABSENT],
    ['/api/games/999/sheet', 404, ABSENT],
    ['/api/rounds/1', 400, { field: 'id', error: 'Rundens id skal være et UUID' }],
    [`/api/rounds/${randomUUID()}`, 404, { error: 'Runden blev ikke fundet' }],
    ['/api', 404, { error: 'Adressen findes ikke' }],
    ['/api/nothing', 404, { error: 'Adressen findes ikke' }],
    ['/api/games/1/', 404, { error: 'Adressen findes ikke' }],
  ])('GET %s is refused with %d', async (path, status, body) => {
    const reply = await server.get(path)
    expect(reply.status).toBe(status)
    expect(reply.body).toEqual({ ...body, code: expect.any(String) })
  })
})

describe('sending', () => {
  test.each([
    ['/api/games/1/spin', undefined, 400, BET],
    ['/api/games/1/spin', {}, 400, BET],
    ['/api/games/1/spin', { bet: -1 }, 400, BET],
    ['/api/games/1/spin', { bet: 0 }, 400, BET],
    ['/api/games/1/spin', { bet: Number.NaN }, 400, BET],
    ['/api/games/1/spin', { bet: '1' }, 400, BET],
    ['/api/games/1/spin', '{"bet":1e999}', 400, BET],
    ['/api/games/1/spin', { bet: 3 }, 400, BET],
    ['/api/games/999/spin', { bet: 1 }, 404, ABSENT],
    ['/api/games/1abc/spin', { bet: 1 }, 400, ID],
    ['/api/games/1/simulate', { spins: 0 }, 400, SPINS],
    ['/api/games/1/simulate', { spins: 1_000_001 }, 400, SPINS],
    ['/api/games/1/simulate', { spins: 1.5 }, 400, SPINS],
    ['/api/games/1/simulate', { spins: '1000' }, 400, SPINS],
    ['/api/games/1/simulate', { spins: 10, seed: '' }, 400, { field: 'seed', error: 'Seed må ikke være tom' }],
    ['/api/casino/games/999/play', undefined, 404, ABSENT],
    ['/api/games', {}, 400, { field: 'name', error: 'Navnet skal være en tekst' }],
    ['/api/games/1/spin', '{"bet":', 400, { error: 'Forespørgslens indhold er ikke gyldig JSON' }],
    ['/api/games/1/spin', '[1]', 400, { error: 'Forespørgslens indhold skal være et JSON-objekt' }],
    ['/api/games/1/spin', 'null', 400, { error: 'Forespørgslens indhold skal være et JSON-objekt' }],
  ])('POST %s with %j is refused with %d', async (path, sent, status, body) => {
    const reply = await server.post(path, sent)
    expect(reply.status).toBe(status)
    expect(reply.body).toEqual({ ...body, code: expect.any(String) })
  })

  test('a definition with faults is refused with all of them', async () => {
    const definition = { ...smallGame(), betCoins: 0, wins: { type: 'lines', lines: [[9, 9, 9]] } }
    const { status, body } = await server.post('/api/games', { name: 'X', definition })
    expect(status).toBe(400)
    expect(body).toMatchObject({ field: 'definition.betCoins', error: expect.stringContaining('definition') })
    expect(body.problems.map(({ field }: { field: string }) => field)).toContain('definition.wins.lines[0][0]')
  })

  test('a key that is no UUID is refused', async () => {
    const { status, body } = await server.post('/api/games/1/spin', { bet: 1 }, key('again'))
    expect(status).toBe(400)
    expect(body).toEqual({
      ...{ error: 'Idempotency-Key skal være et UUID', code: 'keyMalformed', field: 'Idempotency-Key' },
    })
  })

  test('only JSON is read', async () => {
    const { status, body } = await server.post('/api/games/1/spin', { bet: 1 }, { 'Content-Type': 'text/plain' })
    expect(status).toBe(415)
    expect(body).toEqual({ error: 'Content-Type skal være application/json', code: 'notJson' })
  })

  test('ten megabytes are refused unread, and the server goes on', async () => {
    for (const path of ['/api/games', '/api/games/1/spin']) {
      const { status, headers, body } = await server.post(path, `{"name":"${'a'.repeat(10_000_000)}"}`)
      expect(status).toBe(413)
      expect(headers.get('Connection')).toBe('close')
      expect(body).toEqual({ error: 'Forespørgslen må højst fylde 1 MB', code: 'bodyTooLarge' })
    }
    expect((await server.get('/api/health')).status).toBe(200)
  })
})

describe('a method that is not for a path', () => {
  test.each([
    ['DELETE', '/api/games/1', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/games', 'GET, POST, HEAD, OPTIONS'],
    ['GET', '/api/games/1/spin', 'POST, OPTIONS'],
    ['POST', '/api/health', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('%s %s is refused, naming those that are', async (method, path, allow) => {
    const { status, headers, body } = await server.get(path, { method })
    expect(status).toBe(405)
    expect(headers.get('Allow')).toBe(allow)
    expect(body).toEqual({ error: 'Metoden er ikke tilladt her', code: 'methodNotAllowed' })
  })

  test('OPTIONS names them without a refusal, and HEAD is GET without the body', async () => {
    const { status, headers } = await server.get('/api/games', { method: 'OPTIONS' })
    expect([status, headers.get('Allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
    expect(await server.get('/api/games', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  })
})

test('every answer of the API is JSON that nobody keeps, with the request named', async () => {
  for (const path of ['/api/games', '/api/games/x', '/api/nothing', '/trpc/catalogue.list', '/trpc/nothing']) {
    const { headers } = await server.get(path, { headers: { 'X-Request-Id': 'mit-kald' } })
    expect(headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Request-Id')).toBe('mit-kald')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
})

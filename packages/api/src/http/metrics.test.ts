import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerCommand } from '../control/ledger-command.ts'
import { keptLog } from '../testing/log.ts'
import { newPlayer } from '../testing/players.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** What a house has beyond its services, and a server has not. */
const UNUSED = { plant: async () => undefined, close: async () => undefined }

const kept = keptLog()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ METRICS_PORT: '0' }, { log: kept.log })
})
afterAll(() => server.stop())

const figuresUrl = () => kept.lines().find(({ msg }) => msg === 'figures for Prometheus')?.url

/** The value of a series, by its name and the labels that are named. */
async function series(name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> {
  const text = await (await fetch(figuresUrl())).text()
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const found = lines.filter((line) => wanted.every((part) => line.includes(part)))
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

test('requests are counted by route and status, refusals by code, and no path of a caller is a label', async () => {
  await server.get('/api/games/1')
  await server.get('/api/games/4711')
  await server.get('/nowhere-at-all')
  const name = 'http_server_request_duration_seconds_count'
  const about = { http_route: '/api/games/:id', http_request_method: 'GET' }
  expect(await series(name, { ...about, http_response_status_code: '200' })).toBe(1)
  expect(await series(name, { ...about, http_response_status_code: '404' })).toBe(1)
  expect(await series('spilvaerk_refusals_total', { code: 'gameNotFound' })).toBe(1)
  expect(await series('http_server_active_requests')).toBe(0)
  const text = await (await fetch(figuresUrl())).text()
  expect(text).not.toMatch(/nowhere-at-all|games\/4711/)
})

test('rounds are counted once they are done, by stake, and by game where money is played', async () => {
  const player = await newPlayer({ ...server.services, ...server, ...UNUSED }, { balance: 100 })
  const before = (await server.services.rounds.history(player.id, {})).rounds.length
  for (let n = 0; n < 5; n++) await player.play({ key: `${n >> 1}` })
  await server.post('/api/games/1/spin', { bet: 1 })
  const { rounds } = await server.services.rounds.history(player.id, {})
  const won = rounds.reduce((sum, { totalWin }) => sum + totalWin, 0)
  expect([before, rounds.length]).toEqual([0, 3])
  const money = { stake: 'money', game: '1' }
  expect(await series('spilvaerk_rounds_total', money)).toBe(3)
  expect(await series('spilvaerk_bets_micro_total', money)).toBe(3_000_000)
  expect(await series('spilvaerk_wins_micro_total', money)).toBe(Math.round(won * 1e6))
  expect(await series('spilvaerk_rounds_total', { stake: 'demo' })).toBe(1)
  expect(await (await fetch(figuresUrl())).text()).not.toContain(player.id)
  expect(await series('db_client_operation_duration_seconds_count')).toBeGreaterThan(4)
})

test('logins are counted by their outcome', async () => {
  await server.post('/api/auth/login', { email: 'nobody@example.dk', password: 'a wrong password' })
  expect(await series('spilvaerk_logins_total', { outcome: 'wrongLogin' })).toBe(1)
})

test('the process, the queues and the model are told of', async () => {
  expect(await series('spilvaerk_build_info', { version: server.services.system.version })).toBe(1)
  expect(await series('v8js_memory_heap_used_bytes')).toBeGreaterThan(1e6)
  expect(await series('process_memory_usage_bytes')).toBeGreaterThan(1e7)
  const text = await (await fetch(figuresUrl())).text()
  for (const line of ['spilvaerk_jobs{queue="mail"} 0', 'spilvaerk_job_age_seconds{queue="openRounds"} 0'])
    expect(text).toContain(line)
  expect(text).toContain('nodejs_eventloop_delay_p99_seconds ')
  expect(text).toContain('spilvaerk_model_tokens_most 0')
})

test('a verified ledger is told of once it was read', async () => {
  const [done, whole] = ['spilvaerk_done_timestamp_seconds', 'spilvaerk_done_whole']
  expect(await series(done, { what: 'verify' })).toBe(0)
  const lines: string[] = []
  await ledgerCommand({ DATA_DIR: server.dataDir }, {}, (line) => lines.push(line))
  expect(lines).toHaveLength(2)
  expect(await series(done, { what: 'verify' })).toBeGreaterThan(1.7e9)
  expect([await series(whole, { what: 'verify' }), await series(whole, { what: 'backup' })]).toEqual([1, 0])
})

test('the port has nothing else, and the port of the site has no figures', async () => {
  expect((await fetch(figuresUrl().replace('/metrics', '/api/health'))).status).toBe(404)
  expect((await server.get('/metrics')).status).toBe(404)
})

test('what is counted is sent by OTLP where that is wished for, the last of it at the stop', async () => {
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`)
      response.end('{}')
    })
  }).listen(0)
  const { port } = collector.address() as AddressInfo
  const sender = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` })
  await sender.get('/api/games/1')
  await sender.stop()
  collector.close()
  expect(bodies.at(-1)).toMatch(/^\/v1\/metrics .*"http\.server\.request\.duration".*"\/api\/games\/:id"/)
})

test('a port that is taken is said to be taken', async () => {
  const port = new URL(figuresUrl()).port
  await expect(startTestServer({ METRICS_PORT: port })).rejects.toThrow(`METRICS_PORT ${port} on`)
})

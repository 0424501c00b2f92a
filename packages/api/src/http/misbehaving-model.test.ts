import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

// Designing a game takes as long as it takes; a model that hangs may take a quarter of a second of it.
vi.setConfig({ testTimeout: 120_000 })
const AI = { AI_MODEL: 'tester', AI_TIMEOUT_MS: 1000, AI_TOKENS_PER_USER: 1e8, AI_TOKENS_PER_DAY: 1e9 }

let misbehave: (response: ServerResponse) => unknown = (response) => response.end()
/** A provider with a socket of its own: what breaks in the middle of an answer, breaks as it does outside. */
const provider = createServer((_, response) => misbehave(response))
let server: TestServer
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  server = await startTestServer({ RATE_LIMIT: 0, ...AI, AI_BASE_URL: `http://127.0.0.1:${port}/v1` })
})
afterAll(async () => {
  await server.stop()
  provider.closeAllConnections()
  provider.close()
})

const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(1)>'
/** Fits each of the questions as far as it goes, and is markup through and through. */
const wicked = {
  ...{ name: MARKUP, description: MARKUP.repeat(9), theme: MARKUP, title: MARKUP, premise: MARKUP, points: [MARKUP] },
  symbols: Array.from({ length: 9 }, () => ({ emoji: MARKUP, name: MARKUP, kind: 'wild' })),
  chapters: Array.from({ length: 9 }, () => ({ title: MARKUP, text: MARKUP })),
}
const completion = (content: unknown, choice: object = {}) => ({
  ...{ id: 'x', object: 'chat.completion', created: 1, model: 'tester' },
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content }, ...choice }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})
const json =
  (body: object, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
const half = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"ch')

const WAYS: readonly (readonly [string, typeof misbehave])[] = [
  ['fails', (response) => response.writeHead(500).end('oops')],
  ['is too busy', json({ error: { message: 'slow down' } }, 429)],
  ['knows no such key', json({ error: { message: MARKUP } }, 401)],
  ['hangs up', (response) => response.destroy()],
  ['never answers', () => undefined],
  ['stops in the middle', half],
  ['hangs up in the middle', (response) => half(response) && setImmediate(() => response.destroy())],
  ['is cut off', json(completion('{"name":"Kat', { finish_reason: 'length' }))],
  ['answers in wrong types', json(completion('{"name":7,"symbols":{},"points":"x","chapters":null}'))],
  ['answers no choices', json({ ...completion(''), choices: 'none' })],
  ['answers nothing', (response) => response.end()],
  ['answers a page', (response) => response.setHeader('Content-Type', 'text/html').end('<h1>login</h1>')],
  ['refuses', json(completion(null, { message: { role: 'assistant', content: null, refusal: 'no' } }))],
  ['answers ten megabytes', json(completion('x'.repeat(10_000_000)))],
  ['answers markup', json(completion(JSON.stringify(wicked)))],
]

test.each(WAYS)('a model that %s leaves a valid game and true answers', async (_, way) => {
  misbehave = way
  const ask = (path: string, body: object) => server.post(`/api${path}`, body)
  const [game, trends, rivals, concept, market, story] = await Promise.all([
    ask('/games/generate-complete', { prompt: 'en slot om katte' }),
    ask('/games/trends', { topic: 'Megaways' }),
    ask('/games/competitors', { theme: 'frugt' }),
    ask('/games/validate', { concept: 'katte med frispil' }),
    ask('/ai/generate-market-intelligence', { focus: 'online casino gaming' }),
    ask('/ai/generate-narrative', { theme: 'pirater', gameId: 1 }),
  ])
  for (const { status, body } of [game, trends, rivals, concept, market, story]) {
    expect(status).toBe(200)
    expect(JSON.stringify(body).match(/<script|<img|onerror=/)).toBeNull()
  }
  const { id, name, symbols, rtp } = game.body.game
  expect(name).toMatch(/\p{L}{2}/u)
  expect(symbols.length).toBeGreaterThanOrEqual(8)
  expect(rtp).toBeGreaterThanOrEqual(8500)
  expect(game.body.making.repairs.length).toBeGreaterThan(0)
  const maker = { Cookie: (game.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' }
  expect((await server.post(`/api/games/${id}/spin`, { bet: 1 }, maker)).status).toBe(200)
  for (const { body } of [trends, rivals, concept]) expect(body.known.length).toBeGreaterThan(0)
  expect(story.body.chapters.length).toBe(3)
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { startTestServer } from '../../../testing/server.ts'
import { ATTEMPTS, mostTokensOf } from './question.ts'
import { aiUsage } from './tables.ts'
import { createTextModel } from './text-model.ts'
import { createWriter, type Payer, type WriterOptions } from './writer.ts'

const completion = (usage: unknown, content = '{"points":["et"]}') => ({
  ...{ id: 'x', object: 'chat.completion', created: 1, model: 'tester', usage },
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
})
const HUNDRED = { prompt_tokens: 60, completion_tokens: 40, total_tokens: 100 }

let asked = 0
let answer: { readonly status: number; readonly body: unknown } = { status: 200, body: completion(HUNDRED) }
/** Answers nobody before so many have asked: all of them are under way at once. */
let waitFor = 0
const waiting: (() => void)[] = []
const provider = createServer((_, response) => {
  asked++
  const { status, body } = answer
  waiting.push(() => response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)))
  if (waiting.length >= waitFor) for (const reply of waiting.splice(0)) reply()
})
let house: House
let baseUrl: string
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`
  house = await openHouse()
})
afterAll(async () => {
  provider.closeAllConnections()
  provider.close()
  await house.close()
})
const clock = createTestClock()
beforeEach(() => {
  clock.pass(24 * 60 * 60 * 1000)
  asked = 0
  waitFor = 0
  answer = { status: 200, body: completion(HUNDRED) }
})

const question = {
  name: 'points',
  instructions: 'Svar på dansk: æøå 🐘.',
  text: 'Hvad spilles der?',
  schema: z.object({ points: z.array(z.string()) }),
}
const MOST = mostTokensOf(question)
const writer = (options: Partial<WriterOptions> = {}) =>
  createWriter({
    model: createTextModel({ baseUrl, apiKey: 'key', model: 'tester', timeoutMs: 5000 }),
    ...{ storage: house.storage, clock, perUser: 1e9, together: 1e9, visitorShare: 50 },
    ...options,
  })
const ANNA: Payer = 'member:anna'
const outcomeOf = (written: Awaited<ReturnType<ReturnType<typeof writer>['write']>>) =>
  'failure' in written ? written.failure : 'written'
const ask = async (to: ReturnType<typeof writer>, payer: Payer = ANNA) => outcomeOf(await to.write(payer, question))
const count = (outcomes: readonly (string | null)[], which: string) => outcomes.filter((one) => one === which).length
const booked = async (who: string = ANNA): Promise<number> => {
  const day = clock.now().toISOString().slice(0, 10)
  const rows = await house.storage.read.select().from(aiUsage)
  return rows.find((row) => row.day === day && row.who === who)?.tokens ?? 0
}

describe('a budget of five questions', () => {
  test.each<[string, Partial<WriterOptions>, (n: number) => Payer]>([
    ['of one member', { perUser: 5 * MOST }, () => ANNA],
    ['of everybody', { together: 5 * MOST }, (n) => `member:${n}`],
    ['of visitors together', { together: 10 * MOST }, (n) => `visitor:${n}`],
    ['of one visitor’s network', { perUser: 5 * MOST }, () => 'visitor:a'],
  ])('%s lets five of sixty parallel ones pass', async (_, options, payer) => {
    waitFor = 5
    const to = writer(options)
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(to, payer(n))))
    expect([count(outcomes, 'written'), count(outcomes, 'spent'), asked]).toEqual([5, 55, 5])
  })

  test('lets more pass one after another, as far as what they really cost', async () => {
    const to = writer({ perUser: MOST + 300 })
    const outcomes: (string | null)[] = []
    for (let n = 0; n < 6; n++) outcomes.push(await ask(to))
    expect(count(outcomes, 'written')).toBe(4)
    expect(await booked()).toBe(400)
  })
})

test('members have their part when visitors have used up theirs', async () => {
  const to = writer({ together: 4 * MOST, visitorShare: 25 })
  answer = { status: 200, body: completion(undefined) }
  expect(await ask(to, 'visitor:a')).toBe('written')
  expect(await ask(to, 'visitor:b')).toBe('spent')
  expect(await ask(to, 'member:b')).toBe('written')
  expect([await booked('visitors'), await booked('*')]).toEqual([MOST, 2 * MOST])
})

test.each([
  ['absent', undefined],
  ['null', null],
  ['empty', {}],
  ['zero', { total_tokens: 0 }],
  ['negative', { total_tokens: -100 }],
  ['not a number', { total_tokens: '100' }],
  ['null for a number', { total_tokens: null }],
  ['a fraction', { total_tokens: 0.5 }],
  ['more than possible', { total_tokens: MOST }],
  ['far more than possible', { total_tokens: 1e308 }],
])('a usage that is %s leaves the reservation booked', async (_, usage) => {
  answer = { status: 200, body: completion(usage) }
  expect(await ask(writer())).toBe('written')
  expect([await booked(), await booked('*')]).toEqual([MOST, MOST])
})

test('both attempts are paid for, and one of unknown usage leaves everything booked', async () => {
  answer = { status: 200, body: completion(HUNDRED, '{"points":7}') }
  expect(await ask(writer())).toBe('unusable')
  expect([asked, await booked()]).toEqual([ATTEMPTS, 100 * ATTEMPTS])
  answer = { status: 200, body: completion(undefined, '{"points":7}') }
  expect(await ask(writer())).toBe('unusable')
  expect(await booked()).toBe(100 * ATTEMPTS + MOST)
})

test.each([
  ['a refusal of the provider costs nothing', 429, 'busy', 0],
  ['a fault of the provider may have cost everything', 500, 'unreachable', MOST],
])('%s', async (_, status, failure, tokens) => {
  answer = { status, body: { error: { message: 'nej' } } }
  expect(await ask(writer())).toBe(failure)
  expect(await booked()).toBe(tokens)
})

test('a provider that is not there costs nothing', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  await new Promise((closed) => gone.close(closed))
  const model = createTextModel({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key', model: 'x', timeoutMs: 5000 })
  expect(await ask(writer({ model }))).toBe('unreachable')
  expect(await booked()).toBe(0)
})

test('what was asked before a crash stays booked for the day, and for no longer', async () => {
  const crashed = writer({ perUser: MOST, model: { model: 'x', ask: () => new Promise(() => undefined) } })
  void ask(crashed)
  await expect.poll(() => booked()).toBe(MOST)
  expect(await ask(writer({ perUser: MOST }))).toBe('spent')
  clock.pass(24 * 60 * 60 * 1000)
  expect(await ask(writer({ perUser: MOST }))).toBe('written')
})

test('a question that was given up before it was asked books nothing', async () => {
  const written = await writer().write(ANNA, { ...question, signal: AbortSignal.abort() })
  expect([outcomeOf(written), asked, await booked()]).toEqual(['cancelled', 0, 0])
})

test('the bound of a question holds for what is really sent', async () => {
  let sent = ''
  provider.once('request', (request) => request.on('data', (part) => (sent += part)))
  await ask(writer())
  const { messages, max_completion_tokens: completionTokens, response_format: form } = JSON.parse(sent)
  const texts = [
    ...messages.map(({ content }: { content: string }) => content),
    JSON.stringify(form.json_schema.schema),
  ]
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  expect(MOST).toBeGreaterThan(ATTEMPTS * (bytes + completionTokens))
})

test('visitors who drop their cookies stay one visitor', async () => {
  answer = { status: 200, body: completion(undefined) }
  const settings = { AI_BASE_URL: baseUrl, AI_TOKENS_PER_USER: 30_000, AI_TOKENS_PER_DAY: 1_000_000 }
  const server = await startTestServer({ RATE_LIMIT: 0, TRUST_PROXY: 'true', ...settings })
  const trends = async (address: string) => {
    const reply = await server.post('/api/games/trends', { topic: 'Megaways' }, { 'X-Forwarded-For': address })
    expect(reply.status).toBe(200)
    return reply.body.modelSays.length > 0
  }
  const told: boolean[] = []
  for (let n = 0; n < 8; n++) told.push(await trends(`2001:db8::${n}`))
  const passed = told.filter(Boolean).length
  expect(passed).toBeGreaterThan(0)
  expect(passed).toBeLessThan(8)
  expect(told.at(-1)).toBe(false)
  expect(await trends('2001:db8:0:1::1')).toBe(true)
  await server.stop()
})

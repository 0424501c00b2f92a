import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { compose } from '../composer/compose.ts'
import { INSTRUCTIONS, ideaWritten, modelIdea } from '../generation/written-idea.ts'
import { createTextModel } from './text-model.ts'
import { createWriter } from './writer.ts'

const URL = 'http://model.test/v1'
const provider = setupServer()
let house: House
beforeAll(async () => {
  provider.listen()
  house = await openHouse()
})
afterEach(() => provider.resetHandlers())
afterAll(async () => {
  provider.close()
  await house.close()
})

const PROMPT = 'et spil om katte'
const good = {
  name: 'Kattenes Klub',
  description: 'Ni liv og et garnnøgle: kattene holder åbent til langt ud på natten.',
  theme: 'cats',
  symbols: [
    { emoji: '🐱', name: 'Mis', kind: 'wild' },
    { emoji: '🧶', name: 'Garn', kind: 'scatter' },
    ...['🐈', '🐭', '🐟', '🥛', '🐦', '📦', '🐾'].map((emoji, at) => ({ emoji, name: `Ting ${at}`, kind: 'regular' })),
  ],
}
const completion = (content: unknown, choice: object = {}) => ({
  id: 'x',
  object: 'chat.completion',
  created: 1,
  model: 'tester',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: typeof content === 'string' ? content : JSON.stringify(content) },
      ...choice,
    },
  ],
  usage: { prompt_tokens: 10, completion_tokens: 90, total_tokens: 100 },
})
const answers = (...replies: readonly (() => Response | Promise<Response>)[]) => {
  let asked = 0
  const bodies: unknown[] = []
  provider.use(
    http.post(`${URL}/chat/completions`, async ({ request }) => {
      bodies.push(await request.json())
      const reply = replies[Math.min(asked, replies.length - 1)]
      asked++
      return reply ? reply() : new HttpResponse(null, { status: 500 })
    }),
  )
  return { bodies, count: () => asked }
}
const json = (body: object) => () => HttpResponse.json(body)

function writer({ baseUrl = URL, timeoutMs = 5000, perUser = 100_000 } = {}) {
  const model = createTextModel({ baseUrl, apiKey: 'key', model: 'tester', timeoutMs })
  const { storage } = house
  return createWriter({ model, storage, clock: { now: () => new Date() }, perUser, together: 1e9, visitorShare: 50 })
}
const question = { name: 'game_idea', instructions: INSTRUCTIONS, text: PROMPT, schema: modelIdea }
const idea = async (options = {}) => ideaWritten(await writer(options).write('member:a', question), compose(PROMPT))

test('a good answer is taken as it is, and the prompt was sent as data', async () => {
  const { bodies } = answers(json(completion(good)))
  const { idea: written, description, making } = await idea()
  expect(written).toMatchObject({ name: 'Kattenes Klub', theme: 'cats' })
  expect(written.symbols.map(({ name }) => name)).toEqual(good.symbols.map(({ name }) => name))
  expect(description).toBe(good.description)
  expect(making).toEqual({ writtenBy: { kind: 'model', model: 'tester' }, source: 'model', repairs: [] })
  expect(bodies[0]).toMatchObject({
    model: 'tester',
    messages: [{ role: 'system' }, { role: 'user', content: JSON.stringify({ text: PROMPT }) }],
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  })
})

test('an answer of wrong types is sent back with what is wrong', async () => {
  const { bodies } = answers(json(completion({ ...good, symbols: 'many' })), json(completion(good)))
  expect((await idea()).making).toMatchObject({ source: 'repaired', writtenBy: { kind: 'model' } })
  expect(JSON.stringify(bodies[1])).toContain('symbols:')
})

test.each<[string, () => Response | Promise<Response>, string]>([
  ['500', () => new HttpResponse('oops', { status: 500 }), 'kunne ikke nås'],
  ['429', () => HttpResponse.json({ error: { message: 'slow down' } }, { status: 429 }), 'for travlt'],
  ['wrong types twice', json(completion({ name: 7 })), 'kunne ikke bruges'],
  ['no JSON', json(completion('Sure! Here is your game')), 'kunne ikke bruges'],
  ['no choices', json({ ...completion(good), choices: [] }), 'kunne ikke bruges'],
  ['nothing of the form', json({ hello: 1 }), 'kunne ikke bruges'],
  ['a page', () => HttpResponse.html('<h1>login</h1>'), 'kunne ikke'],
  ['a cut-off answer', json(completion('{"name":"Kat', { finish_reason: 'length' })), 'afbrudt'],
  ['a refusal', json(completion('', { message: { role: 'assistant', content: null, refusal: 'no' } })), 'ville ikke'],
  ['10 MB', () => HttpResponse.json(completion('x'.repeat(10_000_000))), 'kunne ikke nås'],
])('%s leaves it to the composer', async (_, reply, reason) => {
  answers(reply)
  const { idea: written, making } = await idea()
  expect(written).toEqual(compose(PROMPT))
  expect(making).toMatchObject({ source: 'composer', writtenBy: { kind: 'composer' } })
  expect(making.repairs.join()).toContain(reason)
})

test('no connection leaves it to the composer', async () => {
  const { idea: written, making } = await idea({ baseUrl: 'http://127.0.0.1:1/v1' })
  expect(written).toEqual(compose(PROMPT))
  expect(making).toMatchObject({ source: 'composer', writtenBy: { kind: 'composer' } })
  expect(making.repairs.join()).toContain('kunne ikke nås')
})

test('one that never answers is given up in time', async () => {
  answers(() => new Promise<Response>(() => {}))
  expect((await idea({ timeoutMs: 300 })).making.repairs).toEqual(['Sprogmodellen svarede ikke i tide.'])
})

test('markup, brands and what cannot be drawn is cleaned away', async () => {
  const symbols = [
    { emoji: '<img>', name: 'Ond', kind: 'wild' },
    { emoji: '🐱', name: '<b>Mis</b>', kind: 'regular' },
    { emoji: '🐱', name: 'Dublet', kind: 'regular' },
  ]
  answers(
    json(completion({ ...good, name: '<script>alert(1)</script>Book of Dead', description: '<p>Kort</p>', symbols })),
  )
  const { idea: written, making, description } = await idea()
  expect(written.name).toBe(compose(PROMPT).name)
  expect(description).toBeUndefined()
  expect(JSON.stringify(written.symbols)).not.toMatch(/[<>]/)
  expect(written.symbols.filter(({ kind }) => kind === 'wild')).toHaveLength(1)
  expect(written.symbols.length).toBeGreaterThanOrEqual(8)
  expect(new Set(written.symbols.map(({ emoji }) => emoji)).size).toBe(written.symbols.length)
  expect(making.source).toBe('repaired')
  expect(making.repairs.length).toBeGreaterThanOrEqual(3)
})

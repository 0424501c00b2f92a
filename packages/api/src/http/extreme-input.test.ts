import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { smallGame } from '../testing/games.ts'
import { newMember, type TestMember } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 })
  member = await newMember(server)
  await server.post('/api/limits/deposit', { day: 1e5, week: 1e5, month: 1e5 }, member.headers)
})
afterAll(() => server.stop())

const DEPTH = 150_000
const nested = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH)
const LISTS = nested('[', ']')
const OBJECTS = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`
const DEEP = [
  ['lists', LISTS],
  ['objects', OBJECTS],
  ['a definition with depth inside', JSON.stringify({ ...smallGame(), features: 'X' }).replace('"X"', LISTS)],
] as const
const TOO_DEEP = 'Forespørgslen er indlejret i for mange niveauer'

describe.each(DEEP)('%s nested 150,000 deep', (_, text) => {
  test.each([
    ['/api/games', `{"name":"Dyb","definition":${text}}`],
    ['/api/games/validate-compliance', `{"config":${text},"jurisdiction":"EU"}`],
    ['/api/games/1/versions', `{"definition":${text}}`],
    ['/api/ai/generate-personalized-recommendations', `{"playerData":{"x":${text}}}`],
    ['/api/crypto/payment-address', `{"currency":"BTC","userId":${text}}`],
  ])('are refused at %s', async (path, body) => {
    expect(await server.post(path, body, member.headers)).toMatchObject({ status: 400, body: { error: TOO_DEEP } })
  })

  test.each([
    ['studio.create', `{"name":"Dyb","definition":${text}}`],
    ['compliance.validate', `{"config":${text}}`],
    ['studio.revise', `{"id":1,"definition":${text}}`],
  ])('are refused by tRPC at %s', async (name, body) => {
    const { status, body: answer } = await server.post(`/trpc/${name}`, body, member.headers)
    expect([status, answer.error.message]).toEqual([400, TOO_DEEP])
    const batch = await server.post(`/trpc/${name}?batch=1`, `{"0":${body}}`, member.headers)
    expect([batch.status, batch.body[0].error.message]).toEqual([400, TOO_DEEP])
  })
})

test('brackets in a text are no depth', async () => {
  const { status } = await server.post('/api/games/trends', { topic: '['.repeat(200) })
  expect(status).toBe(200)
})

test.each(['1e9', '999999999', '1e308', '1e999', '"NaN"', 'null', '-1', '0', '1e-300', '"1e9"'])(
  'a crypto amount of %s is refused or too large, and nothing is given out',
  async (amount) => {
    for (const currency of ['BTC', 'ETH', 'USDT', 'USDC', 'BNB']) {
      const body = `{"currency":"${currency}","amount":${amount}}`
      const { status, body: answer } = await server.post('/api/crypto/payment-address', body, member.headers)
      expect([status, answer.field, currency]).toEqual([
        expect.toSatisfy((s) => s === 400 || s === 403),
        answer.field,
        currency,
      ])
      expect(answer.error).toMatch(/[a-zæøå]/)
    }
    expect((await server.get('/api/crypto/invoices', { headers: member.headers })).body).toEqual([])
  },
)

import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../../platform/log/log.ts'
import { createTestClock } from '../../../testing/members.ts'
import { createRates, EMBEDDED_RATES, priceApi } from './rates.ts'

const URL_HERE = 'https://prices.test/api/v3/simple/price'
const outside = setupServer()
beforeAll(() => outside.listen({ onUnhandledFrame: 'error' }))
afterEach(() => outside.resetHandlers())
afterAll(() => outside.close())

const price = { usd: 2, dkk: 13, eur: 1.8 }
const PRICES = { bitcoin: { usd: 100_000, dkk: 650_000, eur: 90_000 }, ethereum: price, tether: price }
const ALL = { ...PRICES, 'usd-coin': price, binancecoin: price }

function setUp() {
  const clock = createTestClock()
  const rates = createRates(priceApi(URL_HERE), clock, createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' }))
  let asked = 0
  const answer = (body: object, status = 200) =>
    outside.use(
      http.get(URL_HERE, ({ request }) => {
        asked++
        const query = new URL(request.url).searchParams
        expect(query.get('vs_currencies')).toBe('usd,dkk,eur')
        expect(query.get('ids')).toBe('bitcoin,ethereum,tether,usd-coin,binancecoin')
        return HttpResponse.json(body, { status })
      }),
    )
  return { clock, rates, answer, asked: () => asked }
}

test('a rate is kept for two minutes, and asked for once for all who wait', async () => {
  const { clock, rates, answer, asked } = setUp()
  answer(ALL)
  const found = await Promise.all([rates.of('BTC'), rates.of('ETH'), rates.of('BTC')])
  expect(found[0]).toMatchObject({ dkk: 650_000, stale: false, source: 'price-api' })
  clock.pass(119_999)
  await rates.of('BNB')
  expect(asked()).toBe(1)
  clock.pass(1)
  await rates.of('BNB')
  expect(asked()).toBe(2)
})

test('an old rate is told as stale, and after ten minutes there is none', async () => {
  const { clock, rates, answer } = setUp()
  answer(ALL)
  await rates.of('BTC')
  answer({}, 500)
  clock.pass(120_000)
  expect(await rates.of('BTC')).toMatchObject({ dkk: 650_000, stale: true })
  clock.pass(479_999)
  expect((await rates.of('BTC'))?.stale).toBe(true)
  clock.pass(1)
  expect(await rates.of('BTC')).toBeUndefined()
  answer(ALL)
  expect((await rates.of('BTC'))?.stale).toBe(false)
})

test.each([
  ['a coin is missing', PRICES],
  ['a price is 0', { ...ALL, bitcoin: { ...price, dkk: 0 } }],
  ['a price is a text', { ...ALL, bitcoin: { ...price, dkk: '650000' } }],
])('there is no rate when %s', async (_, body) => {
  const { rates, answer } = setUp()
  answer(body)
  expect(await rates.of('ETH')).toBeUndefined()
})

test('there is no rate when the answer is an error, whatever prices stand in it', async () => {
  const { rates, answer } = setUp()
  answer(ALL, 500)
  expect(await rates.of('BTC')).toBeUndefined()
})

test('the table that is shipped has a rate for every coin, with its date, and is never too old', async () => {
  const clock = createTestClock(new Date('2027-10-01T12:00:00Z'))
  const rates = createRates(EMBEDDED_RATES, clock, createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' }))
  expect(rates.source).toBe('embedded')
  const told = { updatedAt: '2026-10-01T12:00:00.000Z', source: 'embedded', stale: false }
  const TABLE = [
    ...[['BTC', 112_400, 714_300, 95_700] as const, ['ETH', 4_120, 26_180, 3_508] as const],
    ...[['USDT', 1, 6.355, 0.8515] as const, ['USDC', 1, 6.355, 0.8514] as const, ['BNB', 1_010, 6_418, 860] as const],
  ]
  for (const [code, usd, dkk, eur] of TABLE) expect(await rates.of(code)).toEqual({ usd, dkk, eur, ...told })
  clock.pass(365 * 24 * 60 * 60_000)
  expect(await rates.of('BTC')).toMatchObject({ dkk: 714_300, stale: false })
})

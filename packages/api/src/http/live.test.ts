import { randomUUID } from 'node:crypto'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { wishOf } from '../testing/buyers.ts'
import { identify } from '../testing/identities.ts'
import { BITCOIN, LIVE, MOBILEPAY, STRIPE, startLiveServer } from '../testing/live.ts'
import { createTestClock, newMember, type TestMember } from '../testing/members.ts'
import type { TestServer } from '../testing/server.ts'

const outside = setupServer()
beforeAll(() => outside.listen({ onUnhandledFrame: 'bypass' }))
afterEach(() => outside.resetHandlers())
afterAll(() => outside.close())

/** What the authority's service answers of somebody who may play. */
const NOT_LISTED =
  '<r:GamblerCheckResponse xmlns:r="http://services.lur.skat.dk"><r:GamblerExclusionStatus>PersonIsNotRegistered</r:GamblerExclusionStatus></r:GamblerCheckResponse>'

const DEMO = { email: 'demo@spilvaerk.example', password: 'ProevSpilvaerk1' }

async function live(settings: Parameters<typeof startLiveServer>[0]) {
  const server = await startLiveServer(settings, { clock: createTestClock() })
  onTestFinished(() => server.stop())
  return { server, member: await newMember(server) }
}

const ordersOf = async (server: TestServer, { headers }: TestMember) =>
  (await server.get('/api/orders', { headers })).body

describe('a method without a provider', () => {
  test.each([
    ['mobilepay', STRIPE, 'credit_card'],
    ['credit_card', MOBILEPAY, 'mobilepay'],
  ] as const)('%s: is not offered, and nothing can be bought by it', async (missing, settings, there) => {
    const { server, member } = await live(settings)
    expect((await server.get('/api/payments/options')).body).toMatchObject([{ method: there, test: false }])
    const bought = await server.post('/api/dashboard/purchase-game', wishOf({ paymentMethod: missing }), member.headers)
    expect([bought.status, bought.body.field]).toEqual([404, 'paymentMethod'])
    expect(await ordersOf(server, member)).toEqual([])
    expect((await server.get('/api/dashboard/games', { headers: member.headers })).body).toEqual([])
    const exported = await server.post('/api/games/1/export', { format: 'html5' }, member.headers)
    expect(exported.status).toBe(403)
  })

  test('none at all, where only a chain is there', async () => {
    const { server, member } = await live(BITCOIN)
    expect((await server.get('/api/payments/options')).body).toEqual([])
    for (const paymentMethod of ['credit_card', 'mobilepay'] as const) {
      const bought = await server.post('/api/dashboard/purchase-game', wishOf({ paymentMethod }), member.headers)
      expect(bought.status).toBe(404)
    }
    expect(await ordersOf(server, member)).toEqual([])
  })
})

describe('in live', () => {
  let server: TestServer
  let member: TestMember
  beforeAll(async () => {
    server = await startLiveServer({ ...STRIPE, ...BITCOIN })
    member = await newMember(server)
  })
  afterAll(() => server.stop())

  test('health names the mode, and what is not there', async () => {
    expect((await server.get('/api/health')).body).toMatchObject({
      mode: 'live',
      adapters: {
        ...{ mail: 'smtp', outbox: 'hidden', companies: 'off', cards: 'stripe', mobilepay: 'off', deposits: 'off' },
      },
    })
  })

  test('no simulated money comes in or out', async () => {
    const wide = { day: 1000, week: 1000, month: 1000 }
    await server.post('/api/limits/deposit', wide, member.headers)
    const paidIn = await server.post('/api/wallet/deposit', { amount: 50 }, member.headers)
    expect([paidIn.status, paidIn.body.error]).toEqual([403, 'Der kan ikke ind- eller udbetales penge her'])
    // What there is to be paid out, a person pays.
    expect((await server.post('/api/wallet/withdraw', { amount: 50 }, member.headers)).status).toBe(402)
    const { body } = await server.get('/api/wallet', { headers: member.headers })
    expect(body).toMatchObject({ balance: 0, deposits: { open: false, test: false }, withdrawals: { byStaff: true } })
  })

  test('nobody answers for a bank', async () => {
    const intent = {
      ...{ id: 'pi_1', object: 'payment_intent', currency: 'dkk', amount: 2_500_000, amount_received: 0 },
      ...{ status: 'requires_action', client_secret: 'hemmelig', latest_charge: null },
    }
    outside.use(
      http.post('https://*/v1/payment_intents', async ({ request }) => {
        const orderId = new URLSearchParams(await request.text()).get('metadata[orderId]')
        return HttpResponse.json({ ...intent, metadata: { orderId } })
      }),
    )
    // The token of a test card is no card here.
    const wish = wishOf({ paymentToken: 'test_success' })
    const { body } = await server.post('/api/dashboard/purchase-game', wish, member.headers)
    expect(body).toMatchObject({ order: { state: 'needsConfirmation' }, step: { kind: 'element' }, entitlement: null })
    for (const id of [body.order.id, randomUUID()]) {
      const confirmed = await server.post(`/api/orders/${id}/confirm`, { approve: true }, member.headers)
      expect([confirmed.status, confirmed.body.error]).toEqual([404, 'Det findes kun i testtilstand'])
    }
    expect(await ordersOf(server, member)).toMatchObject([{ state: 'needsConfirmation', invoiceNumber: null }])
  })

  test('the chain is the real one, and is not simulated', async () => {
    const price = { usd: 2, dkk: 13, eur: 1.8 }
    const prices = { bitcoin: price, ethereum: price, tether: price, 'usd-coin': price, binancecoin: price }
    outside.use(
      http.get('https://prices.test/simple/price', () => HttpResponse.json(prices)),
      http.get('https://esplora.test/blocks/tip/height', () => HttpResponse.text('900000')),
      http.get('https://esplora.test/address/:address/txs', () => HttpResponse.json([])),
      http.post(LIVE.ROFUS_URL, () => HttpResponse.xml(NOT_LISTED)),
    )
    await identify(server.services, member.id)
    const { body: coins } = await server.get('/api/crypto/currencies')
    expect(coins).toMatchObject([{ code: 'BTC', network: 'Bitcoin', test: false }])
    expect((await server.post('/api/crypto/exchange-rates', {})).body).toEqual({
      BTC: expect.objectContaining({ dkk: 13, source: 'price-api' }),
    })
    const ask = (currency: string) =>
      server.post('/api/crypto/payment-address', { currency, amount: 10 }, member.headers)
    const { body: invoice } = await ask('BTC')
    expect(invoice).toMatchObject({ test: false, network: 'Bitcoin', address: expect.stringMatching(/^bc1q/) })
    const ether = await ask('ETH')
    expect([ether.status, ether.body.field]).toEqual([404, 'currency'])
    for (const id of [invoice.id, randomUUID()])
      for (const what of ['full', 'part', 'over', 'expire', 'reorganise']) {
        const simulated = await server.post(`/api/crypto/invoices/${id}/simulate`, { what }, member.headers)
        expect([simulated.status, simulated.body.error]).toEqual([404, 'Kæden er ikke simuleret'])
      }
    const after = await server.get(`/api/crypto/invoices/${invoice.id}`, { headers: member.headers })
    expect(after.body).toMatchObject({ state: 'new', received: '0', payments: [] })
  })

  test('there is no outbox and no demo account', async () => {
    for (const path of ['/api/dev/outbox', '/api/dev/outbox/000000']) expect((await server.get(path)).status).toBe(404)
    expect((await server.get('/api/auth/demo')).status).toBe(404)
    expect((await server.post('/api/auth/login', DEMO)).status).toBe(401)
  })

  test('no company is made up', async () => {
    const { status, body } = await server.get('/api/cvr/lookup/98785809')
    expect([status, body.error]).toEqual([404, 'Her er der intet opslag i CVR. Skriv virksomhedens navn selv.'])
  })
})

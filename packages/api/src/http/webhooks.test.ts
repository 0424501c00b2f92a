import { createHash, createHmac, randomUUID } from 'node:crypto'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wishOf } from '../testing/buyers.ts'
import { MOBILEPAY, STRIPE, startLiveServer } from '../testing/live.ts'
import { keptLog } from '../testing/log.ts'
import { newMember, type TestMember } from '../testing/members.ts'
import type { Reply, TestServer } from '../testing/server.ts'

const BASE = MOBILEPAY.MOBILEPAY_URL
const SECRET = 'whsec_hemmelig'
const kept = keptLog()
/** What the providers answer about payments, by reference. */
const intents = new Map<string, () => Response>()
const payments = new Map<string, () => Response>()
const outside = setupServer(
  http.get('https://*/v1/payment_intents/:id', ({ params }) =>
    (intents.get(String(params.id)) ?? stripeError(404, 'resource_missing'))(),
  ),
  http.post(`${BASE}/accesstoken/get`, () => HttpResponse.json({ access_token: 'x', expires_in: '3600' })),
  http.post(`${BASE}/epayment/v1/payments`, () => HttpResponse.json({ redirectUrl: 'https://landing.test/x' })),
  http.get(`${BASE}/epayment/v1/payments/:id`, ({ params }) =>
    (payments.get(String(params.id)) ?? (() => HttpResponse.json({ title: 'Not found' }, { status: 404 })))(),
  ),
)
outside.use(
  http.post(`${BASE}/epayment/v1/payments/:id/capture`, ({ params }) => {
    captures.push(String(params.id))
    return HttpResponse.json({})
  }),
)
const stripeError = (status: number, code: string) => () =>
  HttpResponse.json({ error: { type: 'invalid_request_error', code, message: code } }, { status })

let server: TestServer
let member: TestMember
let orders: string[] = []
/** Payments whose money was taken. */
const captures: string[] = []
beforeAll(async () => {
  outside.listen({ onUnhandledFrame: 'bypass' })
  const secrets = { STRIPE_WEBHOOK_SECRET: SECRET, MOBILEPAY_WEBHOOK_SECRET: SECRET }
  server = await startLiveServer({ ...STRIPE, ...MOBILEPAY, ...secrets }, { log: kept.log })
  member = await newMember(server)
})
afterAll(async () => {
  outside.close()
  await server.stop()
})
beforeEach(() => {
  intents.clear()
  payments.clear()
  orders = []
})

const stripe = (payload: string): Promise<Reply> => {
  const signature = new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret: SECRET })
  return server.post('/api/webhooks/stripe', payload, { 'Stripe-Signature': signature })
}
const event = (object: unknown, type = 'payment_intent.succeeded') =>
  JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
const about = (id: string) => event({ object: 'payment_intent', id })

const mobilepay = (body: string): Promise<Reply> => {
  const hash = createHash('sha256').update(body).digest('base64')
  const [date, host] = [new Date().toUTCString(), new URL(server.url).host]
  const text = `POST\n/api/webhooks/mobilepay\n${date};${host};${hash}`
  const signature = createHmac('sha256', SECRET).update(text).digest('base64')
  return server.post('/api/webhooks/mobilepay', body, {
    ...{ 'x-ms-date': date, 'x-ms-content-sha256': hash },
    Authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
  })
}
const notice = (reference: string) => JSON.stringify({ reference, pspReference: randomUUID(), name: 'AUTHORIZED' })

const intent =
  (change: object = {}) =>
  () =>
    HttpResponse.json({
      ...{ id: 'pi_1', object: 'payment_intent', currency: 'dkk', metadata: {}, latest_charge: null },
      ...{ status: 'succeeded', amount: 100, amount_received: 100, ...change },
    })
const stripeAbout = (found: () => Response) => {
  intents.set('pi_1', found)
  return stripe(about('pi_1'))
}
const mobilepayAbout = (found: () => Response) => {
  payments.set('order-1', found)
  return mobilepay(notice('order-1'))
}
const dkk = (value: number, currency = 'DKK') => ({ currency, value })
const payment =
  (reference: string, currency = 'DKK') =>
  () =>
    HttpResponse.json({
      ...{ reference, state: 'AUTHORIZED', amount: dkk(100, currency) },
      aggregate: { authorizedAmount: dkk(100), capturedAmount: dkk(0), refundedAmount: dkk(0) },
    })

describe('a signed message that is about nothing here is answered with 200, so that it is not repeated', () => {
  test.each<[string, () => Promise<Reply>]>([
    ['Stripe: a payment that Stripe does not know', () => stripe(about('pi_404'))],
    ['Stripe: a payment of another system', () => stripeAbout(intent())],
    [
      'Stripe: a payment for an order that is not there',
      () => stripeAbout(intent({ metadata: { orderId: randomUUID() } })),
    ],
    ['Stripe: in another currency', () => stripeAbout(intent({ currency: 'eur' }))],
    ['Stripe: about a customer', () => stripe(event({ object: 'customer', id: 'cus_1' }, 'customer.created'))],
    ['Stripe: without an object', () => stripe('{"id":"evt_x","object":"event","type":"x"}')],
    ['Stripe: no event', () => stripe('[]')],
    ['Stripe: null', () => stripe('null')],
    ['Stripe: no JSON', () => stripe('hej')],
    ['Stripe: a reference that is a path', () => stripe(about('../customers'))],
    ['MobilePay: a payment that MobilePay does not know', () => mobilepay(notice('order-404'))],
    ['MobilePay: a payment for an order that is not there', () => mobilepayAbout(payment('order-1'))],
    ['MobilePay: in another currency', () => mobilepayAbout(payment('order-1', 'NOK'))],
    ['MobilePay: without a reference', () => mobilepay('{"name":"CREATED"}')],
    ['MobilePay: no JSON', () => mobilepay('hej')],
    ['MobilePay: a reference that is a path', () => mobilepay(notice('../../accesstoken/get'))],
  ])('%s', async (_, deliver) => {
    const lines = kept.lines().length
    expect(await deliver()).toMatchObject({ status: 200, body: { ok: true } })
    expect(captures).toEqual([])
    const logged = kept.lines().slice(lines)
    expect(logged.map(({ msg }) => msg)).toContain('a payment message is about nothing here')
    expect(logged.filter(({ msg }) => msg === 'request failed')).toEqual([])
  })
})

test.each<[string, () => Promise<Reply>]>([
  ['Stripe', () => stripeAbout(stripeError(500, 'away'))],
  [
    'MobilePay',
    async () => {
      const order = wishOf({ paymentMethod: 'mobilepay', phoneNumber: '20123456' })
      const { body } = await server.post('/api/dashboard/purchase-game', order, member.headers)
      payments.set(body.order.id, () => new HttpResponse(null, { status: 500 }))
      return mobilepay(notice(body.order.id))
    },
  ],
])('where %s cannot be asked, its message is to be repeated', async (_, deliver) => {
  const reply = await deliver()
  expect(reply).toMatchObject({ status: 502, body: { error: expect.stringContaining('Prøv igen') } })
  expect(reply.headers.get('Retry-After')).toMatch(/^\d+$/)
})

test('a payment of less than its order is no fault: the message is heeded, nothing is given, the order can be seen', async () => {
  outside.use(
    http.post('https://*/v1/payment_intents', async ({ request }) => {
      orders.push(new URLSearchParams(await request.text()).get('metadata[orderId]') ?? '')
      return intent({ status: 'requires_payment_method', metadata: { orderId: orders[0] }, amount: 2_500_000 })()
    }),
  )
  const buyer = await newMember(server)
  const { body } = await server.post('/api/dashboard/purchase-game', wishOf(), buyer.headers)
  intents.set('pi_1', intent({ metadata: { orderId: orders[0] } }))
  expect(await stripe(about('pi_1'))).toMatchObject({ status: 200 })
  const seen = await server.get(`/api/orders/${body.order.id}`, { headers: buyer.headers })
  expect(seen).toMatchObject({ status: 200, body: { order: { state: 'pending', invoiceNumber: null } } })
})

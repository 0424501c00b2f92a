import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider, PaymentWish } from '../../provider.ts'
import { createStripe } from './stripe.ts'

const webhookSecret = 'whsec_hemmelig'
const outside = setupServer()
let provider: PaymentProvider
beforeAll(() => {
  outside.listen({ onUnhandledFrame: 'error' })
  // Stripe keeps the fetch that is there when it is made.
  provider = createStripe({ secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret })
})
afterEach(() => outside.resetHandlers())
afterAll(() => outside.close())

interface Asked {
  readonly path: string
  readonly key: string | null
  readonly body: URLSearchParams
}
let asked: Asked[] = []
beforeEach(() => {
  asked = []
})

/** A payment as Stripe shows it. */
const intent = (changes: object = {}) => ({
  ...{ id: 'pi_1', object: 'payment_intent', amount: 1_080_000, amount_received: 0, currency: 'dkk' },
  ...{ status: 'requires_payment_method', client_secret: 'pi_1_secret', metadata: { orderId: 'ordre-1' } },
  ...{ customer: null, payment_method: null, setup_future_usage: null, latest_charge: null },
  ...changes,
})

const answer = (method: 'get' | 'post', path: string, body: object, status = 200) =>
  http[method](`https://*/v1${path}`, async ({ request }) => {
    const text = await request.text()
    asked.push({
      path,
      key: request.headers.get('Idempotency-Key'),
      body: new URLSearchParams(text),
    })
    return HttpResponse.json(body, { status })
  })

const wish: PaymentWish = {
  ...{ orderId: 'ordre-1', memberId: 'medlem-1', amountOere: 1_080_000, text: 'Frugtfest: Leje i 6 måneder' },
  ...{ returnUrl: 'https://spil.test/purchase/1', again: false, given: {} },
}

test('a payment is made at the server’s price, once for one order', async () => {
  outside.use(answer('post', '/payment_intents', intent()))
  expect(await provider.start(wish)).toEqual({
    ...{ reference: 'pi_1', state: 'pending', orderId: 'ordre-1', amountOere: 1_080_000, savedMethod: undefined },
    step: { kind: 'element', clientSecret: 'pi_1_secret', publishableKey: 'pk_test_x' },
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.key).toBe('ordre-1')
  expect(Object.fromEntries(asked[0]?.body ?? [])).toMatchObject({
    ...{ amount: '1080000', currency: 'dkk', 'metadata[orderId]': 'ordre-1', 'payment_method_types[0]': 'card' },
  })
})

test('a card is kept for the next time when the payer leases', async () => {
  const kept = { customer: 'cus_1', payment_method: 'pm_1', setup_future_usage: 'off_session' }
  outside.use(
    answer('post', '/customers', { id: 'cus_1', object: 'customer' }),
    answer('post', '/payment_intents', intent({ ...kept, payment_method: null })),
    answer('get', '/payment_intents/pi_1', intent({ ...kept, status: 'succeeded', amount_received: 1_080_000 })),
  )
  await provider.start({ ...wish, again: true })
  expect(asked[0]).toMatchObject({ path: '/customers', key: 'member:medlem-1' })
  expect(asked[1]?.body.get('setup_future_usage')).toBe('off_session')
  expect(await provider.read('pi_1')).toMatchObject({ state: 'paid', savedMethod: 'cus_1 pm_1' })
})

test.each([
  ['requires_payment_method', 'pending'],
  ['requires_action', 'needsConfirmation'],
  ['processing', 'pending'],
  ['succeeded', 'paid'],
  ['canceled', 'cancelled'],
])('%s means %s', async (status, state) => {
  outside.use(answer('get', '/payment_intents/pi_1', intent({ status, amount_received: 1_080_000 })))
  expect((await provider.read('pi_1')).state).toBe(state)
})

test('what was received counts, not what was asked for', async () => {
  outside.use(answer('get', '/payment_intents/pi_1', intent({ status: 'succeeded', amount_received: 1 })))
  expect((await provider.read('pi_1')).amountOere).toBe(1)
})

test('another currency is not ours', async () => {
  outside.use(answer('get', '/payment_intents/pi_1', intent({ currency: 'jpy' })))
  await expect(provider.read('pi_1')).rejects.toThrow('payment pi_1 is in jpy')
})

test('a kept card is charged without the payer, and may be declined', async () => {
  outside.use(answer('post', '/payment_intents', intent({ status: 'succeeded', amount_received: 1_080_000 })))
  expect(await provider.chargeAgain?.(wish, 'cus_1 pm_1')).toMatchObject({ state: 'paid' })
  expect(Object.fromEntries(asked[0]?.body ?? [])).toMatchObject({
    ...{ customer: 'cus_1', payment_method: 'pm_1', off_session: 'true', confirm: 'true' },
  })
  const error = { type: 'card_error', code: 'card_declined', message: 'no', payment_intent: intent() }
  outside.use(answer('post', '/payment_intents', { error }, 402))
  expect(await provider.chargeAgain?.(wish, 'cus_1 pm_1')).toMatchObject({ state: 'declined', reference: 'pi_1' })
})

test('a refund is asked for once', async () => {
  const refunded = intent({ status: 'succeeded', amount_received: 1_080_000, latest_charge: { refunded: true } })
  outside.use(
    answer('post', '/refunds', { id: 're_1', object: 'refund' }),
    answer('get', '/payment_intents/pi_1', refunded),
  )
  expect((await provider.refund('pi_1', 1_080_000, 'ordre-1')).state).toBe('refunded')
  expect(asked[0]).toMatchObject({ path: '/refunds', key: 'refund:ordre-1' })
})

test('a provider out of reach is an error', async () => {
  outside.use(answer('get', '/payment_intents/pi_1', { error: { message: 'away' } }, 500))
  await expect(provider.read('pi_1')).rejects.toThrow()
})

const NOW = new Date('2026-06-24T12:00:00Z')
const event = JSON.stringify({
  ...{ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' },
  data: { object: { object: 'payment_intent', id: 'pi_1' } },
})
const signed = (payload: string, secret = webhookSecret, ageS = 0) =>
  new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret, timestamp: NOW.getTime() / 1000 - ageS })
const receive = (body: string, signature: string) => {
  const headers = new Headers({ 'Stripe-Signature': signature })
  return provider.receive?.({ body, headers, url: new URL('https://spil.test/api/webhooks/stripe') }, NOW)
}

test('a signed message says which payment to look at', async () => {
  expect(await receive(event, signed(event))).toEqual({ id: 'evt_1', reference: 'pi_1' })
})

test.each([
  ['without a signature', event, ''],
  ['signed by somebody else', event, signed(event, 'whsec_andet')],
  ['changed by a byte', event.replace('pi_1', 'pi_2'), signed(event)],
  ['too old', event, signed(event, webhookSecret, 301)],
])('a message %s is refused', async (_, body, signature) => {
  expect(await receive(body, signature)).toBeUndefined()
})

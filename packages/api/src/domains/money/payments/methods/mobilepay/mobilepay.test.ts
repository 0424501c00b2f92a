import { createHash, createHmac } from 'node:crypto'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMobilePay } from './mobilepay.ts'

const BASE = 'https://mobilepay.test'
const webhookSecret = 'hemmelig'
const provider = createMobilePay({
  ...{ baseUrl: BASE, clientId: 'klient', clientSecret: 'klientens', subscriptionKey: 'abonnement' },
  ...{ merchantSerialNumber: '123456', webhookSecret },
})

const outside = setupServer()
beforeAll(() => outside.listen({ onUnhandledFrame: 'error' }))
afterEach(() => outside.resetHandlers())
afterAll(() => outside.close())

interface Asked {
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
}
let asked: Asked[] = []
beforeEach(() => {
  asked = []
  outside.use(
    http.post(`${BASE}/accesstoken/get`, () => HttpResponse.json({ access_token: 'adgang', expires_in: '3600' })),
  )
})

const answer = (method: 'get' | 'post', path: string, body: object | (() => object), status = 200) =>
  http[method](BASE + path, async ({ request }) => {
    const text = await request.text()
    asked.push({ path, headers: request.headers, body: text ? JSON.parse(text) : undefined })
    return HttpResponse.json(typeof body === 'function' ? body() : body, { status })
  })

const dkk = (value: number) => ({ currency: 'DKK', value })
const payment = (state: string, captured = 0, refunded = 0) => ({
  ...{ reference: 'ordre-1', state, amount: dkk(200_000), pspReference: 'psp-1' },
  aggregate: {
    authorizedAmount: dkk(state === 'AUTHORIZED' ? 200_000 : 0),
    capturedAmount: dkk(captured),
    refundedAmount: dkk(refunded),
  },
})

test('a payment is begun with the order as its reference and key', async () => {
  outside.use(answer('post', '/epayment/v1/payments', { redirectUrl: 'https://landing.test/x', reference: 'ordre-1' }))
  const wish = { orderId: 'ordre-1', memberId: 'm', amountOere: 200_000, text: 'Frugtfest', again: false }
  const returnUrl = 'https://spil.test/purchase/1'
  expect(await provider.start({ ...wish, returnUrl, given: { phoneNumber: '20123456' } })).toMatchObject({
    ...{ reference: 'ordre-1', state: 'pending', step: { kind: 'redirect', url: 'https://landing.test/x' } },
  })
  const [first] = asked
  expect(first?.body).toMatchObject({
    ...{ amount: dkk(200_000), reference: 'ordre-1', returnUrl, userFlow: 'WEB_REDIRECT' },
    customer: { phoneNumber: '4520123456' },
  })
  expect(Object.fromEntries(first?.headers ?? [])).toMatchObject({
    ...{ authorization: 'Bearer adgang', 'idempotency-key': 'ordre-1' },
    ...{ 'ocp-apim-subscription-key': 'abonnement', 'merchant-serial-number': '123456' },
  })
})

test('what the payer approved is captured at once', async () => {
  let captured = 0
  outside.use(
    answer('get', '/epayment/v1/payments/ordre-1', () => payment('AUTHORIZED', captured)),
    http.post(`${BASE}/epayment/v1/payments/ordre-1/capture`, async ({ request }) => {
      expect(request.headers.get('Idempotency-Key')).toBe('capture-ordre-1')
      expect(await request.json()).toEqual({ modificationAmount: dkk(200_000) })
      captured = 200_000
      return HttpResponse.json({})
    }),
  )
  expect(await provider.read('ordre-1')).toMatchObject({ state: 'paid', amountOere: 200_000 })
})

test.each([
  ['CREATED', 0, 0, 'needsConfirmation'],
  ['AUTHORIZED', 200_000, 0, 'paid'],
  ['AUTHORIZED', 200_000, 200_000, 'refunded'],
  ['ABORTED', 0, 0, 'cancelled'],
  ['EXPIRED', 0, 0, 'cancelled'],
  ['TERMINATED', 0, 0, 'cancelled'],
])('%s with %i captured and %i refunded means %s', async (state, captured, refunded, expected) => {
  outside.use(answer('get', '/epayment/v1/payments/ordre-1', payment(state, captured, refunded)))
  expect((await provider.read('ordre-1')).state).toBe(expected)
})

test('a refund and a cancellation have keys of their own', async () => {
  outside.use(
    answer('post', '/epayment/v1/payments/ordre-1/refund', {}),
    answer('post', '/epayment/v1/payments/ordre-1/cancel', {}),
    answer('get', '/epayment/v1/payments/ordre-1', payment('AUTHORIZED', 200_000, 200_000)),
  )
  expect((await provider.refund('ordre-1', 200_000, 'ordre-1')).state).toBe('refunded')
  await provider.cancel('ordre-1')
  const keys = asked.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? [])
  expect(keys).toEqual(['refund-ordre-1', 'cancel-ordre-1'])
})

test.each([
  ['an error', answer('get', '/epayment/v1/payments/ordre-1', {}, 500)],
  [
    'a payment in another currency',
    answer('get', '/epayment/v1/payments/ordre-1', {
      ...payment('AUTHORIZED', 1),
      amount: { currency: 'NOK', value: 200_000 },
    }),
  ],
  ['something else', answer('get', '/epayment/v1/payments/ordre-1', { state: 'PAID' })],
])('%s is not taken for a payment', async (_, handler) => {
  outside.use(handler)
  await expect(provider.read('ordre-1')).rejects.toThrow()
})

const NOW = new Date('2026-06-24T12:00:00Z')
const URL_HERE = new URL('https://spil.test/api/webhooks/mobilepay')
const notice = JSON.stringify({ reference: 'ordre-1', pspReference: 'psp-1', name: 'AUTHORIZED' })

function signed(body: string, { secret = webhookSecret, date = NOW.toUTCString() } = {}): Headers {
  const hash = createHash('sha256').update(body).digest('base64')
  const text = `POST\n/api/webhooks/mobilepay\n${date};spil.test;${hash}`
  const signature = createHmac('sha256', secret).update(text).digest('base64')
  return new Headers({
    ...{ host: 'spil.test', 'x-ms-date': date, 'x-ms-content-sha256': hash },
    Authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
  })
}
const receive = (body: string, headers: Headers) => provider.receive?.({ body, headers, url: URL_HERE }, NOW)

test('a signed message says which payment to look at', async () => {
  expect(await receive(notice, signed(notice))).toEqual({
    id: 'psp-1:AUTHORIZED',
    reference: 'ordre-1',
    orderId: 'ordre-1',
  })
})

test.each([
  ['without a signature', notice, new Headers()],
  ['signed by somebody else', notice, signed(notice, { secret: 'andet' })],
  ['changed by a byte', notice.replace('ordre-1', 'ordre-2'), signed(notice)],
  ['too old', notice, signed(notice, { date: new Date(NOW.getTime() - 301_000).toUTCString() })],
  ['without a date', notice, signed(notice, { date: '' })],
])('a message %s is refused', async (_, body, headers) => {
  expect(await receive(body, headers)).toBeUndefined()
})

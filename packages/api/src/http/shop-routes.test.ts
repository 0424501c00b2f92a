import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaseOf, wishOf } from '../testing/buyers.ts'
import { STRIPE, startLiveServer } from '../testing/live.ts'
import { keptLog } from '../testing/log.ts'
import { newMember, type TestMember } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

describe('in testtilstand', () => {
  const kept = keptLog()
  let server: TestServer
  let member: TestMember
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMIT: 0 }, { log: kept.log })
    member = await newMember(server)
  })
  afterAll(() => server.stop())
  const buy = (body: object, who: TestMember = member) => server.post('/api/dashboard/purchase-game', body, who.headers)

  test('buying needs a login', async () => {
    expect(await server.post('/api/dashboard/purchase-game', wishOf())).toMatchObject({ status: 401 })
    expect(await server.get('/api/orders')).toMatchObject({ status: 401 })
  })

  test('a changed price comes with the quote of this moment', async () => {
    const { status, body } = await buy(wishOf({ amount: 5 }))
    expect([status, body.field, body.quote.amount]).toEqual([409, 'amount', 25_000])
    expect(body.error).toBe('Prisen er 25.000 DKK. Se den nye pris, før du betaler.')
  })

  test.each([
    [{ ownershipType: 'lease' }, 'duration'],
    [{ ownershipType: 'lease', duration: 37 }, 'duration'],
    [{ ownershipType: 'lease', duration: 1.5 }, 'duration'],
    [{ duration: 6 }, 'duration'],
    [{ paymentMethod: 'cash' }, 'paymentMethod'],
    [{ paymentReference: ' ' }, 'paymentReference'],
    [{ amount: -1 }, 'amount'],
    [{ amount: '25000' }, 'amount'],
    [{ gameId: 'x' }, 'gameId'],
    [{ paymentMethod: 'mobilepay', phoneNumber: '12' }, 'phoneNumber'],
  ])('%o is refused by name', async (changes, field) => {
    expect(await buy({ ...wishOf(), ...changes })).toMatchObject({ status: 400, body: { field } })
  })

  test('a game is leased, seen in the orders, and comes with a receipt', async () => {
    const { status, body } = await buy(wishOf(leaseOf(6, 10_800)))
    expect([status, body.order.state, body.entitlement.gameId]).toEqual([200, 'paid', 1])
    expect((await server.get('/api/orders', { headers: member.headers })).body).toHaveLength(1)
    const receipt = await fetch(`${server.url}/api/orders/${body.order.id}/receipt.pdf`, { headers: member.headers })
    expect(receipt.headers.get('Content-Type')).toBe('application/pdf')
    expect(receipt.headers.get('Content-Disposition')).toMatch(/filename="spilvaerk-faktura-\d+\.pdf"/)
    expect((await receipt.text()).startsWith('%PDF-')).toBe(true)
    const other = await newMember(server)
    for (const path of [`/api/orders/${body.order.id}`, `/api/orders/${body.order.id}/receipt.pdf`]) {
      expect((await server.get(path, { headers: other.headers })).status).toBe(404)
      expect((await server.get(path)).status).toBe(401)
    }
  })

  test('a card that is declined is answered 402', async () => {
    const declined = await buy(wishOf({ paymentToken: 'test_declined' }), await newMember(server))
    expect(declined).toMatchObject({ status: 402, body: { error: expect.stringContaining('afvist') } })
  })

  test('what looks like a card is refused, and kept neither in the database nor in a log that tells everything', async () => {
    const card = '4242424242424242'
    const buyer = await newMember(server)
    await buy({ ...wishOf(), cardNumber: card, cvv: '987' }, buyer)
    for (const field of ['paymentToken', 'paymentReference']) {
      const refusal = { status: 400, body: { field, error: 'Et kortnummer må ikke sendes hertil' } }
      for (const written of [card, `web-${card}`, '4242 4242 4242 4242'])
        expect(await buy({ ...wishOf(), [field]: written }, buyer)).toMatchObject(refusal)
    }
    for (const path of [`/api/orders/${card}`, `/api/orders/${card}/receipt.pdf?card=${card}`, `/api/webhooks/${card}`])
      await server.get(path, { headers: { ...buyer.headers, 'X-Request-Id': card, 'User-Agent': card } })
    await server.post('/api/dashboard/purchase-game', `{"cardNumber":"${card}"`, buyer.headers)
    await server.post('/trpc/purchases.purchase', { ...wishOf(), cardNumber: card, paymentToken: card }, buyer.headers)
    const files = ['spilvaerk.sqlite', 'spilvaerk.sqlite-wal'].map((name) =>
      readFileSync(join(server.dataDir, name), 'latin1'),
    )
    expect(kept.text()).toContain('/api/orders/[kortnummer]')
    for (const text of [kept.text(), ...files]) expect(text.includes(card)).toBe(false)
  })

  test('nobody has a message to deliver here', async () => {
    for (const provider of ['stripe', 'mobilepay', 'test', '__proto__'])
      expect((await server.post(`/api/webhooks/${provider}`, '{}')).status).toBe(400)
  })
})

describe('with Stripe', () => {
  let server: TestServer
  let member: TestMember
  const intents = new Map<string, Record<string, unknown>>()
  const outside = setupServer(
    http.post('https://*/v1/payment_intents', async ({ request }) => {
      const body = new URLSearchParams(await request.text())
      const orderId = body.get('metadata[orderId]') ?? ''
      const made = {
        ...{ id: `pi_${intents.size + 1}`, object: 'payment_intent', currency: 'dkk', metadata: { orderId } },
        ...{ status: 'requires_payment_method', client_secret: 'hemmelig', latest_charge: null },
        ...{ amount: Number(body.get('amount')), amount_received: 0 },
      }
      intents.set(made.id, made)
      return HttpResponse.json(made)
    }),
    http.get('https://*/v1/payment_intents/:id', ({ params }) => HttpResponse.json(intents.get(String(params.id)))),
  )
  beforeAll(async () => {
    outside.listen({ onUnhandledFrame: 'bypass' })
    server = await startLiveServer(STRIPE)
    member = await newMember(server)
  })
  afterAll(async () => {
    outside.close()
    await server.stop()
  })

  const deliver = (id: string, type: string, reference: string, secret: string = STRIPE.STRIPE_WEBHOOK_SECRET) => {
    const object = { object: 'payment_intent', id: reference }
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
    const signature = new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret })
    return server.post('/api/webhooks/stripe', payload, { 'Stripe-Signature': signature })
  }
  const orderOf = async (id: string) => (await server.get(`/api/orders/${id}`, { headers: member.headers })).body

  test('the game is there when Stripe says so, and a hundred messages give it once', async () => {
    const { body } = await server.post('/api/dashboard/purchase-game', wishOf(), member.headers)
    expect(body).toMatchObject({ order: { state: 'pending' }, entitlement: null, step: { kind: 'element' } })
    const { id } = body.order
    const [reference = ''] = intents.keys()
    expect((await deliver('evt_0', 'payment_intent.succeeded', reference, 'whsec_falsk')).status).toBe(400)
    // A true message about a payment that has not succeeded gives nothing.
    expect((await deliver('evt_1', 'payment_intent.succeeded', reference)).status).toBe(200)
    expect((await orderOf(id)).entitlement).toBeNull()
    const intent = intents.get(reference)
    intents.set(reference, { ...intent, status: 'succeeded', amount_received: intent?.amount })
    const types = ['processing', 'created', 'succeeded', 'payment_failed']
    const deliveries = Array.from({ length: 100 }, (_, n) =>
      deliver(`evt_${2 + (n % 10)}`, `payment_intent.${types[n % types.length]}`, reference),
    )
    for (const { status } of await Promise.all(deliveries)) expect(status).toBe(200)
    expect(await orderOf(id)).toMatchObject({ order: { state: 'paid', invoiceNumber: 1 }, entitlement: { gameId: 1 } })
    const orders = await server.get('/api/orders', { headers: member.headers })
    expect(orders.body).toHaveLength(1)
  })

  test('a payment of less than the price gives nothing', async () => {
    const cheat = await newMember(server)
    const { body } = await server.post('/api/dashboard/purchase-game', wishOf(), cheat.headers)
    const reference = [...intents.keys()].at(-1) ?? ''
    intents.set(reference, { ...intents.get(reference), status: 'succeeded', amount_received: 100 })
    expect((await deliver('evt_90', 'payment_intent.succeeded', reference)).status).toBe(200)
    const after = await server.get('/api/orders', { headers: cheat.headers })
    expect(after.body).toMatchObject([{ id: body.order.id, state: 'pending', invoiceNumber: null }])
  })
})

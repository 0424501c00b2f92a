import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leaseOf, newBuyer, wishOf } from '../../../testing/buyers.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { LIVE, MOBILEPAY, STRIPE } from '../../../testing/live.ts'
import { createTestClock } from '../../../testing/members.ts'
import { shownIn } from '../../../testing/pdf.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import type { SiteConfig } from '../../config.ts'

// Orders of live; where their provider is gone, the server is started without Stripe's settings, and with them again.

const HOUR = 3_600_000
let asked: string[] = []
/** What Stripe says of a payment that is made now. */
let status = 'succeeded'
beforeEach(() => {
  asked = []
})
const paid = (id: string, orderId: string, amount: number) => ({
  ...{ id, object: 'payment_intent', currency: 'dkk', amount, amount_received: amount, metadata: { orderId } },
  ...{
    status,
    client_secret: 'hemmelig',
    customer: 'cus_1',
    payment_method: 'pm_1',
    setup_future_usage: 'off_session',
  },
  latest_charge: null,
})
const intents = new Map<string, ReturnType<typeof paid>>()
const refunded = new Set<string>()
const outside = setupServer(
  http.post('https://*/v1/customers', () => HttpResponse.json({ id: 'cus_1', object: 'customer' })),
  http.post('https://*/v1/payment_intents', async ({ request }) => {
    const body = new URLSearchParams(await request.text())
    const id = `pi_${intents.size + 1}`
    asked.push('charge')
    const made = paid(id, body.get('metadata[orderId]') ?? '', Number(body.get('amount')))
    intents.set(id, made)
    return HttpResponse.json(made)
  }),
  http.get('https://*/v1/payment_intents/:id', ({ params }) => {
    const id = String(params.id)
    return HttpResponse.json({ ...intents.get(id), latest_charge: refunded.has(id) ? { refunded: true } : null })
  }),
  http.post('https://*/v1/refunds', async ({ request }) => {
    refunded.add(new URLSearchParams(await request.text()).get('payment_intent') ?? '')
    return HttpResponse.json({ id: 're_1', object: 'refund' })
  }),
)
beforeAll(() => outside.listen({ onUnhandledFrame: 'error' }))
afterAll(() => outside.close())

const clock = createTestClock()

/** One data folder, served by servers with different settings one after the other. */
function folder() {
  const dataDir = tempDir()
  return async <T>(settings: Partial<SiteConfig>, work: (house: House) => Promise<T>): Promise<T> => {
    const house = await openHouse({ clock, dataDir, settings: { ...LIVE, ...settings } })
    try {
      return await work(house)
    } finally {
      await house.close()
    }
  }
}

async function leaseByCard(house: House) {
  const { id, buy } = await newBuyer(house)
  const { order, entitlement } = value(await buy(leaseOf(1, 2000)))
  expect(entitlement).toMatchObject({ autoRenew: true, mayRenew: true })
  return { id, orderId: order.id, ends: Date.parse(entitlement?.leaseExpiry ?? '') }
}
const goTo = (moment: number) => clock.pass(moment - clock.now().getTime())

test('a receipt is from the seller of the settings, and has nothing of testtilstand', async () => {
  const on = folder()
  await on(STRIPE, async (house) => {
    const { id, orderId } = await leaseByCard(house)
    const text = shownIn(value(await house.purchases.receipt(id, orderId, 'da')).pdf)
    expect(text).toContain('Spilgade 1, 2100 København ØCVR 12345674')
    expect(text).not.toMatch(/testtilstand/i)
  })
})

test('a renewal waits for its provider, and is charged once by it, also when only the second time is left', async () => {
  const on = folder()
  const { id, ends } = await on(STRIPE, leaseByCard)
  await on(MOBILEPAY, async (house) => {
    for (const hours of [24, 12]) {
      goTo(ends - hours * HOUR)
      await house.purchases.tick()
    }
    expect(await house.purchases.orders(id)).toMatchObject([{ renewal: true, state: 'pending' }, { state: 'paid' }])
  })
  expect(asked).toEqual(['charge'])
  await on(STRIPE, async (house) => {
    goTo(ends - 3 * HOUR)
    await house.purchases.tick()
    await house.purchases.tick()
    expect(await house.purchases.orders(id)).toMatchObject([{ renewal: true, state: 'paid' }, { state: 'paid' }])
  })
  expect(asked).toEqual(['charge', 'charge'])
})

test('whose renewal never found its provider may order the game again once the lease has run out', async () => {
  const on = folder()
  const { id, ends } = await on(STRIPE, leaseByCard)
  await on(MOBILEPAY, async (house) => {
    goTo(ends - 24 * HOUR)
    await house.purchases.tick()
    goTo(ends)
    await house.purchases.tick()
    expect(await house.purchases.library(id)).toEqual([])
    expect(await house.purchases.orders(id)).toMatchObject([{ renewal: true, state: 'cancelled' }, { state: 'paid' }])
  })
  await on(STRIPE, async (house) => {
    const again = await house.purchases.purchase(id, wishOf(leaseOf(1, 2000)))
    expect(value(again)).toMatchObject({ order: { state: 'paid' } })
  })
})

test('a refund is refused by name while the provider is gone, and given by it later', async () => {
  const on = folder()
  const { id, orderId } = await on(STRIPE, leaseByCard)
  await on(MOBILEPAY, async (house) => {
    expect(codeOf(await house.purchases.refund(orderId, 'fortrudt'))).toBe('providerGone')
    expect(await house.purchases.orders(id)).toMatchObject([{ state: 'paid' }])
    expect(await house.purchases.mayUse(id, 1)).toBe(true)
  })
  await on(STRIPE, async (house) => {
    expect(value(await house.purchases.refund(orderId, 'fortrudt'))).toMatchObject({ state: 'refunded' })
  })
  expect([...refunded]).toHaveLength(1)
})

test('an order whose provider is gone waits, and keeps no other from what is due', async () => {
  const on = folder()
  const begun = await on(STRIPE, async (house) => {
    status = 'requires_payment_method'
    const { id, buy } = await newBuyer(house)
    expect(value(await buy())).toMatchObject({ order: { state: 'pending' }, step: { kind: 'element' } })
    status = 'succeeded'
    return id
  })
  const { id, ends } = await on(STRIPE, leaseByCard)
  await on(MOBILEPAY, async (house) => {
    goTo(ends)
    await house.purchases.tick()
    const [order] = await house.purchases.orders(begun)
    expect(order).toMatchObject({ state: 'pending' })
    expect(value(await house.purchases.order(begun, order?.id ?? ''))).toMatchObject({ step: null, entitlement: null })
    expect(await house.purchases.library(id)).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaseOf, newBuyer, wishOf, withoutAddress } from '../../../testing/buyers.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { shopOf } from '../../../testing/shop.ts'
import { type PaymentProvider, ProviderFailure, type Standing } from '../payments/provider.ts'
import { createCheckout } from './checkout.ts'
import { createLeases } from './leases.ts'
import { addMonths } from './periods.ts'
import type { Shop } from './shop.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let house: House
const clock = createTestClock()
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

const away = async (): Promise<never> => {
  throw new ProviderFailure('away')
}
const tickWith = (provider: Partial<PaymentProvider>, changes: Partial<Shop> = {}) =>
  createLeases({ ...shopOf(house, clock, provider), ...changes }).tick()

const subjectsTo = async (email: string) => {
  await house.mail.deliver()
  return value(await house.outbox.list()).flatMap(({ to, subject }) => (to === email ? [subject] : []))
}

/** Somebody who leases by card, until a moment to which `goTo` leads. */
async function tenant() {
  const buyer = await newBuyer(house)
  const bought = value(await buyer.buy(leaseOf(1, 2000)))
  const end = new Date(bought.entitlement?.leaseExpiry ?? '')
  const goTo = (ms: number) => clock.pass(end.getTime() + ms - clock.now().getTime())
  const states = async () => (await house.purchases.orders(buyer.id)).map(({ state, renewal }) => [state, renewal])
  return { ...buyer, end, goTo, states, right: async () => (await house.purchases.library(buyer.id))[0] }
}

describe('an order that its provider never heard of', () => {
  test('is called off after half an hour', async () => {
    const { id } = await newBuyer(house)
    const checkout = createCheckout(shopOf(house, clock, { start: away }))
    expect(codeOf(await checkout.purchase(id, wishOf()))).toBe('providerAway')
    const [order] = await house.purchases.orders(id)
    for (const [ms, state] of [
      [30 * MINUTE - 1, 'pending'],
      [1, 'cancelled'],
    ] as const) {
      clock.pass(ms)
      await house.purchases.tick()
      expect(value(await house.purchases.order(id, order?.id ?? '')).order.state).toBe(state)
    }
    const { events } = value(await house.purchases.story(order?.id ?? ''))
    expect(events.map(({ what }) => what)).toEqual(['ordered', 'cancelled'])
  })

  test('stands in the way of another for a minute', async () => {
    const { id } = await newBuyer(house)
    const checkout = createCheckout(shopOf(house, clock, { start: away }))
    expect(codeOf(await checkout.purchase(id, wishOf()))).toBe('providerAway')
    clock.pass(MINUTE - 1)
    expect(codeOf(await checkout.purchase(id, wishOf()))).toBe('purchaseUnderWay')
    expect(await house.purchases.orders(id)).toHaveLength(1)
    clock.pass(1)
    expect(codeOf(await checkout.purchase(id, wishOf()))).toBe('providerAway')
    expect((await house.purchases.orders(id)).map(({ state }) => state)).toEqual(['pending', 'cancelled'])
  })

  test('is not asked to be called off while nobody knows whether it was paid, nor when it was', async () => {
    const { buy } = await newBuyer(house)
    const { order } = value(await buy({ paymentToken: 'test_timeout' }))
    clock.pass(30 * MINUTE)
    const cancelled: string[] = []
    const cancel = async (reference: string): Promise<never> => {
      cancelled.push(reference)
      return away()
    }
    await tickWith({ read: away, cancel })
    const paid = { orderId: order.id, amountOere: 2_500_000, state: 'paid' } as const
    await tickWith({ read: async (reference): Promise<Standing> => ({ ...paid, reference }), cancel })
    expect(cancelled).toEqual([])
  })
})

test('a lease that is told to end while others are charged is not charged', async () => {
  const tenants = [await tenant(), await tenant()]
  tenants[0]?.goTo(-23 * HOUR)
  const charged: string[] = []
  await tickWith({
    chargeAgain: async ({ memberId, orderId, amountOere }, savedMethod) => {
      charged.push(memberId)
      for (const { id } of tenants.filter(({ id }) => !charged.includes(id)))
        value(await house.purchases.setRenewal(id, 1, false))
      return { orderId, amountOere, reference: `igen-${orderId}`, state: 'paid', savedMethod }
    },
  })
  expect(charged).toHaveLength(1)
  expect((await Promise.all(tenants.map(({ states }) => states()))).flat()).toHaveLength(3)
})

describe('a renewal that cannot be asked for', () => {
  test('waits, is told to nobody, and is charged once when it can', async () => {
    const { id, email, goTo, end, states, right } = await tenant()
    for (const hours of [-24, -12]) {
      goTo(hours * HOUR)
      await tickWith({ chargeAgain: away })
      expect(await states()).toEqual([
        ['pending', true],
        ['paid', false],
      ])
    }
    goTo(-6 * HOUR)
    const charged: string[] = []
    await tickWith({
      chargeAgain: async ({ orderId, amountOere }, savedMethod) => {
        charged.push(savedMethod)
        return { orderId, amountOere, reference: 'igen', state: 'paid', savedMethod }
      },
    })
    expect(charged).toEqual(['success'])
    expect(await states()).toEqual([
      ['paid', true],
      ['paid', false],
    ])
    expect((await right())?.leaseExpiry).toBe(addMonths(end, 1).toISOString())
    expect(await house.purchases.spent(id)).toBe(400_000)
    expect(await subjectsTo(email)).toEqual(['Kvittering for Lille Spil', 'Kvittering for Lille Spil'])
  })

  test('is called off when the lease runs out, so that the buyer may order again', async () => {
    const { goTo, states } = await tenant()
    goTo(-24 * HOUR)
    await tickWith({})
    goTo(-1)
    await tickWith({})
    expect((await states())[0]).toEqual(['pending', true])
    goTo(0)
    await tickWith({})
    expect((await states())[0]).toEqual(['cancelled', true])
  })

  test('is not charged again while its provider has it, and is called off after half an hour', async () => {
    const { goTo, states } = await tenant()
    const asked: string[] = []
    const says = (state: Standing['state'], what: string, orderId: string): Standing => {
      asked.push(what)
      return { orderId, amountOere: 200_000, reference: orderId, state }
    }
    const provider: Partial<PaymentProvider> = {
      chargeAgain: async ({ orderId }) => says('pending', 'charge', orderId),
      read: async (reference) => says('pending', 'read', reference),
      cancel: async (reference) => says('cancelled', 'cancel', reference),
    }
    goTo(-24 * HOUR)
    await tickWith(provider)
    goTo(-24 * HOUR + 30 * MINUTE - 1)
    await tickWith(provider)
    goTo(-24 * HOUR + 30 * MINUTE)
    await tickWith(provider)
    expect(asked).toEqual(['charge', 'read', 'read', 'cancel'])
    expect((await states())[0]).toEqual(['cancelled', true])
  })
})

test('a renewal keeps what its buyer has chosen while it was under way, unless the lease has gone', async () => {
  const renewed = async (meanwhile: (renter: Awaited<ReturnType<typeof tenant>>) => Promise<unknown>) => {
    const renter = await tenant()
    const says = (state: Standing['state']) => async (orderId: string) =>
      ({ orderId, amountOere: 200_000, reference: orderId, savedMethod: 'success', state }) satisfies Standing
    renter.goTo(-24 * HOUR)
    await tickWith({ chargeAgain: ({ orderId }) => says('pending')(orderId) })
    await meanwhile(renter)
    await tickWith({ read: says('paid') })
    return (await renter.right())?.autoRenew
  }
  expect(await renewed(async () => undefined)).toBe(true)
  expect(await renewed(({ id }) => house.purchases.setRenewal(id, 1, false))).toBe(false)
  const refund = async ({ id }: { readonly id: string }) => {
    value(await house.purchases.setRenewal(id, 1, false))
    const bought = (await house.purchases.orders(id)).find(({ renewal }) => !renewal)
    value(await house.purchases.refund(bought?.id ?? '', 'fortrudt'))
  }
  expect(await renewed(refund)).toBe(true)
})

test('a lease that its buyer is just paying for is not charged beside that', async () => {
  const { goTo, buy, states } = await tenant()
  goTo(-24 * HOUR)
  value(await buy({ ...leaseOf(1, 2000), paymentToken: 'test_timeout' }))
  await house.purchases.tick()
  expect(await states()).toEqual([
    ['pending', false],
    ['paid', false],
  ])
})

test('a lease of somebody without an address is not charged, and ends without a mail', async () => {
  const { id, email, goTo, states } = await tenant()
  await withoutAddress(house, id)
  goTo(-24 * HOUR)
  await house.purchases.tick()
  goTo(0)
  await house.purchases.tick()
  expect(await states()).toEqual([['paid', false]])
  expect(await house.purchases.runOut(id)).toHaveLength(1)
  expect(await subjectsTo(email)).toEqual(['Kvittering for Lille Spil'])
  expect(await subjectsTo('')).toEqual([])
})

describe('a lease that is about to be closed', () => {
  /** Closes what is due by a clock that has reached the end, right after something else was stored. */
  const closeAfter = async (end: Date, before: () => Promise<unknown>) => {
    const { tx } = house.storage
    let stored = 0
    const late: typeof tx = async (work) => {
      stored++
      await before()
      return tx(work)
    }
    await tickWith({}, { clock: { now: () => end }, storage: { ...house.storage, tx: late } })
    // Nothing but the closing, which had found the lease before.
    expect(stored).toBe(1)
  }

  test.each([
    ['prolonged', leaseOf(1, 2000), 'lease'],
    ['bought', { amount: 23_000 }, 'purchase'],
  ])('stays when it is %s meanwhile', async (_, wish, ownershipType) => {
    const { id, goTo, end, buy, email, right } = await tenant()
    value(await house.purchases.setRenewal(id, 1, false))
    goTo(-1)
    // Whatever else is due has been done: only this lease is left to be closed.
    await house.purchases.tick()
    await closeAfter(end, () => buy(wish).then(value))
    expect(await right()).toMatchObject({ ownershipType })
    expect(await subjectsTo(email)).not.toContain('Din leje af Lille Spil er udløbet')
  })

  test('is closed once, and its buyer told once', async () => {
    const { goTo, email } = await tenant()
    goTo(0)
    await Promise.all([house.purchases.tick(), house.purchases.tick(), house.purchases.tick()])
    expect((await subjectsTo(email)).filter((subject) => subject.endsWith('udløbet'))).toHaveLength(1)
  })
})

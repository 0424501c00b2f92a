import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { leaseOf, newBuyer } from '../../../testing/buyers.ts'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { shopOf } from '../../../testing/shop.ts'
import { NotOurs, type PaymentState } from '../payments/provider.ts'
import { apply } from './payment.ts'

const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

const given: string[] = []
const shop = () =>
  shopOf(house, clock, {
    refund: async (reference, amountOere, orderId) => {
      given.push(reference)
      return { reference, amountOere, orderId, state: 'refunded' }
    },
  })

/** An order that waits, and what its provider says of it then. */
async function waiting(token: 'test_timeout' | 'test_confirm' = 'test_timeout') {
  const { id, email, buy } = await newBuyer(house)
  const { order } = value(await buy({ paymentToken: token }))
  const says = (state: PaymentState, changes: object = {}) =>
    apply(shop(), { orderId: order.id, amountOere: 2_500_000, reference: `ref-${order.id}`, state, ...changes })
  const stands = async () => value(await house.purchases.order(id, order.id)).order.state
  const story = async () => value(await house.purchases.story(order.id)).events.map(({ what }) => what)
  const mayUse = () => house.purchases.mayUse(id, 1)
  return { id, email, order, says, stands, story, mayUse }
}

const subjectsTo = async (email: string) => {
  await house.mail.deliver()
  const mails = value(await house.outbox.list()).filter(({ to }) => to === email)
  return mails.map(({ subject }) => subject).sort()
}

describe('what a provider says of an order', () => {
  test('is heeded once, however often it is said, and the buyer is told once', async () => {
    const { email, says, story, mayUse } = await waiting()
    for (const state of ['needsConfirmation', 'needsConfirmation', 'paid', 'paid', 'pending'] as const) {
      await says(state)
    }
    expect(await story()).toEqual(['ordered', 'needsConfirmation', 'paid'])
    expect(await mayUse()).toBe(true)
    expect(await subjectsTo(email)).toEqual(['Kvittering for Lille Spil'])
  })

  test.each(['declined', 'cancelled'] as const)(
    '%s stays so until the money is there, which then counts',
    async (end) => {
      const { says, stands, story, mayUse } = await waiting()
      await says(end)
      for (const state of ['pending', 'needsConfirmation', 'cancelled', 'declined'] as const) await says(state)
      expect(await stands()).toBe(end)
      expect(await mayUse()).toBe(false)
      await says('paid')
      expect([await stands(), await mayUse()]).toEqual(['paid', true])
      expect(await story()).toEqual(['ordered', end, 'paid'])
    },
  )

  test('refunded takes back what was paid for, once, and nothing is asked of the provider', async () => {
    const { id, email, says, stands, story, mayUse } = await waiting()
    await says('paid')
    given.length = 0
    for (const state of ['refunded', 'refunded', 'paid'] as const) await says(state)
    expect([await stands(), await mayUse(), given.length]).toEqual(['refunded', false, 0])
    expect(await story()).toEqual(['ordered', 'paid', 'refunded'])
    expect(await house.purchases.spent(id)).toBe(0)
    expect(await subjectsTo(email)).toEqual(['Kvittering for Lille Spil', 'Refusion for Lille Spil'])
  })

  test('refunded before it was paid changes nothing', async () => {
    const { says, stands, story } = await waiting()
    await says('refunded')
    expect(await stands()).toBe('pending')
    expect(await story()).toEqual(['ordered'])
  })

  test('is not heeded for another amount, or for an order that is not there', async () => {
    const { says, stands } = await waiting()
    await expect(says('paid', { amountOere: 2_499_999 })).rejects.toThrow(NotOurs)
    await expect(says('paid', { orderId: 'en anden' })).rejects.toThrow(NotOurs)
    expect(await stands()).toBe('pending')
  })
})

test('a game that is suspended while its payment is under way is not given, and the money goes back', async () => {
  await house.plant(seedOf('stoppet', smallGame({ id: 'stoppet' }), { name: 'Stoppet' }))
  const gameId = (await house.catalogue.list()).find(({ slug }) => slug === 'stoppet')!.id
  const { id, email, buy } = await newBuyer(house)
  const { order } = value(await buy({ gameId, paymentToken: 'test_late' }))
  await admitAnyway({ services: house, storage: house.storage }, gameId, 'suspended')
  clock.pass(10_000)
  await house.purchases.tick()
  expect(value(await house.purchases.order(id, order.id))).toMatchObject({
    ...{ order: { state: 'refunded' }, entitlement: null },
  })
  expect(await house.purchases.library(id)).toEqual([])
  expect(await house.purchases.spent(id)).toBe(0)
  const { events } = value(await house.purchases.story(order.id))
  expect(events.map(({ what, detail }) => [what, detail])).toEqual([
    ['ordered', null],
    ['paid', 'the game is not for sale any more'],
    ['refunded', 'the game is not for sale any more'],
  ])
  expect(await subjectsTo(email)).toEqual(['Kvittering for Stoppet', 'Refusion for Stoppet'])
  const [mail] = value(await house.outbox.list()).filter(({ to, subject }) => to === email && subject.startsWith('Kv'))
  const { text } = value(await house.outbox.one(mail?.id ?? ''))
  expect(text).not.toContain('Du har nu adgang')
  expect(text).toContain('Vi har modtaget din betaling for Stoppet, men kan ikke give dig adgang til det.')
})

describe('giving money back', () => {
  test('is refused of what is not paid', async () => {
    const { order } = await waiting()
    expect(codeOf(await house.purchases.refund(order.id, 'fortrudt'))).toBe('notPaid')
  })

  test('of the lease that a purchase has taken the place of leaves the purchase', async () => {
    const { id, buy } = await newBuyer(house)
    const lease = value(await buy(leaseOf(6, 10_800)))
    value(await buy({ amount: 14_200 }))
    value(await house.purchases.refund(lease.order.id, 'fortrudt'))
    expect(await house.purchases.library(id)).toMatchObject([{ ownershipType: 'purchase', leaseExpiry: null }])
    expect(await house.purchases.spent(id)).toBe(1_420_000)
  })

  test('of a purchase that cost nothing leaves the lease that was paid, without a provider', async () => {
    const { id, buy } = await newBuyer(house)
    value(await buy({ ...leaseOf(36, 35_000), offer: 'rent_36_months' }))
    const free = value(await buy({ amount: 0 }))
    expect(value(await house.purchases.refund(free.order.id, 'fortrudt')).state).toBe('refunded')
    expect(await house.purchases.library(id)).toMatchObject([{ ownershipType: 'lease', autoRenew: false }])
  })

  test('of a lease that has ended already leaves its end as it was', async () => {
    const { id, buy } = await newBuyer(house)
    const { order, entitlement } = value(await buy(leaseOf(1, 2000)))
    value(await house.purchases.setRenewal(id, 1, false))
    const end = new Date(entitlement?.leaseExpiry ?? '')
    clock.pass(end.getTime() - clock.now().getTime())
    await house.purchases.tick()
    value(await house.purchases.refund(order.id, 'fortrudt'))
    expect(await house.purchases.runOut(id)).toMatchObject([{ leaseExpiry: end.toISOString() }])
  })

  test('of the only period of a lease ends it, and nothing is charged for it again', async () => {
    const { id, buy } = await newBuyer(house)
    const { order, entitlement } = value(await buy(leaseOf(1, 2000)))
    value(await house.purchases.refund(order.id, 'fortrudt'))
    expect(await house.purchases.library(id)).toEqual([])
    expect(await house.purchases.runOut(id)).toEqual([])
    clock.pass(new Date(entitlement?.leaseExpiry ?? '').getTime() - clock.now().getTime() - 3_600_000)
    await house.purchases.tick()
    expect(await house.purchases.orders(id)).toHaveLength(1)
    expect(value(await buy(leaseOf(1, 2000))).entitlement?.startsAt).toBe(clock.now().toISOString())
  })
})

import { PERMANENT_PRICE } from '@spilvaerk/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { leaseOf, newBuyer, wishOf, withoutAddress } from '../../../testing/buyers.ts'
import { movementsOf, runSql } from '../../../testing/database.ts'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { shopOf } from '../../../testing/shop.ts'
import type { PaymentWish, Standing } from '../payments/provider.ts'
import { createCheckout } from './checkout.ts'
import { giveBack } from './refund.ts'

let house: House
const clock = createTestClock()
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

/** A provider that says the same of each payment, and what it was asked for. */
function provider(answer: Partial<Standing> = {}) {
  const wishes: PaymentWish[] = []
  const refunds: unknown[][] = []
  const start = async (wish: PaymentWish): Promise<Standing> => {
    wishes.push(wish)
    const { orderId, amountOere } = wish
    return { orderId, amountOere, reference: `ref-${orderId}`, state: 'paid', ...answer }
  }
  const refund = async (reference: string, amountOere: number, orderId: string): Promise<Standing> => {
    refunds.push([reference, amountOere, orderId])
    return { orderId, amountOere, reference, state: 'refunded' }
  }
  const shop = shopOf(house, clock, { start, refund })
  return { shop, wishes, refunds, checkout: createCheckout(shop) }
}

describe('a provider is asked', () => {
  test('for the price of the order, in words that its payer reads, and whether it may be charged again', async () => {
    const { id } = await newBuyer(house)
    const { checkout, wishes } = provider({ state: 'declined' })
    const lease = wishOf({ ...leaseOf(6, 10_800), paymentToken: 'kort' })
    expect(codeOf(await checkout.purchase(id, lease))).toBe('paymentDeclined')
    expect(codeOf(await checkout.purchase(id, wishOf({ phoneNumber: '20000000' })))).toBe('paymentDeclined')
    const both = (await house.purchases.orders(id)).map((order) => wishes.find(({ orderId }) => orderId === order.id))
    const asked = (text: string, amountOere: number, wish: PaymentWish | undefined) => ({
      ...{ orderId: wish?.orderId, memberId: id, amountOere, text: `Lille Spil: ${text}` },
      returnUrl: `http://spil.test/purchase/1?order=${wish?.orderId}`,
    })
    const [leased, bought] = both[0]?.again ? both : both.toReversed()
    expect(leased).toEqual({
      ...asked('Leje i 6 måneder', 1_080_000, leased),
      again: true,
      given: { paymentToken: 'kort' },
    })
    expect(bought).toEqual({
      ...asked('Permanent adgang', 2_500_000, bought),
      again: false,
      given: { phoneNumber: '20000000' },
    })
  })

  test('nothing for what costs nothing, and nothing is booked', async () => {
    const { id, buy } = await newBuyer(house)
    value(await buy({ ...leaseOf(36, 35_000), offer: 'rent_36_months' }))
    const { checkout, wishes } = provider()
    const { order } = value(await checkout.purchase(id, wishOf({ amount: 0 })))
    expect([order.state, wishes]).toEqual(['paid', []])
    expect(await movementsOf(house.storage, `order:${order.id}`)).toEqual([])
  })

  test('once to give back what was paid to it', async () => {
    const { id } = await newBuyer(house)
    const { shop, checkout, refunds } = provider()
    const { order } = value(await checkout.purchase(id, wishOf()))
    for (let n = 0; n < 2; n++) expect(value(await giveBack(shop, order.id, 'fortrudt')).state).toBe('refunded')
    expect(refunds).toEqual([[`ref-${order.id}`, 2_500_000, order.id]])
  })
})

describe('its answer', () => {
  test('about another amount is not taken, and the buyer may ask again', async () => {
    const { id } = await newBuyer(house)
    expect(codeOf(await provider({ amountOere: 1 }).checkout.purchase(id, wishOf()))).toBe('providerAway')
    expect(await house.purchases.orders(id)).toMatchObject([{ state: 'pending', invoiceNumber: null }])
    expect(await house.purchases.library(id)).toEqual([])
  })

  test('gives its payer a step to take while there is one', async () => {
    const step = { kind: 'testConfirmation' } as const
    const stepOf = async (answer: Partial<Standing>) =>
      value(await provider(answer).checkout.purchase((await newBuyer(house)).id, wishOf())).step
    expect(await stepOf({ state: 'needsConfirmation', step })).toEqual(step)
    expect(await stepOf({ state: 'needsConfirmation' })).toBeNull()
    expect(await stepOf({ state: 'paid', step })).toBeNull()
  })

  test('that cannot be stored for a fault of ours is not taken for a provider out of reach', async () => {
    const { id } = await newBuyer(house)
    const { shop } = provider()
    const broken: typeof shop = {
      ...shop,
      ledger: { ...shop.ledger, post: () => Promise.reject(new Error('i stykker')) },
    }
    await expect(createCheckout(broken).purchase(id, wishOf())).rejects.toThrow('i stykker')
    expect(await house.purchases.orders(id)).toMatchObject([{ state: 'pending' }])
    expect(await house.purchases.library(id)).toEqual([])
  })
})

test('a sale and its refund are booked in the name of the buyer and of the game', async () => {
  const { id, buy } = await newBuyer(house)
  const { order } = value(await buy())
  value(await house.purchases.refund(order.id, 'fortrudt'))
  const booked = async (key: string) => (await movementsOf(house.storage, key)).map((one) => [one.kind, one.text])
  expect(await booked(`order:${order.id}`)).toEqual([['sale', 'Køb: Lille Spil']])
  expect(await booked(`refund:${order.id}`)).toEqual([['refund', 'Refusion: Lille Spil']])
  expect(await movementsOf(house.storage, `order:${order.id}`)).toMatchObject([{ memberId: id }])
})

test('who gives back what was bought on top of a lease has the lease again, for as long as it was paid', async () => {
  const { id, buy } = await newBuyer(house)
  value(await buy({ ...leaseOf(6, 10_800), paymentToken: 'kort' }))
  const [lease] = await house.purchases.library(id)
  const { order } = value(await buy({ amount: PERMANENT_PRICE - 10_800 }))
  expect(await house.purchases.library(id)).toMatchObject([{ ownershipType: 'purchase', leaseExpiry: null }])
  value(await house.purchases.refund(order.id, 'fortrudt'))
  expect(await house.purchases.library(id)).toEqual([{ ...lease, autoRenew: false }])
})

test('invoices and credit notes have numbers of their own, which go on from those of the database', async () => {
  const bought = async () => {
    const { id, buy } = await newBuyer(house)
    const { order } = value(await buy())
    value(await house.purchases.refund(order.id, 'fortrudt'))
    return [order.invoiceNumber, value(await house.purchases.receipt(id, order.id, 'da')).filename]
  }
  await bought()
  await runSql(house.storage, "UPDATE counters SET value = 41 WHERE name = 'invoice'")
  await runSql(house.storage, "UPDATE counters SET value = 7 WHERE name = 'creditNote'")
  expect(await bought()).toEqual([42, 'spilvaerk-kreditnota-8.pdf'])
})

test('a payment that comes in for somebody who has left is booked and given back, and mailed to nobody', async () => {
  const { id, buy } = await newBuyer(house)
  const { order } = value(await buy({ paymentToken: 'test_confirm' }))
  await withoutAddress(house, id)
  expect(value(await house.purchases.confirmTest(id, order.id, true)).order.state).toBe('paid')
  value(await house.purchases.refund(order.id, 'rejst'))
  await house.mail.deliver()
  expect(value(await house.outbox.list()).filter(({ to }) => !to.includes('@'))).toEqual([])
})

test('a game that is not for sale any more has no price', async () => {
  await house.plant(seedOf('uden-pris', smallGame({ id: 'uden-pris' }), { name: 'Uden pris' }))
  const gameId = (await house.catalogue.list()).find(({ slug }) => slug === 'uden-pris')!.id
  const { id } = await newBuyer(house)
  value(await house.purchases.quote(id, { gameId, ownershipType: 'purchase' }))
  await admitAnyway({ services: house, storage: house.storage }, gameId, 'suspended')
  expect(codeOf(await house.purchases.quote(id, { gameId, ownershipType: 'purchase' }))).not.toBe('granted')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaseOf, newBuyer } from '../testing/buyers.ts'
import { type House, openHouse } from '../testing/house.ts'
import { createTestClock } from '../testing/members.ts'
import { codeOf, value } from '../testing/players.ts'

const HOUR = 3_600_000

let house: House
const clock = createTestClock()
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

/** Moves the clock to so long before (or after) a moment. */
const goTo = (iso: string | null | undefined, ms: number) =>
  clock.pass(new Date(iso ?? '').getTime() + ms - clock.now().getTime())

test('a lease paid by card renews itself, a day before it runs out and once', async () => {
  const { id, buy } = await newBuyer(house)
  const { entitlement } = value(await buy(leaseOf(1, 2000)))
  expect(entitlement).toMatchObject({ autoRenew: true, mayRenew: true })
  goTo(entitlement?.leaseExpiry, -25 * HOUR)
  await house.purchases.tick()
  expect(await house.purchases.orders(id)).toHaveLength(1)
  goTo(entitlement?.leaseExpiry, -24 * HOUR)
  await Promise.all([house.purchases.tick(), house.purchases.tick()])
  await house.purchases.tick()
  expect(await house.purchases.orders(id)).toMatchObject([{ renewal: true, state: 'paid', amount: 2000 }, {}])
  goTo(entitlement?.leaseExpiry, HOUR)
  await house.purchases.tick()
  expect(await house.purchases.mayUse(id, 1)).toBe(true)
})

test('a lease of somebody who leaves is not charged again', async () => {
  const { id, buy } = await newBuyer(house)
  const { entitlement } = value(await buy(leaseOf(1, 2000)))
  await house.storage.tx((db) => house.purchases.forget(db, id))
  goTo(entitlement?.leaseExpiry, -24 * HOUR)
  await house.purchases.tick()
  expect(await house.purchases.orders(id)).toHaveLength(1)
})

test('a renewal that is declined is tried twice, told of, and lets the lease run out', async () => {
  const { id, email, buy } = await newBuyer(house)
  const { entitlement } = value(await buy({ ...leaseOf(1, 2000), paymentToken: 'test_renewalDeclined' }))
  for (const hours of [-24, -12, -6, -3]) {
    goTo(entitlement?.leaseExpiry, hours * HOUR)
    await house.purchases.tick()
  }
  expect(await house.purchases.orders(id)).toMatchObject([
    { renewal: true, state: 'declined' },
    { renewal: true, state: 'declined' },
    { state: 'paid' },
  ])
  expect(await house.purchases.mayUse(id, 1)).toBe(true)
  goTo(entitlement?.leaseExpiry, 0)
  expect(await house.purchases.mayUse(id, 1)).toBe(false)
  await house.purchases.tick()
  await house.purchases.tick()
  expect(await house.purchases.library(id)).toEqual([])
  await house.mail.deliver()
  const mails = value(await house.outbox.list()).filter(({ to }) => to === email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Din leje af Lille Spil er udløbet',
    'Din leje af Lille Spil kunne ikke fornyes',
    'Din leje af Lille Spil kunne ikke fornyes',
    'Kvittering for Lille Spil',
  ])
})

test('a lease that is cancelled runs to its end and no further', async () => {
  const { id, buy } = await newBuyer(house)
  const { entitlement } = value(await buy(leaseOf(12, 19_200)))
  expect(value(await house.purchases.setRenewal(id, 1, false)).autoRenew).toBe(false)
  goTo(entitlement?.leaseExpiry, -1)
  await house.purchases.tick()
  expect(await house.purchases.mayUse(id, 1)).toBe(true)
  goTo(entitlement?.leaseExpiry, 0)
  await house.purchases.tick()
  expect(await house.purchases.orders(id)).toHaveLength(1)
  expect(codeOf(await house.purchases.setRenewal(id, 1, true))).toBe('noLease')
})

test('a lease paid with MobilePay cannot renew itself', async () => {
  const { id, buy } = await newBuyer(house)
  const { entitlement } = value(await buy({ ...leaseOf(1, 2000), paymentMethod: 'mobilepay' }))
  expect(entitlement).toMatchObject({ autoRenew: false, mayRenew: false })
  expect(codeOf(await house.purchases.setRenewal(id, 1, true))).toBe('cannotRenew')
})

test('renewing can be switched on again', async () => {
  const { id, buy } = await newBuyer(house)
  value(await buy(leaseOf(1, 2000)))
  value(await house.purchases.setRenewal(id, 1, false))
  expect(value(await house.purchases.setRenewal(id, 1, true)).autoRenew).toBe(true)
})

test('a bought game has nothing to renew', async () => {
  const { id, buy } = await newBuyer(house)
  value(await buy())
  expect(codeOf(await house.purchases.setRenewal(id, 1, true))).toBe('noLease')
})

test('a lapsed lease begins anew, and is not taken off the price', async () => {
  const { id, buy } = await newBuyer(house)
  const { entitlement } = value(await buy(leaseOf(1, 2000)))
  value(await house.purchases.setRenewal(id, 1, false))
  goTo(entitlement?.leaseExpiry, HOUR)
  expect(value(await house.purchases.quote(id, { gameId: 1, ownershipType: 'purchase' })).credit).toBe(0)
  // Before anybody has closed it.
  const again = value(await buy(leaseOf(1, 2000)))
  expect(again.entitlement?.startsAt).toBe(clock.now().toISOString())
  expect(await house.purchases.library(id)).toHaveLength(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { leaseOf, newBuyer } from '../../../testing/buyers.ts'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock, mailsTo } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { addMonths } from './periods.ts'

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
  expect(value(await house.purchases.setRenewal(id, 1, false))).toMatchObject({ gameId: 1, autoRenew: false })
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

const subjectsTo = async (email: string) => {
  await house.mail.deliver()
  return value(await house.outbox.list()).flatMap(({ to, subject }) => (to === email ? [subject] : []))
}

test('a renewal is a sale with a receipt, from the end of the lease on, and renews itself again', async () => {
  const { id, email, buy } = await newBuyer(house)
  const { entitlement } = value(await buy(leaseOf(1, 2000)))
  const end = new Date(entitlement?.leaseExpiry ?? '')
  goTo(entitlement?.leaseExpiry, -24 * HOUR)
  await house.purchases.tick()
  const [renewed] = await house.purchases.library(id)
  expect(renewed).toMatchObject({ leaseExpiry: addMonths(end, 1).toISOString(), autoRenew: true, mayRenew: true })
  expect(await house.purchases.spent(id)).toBe(400_000)
  expect(await subjectsTo(email)).toEqual(['Kvittering for Lille Spil', 'Kvittering for Lille Spil'])
  goTo(renewed?.leaseExpiry, -24 * HOUR)
  await house.purchases.tick()
  expect(await house.purchases.orders(id)).toHaveLength(3)
})

test('the first try is a day before the end, and the second six hours before it', async () => {
  const { id, buy } = await newBuyer(house)
  const { entitlement } = value(await buy({ ...leaseOf(1, 2000), paymentToken: 'test_renewalDeclined' }))
  const tries: string[] = []
  for (const ms of [-24 * HOUR, -6 * HOUR - 1, -6 * HOUR]) {
    goTo(entitlement?.leaseExpiry, ms)
    await house.purchases.tick()
    const orders = (await house.purchases.orders(id)).filter(({ renewal }) => renewal)
    const stories = await Promise.all(orders.map((order) => house.purchases.story(order.id)))
    tries.push(
      stories
        .map((story) => value(story).events[0])
        .map((first) => `${first?.what} ${first?.detail}`)
        .join(),
    )
  }
  expect(tries).toEqual(['renewal attempt 1', 'renewal attempt 1', 'renewal attempt 2,renewal attempt 1'])
})

test('a lease whose time was up before anybody could charge it is not charged, and ends', async () => {
  const { id, email, buy } = await newBuyer(house)
  const { entitlement } = value(await buy(leaseOf(1, 2000)))
  goTo(entitlement?.leaseExpiry, 0)
  expect(codeOf(await house.purchases.setRenewal(id, 1, false))).toBe('noLease')
  await house.purchases.tick()
  await house.purchases.tick()
  expect(await house.purchases.orders(id)).toHaveLength(1)
  expect(await house.purchases.runOut(id)).toMatchObject([{ autoRenew: false, leaseExpiry: entitlement?.leaseExpiry }])
  await house.mail.stop()
  const mails = value(await house.outbox.list()).filter(({ to }) => to === email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Din leje af Lille Spil er udløbet',
    'Kvittering for Lille Spil',
  ])
})

test('a lease leased again at the very moment it ends begins anew', async () => {
  const { id, buy } = await newBuyer(house)
  const { entitlement } = value(await buy(leaseOf(1, 2000)))
  goTo(entitlement?.leaseExpiry, 0)
  expect(value(await house.purchases.quote(id, { gameId: 1, ownershipType: 'purchase' })).credit).toBe(0)
  const again = value(await buy(leaseOf(1, 2000))).entitlement
  expect(again).toMatchObject({
    startsAt: clock.now().toISOString(),
    leaseExpiry: addMonths(clock.now(), 1).toISOString(),
  })
  expect(await house.purchases.runOut(id)).toMatchObject([{ leaseExpiry: entitlement?.leaseExpiry }])
})

test('a game that is not for sale any more is not charged for again, and its lease runs to its end', async () => {
  await house.plant(seedOf('udgaaet', smallGame({ id: 'udgaaet' }), { name: 'Udgået' }))
  const gameId = (await house.catalogue.list()).find(({ slug }) => slug === 'udgaaet')!.id
  const { id, email, buy } = await newBuyer(house)
  const { entitlement } = value(await buy({ gameId, ...leaseOf(1, 2000) }))
  await admitAnyway({ services: house, storage: house.storage }, gameId, 'withdrawn')
  const news = async () =>
    (await house.dashboard.notifications(id, 'da')).items
      .filter(({ kind }) => kind === 'lease')
      .map(({ title, href }) => [title, href])
  // Nobody is promised what will not come.
  goTo(entitlement?.leaseExpiry, -5 * 24 * HOUR)
  expect(await news()).toEqual([['Din leje af Udgået udløber snart', '/dashboard?tab=spil']])
  expect(await house.purchases.library(id)).toMatchObject([{ autoRenew: true, mayRenew: false }])
  expect(codeOf(await house.purchases.setRenewal(id, gameId, true))).toBe('gameNotAdmitted')
  goTo(entitlement?.leaseExpiry, -24 * HOUR)
  await house.purchases.tick()
  await house.purchases.tick()
  expect(await house.purchases.orders(id)).toHaveLength(1)
  // Nor is it charged for when the game comes back, after its holder was told.
  await admitAnyway({ services: house, storage: house.storage }, gameId)
  expect(await house.purchases.library(id)).toMatchObject([{ autoRenew: false, mayRenew: true }])
  await admitAnyway({ services: house, storage: house.storage }, gameId, 'withdrawn')
  goTo(entitlement?.leaseExpiry, -1)
  expect(await house.purchases.mayUse(id, gameId)).toBe(true)
  goTo(entitlement?.leaseExpiry, 1)
  await house.purchases.tick()
  expect(await news()).toEqual([['Din leje af Udgået er udløbet', '/dashboard?tab=spil']])
  await house.mail.deliver()
  const mails = await mailsTo(house, email, 3)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    ...['Din leje af Udgået er udløbet', 'Din leje af Udgået fornyes ikke', 'Kvittering for Udgået'],
  ])
  expect(mails.every(({ text }) => !text.includes('/purchase/'))).toBe(true)
})

test('a lease carried on with MobilePay renews itself no more', async () => {
  const { id, buy } = await newBuyer(house)
  value(await buy(leaseOf(1, 2000)))
  clock.pass(HOUR)
  value(await buy({ ...leaseOf(1, 2000), paymentMethod: 'mobilepay' }))
  expect(await house.purchases.library(id)).toMatchObject([{ autoRenew: false, mayRenew: false }])
  value(await buy(leaseOf(1, 2000)))
  expect(await house.purchases.library(id)).toMatchObject([{ autoRenew: true, mayRenew: true }])
})

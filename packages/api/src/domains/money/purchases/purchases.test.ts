import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaseOf, newBuyer, wishOf } from '../../../testing/buyers.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { keptLog } from '../../../testing/log.ts'
import { createTestClock } from '../../../testing/members.ts'
import { shownIn } from '../../../testing/pdf.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { ProviderFailure } from '../payments/provider.ts'
import { giveBack } from './refund.ts'
import type { Shop } from './shop.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let house: House
const clock = createTestClock()
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

const gamesOf = async (memberId: string) => (await house.purchases.library(memberId)).map(({ gameId }) => gameId)

test('what is paid for is there, with an invoice', async () => {
  const { id, buy } = await newBuyer(house)
  expect(await house.purchases.mayUse(id, 1)).toBe(false)
  const { order, step, entitlement } = value(await buy())
  expect(order).toMatchObject({ state: 'paid', amount: 25_000, vat: 5_000, invoiceNumber: expect.any(Number) })
  expect(step).toBeNull()
  expect(entitlement).toMatchObject({ ownershipType: 'purchase', leaseExpiry: null })
  expect(await gamesOf(id)).toEqual([1])
  expect(await house.purchases.mayUse(id, 1)).toBe(true)
  expect(await house.purchases.spent(id)).toBe(2_500_000)
  expect(codeOf(await buy())).toBe('alreadyOwned')
})

test.each([
  ['a lower price', { amount: 1 }],
  ['no price', { amount: 0 }],
  ['the price of a month for a year', { ...leaseOf(12, 2000) }],
  ['a price that is an øre off', { amount: 24_999.99 }],
])('%s is answered with the right one, and nothing is ordered', async (_, wish) => {
  const { id, buy } = await newBuyer(house)
  const outcome = await buy(wish)
  expect(codeOf(outcome)).toBe('priceChanged')
  expect(outcome).toMatchObject({ refusal: { quote: { amount: 'duration' in wish ? 19_200 : 25_000 } } })
  expect(await house.purchases.orders(id)).toEqual([])
})

test('one reference is one purchase, however often and however many at once', async () => {
  const { id, buy } = await newBuyer(house)
  const paymentReference = 'web-17-abc'
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => buy({ paymentReference })))
  expect(new Set(outcomes.map((outcome) => value(outcome).order.id)).size).toBe(1)
  expect(await house.purchases.orders(id)).toHaveLength(1)
  expect(await house.purchases.spent(id)).toBe(2_500_000)
  expect(codeOf(await buy({ paymentReference, ...leaseOf(1, 2000) }))).toBe('referenceReused')
  expect(codeOf(await buy({ paymentReference, paymentMethod: 'mobilepay' }))).toBe('referenceReused')
})

test('two purchases of one game at once: one is paid', async () => {
  const { id, buy } = await newBuyer(house)
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => buy()))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await house.purchases.spent(id)).toBe(2_500_000)
})

test('the reference of one member is not that of another', async () => {
  const [one, other] = [await newBuyer(house), await newBuyer(house)]
  const first = value(await one.buy({ paymentReference: 'min' }))
  const second = value(await other.buy({ paymentReference: 'min' }))
  expect(second.order.id).not.toBe(first.order.id)
  expect(codeOf(await house.purchases.order(other.id, first.order.id))).toBe('orderNotFound')
  expect(codeOf(await house.purchases.receipt(other.id, first.order.id, 'da'))).toBe('orderNotFound')
  expect(codeOf(await house.purchases.confirmTest(other.id, first.order.id, true))).toBe('orderNotFound')
})

test('a declined card gives nothing, and another one may be tried', async () => {
  const { id, buy } = await newBuyer(house)
  const paymentReference = 'afvist'
  expect(codeOf(await buy({ paymentReference, paymentToken: 'test_declined' }))).toBe('paymentDeclined')
  expect(codeOf(await buy({ paymentReference, paymentToken: 'test_success' }))).toBe('paymentDeclined')
  expect(await gamesOf(id)).toEqual([])
  clock.pass(MINUTE)
  expect(value(await buy()).order.state).toBe('paid')
  expect(await house.purchases.orders(id)).toMatchObject([
    { state: 'paid' },
    { state: 'declined', invoiceNumber: null },
  ])
})

test.each([
  ['credit_card', { paymentToken: 'test_confirm' }],
  ['mobilepay', { phoneNumber: '20000002' }],
] as const)('%s waits for the payer’s word', async (paymentMethod, given) => {
  const { id, buy } = await newBuyer(house)
  const { order, step } = value(await buy({ paymentMethod, ...given }))
  expect([order.state, step?.kind]).toEqual(['needsConfirmation', 'testConfirmation'])
  expect(await gamesOf(id)).toEqual([])
  expect(value(await house.purchases.confirmTest(id, order.id, true)).entitlement?.gameId).toBe(1)
  expect(codeOf(await house.purchases.confirmTest(id, order.id, true))).toBe('notToConfirm')
})

test('who says no to his bank gets nothing', async () => {
  const { id, buy } = await newBuyer(house)
  const { order } = value(await buy({ paymentToken: 'test_confirm' }))
  expect(codeOf(await house.purchases.confirmTest(id, order.id, false))).toBe('paymentDeclined')
  expect(await gamesOf(id)).toEqual([])
})

test('a payment that succeeds after the buyer has gone still gives the game', async () => {
  const { id, email, buy } = await newBuyer(house)
  expect(value(await buy({ paymentToken: 'test_late' })).order.state).toBe('pending')
  clock.pass(5000)
  await house.purchases.tick()
  expect(await gamesOf(id)).toEqual([])
  clock.pass(5000)
  await house.purchases.tick()
  expect(await gamesOf(id)).toEqual([1])
  expect(email).toContain('@')
})

test('a payment that nobody finishes is called off, and a new one takes its place before', async () => {
  const { id, buy } = await newBuyer(house)
  const first = value(await buy({ paymentToken: 'test_timeout' })).order
  const second = value(await buy({ paymentToken: 'test_timeout' })).order
  expect(value(await house.purchases.order(id, first.id)).order.state).toBe('cancelled')
  clock.pass(29 * MINUTE)
  await house.purchases.tick()
  expect(value(await house.purchases.order(id, second.id)).order.state).toBe('pending')
  clock.pass(MINUTE)
  await house.purchases.tick()
  expect(value(await house.purchases.order(id, second.id)).order.state).toBe('cancelled')
  expect(await gamesOf(id)).toEqual([])
})

test('what was paid for a lease is taken off the price of buying', async () => {
  const { id, buy } = await newBuyer(house)
  value(await buy(leaseOf(6, 10_800)))
  const quote = value(await house.purchases.quote(id, { gameId: 1, ownershipType: 'purchase' }))
  expect(quote).toMatchObject({ price: 25_000, credit: 10_800, amount: 14_200 })
  expect(codeOf(await buy())).toBe('priceChanged')
  expect(value(await buy({ amount: 14_200 })).entitlement).toMatchObject({
    ownershipType: 'purchase',
    autoRenew: false,
  })
  expect(await gamesOf(id)).toEqual([1])
  expect(await house.purchases.spent(id)).toBe(2_500_000)
})

test('a lease that cost more than the game makes buying it free', async () => {
  const { id, buy } = await newBuyer(house)
  value(await buy({ ...leaseOf(36, 35_000), offer: 'rent_36_months' }))
  expect(value(await buy({ amount: 0 })).order).toMatchObject({ state: 'paid', amount: 0 })
  expect(await house.purchases.library(id)).toMatchObject([{ ownershipType: 'purchase', leaseExpiry: null }])
})

test('a lease prolonged before it ends goes on from its end', async () => {
  const { id, buy } = await newBuyer(house)
  const [first] = [value(await buy(leaseOf(1, 2000))).entitlement]
  clock.pass(DAY)
  const second = value(await buy(leaseOf(1, 2000))).entitlement
  const months = (iso?: string | null) => new Date(iso ?? '').getUTCMonth()
  expect((months(second?.leaseExpiry) - months(first?.leaseExpiry) + 12) % 12).toBe(1)
  expect(await house.purchases.library(id)).toHaveLength(1)
})

test('an offer has its own price, and only for what it is', async () => {
  const { buy } = await newBuyer(house)
  expect(codeOf(await buy({ ...leaseOf(6, 15_000), offer: 'rent_12_months' }))).toBe('offerDiffers')
  expect(value(await buy({ ...leaseOf(12, 15_000), offer: 'rent_12_months' })).order.amount).toBe(15_000)
})

test('a game that is not there is not sold', async () => {
  const { buy } = await newBuyer(house)
  expect(codeOf(await buy({ gameId: 999 }))).toBe('gameNotFound')
})

test('a refund takes back what was paid for, once', async () => {
  const { id, buy } = await newBuyer(house)
  const { order } = value(await buy())
  const refunds = await Promise.all([1, 2, 3].map(() => house.purchases.refund(order.id, 'fortrudt')))
  for (const refund of refunds) expect(value(refund).state).toBe('refunded')
  expect(await gamesOf(id)).toEqual([])
  expect(await house.purchases.spent(id)).toBe(0)
  const story = value(await house.purchases.story(order.id))
  expect(story.events.map(({ what }) => what)).toEqual(['ordered', 'paid', 'refunded'])
  expect(value(await house.purchases.receipt(id, order.id, 'da')).filename).toMatch(/^spilvaerk-kreditnota-\d+\.pdf$/)
  expect(codeOf(await house.purchases.refund(wishOf().paymentReference, ''))).toBe('orderNotFound')
})

test('a refund that the provider does not take is refused in one line, and may be asked for again', async () => {
  const { id, buy } = await newBuyer(house)
  const { order } = value(await buy())
  const { log, lines } = keptLog()
  const refund = () => Promise.reject(new ProviderFailure('svaret nævner betaleren'))
  // No more of a shop is needed to be sent away.
  const shop = { storage: house.storage, log, payments: { of: () => ({ refund }) } } as unknown as Shop
  expect(codeOf(await giveBack(shop, order.id, 'fortrudt'))).toBe('providerAway')
  expect(lines()).toMatchObject([{ msg: 'provider out of reach', order: order.id, kind: 'Error' }])
  expect(JSON.stringify(lines())).not.toContain('betaleren')
  expect(await gamesOf(id)).toEqual([1])
  expect(value(await house.purchases.refund(order.id, 'fortrudt')).state).toBe('refunded')
})

test('a refunded period makes a lease that much shorter', async () => {
  const { id, buy } = await newBuyer(house)
  const first = value(await buy(leaseOf(6, 10_800)))
  const second = value(await buy(leaseOf(1, 2000)))
  value(await house.purchases.refund(second.order.id, ''))
  expect((await house.purchases.library(id))[0]?.leaseExpiry).toBe(first.entitlement?.leaseExpiry)
  value(await house.purchases.refund(first.order.id, ''))
  expect(await gamesOf(id)).toEqual([])
})

test('a receipt is a PDF, in the name of the company and with the address that the register has', async () => {
  const { id, buy } = await newBuyer(house, { companyName: 'Bølgebryder Spil ApS', cvrNumber: '98000003' })
  const { order } = value(await buy())
  const { pdf, filename } = value(await house.purchases.receipt(id, order.id, 'da'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(shownIn(pdf)).toContain('CVR 10150817 (testtilstand)')
  expect(shownIn(pdf)).toContain('Åse BjørnBølgebryder Spil ApSHavnegade 128000 Aarhus CCVR 98000003')
  expect(filename).toBe(`spilvaerk-faktura-${order.invoiceNumber}.pdf`)
})

test('an invoice is made out to a company that the register does not know, too', async () => {
  const { id, buy } = await newBuyer(house, { companyName: 'Ærø Spil ApS', cvrNumber: '10150817' })
  const { order } = value(await buy())
  const { pdf } = value(await house.purchases.receipt(id, order.id, 'da'))
  expect(shownIn(pdf)).toContain('Åse BjørnÆrø Spil ApSCVR 10150817')
})

test('the invoices are numbered without a gap', async () => {
  const { buy } = await newBuyer(house)
  const before = value(await (await newBuyer(house)).buy()).order.invoiceNumber ?? 0
  await buy({ paymentToken: 'test_declined' })
  await buy({ amount: 1 })
  expect(value(await buy()).order.invoiceNumber).toBe(before + 1)
})

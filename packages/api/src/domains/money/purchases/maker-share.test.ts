import { randomUUID } from 'node:crypto'
import { createGameInput } from '@spilvaerk/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../platform/time/clock.ts'
import { admitAnyway } from '../../../testing/admitted.ts'
import { leaseOf, newBuyer, withoutAddress } from '../../../testing/buyers.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { value } from '../../../testing/players.ts'
import { memberOwner } from '../../games/catalogue/owner.ts'
import { ACCOUNTS, createLedger } from '../wallet/ledger.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

const ledger = createLedger(systemClock)
const DKK = 1_000_000

/** Somebody with an admitted game of their own. */
async function newMaker() {
  const maker = await newBuyer(house)
  const definition: Record<string, unknown> = { ...smallGame() }
  const wish = createGameInput.parse({ name: `Eget ${randomUUID().slice(0, 8)}`, definition })
  const game = value(await house.studio.create(wish, memberOwner(maker.id)))
  await admitAnyway({ services: house, storage: house.storage }, game.id)
  const balance = () => house.wallet.balance(maker.id)
  const texts = async () => (await house.wallet.history(maker.id, {})).movements.map(({ kind, text }) => [kind, text])
  return { ...maker, game, balance, texts }
}

/** What the accounts of sales hold, in DKK. */
async function sales() {
  const { deposits, purchases, vat } = ACCOUNTS
  const of = async (account: string) => (await ledger.balanceMicro(house.storage.read, account)) / DKK
  return { deposits: await of(deposits), purchases: await of(purchases), vat: await of(vat) }
}

async function changeOf(work: () => Promise<unknown>) {
  const before = await sales()
  await work()
  const after = await sales()
  return Object.fromEntries(Object.entries(after).map(([account, dkk]) => [account, dkk - before[account as 'vat']]))
}

test('a sale is booked with its VAT apart, and half of the rest is the maker’s', async () => {
  const maker = await newMaker()
  const { id, buy } = await newBuyer(house)
  const change = await changeOf(() => buy({ gameId: maker.game.id }).then(value))
  expect(change).toEqual({ deposits: -25_000, purchases: 10_000, vat: 5000 })
  expect(await maker.balance()).toBe(10_000 * DKK)
  expect(await maker.texts()).toEqual([['sale', `Salg: ${maker.game.name}`]])
  expect(await house.wallet.balance(id)).toBe(0)
})

test('of a game without a maker everything but the VAT stays', async () => {
  const { buy } = await newBuyer(house)
  expect(await changeOf(() => buy().then(value))).toEqual({ deposits: -25_000, purchases: 20_000, vat: 5000 })
})

test('nobody earns by buying a game of their own', async () => {
  const maker = await newMaker()
  const change = await changeOf(() => maker.buy({ gameId: maker.game.id }).then(value))
  expect(change).toEqual({ deposits: -25_000, purchases: 20_000, vat: 5000 })
  expect(await maker.balance()).toBe(0)
})

test('a lease shares its price, and buying for what it has paid already shares nothing more', async () => {
  const maker = await newMaker()
  const { buy } = await newBuyer(house)
  value(await buy({ gameId: maker.game.id, ...leaseOf(36, 35_000), offer: 'rent_36_months' }))
  expect(await maker.balance()).toBe(14_000 * DKK)
  const change = await changeOf(() => buy({ gameId: maker.game.id, amount: 0 }).then(value))
  expect(change).toEqual({ deposits: 0, purchases: 0, vat: 0 })
  expect(await maker.balance()).toBe(14_000 * DKK)
  expect(await maker.texts()).toHaveLength(1)
})

test('a refund takes the share back, and everything is as before the sale', async () => {
  const maker = await newMaker()
  const { id, buy } = await newBuyer(house)
  const change = await changeOf(async () => {
    const { order } = value(await buy({ gameId: maker.game.id }))
    value(await house.purchases.refund(order.id, 'fortrudt'))
    value(await house.purchases.refund(order.id, 'fortrudt'))
  })
  expect(change).toEqual({ deposits: 0, purchases: 0, vat: 0 })
  expect(await maker.balance()).toBe(0)
  expect(await maker.texts()).toEqual([
    ['refund', `Refusion af salg: ${maker.game.name}`],
    ['sale', `Salg: ${maker.game.name}`],
  ])
  expect(await house.wallet.balance(id)).toBe(0)
})

test.each([
  ['some of it', 9_900, 1],
  ['all of it', 10_000, 2],
])('a maker who has withdrawn %s owes nothing: the refund takes what is left', async (_, amount, movements) => {
  const maker = await newMaker()
  const { buy } = await newBuyer(house)
  const { order } = value(await buy({ gameId: maker.game.id }))
  value(await house.wallet.withdraw({ id: maker.id, kind: 'player' }, { amount }))
  expect(value(await house.purchases.refund(order.id, 'fortrudt')).state).toBe('refunded')
  expect(await maker.balance()).toBe(0)
  expect(await maker.texts()).toHaveLength(4 - movements)
})

test('what else is on a maker’s balance is not taken by a refund', async () => {
  const maker = await newMaker()
  const [one, other] = [await newBuyer(house), await newBuyer(house)]
  const { order } = value(await one.buy({ gameId: maker.game.id, ...leaseOf(1, 2000) }))
  value(await other.buy({ gameId: maker.game.id }))
  expect(await maker.balance()).toBe(10_800 * DKK)
  value(await house.purchases.refund(order.id, 'fortrudt'))
  expect(await maker.balance()).toBe(10_000 * DKK)
})

test('refunding a sale of a game that has no maker takes nothing from anybody', async () => {
  const { buy } = await newBuyer(house)
  const change = await changeOf(async () => {
    const { order } = value(await buy(leaseOf(1, 2000)))
    value(await house.purchases.refund(order.id, 'fortrudt'))
  })
  expect(change).toEqual({ deposits: 0, purchases: 0, vat: 0 })
})

test('what is paid for and not given shares nothing', async () => {
  const maker = await newMaker()
  const { id, buy } = await newBuyer(house)
  const { order } = value(await buy({ gameId: maker.game.id, paymentToken: 'test_confirm' }))
  await admitAnyway({ services: house, storage: house.storage }, maker.game.id, 'suspended')
  expect(value(await house.purchases.confirmTest(id, order.id, true)).order.state).toBe('refunded')
  expect(await maker.texts()).toEqual([])
})

test('a maker who has left gets nothing, since nobody could pay it out', async () => {
  const maker = await newMaker()
  await withoutAddress(house, maker.id)
  const { buy } = await newBuyer(house)
  const change = await changeOf(() => buy({ gameId: maker.game.id }).then(value))
  expect(change).toEqual({ deposits: -25_000, purchases: 20_000, vat: 5000 })
})

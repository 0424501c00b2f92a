import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBuyer } from '../../../testing/buyers.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { value } from '../../../testing/players.ts'
import { shopOf } from '../../../testing/shop.ts'
import { ProviderFailure } from '../payments/provider.ts'
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

/** A shop at a provider who takes a refund at the second try only. */
const shopWith = (refunds: string[]) =>
  shopOf(house, clock, {
    refund: async (reference, amountOere, orderId) => {
      refunds.push(reference)
      if (refunds.length === 1) throw new ProviderFailure('away')
      return { reference, amountOere, orderId, state: 'refunded' }
    },
  })

test('a game that is paid for twice is had once, and the money goes back even if only at the second try', async () => {
  const { id, buy } = await newBuyer(house)
  const slow = value(await buy({ paymentToken: 'test_timeout' })).order
  value(await buy())
  expect(await house.purchases.spent(id)).toBe(2_500_000)

  const refunds: string[] = []
  const shop = shopWith(refunds)
  const paid = { orderId: slow.id, amountOere: 2_500_000, reference: 'sent', state: 'paid' } as const
  await expect(apply(shop, paid)).rejects.toThrow('could not be given back')
  expect(await house.purchases.spent(id)).toBe(5_000_000)
  await apply(shop, paid)
  await apply(shop, paid)
  expect(refunds).toEqual(['sent', 'sent'])
  expect(await house.purchases.spent(id)).toBe(2_500_000)
  expect(value(await house.purchases.order(id, slow.id)).order.state).toBe('refunded')
  expect(await house.purchases.library(id)).toHaveLength(1)
  const { events } = value(await house.purchases.story(slow.id))
  expect(events.map(({ what, detail }) => [what, detail])).toEqual([
    ['ordered', null],
    ['cancelled', null],
    ['paid', 'the game was owned already'],
    ['refunded', 'the game was not given'],
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGate } from '../admission/service.ts'
import { memberViewer } from '../catalogue/service.ts'
import { ProviderFailure } from '../payments/provider.ts'
import { newBuyer } from '../testing/buyers.ts'
import { type House, openHouse } from '../testing/house.ts'
import { keptLog } from '../testing/log.ts'
import { createTestClock } from '../testing/members.ts'
import { value } from '../testing/players.ts'
import { createLedger } from '../wallet/ledger.ts'
import { apply } from './payment.ts'
import type { Shop } from './shop.ts'

const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

/** The house's shop at a provider who takes a refund at the second try only. */
function shopWith(refunds: string[]): Shop {
  const refund = async (reference: string) => {
    refunds.push(reference)
    if (refunds.length === 1) throw new ProviderFailure('away')
    return { state: 'refunded' }
  }
  return {
    ...{ storage: house.storage, clock, log: keptLog().log, ledger: createLedger(clock), mail: house.mail },
    ...{
      catalogue: house.catalogue,
      companies: house.companies,
      userOf: house.accounts.me,
      site: () => 'http://spil.test',
      gate: createGate(house.catalogue),
      makerOf: async () => undefined,
      viewerOf: memberViewer,
      seller: [],
    },
    // Of a provider only what gives money back is asked here.
    payments: { of: () => ({ refund }) } as unknown as Shop['payments'],
  }
}

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
})

import type { MethodFields, PaymentStep } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import {
  NotOurs,
  type PaymentProvider,
  type PaymentWish,
  ProviderFailure,
  type Standing,
} from '../payments/provider.ts'
import { askProvider } from './ask-provider.ts'
import { fulfil } from './fulfil.ts'
import { wareText } from './letters.ts'
import { giveBack, settleRefund } from './refund.ts'
import type { PaymentCode } from './refusals.ts'
import type { Shop } from './shop.ts'
import type { StoredOrder } from './store.ts'
import * as store from './store.ts'

/** An order and what its payment wants next. */
export interface Progress {
  readonly order: StoredOrder
  readonly step: PaymentStep | null
}

/** What a provider is asked for. */
export const paymentWish = ({ site }: Shop, order: StoredOrder, given: MethodFields = {}): PaymentWish => ({
  ...{ orderId: order.id, memberId: order.memberId, amountOere: order.amountOere },
  // Of an order that is asked for again a provider wants the very same text.
  text: `${order.gameName}: ${wareText(order, 'da')}`,
  returnUrl: `${site()}/purchase/${order.gameId}?order=${order.id}`,
  again: order.ownershipType === 'lease',
  given,
})

/** Asks an order's provider and takes its word for how far the order is. One out of reach can be asked again. */
export async function heed(
  shop: Shop,
  order: StoredOrder,
  ask: (provider: PaymentProvider) => Promise<Standing>,
): Promise<Outcome<Progress, PaymentCode>> {
  const reached = await askProvider(shop, order, ask)
  if (!reached.ok) return reached
  const standing = reached.value
  try {
    await apply(shop, standing)
  } catch (error) {
    // One order must not keep others from being looked at, and its buyer is told that nothing is lost.
    if (!(error instanceof ProviderFailure)) throw error
    shop.log.error({ order: order.id, err: error }, 'a payment cannot be applied')
    return refused({ code: 'providerAway' })
  }
  const after = (await store.orderById(shop.storage.read, order.id)) ?? order
  if (after.state === 'declined') return refused({ code: 'paymentDeclined' })
  return granted({ order: after, step: store.isUnderWay(after) ? (standing.step ?? null) : null })
}

/**
 * Takes an order to where its payment stands. The order of messages does not matter, nor how often they come.
 * @throws NotOurs when the payment is not the order's own
 * @throws ProviderFailure when it cannot be given back
 */
export async function apply(shop: Shop, standing: Standing): Promise<void> {
  const why = await shop.storage.tx(async (db) => {
    const order = await store.orderById(db, standing.orderId)
    if (!order) throw new NotOurs(`a payment for order ${standing.orderId}, which is not there`)
    if (standing.amountOere !== order.amountOere) {
      throw new NotOurs(`order ${order.id} costs ${order.amountOere} øre, its payment is ${standing.amountOere}`)
    }
    const { state, reference, savedMethod = null } = standing
    if (state === 'refunded') await settleRefund(shop, db, order.id, 'given back by the provider')
    if (state === 'refunded' || order.state === 'refunded') return null
    // Paid and for nothing: giving it back did not succeed the last time.
    if (order.state === 'paid') return order.entitlementId === null ? 'the game was not given' : null
    await store.changeOrder(db, order.id, { providerReference: reference })
    if (state === 'paid') return fulfil(shop, db, order, savedMethod)
    // What has failed stays failed until the money is there.
    if (!store.isUnderWay(order) || state === order.state) return null
    await store.changeOrder(db, order.id, { state })
    await store.tell(db, order.id, state, shop.clock.now())
    return null
  })
  shop.mail.wake()
  if (why === null) return
  const given = await giveBack(shop, standing.orderId, why)
  if (!given.ok) throw new ProviderFailure(`what was paid for order ${standing.orderId} could not be given back`)
}

import { type MethodFields, methodFieldsIn, type PurchaseInput, type Quote, type QuoteInput } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { buyerOf } from './buyer.ts'
import { apply, heed, type Progress, paymentWish } from './payment.ts'
import { place, quoteIn } from './place.ts'
import { type Item, itemOf } from './quotes.ts'
import type { PurchaseCode, QuoteCode } from './refusals.ts'
import type { Shop } from './shop.ts'
import type { StoredOrder } from './store.ts'
import * as store from './store.ts'

const LOST_MS = 60_000

export function createCheckout(shop: Shop) {
  const { storage, payments, clock, catalogue } = shop

  const quote = async (memberId: string, input: QuoteInput): Promise<Outcome<Quote, QuoteCode>> => {
    const game = await catalogue.summary(input.gameId, shop.viewerOf(memberId))
    const item = itemOf(input)
    if (!game.ok) return game
    return item.ok ? quoteIn(shop, storage.read, { memberId, gameId: input.gameId, item: item.value }) : item
  }

  /** Asks the provider how an order stands; one that it never heard of is begun again under the same number. */
  const look = (order: StoredOrder, given: MethodFields = {}) => {
    const { providerReference: reference } = order
    return heed(shop, order, (provider) =>
      reference ? provider.read(reference) : provider.start(paymentWish(shop, order, given)),
    )
  }

  /** Goes on with an order that was placed, or says what became of it. */
  const resume = async (order: StoredOrder, input: PurchaseInput, item: Item) => {
    const { gameId, ownershipType, months, offer, method } = order
    const isSame =
      gameId === input.gameId &&
      ownershipType === item.ownershipType &&
      months === item.months &&
      offer === item.offer &&
      method === input.paymentMethod
    if (!isSame) return refused({ code: 'referenceReused' })
    if (order.state === 'declined' || order.state === 'cancelled') return refused({ code: 'paymentDeclined' })
    return store.isUnderWay(order) ? look(order, methodFieldsIn(input)) : granted({ order, step: null })
  }

  /** An earlier attempt at the same game is called off, unless its money has come in meanwhile. */
  const callOff = async (memberId: string, gameId: number): Promise<void> => {
    const order = await store.orderUnderWay(storage.read, memberId, gameId)
    if (!order || order.renewal) return
    const { id: orderId, amountOere, providerReference: reference } = order
    if (reference) await heed(shop, order, (provider) => provider.cancel(reference))
    // One that the provider has not answered for so long has got lost on the way.
    else if (clock.now().getTime() - order.createdAt.getTime() >= LOST_MS)
      await apply(shop, { orderId, amountOere, reference: `none:${orderId}`, state: 'cancelled' })
  }

  const purchase = async (memberId: string, input: PurchaseInput): Promise<Outcome<Progress, PurchaseCode>> => {
    const item = itemOf(input)
    if (!item.ok) return item
    const earlier = await store.orderByReference(storage.read, memberId, input.paymentReference)
    if (earlier) return resume(earlier, input, item.value)
    const provider = payments.taking(input.paymentMethod)
    if (!provider) return refused({ code: 'methodNotOffered' })
    const game = await catalogue.summary(input.gameId, shop.viewerOf(memberId))
    if (!game.ok) return game
    const forSale = await shop.gate.admittedVersion(storage.read, input.gameId)
    if (!forSale.ok) return forSale
    await callOff(memberId, input.gameId)
    const buyer = await buyerOf(shop, memberId)
    const placement = { memberId, input, item: item.value, gameName: game.value.name, provider: provider.name, buyer }
    const placed = await storage.tx((db) => place(shop, db, placement))
    if (!placed.ok) return placed
    shop.mail.wake()
    return resume(placed.value, input, item.value)
  }

  return { quote, purchase, look }
}

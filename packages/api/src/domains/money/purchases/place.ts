import type { PurchaseInput, Quote } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { fulfil } from './fulfil.ts'
import { newOrder } from './new-order.ts'
import { type Item, quoteOf } from './quotes.ts'
import type { Shop } from './shop.ts'
import type { StoredOrder } from './store.ts'
import * as store from './store.ts'
import type { Buyer } from './tables.ts'

const OERE = 100

/** What a item costs a member at this moment. */
export async function quoteIn(
  { clock, gate }: Shop,
  db: Asker,
  { memberId, gameId, item }: { readonly memberId: string; readonly gameId: number; readonly item: Item },
): Promise<Outcome<Quote, 'alreadyOwned' | 'gameNotAdmitted'>> {
  const [forSale, alive] = await Promise.all([gate.admittedVersion(db, gameId), store.aliveOf(db, memberId, gameId)])
  if (!forSale.ok) return forSale
  if (alive?.ownershipType === 'purchase') return refused({ code: 'alreadyOwned' })
  const isRunning = alive?.endsAt && alive.endsAt > clock.now()
  return granted(quoteOf(gameId, item, isRunning ? await store.paidFor(db, alive.id) : 0))
}

export interface Placement {
  readonly memberId: string
  readonly input: PurchaseInput
  readonly item: Item
  readonly gameName: string
  readonly provider: string
  readonly buyer: Buyer
}

type PlacementCode = 'alreadyOwned' | 'gameNotAdmitted' | 'notLoggedIn' | 'priceChanged' | 'purchaseUnderWay'

/** Stores an order at the price of this very moment, or finds the one that its reference has. */
export async function place(
  shop: Shop,
  db: Writer,
  placement: Placement,
): Promise<Outcome<StoredOrder, PlacementCode>> {
  const { memberId, input, item, gameName, provider, buyer } = placement
  const { gameId, paymentMethod: method, paymentReference } = input
  const [isMember, rival, price, underWay] = await Promise.all([
    shop.isMember(db, memberId),
    store.orderByReference(db, memberId, paymentReference),
    quoteIn(shop, db, { memberId, gameId, item }),
    store.orderUnderWay(db, memberId, gameId),
  ])
  if (!isMember) return refused({ code: 'notLoggedIn' })
  if (rival) return granted(rival)
  if (!price.ok) return price
  const amountOere = Math.round(price.value.amount * OERE)
  if (Math.round(input.amount * OERE) !== amountOere) return refused({ code: 'priceChanged', quote: price.value })
  if (underWay) return refused({ code: 'purchaseUnderWay' })
  const wish = { memberId, gameId, gameName, item, amountOere, method, provider, paymentReference, buyer }
  const order = newOrder({ ...wish, renewal: false }, shop.clock.now())
  await Promise.all([store.addOrder(db, order), store.tell(db, order.id, 'ordered', order.createdAt)])
  if (amountOere > 0) return granted(order)
  // Nothing to pay: what was paid for the lease covers it.
  await fulfil(shop, db, order, null)
  return granted((await store.orderById(db, order.id)) ?? order)
}

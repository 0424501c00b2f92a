import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { askProvider } from './ask-provider.ts'
import { book } from './fulfil.ts'
import { refunded } from './letters.ts'
import { takeFromMaker } from './maker-share.ts'
import { addMonths } from './periods.ts'
import { type Shop, writingTo } from './shop.ts'
import type { StoredEntitlement, StoredOrder } from './store.ts'
import * as store from './store.ts'

/** Gives the money of a paid order back, and takes back what it paid for. Doing it twice does it once. */
export async function giveBack(
  shop: Shop,
  orderId: string,
  why: string,
): Promise<Outcome<StoredOrder, 'notPaid' | 'orderNotFound' | 'providerAway' | 'providerGone'>> {
  const { storage } = shop
  const order = await store.orderById(storage.read, orderId)
  if (!order) return refused({ code: 'orderNotFound' })
  if (order.state === 'refunded') return granted(order)
  if (order.state !== 'paid') return refused({ code: 'notPaid' })
  if (order.providerReference) {
    const { providerReference: reference, amountOere } = order
    const given = await askProvider(shop, order, (provider) => provider.refund(reference, amountOere, orderId))
    if (!given.ok) return given
  }
  await storage.tx((db) => settleRefund(shop, db, orderId, why))
  shop.mail.wake()
  return granted((await store.orderById(storage.read, orderId)) ?? order)
}

/** Books what the provider has given back. */
export async function settleRefund(shop: Shop, db: Writer, orderId: string, why: string): Promise<void> {
  const now = shop.clock.now()
  const order = await store.orderById(db, orderId)
  if (order?.state !== 'paid') return
  const change = {
    ...{ state: 'refunded' as const, refundedAt: now },
    creditNoteNumber: await store.nextNumber(db, 'creditNote'),
  }
  await store.changeOrder(db, orderId, change)
  await store.tell(db, orderId, 'refunded', now, why)
  await book(shop, db, order, `refund:${orderId}`, -1)
  await takeFromMaker(shop, db, order)
  await takeBack(db, order, now)
  const { email } = await shop.userOf(order.memberId)
  if (email) {
    const writing = await writingTo(shop, order.memberId)
    const words = shop.payments.words(order.method, writing.language)
    await shop.mail.queue(db, email, refunded({ ...order, ...change }, words, writing))
  }
}

/** A refunded purchase ends the right, or makes it the lease again that it was; a refunded period makes a lease that much shorter. */
async function takeBack(db: Writer, order: StoredOrder, now: Date): Promise<void> {
  const right = order.entitlementId === null ? undefined : await store.entitlementById(db, order.entitlementId)
  if (!right || right.endedAt) return
  if (order.months === null) {
    const lease = leaseLeft(right, await store.leasesPaidFor(db, right.id), now)
    return void (await store.changeEntitlement(db, right.id, lease ?? { endedAt: now }))
  }
  // A lease that has become a purchase since stays one: its price was credited there, and is checked by hand.
  if (!right.endsAt) return
  const endsAt = addMonths(right.endsAt, -order.months)
  await store.changeEntitlement(db, right.id, endsAt <= now ? { endedAt: now } : { endsAt })
}

/** What was paid for before the game was bought, for as long as it would have run. Whether it is renewed is asked anew. */
function leaseLeft(
  { startsAt }: StoredEntitlement,
  paid: readonly StoredOrder[],
  now: Date,
): Partial<StoredEntitlement> | undefined {
  const last = paid.at(-1)
  const endsAt = paid.reduce((end, { months }) => addMonths(end, months ?? 0), startsAt)
  if (!last || endsAt <= now) return undefined
  const { ownershipType, months, offer, method, provider, savedMethod } = last
  return { ...{ ownershipType, months, offer, method, provider, savedMethod }, endsAt, autoRenew: false }
}

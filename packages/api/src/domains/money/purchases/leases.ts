import { granted, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { ProviderFailure } from '../payments/provider.ts'
import { buyerOf } from './buyer.ts'
import { leaseEnded, notRenewed, renewalFailed } from './letters.ts'
import { newOrder } from './new-order.ts'
import { apply, heed, paymentWish } from './payment.ts'
import { priceOf } from './quotes.ts'
import { type Shop, writingTo } from './shop.ts'
import type { StoredEntitlement, StoredOrder } from './store.ts'
import * as store from './store.ts'

const OERE = 100
const HOUR_MS = 3_600_000
/** A lease that renews itself is charged so long before it runs out, and once more when that failed. */
const FIRST_TRY_MS = 24 * HOUR_MS
const SECOND_TRY_MS = 6 * HOUR_MS
/** An order that nobody finishes is called off after so long. */
const PATIENCE_MS = HOUR_MS / 2

/** It may have been renewed, ended or told to end since it was looked at: charging those before it took its time. */
const renewsAt = (right: StoredEntitlement | undefined, endsAt: Date): boolean =>
  right?.autoRenew === true && !right.endedAt && right.endsAt?.getTime() === endsAt.getTime()

/** A renewal waits for its provider until the lease has surely run out, when its buyer must be free to order again. */
const isOldAt = ({ createdAt, renewal, providerReference }: StoredOrder, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= (renewal && !providerReference ? FIRST_TRY_MS : PATIENCE_MS)

/** Whether a lease is to renew itself. */
const createRenewalSwitch =
  ({ storage, clock, gate }: Shop) =>
  (memberId: string, gameId: number, on: boolean) =>
    storage.tx(async (db) => {
      const right = await store.aliveOf(db, memberId, gameId)
      if (!right?.endsAt || right.endsAt <= clock.now()) return refused({ code: 'noLease' })
      if (on && right.savedMethod === null) return refused({ code: 'cannotRenew' })
      const forSale = await gate.admittedVersion(db, gameId)
      if (on && !forSale.ok) return forSale
      await store.changeEntitlement(db, right.id, { autoRenew: on })
      return granted({ ...right, autoRenew: on })
    })

/** What is not for sale any more is not charged for again: the lease runs out, and its holder is told once. */
async function renewNoMore(shop: Shop, db: Writer, right: StoredEntitlement): Promise<undefined> {
  await store.changeEntitlement(db, right.id, { autoRenew: false })
  const { email, firstName } = await shop.userOf(right.memberId)
  const letter = notRenewed(right, firstName, await writingTo(shop, right.memberId))
  if (email) await shop.mail.queue(db, email, letter)
}

export function createLeases(shop: Shop) {
  const { storage, clock } = shop

  /** The order of one attempt: made once, whoever asks and however often. */
  const renewalOrder = async (right: StoredEntitlement, endsAt: Date, attempt: 1 | 2) => {
    const { memberId, gameId, gameName, ownershipType, months, offer, method, provider } = right
    const paymentReference = `renewal:${right.id}:${endsAt.toISOString()}:${attempt}`
    const item = { ownershipType, months, offer }
    const amountOere = priceOf(item) * OERE
    const buyer = await buyerOf(shop, memberId)
    const wish = { memberId, gameId, gameName, item, amountOere, method, provider, paymentReference, buyer }
    return storage.tx(async (db) => {
      const earlier = await store.orderByReference(db, memberId, paymentReference)
      if (earlier) return earlier
      // The first attempt may still wait for a provider that could not be asked: it is the one to go on with.
      const underWay = await store.orderUnderWay(db, memberId, gameId)
      if (underWay) return underWay.renewal ? underWay : undefined
      if (!renewsAt(await store.entitlementById(db, right.id), endsAt)) return undefined
      if (!(await shop.gate.admittedVersion(db, gameId)).ok) return renewNoMore(shop, db, right)
      const order = newOrder({ ...wish, renewal: true }, clock.now())
      await store.addOrder(db, order)
      await store.tell(db, order.id, 'renewal', order.createdAt, `attempt ${attempt}`)
      return order
    })
  }

  const renew = async (right: StoredEntitlement, endsAt: Date): Promise<void> => {
    const { savedMethod } = right
    if (!savedMethod) return
    const { email, firstName } = await shop.userOf(right.memberId)
    // A payment may have come in for somebody who had left.
    if (!email) return
    const attempt = endsAt.getTime() - clock.now().getTime() > SECOND_TRY_MS ? 1 : 2
    const order = await renewalOrder(right, endsAt, attempt)
    if (!order || !store.isUnderWay(order) || order.providerReference) return
    const charged = await heed(shop, order, ({ name, chargeAgain }) => {
      if (!chargeAgain) throw new ProviderFailure(`${name} charges nothing again`)
      return chargeAgain(paymentWish(shop, order), savedMethod)
    })
    if (charged.ok || charged.refusal.code !== 'paymentDeclined') return
    const letter = renewalFailed(right, firstName, await writingTo(shop, right.memberId))
    await storage.tx((db) => shop.mail.queue(db, email, letter))
  }

  /** Charges the leases that renew themselves, in the day before they run out. */
  const renewDue = async (): Promise<void> => {
    const now = clock.now()
    for (const right of await store.leasesEndingBy(storage.read, new Date(now.getTime() + FIRST_TRY_MS))) {
      if (right.autoRenew && right.endsAt && right.endsAt > now) await renew(right, right.endsAt)
    }
  }

  /** Closes the leases whose time is up. What they allow ended with their time, whether this has run or not. */
  const endDue = async (): Promise<void> => {
    for (const { id } of await store.leasesEndingBy(storage.read, clock.now())) {
      await storage.tx(async (db) => {
        const right = await store.entitlementById(db, id)
        // Renewed between the look and now.
        if (!right?.endsAt || right.endedAt || right.endsAt > clock.now()) return
        await store.changeEntitlement(db, id, { endedAt: right.endsAt, autoRenew: false })
        const { email, firstName } = await shop.userOf(right.memberId)
        const isForSale = (await shop.gate.admittedVersion(db, right.gameId)).ok
        const letter = leaseEnded(right, firstName, await writingTo(shop, right.memberId), isForSale)
        if (email) await shop.mail.queue(db, email, letter)
      })
    }
    shop.mail.wake()
  }

  /** Asks after the orders under way, whose buyers may be long gone, and calls off what takes too long. */
  const followUp = async (): Promise<void> => {
    for (const order of await store.allUnderWay(storage.read)) {
      const isOld = isOldAt(order, clock.now())
      const { providerReference: reference } = order
      if (reference) {
        const looked = await heed(shop, order, (provider) => provider.read(reference))
        if (looked.ok && isOld && store.isUnderWay(looked.value.order)) {
          await heed(shop, order, (provider) => provider.cancel(reference))
        }
      } else if (isOld) {
        // The provider never heard of it, or the payer never heard back: a payment that comes yet is still heeded.
        const { id: orderId, amountOere } = order
        await apply(shop, { orderId, amountOere, reference: `none:${orderId}`, state: 'cancelled' })
      }
    }
  }

  return {
    setRenewal: createRenewalSwitch(shop),
    /** Everything that is due, one thing after the other. */
    tick: async () => {
      await followUp()
      await renewDue()
      await endDue()
    },
  }
}

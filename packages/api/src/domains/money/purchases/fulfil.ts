import { fromOre } from '../../../platform/numbers/money.ts'
import type { Outcome } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { ACCOUNTS } from '../wallet/ledger.ts'
import { receipt } from './letters.ts'
import { payMaker } from './maker-share.ts'
import { addMonths } from './periods.ts'
import { type Shop, writingTo } from './shop.ts'
import type { StoredEntitlement, StoredOrder } from './store.ts'
import * as store from './store.ts'

/**
 * Gives the buyer what he has paid for: the right, the invoice, the booking and the receipt, all in one transaction.
 * @returns why the money has to go back, where it has to
 */
export async function fulfil(
  shop: Shop,
  db: Writer,
  order: StoredOrder,
  savedMethod: string | null,
): Promise<string | null> {
  const now = shop.clock.now()
  const { memberId, gameId } = order
  const [alive, version, invoiceNumber, { email }, writing] = await Promise.all([
    store.aliveOf(db, memberId, gameId),
    shop.gate.admittedVersion(db, gameId),
    store.nextNumber(db, 'invoice'),
    shop.userOf(memberId),
    writingTo(shop, memberId),
  ])
  const why = whyNot(version, alive)
  const given = version.ok && why === null ? version.value : undefined
  const entitlementId = given === undefined ? null : await grant(db, { ...order, savedMethod }, given, alive, now)
  const paid = { state: 'paid' as const, paidAt: now, savedMethod, entitlementId, invoiceNumber }
  await Promise.all([
    store.changeOrder(db, order.id, paid),
    store.tell(db, order.id, 'paid', now, why),
    book(shop, db, order, `order:${order.id}`, 1),
    email && shop.mail.queue(db, email, receipt({ ...order, ...paid }, writing)),
  ])
  // What is not given goes back, and until it has the maker could spend a share of it.
  if (why === null) await payMaker(shop, db, order)
  return why
}

/** A game that is owned already, or was suspended while the payment was under way, is not given. */
function whyNot(version: Outcome<string, 'gameNotAdmitted'>, alive: StoredEntitlement | undefined): string | null {
  if (alive?.ownershipType === 'purchase') return 'the game was owned already'
  return version.ok ? null : 'the game is not for sale any more'
}

/** The money that came in for an order, or with `sign` -1 went back. It never touches the buyer's own balance. */
export async function book(shop: Shop, db: Writer, order: StoredOrder, key: string, sign: 1 | -1): Promise<void> {
  const { amountOere, vatOere, memberId, gameName } = order
  if (amountOere === 0) return
  const gross = sign * fromOre(amountOere)
  const vat = sign * fromOre(vatOere)
  const posted = await shop.ledger.post(db, {
    kind: sign === 1 ? 'sale' : 'refund',
    memberId,
    text: `${sign === 1 ? 'Køb' : 'Refusion'}: ${gameName}`,
    key,
    lines: [
      { account: ACCOUNTS.deposits, amountMicro: -gross },
      { account: ACCOUNTS.purchases, amountMicro: gross - vat },
      { account: ACCOUNTS.vat, amountMicro: vat },
    ],
  })
  if (!posted.ok) throw new Error(`order ${order.id} cannot be booked: ${posted.refusal.code}`)
}

/** Begins the right, or carries it on: a lease is prolonged from its end, a purchase takes its place. */
async function grant(
  db: Writer,
  order: StoredOrder,
  definitionHash: string,
  alive: StoredEntitlement | undefined,
  now: Date,
): Promise<number> {
  const { memberId, gameId, gameName, ownershipType, months, offer, method, provider, savedMethod } = order
  const runsUntil = alive?.endsAt && alive.endsAt > now ? alive.endsAt : null
  const terms = {
    ...{ definitionHash, ownershipType, method, provider, savedMethod, months, offer },
    endsAt: months === null ? null : addMonths(runsUntil ?? now, months),
    // A renewal keeps what the member has chosen; a new lease renews itself where that is possible.
    autoRenew: months !== null && savedMethod !== null && (order.renewal && alive ? alive.autoRenew : true),
  }
  if (alive && runsUntil) {
    await store.changeEntitlement(db, alive.id, terms)
    return alive.id
  }
  // One whose time is up, and that nobody has closed yet, is another right.
  if (alive) await store.changeEntitlement(db, alive.id, { endedAt: now })
  return store.addEntitlement(db, { memberId, gameId, gameName, startsAt: now, endedAt: null, ...terms })
}

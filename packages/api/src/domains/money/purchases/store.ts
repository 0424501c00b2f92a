import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { number } from '../../../platform/storage/expressions.ts'
import { type Newest, newestBy } from '../../../platform/storage/newest.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { counters, entitlements, orderEvents, orders } from './tables.ts'

export type StoredOrder = typeof orders.$inferSelect
export type StoredEntitlement = typeof entitlements.$inferSelect
export type OrderEvent = typeof orderEvents.$inferSelect
export type Series = 'invoice' | 'creditNote'

const UNDER_WAY = ['pending', 'needsConfirmation'] as const

export const isUnderWay = ({ state }: StoredOrder): boolean => UNDER_WAY.some((known) => known === state)

export const orderById = async (db: Asker, id: string): Promise<StoredOrder | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

export async function orderByReference(db: Asker, memberId: string, reference: string) {
  const named = and(eq(orders.memberId, memberId), eq(orders.paymentReference, reference))
  return (await db.select().from(orders).where(named))[0]
}

export const ordersOf = (db: Asker, memberId: string): Promise<StoredOrder[]> =>
  db.select().from(orders).where(eq(orders.memberId, memberId)).orderBy(desc(orders.createdAt), asc(orders.id))

export async function orderUnderWay(db: Asker, memberId: string, gameId: number): Promise<StoredOrder | undefined> {
  const same = and(eq(orders.memberId, memberId), eq(orders.gameId, gameId), inArray(orders.state, [...UNDER_WAY]))
  return (await db.select().from(orders).where(same))[0]
}

/** Those that wait for a provider, the oldest first. */
export const allUnderWay = (db: Asker): Promise<StoredOrder[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.state, [...UNDER_WAY]))
    .orderBy(asc(orders.createdAt))

export const addOrder = (db: Writer, order: StoredOrder): Promise<unknown> => db.insert(orders).values(order)

export const changeOrder = (db: Writer, id: string, change: Partial<StoredOrder>): Promise<unknown> =>
  db.update(orders).set(change).where(eq(orders.id, id))

export const tell = (
  db: Writer,
  orderId: string,
  what: string,
  at: Date,
  detail: string | null = null,
): Promise<unknown> => db.insert(orderEvents).values({ orderId, what, detail, at })

export const storyOf = (db: Asker, orderId: string): Promise<OrderEvent[]> =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id))

/** The right that has not ended, also when its time is up this very moment. */
export async function aliveOf(db: Asker, memberId: string, gameId: number): Promise<StoredEntitlement | undefined> {
  const alive = and(eq(entitlements.memberId, memberId), eq(entitlements.gameId, gameId), isNull(entitlements.endedAt))
  return (await db.select().from(entitlements).where(alive))[0]
}

/** Whether somebody has a version of a game who was given it, as owner or on a lease that has not ended. */
export async function isHeld(db: Asker, gameId: number, definitionHash: string): Promise<boolean> {
  const given = and(eq(entitlements.gameId, gameId), eq(entitlements.definitionHash, definitionHash))
  const found = db.select({ id: entitlements.id }).from(entitlements)
  return (await found.where(and(given, isNull(entitlements.endedAt))).limit(1)).length > 0
}

export const entitlementById = async (db: Asker, id: number): Promise<StoredEntitlement | undefined> =>
  (await db.select().from(entitlements).where(eq(entitlements.id, id)))[0]

/** What a member may use now. */
export const rightsOf = (db: Asker, memberId: string, now: Date): Promise<StoredEntitlement[]> =>
  db
    .select()
    .from(entitlements)
    .where(
      and(
        eq(entitlements.memberId, memberId),
        isNull(entitlements.endedAt),
        or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now)),
      ),
    )
    .orderBy(desc(entitlements.startsAt), desc(entitlements.id))

/** The leases of a member that have run out; a refunded one did not. The latest first. */
export const runOutOf = (db: Asker, memberId: string, now: Date): Promise<StoredEntitlement[]> =>
  db
    .select()
    .from(entitlements)
    .where(
      and(
        eq(entitlements.memberId, memberId),
        lte(entitlements.endsAt, now),
        or(isNull(entitlements.endedAt), gte(entitlements.endedAt, entitlements.endsAt)),
      ),
    )
    .orderBy(desc(entitlements.endsAt), desc(entitlements.id))

/** The leases whose time is up at `moment`. */
export const leasesEndingBy = (db: Asker, moment: Date): Promise<StoredEntitlement[]> =>
  db
    .select()
    .from(entitlements)
    .where(and(isNull(entitlements.endedAt), isNotNull(entitlements.endsAt), lte(entitlements.endsAt, moment)))
    .orderBy(asc(entitlements.endsAt))

export async function addEntitlement(db: Writer, right: Omit<StoredEntitlement, 'id'>): Promise<number> {
  const [added] = await db.insert(entitlements).values(right).returning({ id: entitlements.id })
  if (!added) throw new Error('an entitlement was not stored')
  return added.id
}

export const changeEntitlement = (db: Writer, id: number, change: Partial<StoredEntitlement>): Promise<unknown> =>
  db.update(entitlements).set(change).where(eq(entitlements.id, id))

/** Nothing is charged again for this member. */
export const stopRenewals = (db: Writer, memberId: string): Promise<unknown> =>
  db.update(entitlements).set({ autoRenew: false, savedMethod: null }).where(eq(entitlements.memberId, memberId))

/** What of a game was paid, the newest first. A number of an invoice is never used twice. */
export const newestPaid = (db: Asker, gameId: number, asked: Newest): Promise<StoredOrder[]> =>
  newestOrders(db, gameId, { at: orders.paidAt, id: orders.invoiceNumber }, asked)

/** What of it was given back. */
export const newestRefunded = (db: Asker, gameId: number, asked: Newest): Promise<StoredOrder[]> =>
  newestOrders(db, gameId, { at: orders.refundedAt, id: orders.creditNoteNumber }, asked)

function newestOrders(
  db: Asker,
  gameId: number,
  { at, id }: Parameters<typeof newestBy>[0],
  asked: Newest,
): Promise<StoredOrder[]> {
  const { where, order } = newestBy({ at, id }, asked)
  const isAsked = and(eq(orders.gameId, gameId), isNotNull(at), isNotNull(id), where)
  return db
    .select()
    .from(orders)
    .where(isAsked)
    .orderBy(...order)
    .limit(asked.limit)
}

/** What was paid for a right and not given back, in øre. */
export async function paidFor(db: Asker, entitlementId: number): Promise<number> {
  const [row] = await db
    .select({ sum: number(sql`coalesce(sum(${orders.amountOere}), 0)`) })
    .from(orders)
    .where(and(eq(orders.entitlementId, entitlementId), eq(orders.state, 'paid')))
  return row?.sum ?? 0
}

/** The leases that were paid for a right and not given back, the earliest first. */
export const leasesPaidFor = (db: Asker, entitlementId: number): Promise<StoredOrder[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.entitlementId, entitlementId), eq(orders.state, 'paid'), isNotNull(orders.months)))
    .orderBy(asc(orders.paidAt))

export async function spentBy(db: Asker, memberId: string): Promise<number> {
  const [row] = await db
    .select({ sum: number(sql`coalesce(sum(${orders.amountOere}), 0)`) })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.state, 'paid')))
  return row?.sum ?? 0
}

/** The next number of a series, taken in the transaction that uses it: what fails leaves no gap. */
export async function nextNumber(db: Writer, series: Series): Promise<number> {
  const [row] = await db
    .insert(counters)
    .values({ name: series, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning()
  if (!row) throw new Error(`no number of the series ${series}`)
  return row.value
}

import type { OfferOption, OrderState, OwnershipType, PaymentMethod } from '@spilvaerk/schemas'
import { sql } from 'drizzle-orm'
import { flag, index, int, json, serial, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'

/** Whom an invoice is made out to. The law on bookkeeping keeps it for five years, whatever becomes of the account. */
export interface Buyer {
  readonly name: string
  readonly companyName?: string | undefined
  readonly cvrNumber?: string | undefined
  /** The company's, by the register: street, then postal code and city. */
  readonly address?: readonly string[]
}

/** What was wished for and how far it came. */
export const orders = table(
  'orders',
  {
    id: text().primaryKey(),
    memberId: text().notNull(),
    gameId: int().notNull(),
    gameName: text().notNull(),
    ownershipType: text().$type<OwnershipType>().notNull(),
    months: int(),
    offer: text().$type<OfferOption>(),
    amountOere: int().notNull(),
    vatOere: int().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().notNull(),
    /** The provider's name of the payment, once he has answered. */
    providerReference: text(),
    /** Names the wish: the same again charges nothing. */
    paymentReference: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    invoiceNumber: int(),
    creditNoteNumber: int(),
    renewal: flag().notNull(),
    /** What can be charged again, by the provider's name for it. */
    savedMethod: text(),
    /** The right that it paid for. */
    entitlementId: int(),
    buyer: json<Buyer>().notNull(),
    createdAt: time().notNull(),
    paidAt: time(),
    refundedAt: time(),
  },
  (t) => [
    uniqueIndex('orders_by_reference').on(t.memberId, t.paymentReference),
    uniqueIndex('orders_by_payment').on(t.provider, t.providerReference),
    uniqueIndex('orders_under_way').on(t.memberId, t.gameId).where(sql`state IN ('pending', 'needsConfirmation')`),
    uniqueIndex('orders_by_invoice').on(t.invoiceNumber),
    uniqueIndex('orders_by_credit_note').on(t.creditNoteNumber),
    index('orders_of_entitlement').on(t.entitlementId),
    index('orders_of_game').on(t.gameId, t.paidAt),
  ],
)

/** An order's story. Triggers refuse to change or delete a line of it. */
export const orderEvents = table(
  'order_events',
  {
    id: serial(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    what: text().notNull(),
    detail: text(),
    at: time().notNull(),
  },
  (t) => [index('order_events_of_order').on(t.orderId, t.id)],
)

/** Who has which game, and for how long. Of each game a member has at most one that has not ended. */
export const entitlements = table(
  'entitlements',
  {
    id: serial(),
    memberId: text().notNull(),
    gameId: int().notNull(),
    gameName: text().notNull(),
    /** The version that was for sale when it was last paid for: it stays there for whoever has it. */
    definitionHash: text().notNull().default(''),
    ownershipType: text().$type<OwnershipType>().notNull(),
    startsAt: time().notNull(),
    /** When the lease runs out; null for good. */
    endsAt: time(),
    autoRenew: flag().notNull(),
    /** What a renewal buys, and charges. */
    months: int(),
    offer: text().$type<OfferOption>(),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().notNull(),
    savedMethod: text(),
    /** Set when the right is over: run out, refunded. */
    endedAt: time(),
  },
  (t) => [
    uniqueIndex('entitlements_alive').on(t.memberId, t.gameId).where(sql`ended_at IS NULL`),
    index('entitlements_of_version').on(t.gameId, t.definitionHash).where(sql`ended_at IS NULL`),
    index('entitlements_to_end').on(t.endsAt).where(sql`ended_at IS NULL`),
  ],
)

/** Series that may have no gap: the next number is taken in the transaction that uses it. */
export const counters = table('counters', { name: text().primaryKey(), value: int().notNull() })

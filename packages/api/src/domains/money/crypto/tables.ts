import type { CryptoCode } from '@spilvaerk/schemas'
import { sql } from 'drizzle-orm'
import { index, int, primaryKey, real, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'
import type { Family } from './coins.ts'

/** What is waited for at an address. */
export const cryptoInvoices = table(
  'crypto_invoices',
  {
    id: text().primaryKey(),
    memberId: text().notNull(),
    memberKind: text().$type<'player' | 'company'>().notNull(),
    currency: text().$type<CryptoCode>().notNull(),
    family: text().$type<Family>().notNull(),
    addressIndex: int().notNull(),
    address: text().notNull(),
    /** In the coin's smallest unit, as digits: more than a number holds. Null when any amount will do. */
    units: text(),
    /** DKK for one coin, locked until it expires. */
    rateDkk: real().notNull(),
    /** The height of the chain when the address was given out. */
    since: int().notNull(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    /** What comes until then is still seen. */
    watchedUntil: time().notNull(),
  },
  (t) => [
    uniqueIndex('crypto_invoices_by_index').on(t.family, t.addressIndex),
    uniqueIndex('crypto_invoices_by_address').on(t.address),
    index('crypto_invoices_of_member').on(t.memberId, t.createdAt),
    index('crypto_invoices_watched').on(t.watchedUntil),
  ],
)

/**
 * `held` waits for the member's limits or the end of an exclusion; from there it is credited, or goes back to a sender's
 * address: `returning`, and `returned` when a staff member has sent it.
 */
export type PaymentState = 'seen' | 'credited' | 'held' | 'gone' | 'returning' | 'returned'

/** What a chain has told of. Its name on the chain is its key: no transfer is ever credited twice. */
export const cryptoPayments = table(
  'crypto_payments',
  {
    chain: text().notNull(),
    id: text().notNull(),
    invoiceId: text()
      .notNull()
      .references(() => cryptoInvoices.id),
    txHash: text().notNull(),
    units: text().notNull(),
    blockHash: text(),
    confirmations: int().notNull(),
    state: text().$type<PaymentState>().notNull(),
    seenAt: time().notNull(),
    creditedMicro: int(),
    /** Why it is held: the code of the limits' refusal. */
    heldFor: text(),
    /** Where the member wants it back to. */
    returnAddress: text(),
    returnAskedAt: time(),
    /** The transaction by which it went back, as a staff member recorded it. */
    returnTx: text(),
    returnedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.chain, t.id] }),
    index('crypto_payments_of_invoice').on(t.invoiceId),
    index('crypto_payments_kept_back').on(t.seenAt).where(sql`state IN ('held', 'returning')`),
  ],
)

/** The transactions that a payer has named. */
export const cryptoHints = table(
  'crypto_hints',
  {
    invoiceId: text()
      .notNull()
      .references(() => cryptoInvoices.id),
    txHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.txHash] })],
)

/** The next address of each family: taken in the transaction that gives it out, and never twice. */
export const cryptoAddressCounters = table('crypto_address_counters', {
  family: text().$type<Family>().primaryKey(),
  next: int().notNull(),
})

/** The simulated chain's memory. */
export const simulatedTransfers = table(
  'simulated_transfers',
  {
    id: text().primaryKey(),
    currency: text().$type<CryptoCode>().notNull(),
    address: text().notNull(),
    units: text().notNull(),
    sentAt: time().notNull(),
    /** Set by a reorganisation: the chain has forgotten it. */
    undoneAt: time(),
  },
  (t) => [index('simulated_transfers_to').on(t.address)],
)

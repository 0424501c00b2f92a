import type { CryptoCode } from '@spilvaerk/schemas'
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { inSteps } from '../../../platform/storage/steps.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Family } from './coins.ts'
import { cryptoAddressCounters, cryptoHints, cryptoInvoices, cryptoPayments, simulatedTransfers } from './tables.ts'

/** Of one invoice. */
const MOST_HINTS = 20

export type StoredInvoice = typeof cryptoInvoices.$inferSelect
export type StoredPayment = typeof cryptoPayments.$inferSelect
type SimulatedTransfer = typeof simulatedTransfers.$inferSelect

/** The next index of a family, taken in the transaction that uses it. */
export async function nextIndex(db: Writer, family: Family): Promise<number> {
  const [row] = await db
    .insert(cryptoAddressCounters)
    .values({ family, next: 1 })
    .onConflictDoUpdate({ target: cryptoAddressCounters.family, set: { next: sql`${cryptoAddressCounters.next} + 1` } })
    .returning()
  if (!row) throw new Error(`no next address of ${family}`)
  return row.next - 1
}

export const addInvoice = (db: Writer, invoice: StoredInvoice): Promise<unknown> =>
  db.insert(cryptoInvoices).values(invoice)

export const paymentsOf = (db: Asker, invoiceId: string): Promise<StoredPayment[]> =>
  db
    .select()
    .from(cryptoPayments)
    .where(eq(cryptoPayments.invoiceId, invoiceId))
    .orderBy(asc(cryptoPayments.seenAt), asc(cryptoPayments.id))

export const addPayment = (db: Writer, payment: StoredPayment): Promise<unknown> =>
  db.insert(cryptoPayments).values(payment)

export const changePayment = (
  db: Writer,
  { chain, id }: Pick<StoredPayment, 'chain' | 'id'>,
  change: Partial<StoredPayment>,
): Promise<unknown> =>
  db
    .update(cryptoPayments)
    .set(change)
    .where(and(eq(cryptoPayments.chain, chain), eq(cryptoPayments.id, id)))

/** An address that is looked at, with what is known of it. */
export interface Watched {
  readonly invoice: StoredInvoice
  readonly kept: readonly StoredPayment[]
  /** Transactions that the payer has named. */
  readonly hints: readonly string[]
}

interface InvoicePayment {
  readonly invoice: StoredInvoice
  readonly payment: StoredPayment
}

const invoicePayments = (db: Asker) =>
  db
    .select({ invoice: cryptoInvoices, payment: cryptoPayments })
    .from(cryptoPayments)
    .innerJoin(cryptoInvoices, eq(cryptoInvoices.id, cryptoPayments.invoiceId))

const KEPT_BACK = sql`${cryptoPayments.state} IN ('held', 'returning')`

export async function paymentByRef(
  db: Asker,
  { chain, id }: Pick<StoredPayment, 'chain' | 'id'>,
): Promise<StoredPayment | undefined> {
  const [found] = await db
    .select()
    .from(cryptoPayments)
    .where(and(eq(cryptoPayments.chain, chain), eq(cryptoPayments.id, id)))
  return found
}

/** What is neither credited nor back at its sender, oldest first. */
export const keptBack = (db: Asker): Promise<InvoicePayment[]> =>
  invoicePayments(db).where(KEPT_BACK).orderBy(asc(cryptoPayments.seenAt), asc(cryptoPayments.id))

/** Held payments at addresses that are not looked at any more. */
export const heldUnwatched = (db: Asker, now: Date): Promise<InvoicePayment[]> =>
  invoicePayments(db).where(and(KEPT_BACK, eq(cryptoPayments.state, 'held'), lte(cryptoInvoices.watchedUntil, now)))

export async function hasKeptBack(db: Asker, memberId: string): Promise<boolean> {
  const found = await invoicePayments(db)
    .where(and(KEPT_BACK, eq(cryptoInvoices.memberId, memberId)))
    .limit(1)
  return found.length > 0
}

export const createStore = ({ read, tx }: Storage) => ({
  one: async (id: string): Promise<StoredInvoice | undefined> =>
    (await read.select().from(cryptoInvoices).where(eq(cryptoInvoices.id, id)))[0],
  byAddress: async (memberId: string, address: string): Promise<StoredInvoice | undefined> =>
    (
      await read
        .select()
        .from(cryptoInvoices)
        .where(and(eq(cryptoInvoices.memberId, memberId), eq(cryptoInvoices.address, address)))
    )[0],
  isOurs: async (address: string): Promise<boolean> =>
    (await read.select({ id: cryptoInvoices.id }).from(cryptoInvoices).where(eq(cryptoInvoices.address, address)))
      .length > 0,
  ofMember: (memberId: string): Promise<StoredInvoice[]> =>
    read
      .select()
      .from(cryptoInvoices)
      .where(eq(cryptoInvoices.memberId, memberId))
      .orderBy(desc(cryptoInvoices.createdAt), desc(cryptoInvoices.addressIndex))
      .limit(100),
  /** All of them are asked for every few seconds: three questions, however many they are. */
  watched: async (now: Date): Promise<Watched[]> => {
    const isWatched = gt(cryptoInvoices.watchedUntil, now)
    const [invoices, payments, hints] = await Promise.all([
      read.select().from(cryptoInvoices).where(isWatched).orderBy(asc(cryptoInvoices.createdAt)),
      invoicePayments(read).where(isWatched),
      read
        .select({ hint: cryptoHints })
        .from(cryptoHints)
        .innerJoin(cryptoInvoices, eq(cryptoInvoices.id, cryptoHints.invoiceId))
        .where(isWatched),
    ])
    const watched = new Map(
      invoices.map((invoice) => [invoice.id, { invoice, kept: [] as StoredPayment[], hints: [] as string[] }]),
    )
    for (const { payment } of payments) watched.get(payment.invoiceId)?.kept.push(payment)
    for (const { hint } of hints) watched.get(hint.invoiceId)?.hints.push(hint.txHash)
    return [...watched.values()]
  },
  expire: (id: string, expiresAt: Date): Promise<unknown> =>
    tx((db) => db.update(cryptoInvoices).set({ expiresAt }).where(eq(cryptoInvoices.id, id))),
  payments: (invoiceId: string) => paymentsOf(read, invoiceId),
  hintsFor: async (invoiceId: string): Promise<string[]> =>
    (await read.select().from(cryptoHints).where(eq(cryptoHints.invoiceId, invoiceId))).map(({ txHash }) => txHash),
  /** Each look asks the chain for every hint: what is named beyond some is found when it lies in a block. */
  addHint: (invoiceId: string, txHash: string): Promise<unknown> =>
    tx(async (db) => {
      const given = await db.select().from(cryptoHints).where(eq(cryptoHints.invoiceId, invoiceId))
      if (given.length >= MOST_HINTS) return
      await db.insert(cryptoHints).values({ invoiceId, txHash }).onConflictDoNothing()
    }),
  simulatedTo: (address: string, currency: CryptoCode): Promise<SimulatedTransfer[]> =>
    read
      .select()
      .from(simulatedTransfers)
      .where(
        and(
          eq(simulatedTransfers.address, address),
          eq(simulatedTransfers.currency, currency),
          isNull(simulatedTransfers.undoneAt),
        ),
      )
      .orderBy(asc(simulatedTransfers.sentAt)),
  addSimulated: (transfer: SimulatedTransfer): Promise<unknown> =>
    tx(
      inSteps({
        scope: transfer.id,
        read: async () => undefined,
        write: async (db, _, batch) => batch.send(db.insert(simulatedTransfers).values(transfer)),
      }),
    ),
  undoSimulated: async (address: string, undoneAt: Date): Promise<void> => {
    await tx((db) => db.update(simulatedTransfers).set({ undoneAt }).where(eq(simulatedTransfers.address, address)))
  },
})
export type CryptoStore = ReturnType<typeof createStore>

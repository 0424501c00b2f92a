import { and, eq } from 'drizzle-orm'
import { ledgerAccounts, ledgerCheckpoints, movements, postings } from '../domains/schema.ts'
import type { Storage, Writer } from '../platform/storage/storage.ts'

/** How many movements lie between the checkpoints of a ledger that is spoilt. */
export const SIGNED_EVERY = 3

/** What somebody who owns the database could do to one row of it. */
export const wrongs: readonly ((db: Writer, at: number, account: number) => PromiseLike<unknown>)[] = [
  (db, at) => db.update(movements).set({ text: 'x' }).where(eq(movements.id, at)),
  (db, at) => db.update(movements).set({ hash: 'x' }).where(eq(movements.id, at)),
  async (db, at) => {
    // One that no checkpoint names.
    const id = at % SIGNED_EVERY === 0 ? at - 1 : at
    await db.delete(postings).where(eq(postings.movementId, id))
    await db.delete(movements).where(eq(movements.id, id))
  },
  (db, at) => db.update(postings).set({ amountMicro: 7 }).where(eq(postings.movementId, at)),
  (db, at) => db.update(postings).set({ balanceMicro: 7 }).where(eq(postings.movementId, at)),
  (db, at, account) => db.delete(postings).where(and(eq(postings.movementId, at), eq(postings.accountId, account))),
  (db, _, account) => db.update(ledgerAccounts).set({ balanceMicro: 7 }).where(eq(ledgerAccounts.id, account)),
  (db, at) => db.update(ledgerCheckpoints).set({ head: 'x' }).where(eq(ledgerCheckpoints.n, at)),
  (db, at) => db.update(ledgerCheckpoints).set({ movementId: 1 }).where(eq(ledgerCheckpoints.n, at)),
  (db, at) => db.update(ledgerCheckpoints).set({ movementId: 19 }).where(eq(ledgerCheckpoints.n, at)),
  (db, at) =>
    db
      .update(ledgerCheckpoints)
      .set({ totals: [['member', 7]] })
      .where(eq(ledgerCheckpoints.n, at)),
  (db, at) => db.update(ledgerCheckpoints).set({ signature: 'x' }).where(eq(ledgerCheckpoints.n, at)),
  (db, at) => db.delete(ledgerCheckpoints).where(eq(ledgerCheckpoints.n, at)),
]

/** Runs in a transaction of which nothing is stored. */
export async function rolledBack(storage: Storage, work: (db: Writer) => Promise<void>): Promise<void> {
  const over = new Error('over')
  const done = storage.tx(async (db) => {
    await work(db)
    throw over
  })
  await done.catch((error: unknown) => {
    if (error !== over) throw error
  })
}

/** What would refuse it. */
export const KEEPERS = [
  ['movements_keep', 'movements'],
  ['movements_stay', 'movements'],
  ['postings_keep', 'postings'],
  ['postings_stay', 'postings'],
  ['ledger_accounts_keep', 'ledger_accounts'],
  ['ledger_checkpoints_keep', 'ledger_checkpoints'],
  ['ledger_checkpoints_stay', 'ledger_checkpoints'],
] as const

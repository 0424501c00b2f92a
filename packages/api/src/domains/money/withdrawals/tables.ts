import { sql } from 'drizzle-orm'
import { index, int, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'

/** What members have asked to be paid. What waits lies in the ledger's account `payouts` and cannot be played. */
export const withdrawals = table(
  'withdrawals',
  {
    id: text().primaryKey(),
    memberId: text().notNull(),
    amountMicro: int().notNull(),
    /** Of the movement that took it from the balance: one request, one withdrawal. */
    key: text().notNull(),
    state: text().$type<'waiting' | 'paid' | 'refused' | 'cancelled'>().notNull(),
    /** Why it had to wait; null: it was paid at once. */
    waitsFor: text().$type<'largeWin' | 'staff'>(),
    createdAt: time().notNull(),
    /** When it was paid, refused or cancelled. */
    decidedAt: time(),
    /** The staff member's address; null where nobody had to decide. */
    decidedBy: text(),
    why: text(),
  },
  (t) => [
    uniqueIndex('withdrawals_by_key').on(t.key),
    index('withdrawals_of_member').on(t.memberId, t.createdAt),
    index('withdrawals_waiting').on(t.createdAt).where(sql`state = 'waiting'`),
  ],
)

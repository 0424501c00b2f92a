import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { withdrawals } from './tables.ts'

export type StoredWithdrawal = typeof withdrawals.$inferSelect
export type Decided = Pick<StoredWithdrawal, 'decidedAt' | 'decidedBy' | 'why'> & {
  readonly state: 'paid' | 'refused' | 'cancelled'
}

const LISTED = 100
const WAITING = sql`${withdrawals.state} = 'waiting'`

export const addWithdrawal = (db: Writer, withdrawal: StoredWithdrawal) => db.insert(withdrawals).values(withdrawal)

export async function withdrawalById(db: Asker, id: string): Promise<StoredWithdrawal | undefined> {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  return found
}

export async function withdrawalByKey(db: Asker, key: string): Promise<StoredWithdrawal | undefined> {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.key, key))
  return found
}

export const withdrawalsOf = (db: Asker, memberId: string): Promise<StoredWithdrawal[]> =>
  db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.memberId, memberId))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(LISTED)

export const waitingWithdrawals = (db: Asker): Promise<StoredWithdrawal[]> =>
  db.select().from(withdrawals).where(WAITING).orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))

export async function hasWaiting(db: Asker, memberId: string): Promise<boolean> {
  const found = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), WAITING))
    .limit(1)
  return found.length > 0
}

/** Decides what waits; `undefined`: it has been decided. */
export async function decide(db: Writer, id: string, decided: Decided): Promise<StoredWithdrawal | undefined> {
  const [kept] = await db
    .update(withdrawals)
    .set(decided)
    .where(and(eq(withdrawals.id, id), WAITING))
    .returning()
  return kept
}

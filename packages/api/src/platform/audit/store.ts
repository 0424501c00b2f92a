import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import { type Newest, newestBy } from '../storage/newest.ts'
import type { Asker, Reader, Writer } from '../storage/storage.ts'
import { auditEntries } from './tables.ts'

export type StoredEntry = typeof auditEntries.$inferSelect

export async function lastEntry(db: Asker): Promise<StoredEntry | undefined> {
  const [last] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return last
}

export const addEntry = (db: Writer, entry: StoredEntry) => db.insert(auditEntries).values(entry)

export const entriesAfter = (db: Asker, id: number, limit: number): Promise<StoredEntry[]> =>
  db.select().from(auditEntries).where(gt(auditEntries.id, id)).orderBy(asc(auditEntries.id)).limit(limit)

export const entriesOf = (db: Asker, subject: string): Promise<StoredEntry[]> =>
  db.select().from(auditEntries).where(eq(auditEntries.subject, subject)).orderBy(asc(auditEntries.id))

export function newestOf(
  db: Asker,
  subject: string,
  actions: readonly string[],
  asked: Newest,
): Promise<StoredEntry[]> {
  const { actor: by, at, id } = auditEntries
  const { where, order } = newestBy({ by, at, id }, asked)
  const isAsked = and(eq(auditEntries.subject, subject), inArray(auditEntries.action, [...actions]), where)
  return db
    .select()
    .from(auditEntries)
    .where(isAsked)
    .orderBy(...order)
    .limit(asked.limit)
}

/** Whoever has an entry of the subject. */
export const actorsOf = async (db: Reader, subject: string): Promise<string[]> =>
  (
    await db.selectDistinct({ actor: auditEntries.actor }).from(auditEntries).where(eq(auditEntries.subject, subject))
  ).map(({ actor }) => actor)

import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import { isBefore, isBy, type Newest } from '../storage/newest.ts'
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

export const newestOf = (
  db: Asker,
  subject: string,
  actions: readonly string[],
  { by, before, limit }: Newest,
): Promise<StoredEntry[]> =>
  db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject),
        inArray(auditEntries.action, [...actions]),
        isBy(auditEntries.actor, by),
        isBefore(auditEntries.at, auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)

/** Whoever has an entry of the subject. */
export const actorsOf = async (db: Reader, subject: string): Promise<string[]> =>
  (
    await db.selectDistinct({ actor: auditEntries.actor }).from(auditEntries).where(eq(auditEntries.subject, subject))
  ).map(({ actor }) => actor)

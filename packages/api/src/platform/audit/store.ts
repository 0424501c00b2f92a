import { asc, desc, eq, gt } from 'drizzle-orm'
import type { Asker, Writer } from '../storage/storage.ts'
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

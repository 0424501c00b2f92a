import { and, desc, eq, lte } from 'drizzle-orm'
import { type Newest, newestBy } from '../../../platform/storage/newest.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { textRevisions } from './tables.ts'

type StoredRevision = typeof textRevisions.$inferSelect

/** The newest first. */
export const revisionsOf = (db: Asker, gameId: number): Promise<StoredRevision[]> =>
  db.select().from(textRevisions).where(eq(textRevisions.gameId, gameId)).orderBy(desc(textRevisions.revision))

export function newestRevisions(db: Asker, gameId: number, asked: Newest): Promise<StoredRevision[]> {
  const { author: by, createdAt: at, revision: id } = textRevisions
  const { where, order } = newestBy({ by, at, id }, asked)
  const found = db
    .select()
    .from(textRevisions)
    .where(and(eq(textRevisions.gameId, gameId), where))
  return found.orderBy(...order).limit(asked.limit)
}

/** What somebody has written, in whichever game; the newest first. */
export const writtenBy = (db: Asker, author: string): Promise<StoredRevision[]> =>
  db.select().from(textRevisions).where(eq(textRevisions.author, author)).orderBy(desc(textRevisions.createdAt))

export const latestRevision = async (db: Asker, gameId: number): Promise<number> => {
  const [latest] = await db
    .select({ revision: textRevisions.revision })
    .from(textRevisions)
    .where(eq(textRevisions.gameId, gameId))
    .orderBy(desc(textRevisions.revision))
    .limit(1)
  return latest?.revision ?? 0
}

export const addRevision = (db: Writer, revision: StoredRevision) => db.insert(textRevisions).values(revision)

export const dropRevisionsUpTo = (db: Writer, gameId: number, revision: number) =>
  db.delete(textRevisions).where(and(eq(textRevisions.gameId, gameId), lte(textRevisions.revision, revision)))

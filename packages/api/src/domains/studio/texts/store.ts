import { and, desc, eq, lte } from 'drizzle-orm'
import { isBefore, isBy, type Newest } from '../../../platform/storage/newest.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { textRevisions } from './tables.ts'

type StoredRevision = typeof textRevisions.$inferSelect

/** The newest first. */
export const revisionsOf = (db: Asker, gameId: number): Promise<StoredRevision[]> =>
  db.select().from(textRevisions).where(eq(textRevisions.gameId, gameId)).orderBy(desc(textRevisions.revision))

export const newestRevisions = (db: Asker, gameId: number, { by, before, limit }: Newest): Promise<StoredRevision[]> =>
  db
    .select()
    .from(textRevisions)
    .where(
      and(
        eq(textRevisions.gameId, gameId),
        isBy(textRevisions.author, by),
        isBefore(textRevisions.createdAt, textRevisions.revision, before),
      ),
    )
    .orderBy(desc(textRevisions.createdAt), desc(textRevisions.revision))
    .limit(limit)

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

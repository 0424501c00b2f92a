import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { artFiles, artRevisions, artUses } from './tables.ts'

export type StoredRevision = typeof artRevisions.$inferSelect
export type StoredFile = typeof artFiles.$inferSelect

export const revisionsOf = (db: Asker, gameId: number): Promise<StoredRevision[]> =>
  db.select().from(artRevisions).where(eq(artRevisions.gameId, gameId)).orderBy(desc(artRevisions.revision))

export const addRevision = (db: Writer, revision: StoredRevision) => db.insert(artRevisions).values(revision)

export const dropRevisions = (db: Writer, gameId: number, revisions: readonly number[]) =>
  db.delete(artRevisions).where(and(eq(artRevisions.gameId, gameId), inArray(artRevisions.revision, [...revisions])))

export const addFile = (db: Writer, file: StoredFile) => db.insert(artFiles).values(file).onConflictDoNothing()

export async function fileOf(db: Asker, hash: string): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(artFiles).where(eq(artFiles.hash, hash))
  return row
}

/** The games that have one of these files, in what they show or in a state of theirs. */
export async function gamesWith(db: Asker, ...hashes: readonly string[]): Promise<number[]> {
  const uses = db.select({ id: artUses.gameId }).from(artUses)
  return (await uses.where(inArray(artUses.hash, hashes)).groupBy(artUses.gameId)).map(({ id }) => id)
}

/** How large files are, by hash. */
export async function sizesOf(db: Asker, hashes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select({ hash: artFiles.hash, size: artFiles.size })
    .from(artFiles)
    .where(inArray(artFiles.hash, [...hashes]))
  return new Map(rows.map(({ hash, size }) => [hash, size]))
}

/** What the files of these games take together. */
export async function bytesOfGames(db: Asker, gameIds: readonly number[]): Promise<number> {
  if (gameIds.length === 0) return 0
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${artFiles.size}), 0)` })
    .from(artUses)
    .innerJoin(artFiles, eq(artFiles.hash, artUses.hash))
    .where(inArray(artUses.gameId, [...gameIds]))
  return Number(row?.bytes ?? 0)
}

/** From now on a game has these files and no others; those that no game has are gone. */
export async function setUses(db: Writer, gameId: number, hashes: readonly string[]): Promise<void> {
  const had = (await db.select().from(artUses).where(eq(artUses.gameId, gameId))).map(({ hash }) => hash)
  const dropped = had.filter((hash) => !hashes.includes(hash))
  const added = hashes.filter((hash) => !had.includes(hash))
  if (added.length > 0) await db.insert(artUses).values(added.map((hash) => ({ gameId, hash })))
  if (dropped.length === 0) return
  await db.delete(artUses).where(and(eq(artUses.gameId, gameId), inArray(artUses.hash, dropped)))
  const elsewhere = (await db.select().from(artUses).where(inArray(artUses.hash, dropped))).map(({ hash }) => hash)
  const orphans = dropped.filter((hash) => !elsewhere.includes(hash))
  if (orphans.length > 0) await db.delete(artFiles).where(inArray(artFiles.hash, orphans))
}

import { eq, inArray } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { libraryNotes } from './tables.ts'

type Notes = typeof libraryNotes.$inferSelect

export const notesOf = async (db: Asker, gameId: number): Promise<Notes | undefined> =>
  (await db.select().from(libraryNotes).where(eq(libraryNotes.gameId, gameId)))[0]

/** Of so many games, by their numbers. */
export async function notesOfGames(db: Asker, gameIds: readonly number[]): Promise<ReadonlyMap<number, Notes>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(libraryNotes)
    .where(inArray(libraryNotes.gameId, [...gameIds]))
  return new Map(rows.map((notes) => [notes.gameId, notes]))
}

export const dropNotes = (db: Writer, gameId: number): Promise<unknown> =>
  db.delete(libraryNotes).where(eq(libraryNotes.gameId, gameId))

export const setNotes = (db: Writer, { gameId, ...notes }: Notes) =>
  db
    .insert(libraryNotes)
    .values({ gameId, ...notes })
    .onConflictDoUpdate({ target: libraryNotes.gameId, set: notes })

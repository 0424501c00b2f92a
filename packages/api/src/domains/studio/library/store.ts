import { eq } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { games } from '../../games/catalogue/tables.ts'
import { libraryNotes } from './tables.ts'

type Notes = typeof libraryNotes.$inferSelect

export const notesOf = async (db: Asker, gameId: number): Promise<Notes | undefined> =>
  (await db.select().from(libraryNotes).where(eq(libraryNotes.gameId, gameId)))[0]

/** Of an owner's games, by their numbers. */
export async function notesOfGames(db: Asker, owner: string): Promise<ReadonlyMap<number, Notes>> {
  const rows = await db
    .select({ notes: libraryNotes })
    .from(libraryNotes)
    .innerJoin(games, eq(games.id, libraryNotes.gameId))
    .where(eq(games.owner, owner))
  return new Map(rows.map(({ notes }) => [notes.gameId, notes]))
}

export const setNotes = (db: Writer, { gameId, ...notes }: Notes) =>
  db
    .insert(libraryNotes)
    .values({ gameId, ...notes })
    .onConflictDoUpdate({ target: libraryNotes.gameId, set: notes })

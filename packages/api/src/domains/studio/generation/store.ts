import { and, desc, eq, lt } from 'drizzle-orm'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import type { StoredMaking } from '../../games/catalogue/composed.ts'
import { generations } from './tables.ts'

export type StoredGeneration = typeof generations.$inferSelect

export function createStore({ read, tx, claim }: Storage) {
  const byKey = async (owner: string, requestKey: string): Promise<StoredGeneration | undefined> => {
    const [row] = await read
      .select()
      .from(generations)
      .where(and(eq(generations.owner, owner), eq(generations.requestKey, requestKey)))
    return row
  }

  /** How a game came to be, where this very definition was generated under the id. */
  const makingOf = async (id: string, definitionHash: string): Promise<StoredMaking | null> => {
    const [row] = await read
      .select({ making: generations.making })
      .from(generations)
      .where(and(eq(generations.id, id), eq(generations.definitionHash, definitionHash)))
    // It was stored as a making.
    return row?.making ? (JSON.parse(row.making) as StoredMaking) : null
  }

  /** Of two with one key the first stays. What is older than `since` goes. */
  const keep = (row: StoredGeneration, since: Date): Promise<void> =>
    tx(async (db) => {
      await db.delete(generations).where(lt(generations.createdAt, since))
      await db.insert(generations).values(row).onConflictDoNothing()
    })

  /** What was designed for an owner lately, the newest first. */
  const ofOwner = (owner: string): Promise<StoredGeneration[]> =>
    read.select().from(generations).where(eq(generations.owner, owner)).orderBy(desc(generations.createdAt))

  return { byKey, makingOf, ofOwner, keep, claim }
}

/** What was designed for an owner, with the words that it was asked for with. */
export const forget = (db: Writer, owner: string) => db.delete(generations).where(eq(generations.owner, owner))

export type Store = ReturnType<typeof createStore>

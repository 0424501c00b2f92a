import type { GameTexts } from '@spilvaerk/schemas'
import { eq } from 'drizzle-orm'
import type { Asker, Writer } from '../../../../platform/storage/storage.ts'
import { games } from '../tables.ts'

/** What makers have written of their games, as far as the games themselves carry it. Each writes as part of a transaction. */
export interface GivenTexts {
  of(db: Asker, gameId: number): Promise<{ readonly version: number; readonly texts: GameTexts } | undefined>
  set(db: Writer, gameId: number, texts: GameTexts): Promise<void>
}

export const GIVEN_TEXTS: GivenTexts = {
  of: async (db, gameId) => {
    const [row] = await db
      .select({ version: games.version, texts: games.texts })
      .from(games)
      .where(eq(games.id, gameId))
    return row && { version: row.version, texts: row.texts ?? [] }
  },
  set: async (db, gameId, texts) => {
    await db
      .update(games)
      .set({ texts: [...texts] })
      .where(eq(games.id, gameId))
  },
}

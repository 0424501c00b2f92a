import { type ChosenLook, type GameArt, PLAIN_PRESENTATION } from '@spilvaerk/schemas'
import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Asker, Writer } from '../../../../platform/storage/storage.ts'
import { games } from '../tables.ts'

/** A game with what its maker has given it. */
export interface ArtGame {
  readonly id: number
  readonly name: string
  readonly owner: string | null
  /** As its maker sees it. */
  readonly art: GameArt | null
  /** As others see it. */
  readonly shownArt: GameArt | null
}

/** Pictures and sounds of makers, as far as the games themselves carry them. Each writes as part of a transaction. */
export interface GivenArt {
  of(db: Asker, gameId: number): Promise<ArtGame | undefined>
  set(db: Writer, gameId: number, art: GameArt): Promise<void>
  /** What others see from now on; an empty list is what the house paints. */
  show(db: Writer, gameId: number, art: GameArt): Promise<void>
  /** What its maker has chosen of its look, which everybody sees: words of the house, not pictures. */
  dress(db: Writer, gameId: number, look: ChosenLook): Promise<void>
  lookOf(db: Asker, gameId: number): Promise<ChosenLook | undefined>
  all(db: Asker): Promise<readonly ArtGame[]>
  gamesOf(db: Asker, owner: string): Promise<readonly number[]>
}

const ROW = { id: games.id, name: games.name, owner: games.owner, art: games.art, shownArt: games.shownArt }

export const GIVEN_ART: GivenArt = {
  of: async (db, gameId) => (await db.select(ROW).from(games).where(eq(games.id, gameId)))[0],
  set: async (db, gameId, art) => {
    await db
      .update(games)
      .set({ art: [...art] })
      .where(eq(games.id, gameId))
  },
  show: async (db, gameId, art) => {
    await db
      .update(games)
      .set({ shownArt: [...art] })
      .where(eq(games.id, gameId))
  },
  dress: async (db, gameId, look) => {
    const [game] = await db.select({ config: games.config }).from(games).where(eq(games.id, gameId))
    if (!game) return
    const presentation = { ...PLAIN_PRESENTATION, ...game.config.presentation, look }
    await db
      .update(games)
      .set({ config: { ...game.config, presentation } })
      .where(eq(games.id, gameId))
  },
  lookOf: async (db, gameId) => {
    const [game] = await db.select({ config: games.config }).from(games).where(eq(games.id, gameId))
    return game?.config.presentation?.look
  },
  all: (db) => db.select(ROW).from(games).where(isNotNull(games.art)).orderBy(asc(games.id)),
  gamesOf: async (db, owner) =>
    (await db.select({ id: games.id }).from(games).where(eq(games.owner, owner))).map(({ id }) => id),
}

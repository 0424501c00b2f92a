import { uploadPath } from '@spilvaerk/schemas'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Asker, Writer } from '../../../../platform/storage/storage.ts'
import { toldOf } from '../composed.ts'
import { memberOwner } from '../owner.ts'
import { definitions, gameMembers, games, versions } from '../tables.ts'

/** What somebody has made: for whoever asks what is known of a member, and for members who leave. */
export interface Authored {
  of(db: Asker, memberId: string): Promise<readonly object[]>
  /** The versions that a member has saved in the games of others. */
  elsewhere(db: Asker, memberId: string): Promise<readonly object[]>
  /** Games of one's own. */
  owned(db: Asker, memberId: string): Promise<readonly number[]>
  /** Games of one's own that nobody else works on. */
  alone(db: Asker, memberId: string): Promise<readonly number[]>
  /** The words that games were asked for with: whoever leaves takes them along, and the games stay. */
  forget(db: Writer, memberId: string): Promise<void>
}

const ownedBy = (memberId: string) => eq(games.owner, memberOwner(memberId))

const SHOWN = {
  ...{ id: games.id, name: games.name, description: games.description, theme: games.theme, config: games.config },
  ...{ createdAt: games.createdAt, version: games.version, making: games.making, texts: games.texts, art: games.art },
}

export const AUTHORED: Authored = {
  of: async (db, memberId) => {
    const mine = await db
      .select({ ...SHOWN, canonical: definitions.canonical })
      .from(games)
      .innerJoin(definitions, eq(definitions.hash, games.definitionHash))
      .where(ownedBy(memberId))
      .orderBy(asc(games.id))
    const saved = await db
      .select({ gameId: versions.gameId, version: versions.version, savedAt: versions.createdAt })
      .from(versions)
      .innerJoin(games, eq(games.id, versions.gameId))
      .where(ownedBy(memberId))
      .orderBy(asc(versions.version))
    return mine.map(({ canonical, art, createdAt, making, ...game }) => ({
      ...{ ...game, createdAt: createdAt.toISOString(), making: making && toldOf(making) },
      pictures: (art ?? []).map(({ slot, source, file, drawing }) => ({
        ...{ slot, source },
        ...(file ? { path: uploadPath(file) } : { drawing }),
      })),
      versions: saved.filter(({ gameId }) => gameId === game.id).map(savedView),
      definition: JSON.parse(canonical),
    }))
  },
  elsewhere: async (db, memberId) => {
    const own = db.select({ id: games.id }).from(games).where(ownedBy(memberId))
    const saved = await db
      .select({ gameId: versions.gameId, version: versions.version, savedAt: versions.createdAt })
      .from(versions)
      .where(and(eq(versions.author, memberOwner(memberId)), notInArray(versions.gameId, own)))
      .orderBy(asc(versions.gameId), asc(versions.version))
    return saved.map((one) => ({ gameId: one.gameId, ...savedView(one) }))
  },
  owned: async (db, memberId) =>
    (await db.select({ id: games.id }).from(games).where(ownedBy(memberId))).map(({ id }) => id),
  alone: async (db, memberId) => {
    const shared = db.select({ id: gameMembers.gameId }).from(gameMembers)
    const found = db.select({ id: games.id }).from(games)
    return (await found.where(and(ownedBy(memberId), notInArray(games.id, shared)))).map(({ id }) => id)
  },
  forget: async (db, memberId) => {
    const alone = await AUTHORED.alone(db, memberId)
    const made = db.select({ id: games.id, making: games.making }).from(games)
    for (const { id, making } of await made.where(inArray(games.id, [...alone])))
      if (making) {
        // What the description was composed from says what the game is about in the words of the prompt.
        const { described: _, ...rest } = making
        await db
          .update(games)
          .set({ making: { ...rest, adjustments: [], clauses: [] } })
          .where(eq(games.id, id))
      }
  },
}

const savedView = ({ version, savedAt }: { readonly version: number; readonly savedAt: Date }) => ({
  ...{ version, savedAt: savedAt.toISOString() },
})

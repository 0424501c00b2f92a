import type { MemberRole } from '@spilvaerk/schemas'
import { and, asc, eq } from 'drizzle-orm'
import type { Asker, Writer } from '../../../../platform/storage/storage.ts'
import type { StoredGameMember } from '../access.ts'
import { memberOwner } from '../owner.ts'
import { gameMembers, games } from '../tables.ts'

/** Who works on games, for the domain that decides it. Each writes as part of a transaction. */
export interface GameMembers {
  of(db: Asker, gameId: number): Promise<readonly StoredGameMember[]>
  ofMember(db: Asker, memberId: string): Promise<readonly StoredGameMember[]>
  add(db: Writer, member: Omit<StoredGameMember, 'id' | 'isOffered'>): Promise<void>
  setRole(db: Writer, number: number, role: MemberRole): Promise<void>
  /** Offers the game to one member, or to nobody. */
  offer(db: Writer, gameId: number, number: number | null): Promise<void>
  remove(db: Writer, gameId: number, memberId: string): Promise<void>
  /** A member of the game becomes its owner, and is no other member any more; nobody is offered it as before. */
  handOver(db: Writer, gameId: number, memberId: string): Promise<void>
  forget(db: Writer, memberId: string): Promise<void>
}

const isOf = (gameId: number, memberId: string) =>
  and(eq(gameMembers.gameId, gameId), eq(gameMembers.memberId, memberId))

export const GAME_MEMBERS: GameMembers = {
  of: (db, gameId) => db.select().from(gameMembers).where(eq(gameMembers.gameId, gameId)).orderBy(asc(gameMembers.id)),
  ofMember: (db, memberId) =>
    db.select().from(gameMembers).where(eq(gameMembers.memberId, memberId)).orderBy(asc(gameMembers.id)),
  add: async (db, member) => void (await db.insert(gameMembers).values({ ...member, isOffered: false })),
  setRole: async (db, number, role) =>
    void (await db.update(gameMembers).set({ role }).where(eq(gameMembers.id, number))),
  offer: async (db, gameId, number) => {
    await db.update(gameMembers).set({ isOffered: false }).where(eq(gameMembers.gameId, gameId))
    if (number !== null) await db.update(gameMembers).set({ isOffered: true }).where(eq(gameMembers.id, number))
  },
  remove: async (db, gameId, memberId) => void (await db.delete(gameMembers).where(isOf(gameId, memberId))),
  handOver: async (db, gameId, memberId) => {
    await db.delete(gameMembers).where(isOf(gameId, memberId))
    await db.update(gameMembers).set({ isOffered: false }).where(eq(gameMembers.gameId, gameId))
    await db
      .update(games)
      .set({ owner: memberOwner(memberId) })
      .where(eq(games.id, gameId))
  },
  forget: async (db, memberId) => void (await db.delete(gameMembers).where(eq(gameMembers.memberId, memberId))),
}

import { and, asc, count, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { gameInvitations } from './tables.ts'

export type StoredInvitation = typeof gameInvitations.$inferSelect

export const addInvitation = (db: Writer, invitation: StoredInvitation) => db.insert(gameInvitations).values(invitation)

export const openOf = (db: Asker, gameId: number, now: Date): Promise<StoredInvitation[]> =>
  db
    .select()
    .from(gameInvitations)
    .where(and(eq(gameInvitations.gameId, gameId), gt(gameInvitations.expiresAt, now)))
    .orderBy(asc(gameInvitations.createdAt))

export async function invitationWith(db: Asker, tokenHash: string): Promise<StoredInvitation | undefined> {
  const [found] = await db.select().from(gameInvitations).where(eq(gameInvitations.tokenHash, tokenHash))
  return found
}

/** Takes one out: of two who do so at once one gets it. */
export async function takeInvitation(db: Writer, id: string, gameId: number): Promise<StoredInvitation | undefined> {
  const [taken] = await db
    .delete(gameInvitations)
    .where(and(eq(gameInvitations.id, id), eq(gameInvitations.gameId, gameId)))
    .returning()
  return taken
}

/** How many invitations somebody has sent that were neither accepted, withdrawn nor dropped. */
export async function countBy(db: Asker, memberId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(gameInvitations)
    .where(eq(gameInvitations.invitedBy, memberId))
  return found?.count ?? 0
}

export const dropExpired = (db: Writer, now: Date) =>
  db.delete(gameInvitations).where(lte(gameInvitations.expiresAt, now))

export const dropOfGame = (db: Writer, gameId: number) =>
  db.delete(gameInvitations).where(eq(gameInvitations.gameId, gameId))

export async function forget(db: Writer, memberId: string, hashes: readonly string[]): Promise<void> {
  await db.delete(gameInvitations).where(eq(gameInvitations.invitedBy, memberId))
  if (hashes.length > 0) await db.delete(gameInvitations).where(inArray(gameInvitations.addresseeHash, [...hashes]))
}

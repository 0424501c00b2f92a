import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { apiKeys } from './tables.ts'

export type StoredKey = typeof apiKeys.$inferSelect

export const addKey = (db: Writer, key: StoredKey) => db.insert(apiKeys).values(key)

export async function keyByHash(db: Asker, keyHash: string): Promise<StoredKey | undefined> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.keyHash, keyHash))
  return row
}

export const keysOfGame = (db: Asker, memberId: string, gameId: number): Promise<StoredKey[]> =>
  db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.memberId, memberId), eq(apiKeys.gameId, gameId)))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))

export const keysOfMember = (db: Asker, memberId: string): Promise<StoredKey[]> =>
  db.select().from(apiKeys).where(eq(apiKeys.memberId, memberId)).orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))

export async function countAlive(db: Asker, memberId: string, gameId: number): Promise<number> {
  const [row] = await db
    .select({ alive: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.memberId, memberId), eq(apiKeys.gameId, gameId), isNull(apiKeys.revokedAt)))
  return row?.alive ?? 0
}

/** Of one that is revoked already the time stays. */
export const revoke = (db: Writer, id: string, revokedAt: Date) =>
  db
    .update(apiKeys)
    .set({ revokedAt })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))

export const used = (db: Writer, id: string, lastUsedAt: Date) =>
  db.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id))

export const forget = (db: Writer, memberId: string) => db.delete(apiKeys).where(eq(apiKeys.memberId, memberId))

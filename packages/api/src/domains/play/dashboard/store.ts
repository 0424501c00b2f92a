import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { gameMarks, heartbeats, playDays, readNotifications } from './tables.ts'

export type StoredMark = typeof gameMarks.$inferSelect
export type PlayDay = Pick<typeof playDays.$inferSelect, 'day' | 'gameId' | 'playedMs'>

export async function markOf(db: Asker, memberId: string, gameId: number): Promise<StoredMark | undefined> {
  const one = and(eq(gameMarks.memberId, memberId), eq(gameMarks.gameId, gameId))
  return (await db.select().from(gameMarks).where(one))[0]
}

export const marksOf = (db: Asker, memberId: string): Promise<StoredMark[]> =>
  db.select().from(gameMarks).where(eq(gameMarks.memberId, memberId))

export const favouritesOf = (db: Asker, memberId: string, limit: number): Promise<StoredMark[]> =>
  db
    .select()
    .from(gameMarks)
    .where(and(eq(gameMarks.memberId, memberId), eq(gameMarks.favourite, true)))
    .orderBy(desc(gameMarks.favouriteAt), desc(gameMarks.gameId))
    .limit(limit)

export const recentOf = (db: Asker, memberId: string, limit: number): Promise<StoredMark[]> =>
  db
    .select()
    .from(gameMarks)
    .where(and(eq(gameMarks.memberId, memberId), isNotNull(gameMarks.lastPlayedAt)))
    .orderBy(desc(gameMarks.lastPlayedAt), desc(gameMarks.gameId))
    .limit(limit)

export type Opinion = Pick<StoredMark, 'rating'> | Pick<StoredMark, 'favourite' | 'favouriteAt'>

export const keepOpinion = (db: Writer, memberId: string, gameId: number, opinion: Opinion): Promise<unknown> =>
  db
    .insert(gameMarks)
    .values({ memberId, gameId, ...opinion })
    .onConflictDoUpdate({ target: [gameMarks.memberId, gameMarks.gameId], set: opinion })

export async function lastBeat(db: Asker, memberId: string): Promise<Date | undefined> {
  return (await db.select().from(heartbeats).where(eq(heartbeats.memberId, memberId)))[0]?.at
}

export const keepBeat = (db: Writer, memberId: string, at: Date): Promise<unknown> =>
  db.insert(heartbeats).values({ memberId, at }).onConflictDoUpdate({ target: heartbeats.memberId, set: { at } })

/** Adds to the play time of a game and of a day. */
export async function addPlay(
  db: Writer,
  { memberId, gameId }: Pick<StoredMark, 'memberId' | 'gameId'>,
  { day, playedMs, at }: { readonly day: string; readonly playedMs: number; readonly at: Date },
): Promise<void> {
  await db
    .insert(gameMarks)
    .values({ memberId, gameId, playedMs, lastPlayedAt: at })
    .onConflictDoUpdate({
      target: [gameMarks.memberId, gameMarks.gameId],
      set: { playedMs: sql`${gameMarks.playedMs} + excluded.played_ms`, lastPlayedAt: at },
    })
  await db
    .insert(playDays)
    .values({ memberId, day, gameId, playedMs })
    .onConflictDoUpdate({
      target: [playDays.memberId, playDays.day, playDays.gameId],
      set: { playedMs: sql`${playDays.playedMs} + excluded.played_ms` },
    })
}

/** Every day in each game, the oldest first. */
export const playDaysOf = (db: Asker, memberId: string): Promise<PlayDay[]> =>
  db
    .select({ day: playDays.day, gameId: playDays.gameId, playedMs: playDays.playedMs })
    .from(playDays)
    .where(eq(playDays.memberId, memberId))
    .orderBy(playDays.day, playDays.gameId)

/** Every member's days in a game. */
export const visitsOf = (
  db: Asker,
  gameId: number,
): Promise<Pick<typeof playDays.$inferSelect, 'memberId' | 'day' | 'playedMs'>[]> =>
  db
    .select({ memberId: playDays.memberId, day: playDays.day, playedMs: playDays.playedMs })
    .from(playDays)
    .where(eq(playDays.gameId, gameId))

export async function readOf(db: Asker, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: readNotifications.notificationId })
    .from(readNotifications)
    .where(eq(readNotifications.memberId, memberId))
  return new Set(rows.map(({ id }) => id))
}

export const keepRead = async (db: Writer, memberId: string, ids: readonly string[], at: Date): Promise<unknown> =>
  ids.length === 0
    ? undefined
    : db
        .insert(readNotifications)
        .values(ids.map((notificationId) => ({ memberId, notificationId, at })))
        .onConflictDoNothing()

/** A member who leaves takes all of it along. */
export async function forget(db: Writer, memberId: string): Promise<void> {
  await db.delete(gameMarks).where(eq(gameMarks.memberId, memberId))
  await db.delete(playDays).where(eq(playDays.memberId, memberId))
  await db.delete(heartbeats).where(eq(heartbeats.memberId, memberId))
  await db.delete(readNotifications).where(eq(readNotifications.memberId, memberId))
}

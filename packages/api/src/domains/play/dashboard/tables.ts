import { flag, index, int, primaryKey, table, text, time } from '../../../platform/storage/columns.ts'

/** What a member has to do with a game. */
export const gameMarks = table(
  'game_marks',
  {
    memberId: text().notNull(),
    gameId: int().notNull(),
    favourite: flag().notNull().default(false),
    /** Since when it is a favourite: the newest stand first. */
    favouriteAt: time(),
    /** 1 to 5; null: not rated. */
    rating: int(),
    playedMs: int().notNull().default(0),
    lastPlayedAt: time(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.gameId] })],
)

/** The same play time by Danish days. */
export const playDays = table(
  'play_days',
  {
    memberId: text().notNull(),
    /** Such as 2026-01-31. */
    day: text().notNull(),
    gameId: int().notNull(),
    playedMs: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day, t.gameId] }), index('play_days_of_game').on(t.gameId, t.day)],
)

/** A member's last sign of life from any page: there is one for each member, so that two windows count once. */
export const heartbeats = table('heartbeats', { memberId: text().primaryKey(), at: time().notNull() })

/** Which notifications were read. What they say follows from what happened and is not stored. */
export const readNotifications = table(
  'read_notifications',
  { memberId: text().notNull(), notificationId: text().notNull(), at: time().notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.notificationId] })],
)

import { sql } from 'drizzle-orm'
import { index, int, serial, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'
import { games } from '../catalogue/tables.ts'

/** Games whose versions another member approves before they are submitted. */
export const reviewRules = table('review_rules', {
  gameId: int()
    .primaryKey()
    .references(() => games.id),
  since: time().notNull(),
})

export const REVIEW_STATES = ['asked', 'approved', 'returned', 'withdrawn', 'superseded'] as const
type ReviewState = (typeof REVIEW_STATES)[number]

/** Versions that a member wants another one to approve, and what came of it. */
export const reviews = table(
  'reviews',
  {
    id: serial(),
    gameId: int()
      .notNull()
      .references(() => games.id),
    definitionHash: text().notNull(),
    version: int().notNull(),
    state: text().$type<ReviewState>().notNull(),
    askedBy: text().notNull(),
    askedAt: time().notNull(),
    /** Who approved it, sent it back or took the request back; null where a newer request took its place. */
    decidedBy: text(),
    decidedAt: time(),
    /** Why it was sent back, until whoever wrote it deletes the account. */
    reason: text(),
  },
  (t) => [
    uniqueIndex('reviews_asked').on(t.gameId).where(sql`state = 'asked'`),
    index('reviews_of_game').on(t.gameId, t.definitionHash),
    index('reviews_of_asker').on(t.askedBy),
    index('reviews_of_decider').on(t.decidedBy),
  ],
)

import { sql } from 'drizzle-orm'
import { index, int, table, text, time } from '../../../platform/storage/columns.ts'

/** Rounds that won so much that a person looks at them before the money leaves. */
export const largeWins = table(
  'large_wins',
  {
    roundId: text().primaryKey(),
    memberId: text().notNull(),
    /** Jackpot pools included. */
    winMicro: int().notNull(),
    /** SHA-256 of the events of the round as it was played. */
    eventsHash: text().notNull(),
    /** What playing it again came to. */
    state: text().$type<'unchecked' | 'agrees' | 'differs'>().notNull(),
    openedAt: time().notNull(),
    checkedAt: time(),
    releasedAt: time(),
    releasedBy: text(),
  },
  (t) => [
    index('large_wins_unchecked').on(t.openedAt).where(sql`state = 'unchecked'`),
    index('large_wins_kept').on(t.memberId).where(sql`released_at IS NULL`),
  ],
)

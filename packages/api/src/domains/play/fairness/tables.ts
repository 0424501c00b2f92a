import { sql } from 'drizzle-orm'
import { index, int, serial, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'

/**
 * What decides a member's rounds of a game. A server seed is drawn, and its hash shown, before the client seed is known
 * that it will be used with; until then `clientSeed` is null. Triggers let each column be filled in once.
 */
export const seeds = table(
  'seeds',
  {
    id: serial(),
    memberId: text().notNull(),
    /** Of `games`. */
    gameId: int().notNull(),
    serverSeed: text().notNull(),
    serverSeedHash: text().notNull(),
    clientSeed: text(),
    /** Of the next round. */
    nonce: int().notNull().default(0),
    createdAt: time().notNull(),
    revealedAt: time(),
  },
  (t) => [
    uniqueIndex('seeds_to_come').on(t.memberId, t.gameId).where(sql`client_seed IS NULL`),
    uniqueIndex('seeds_in_use').on(t.memberId, t.gameId).where(sql`client_seed IS NOT NULL AND revealed_at IS NULL`),
    index('seeds_revealed').on(t.memberId, t.gameId, t.revealedAt),
  ],
)

import { index, int, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'

/** Keys with which programs play a game. */
export const apiKeys = table(
  'api_keys',
  {
    id: text().primaryKey(),
    memberId: text().notNull(),
    /** Of `games`. */
    gameId: int().notNull(),
    name: text().notNull(),
    /** The first characters of the key, to know it by. */
    begins: text().notNull(),
    /** SHA-256 of the key: who reads the database cannot use it. */
    keyHash: text().notNull(),
    createdAt: time().notNull(),
    /** To the minute. */
    lastUsedAt: time(),
    revokedAt: time(),
  },
  (t) => [uniqueIndex('api_keys_by_hash').on(t.keyHash), index('api_keys_of_member').on(t.memberId, t.gameId)],
)

import { index, int, primaryKey, table, text } from '../../../platform/storage/columns.ts'

/**
 * Who played at least one round of a game within the window of popularity. Triggers keep `games.popularity` at the number
 * of a game's rows.
 */
export const gamePlayers = table(
  'game_players',
  {
    /** Of `games`. */
    gameId: int().notNull(),
    /** `member:…`, or `visitor:…` of a network and a day. */
    player: text().notNull(),
    /** Of the latest day with a round: days since 1970, in UTC. */
    lastDay: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.player] }), index('game_players_by_day').on(t.lastDay)],
)

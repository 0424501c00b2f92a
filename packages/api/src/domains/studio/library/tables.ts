import { int, json, table, time } from '../../../platform/storage/columns.ts'
import { games } from '../../games/catalogue/tables.ts'

/** What a maker keeps beside a game, to find it again: no part of what it is, and told to nobody else. */
export const libraryNotes = table('library_notes', {
  gameId: int()
    .primaryKey()
    .references(() => games.id),
  tags: json<readonly string[]>().notNull(),
  /** While it is put away. */
  archivedAt: time(),
})

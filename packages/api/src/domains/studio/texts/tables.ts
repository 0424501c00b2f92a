import type { TextRevision } from '@spilvaerk/schemas'
import { int, json, primaryKey, table, text, time } from '../../../platform/storage/columns.ts'
import { games } from '../../games/catalogue/tables.ts'

/** What was written of a game at each change of its texts. */
export const textRevisions = table(
  'text_revisions',
  {
    gameId: int()
      .notNull()
      .references(() => games.id),
    revision: int().notNull(),
    /** The game's newest version then. */
    version: int().notNull(),
    changes: json<TextRevision['changes']>().notNull(),
    /** `member:…` or `guest:…`. */
    author: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.revision] })],
)

import type { GameArt } from '@spilvaerk/schemas'
import { index, int, json, primaryKey, table, text, time } from '../../../platform/storage/columns.ts'
import { games } from '../../games/catalogue/tables.ts'

/** A picture that somebody gave a game, once, however many games show it. */
export const artFiles = table('art_files', {
  /** SHA-256 of the bytes. */
  hash: text().primaryKey(),
  type: text().$type<'webp'>().notNull(),
  size: int().notNull(),
  /** In base64: the one type of column that both databases, their copies and their comparison treat alike. */
  content: text().notNull(),
  createdAt: time().notNull(),
})

/** Which games have a file in one of their states, and so keep it. */
export const artUses = table(
  'art_uses',
  {
    gameId: int()
      .notNull()
      .references(() => games.id),
    hash: text()
      .notNull()
      .references(() => artFiles.hash),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.hash] }), index('art_uses_of_file').on(t.hash)],
)

/** What a game had in its places after each change, as far back as there is room for. */
export const artRevisions = table(
  'art_revisions',
  {
    gameId: int()
      .notNull()
      .references(() => games.id),
    revision: int().notNull(),
    /** The place that was changed. */
    slot: text().notNull(),
    art: json<GameArt>().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.revision] })],
)

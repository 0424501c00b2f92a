import type { CommentPart } from '@spilvaerk/schemas'
import type { Anchor } from '@spilvaerk/schemas/field-anchor'
import { flag, index, int, json, primaryKey, serial, table, text, time } from '../../../platform/storage/columns.ts'
import { games } from '../../games/catalogue/tables.ts'

/** What members discuss: a field of a game, or the game as a whole. */
export const commentThreads = table(
  'comment_threads',
  {
    id: serial(),
    gameId: int()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    part: text().$type<CommentPart>().notNull(),
    anchor: json<Anchor>().notNull(),
    /** Of the field, when the thread was started. */
    version: int().notNull(),
    value: text(),
    valueHash: text().notNull(),
    startedBy: text().notNull(),
    resolvedBy: text(),
    resolvedAt: time(),
  },
  (t) => [index('comment_threads_of_game').on(t.gameId, t.resolvedAt)],
)

export const comments = table(
  'comments',
  {
    id: serial(),
    threadId: int()
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    gameId: int()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    isAnswer: flag().notNull(),
    author: text().notNull(),
    at: time().notNull(),
    editedAt: time(),
    /** Until it is withdrawn, or whoever wrote it deletes the account. */
    text: text(),
  },
  (t) => [
    index('comments_of_thread').on(t.threadId),
    index('comments_of_game').on(t.gameId, t.id),
    index('comments_of_author').on(t.author),
  ],
)

/** How far a member has read a thread. */
export const commentReads = table(
  'comment_reads',
  {
    threadId: int()
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    memberId: text().notNull(),
    upTo: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.memberId] }), index('comment_reads_of_member').on(t.memberId)],
)

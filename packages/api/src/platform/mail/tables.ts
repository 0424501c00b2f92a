import { index, int, table, text, time } from '../storage/columns.ts'

/**
 * Mails on their way, written by the transaction that has a reason for them. A row is deleted once its mail is handed
 * over. It may hold a link that opens something, and what is deleted stays in the file for a while: who reads the file
 * without its key learns only when mails were queued.
 */
export const mails = table(
  'mails',
  {
    id: text().primaryKey(),
    /** To whom, and all that is said; null in a row from before mails were sealed, which has it in the next four. */
    sealed: text(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: time().notNull(),
    attempts: int().notNull().default(0),
    nextAttemptAt: time().notNull(),
  },
  (t) => [index('mails_by_turn').on(t.nextAttemptAt)],
)

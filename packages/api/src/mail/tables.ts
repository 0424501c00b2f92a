import { index, int, table, text, time } from '../storage/columns.ts'

/**
 * Mails on their way, written by the transaction that has a reason for them. A row is deleted once its mail is handed
 * over: it may hold a link that opens something.
 */
export const mails = table(
  'mails',
  {
    id: text().primaryKey(),
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

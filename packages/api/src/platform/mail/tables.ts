import { index, int, table, text, time } from '../storage/columns.ts'

/** Where earlier versions put mails on their way; they are taken over among the jobs. */
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

import { sql } from 'drizzle-orm'
import { index, int, table, text, time, uniqueIndex } from '../storage/columns.ts'

/** `waiting` also while it is done: then a server holds it for a time. */
export type JobState = 'waiting' | 'dead'

/** Work that is to be done, written by the transaction that is the reason for it. It is deleted once it is done. */
export const jobs = table(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** Of one kind and key one job waits at a time. */
    key: text().notNull(),
    /** JSON; what is known of people is sealed in it. */
    data: text().notNull(),
    state: text().$type<JobState>().notNull(),
    createdAt: time().notNull(),
    runAt: time().notNull(),
    /** Tries that were begun: one that takes its server with it counts, too. */
    attempts: int().notNull(),
    /** Which try does it now, and until when it is believed to: milliseconds of the database's clock. */
    holder: text(),
    leaseUntil: int(),
    /** Why the last try failed, by a code. */
    failedBy: text(),
  },
  (t) => [
    uniqueIndex('jobs_by_key').on(t.kind, t.key).where(sql`state = 'waiting'`),
    index('jobs_by_turn').on(t.state, t.runAt),
  ],
)

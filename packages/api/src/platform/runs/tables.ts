import type { RUN_KINDS } from '@spilvaerk/schemas'
import { index, int, table, text, time } from '../storage/columns.ts'

/** Work that a request with a key is waiting for, told to every server; a day later it goes. */
export const runs = table(
  'runs',
  {
    /** A hash of who asked and of the key: nobody else finds it. */
    id: text().primaryKey(),
    kind: text().$type<(typeof RUN_KINDS)[number]>().notNull(),
    state: text().$type<'running' | 'done' | 'cancelled'>().notNull(),
    /** How far it is, as JSON. */
    told: text().notNull(),
    startedAt: time().notNull(),
    /** Which try does it, and until when it is believed to: milliseconds of the database's clock. */
    holder: text().notNull(),
    leaseUntil: int().notNull(),
  },
  (t) => [index('runs_by_start').on(t.startedAt)],
)

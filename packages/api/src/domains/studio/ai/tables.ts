import { int, primaryKey, table, text } from '../../../platform/storage/columns.ts'

/** The tokens of a text model that are booked on a day: what questions under way may cost, and what answered ones did. */
export const aiUsage = table(
  'ai_usage',
  {
    /** As 2026-11-21. */
    day: text().notNull(),
    /** A payer, `*` for everybody together, or `visitors` for all without an account. */
    who: text().notNull(),
    tokens: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.who] })],
)

import { int, primaryKey, table, text } from '../storage/columns.ts'

/** What a text model was used for by whom on a day, in tokens. */
export const aiUsage = table(
  'ai_usage',
  {
    /** As 2026-11-21. */
    day: text().notNull(),
    /** An owner's key, or `*` for everybody together. */
    who: text().notNull(),
    tokens: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.who] })],
)

import { table, text } from '../../../platform/storage/columns.ts'

/** The secret of each day that visitors' addresses are hashed with. Without it nobody can tell whose a hash was. */
export const visitorKeys = table('visitor_keys', {
  /** As 2026-11-21, in UTC. */
  day: text().primaryKey(),
  key: text().notNull(),
})

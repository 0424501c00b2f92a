import { index, int, json, table, text, time } from '../storage/columns.ts'

/** What people decided, in the order they did. Triggers refuse to change or delete an entry. */
export const auditEntries = table(
  'audit_entries',
  {
    /** Counts from 1 without a gap. */
    id: int().primaryKey(),
    at: time().notNull(),
    /** Who decided: a staff member's address, `operator` at the command line, or `system`. */
    actor: text().notNull(),
    /** Such as `game.admit`. */
    action: text().notNull(),
    /** What it is about, such as `game:12`. */
    subject: text().notNull(),
    why: text().notNull(),
    details: json<unknown>().notNull(),
    /** SHA-256 of the entry before it and of this one. */
    hash: text().notNull(),
  },
  (t) => [index('audit_entries_of_subject').on(t.subject, t.id)],
)

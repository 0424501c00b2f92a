import { table, text, time } from '../../../platform/storage/columns.ts'

export const STAFF_ROLES = ['games', 'payments', 'admin'] as const
/** `games` decides what is played for money, `payments` what is paid out, `admin` both. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Who works for the casino. Who was added and removed by whom stands in the audit log. */
export const staffMembers = table('staff_members', {
  /** The address as it is compared. */
  addressKey: text().primaryKey(),
  address: text().notNull(),
  role: text().$type<StaffRole>().notNull(),
  addedAt: time().notNull(),
})

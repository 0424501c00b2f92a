import { asc, eq } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { staffMembers } from './tables.ts'

export { STAFF_ROLES, type StaffRole } from './tables.ts'
export type StaffMember = typeof staffMembers.$inferSelect

export const allStaff = (db: Asker): Promise<StaffMember[]> =>
  db.select().from(staffMembers).orderBy(asc(staffMembers.addressKey))

export async function staffByKey(db: Asker, addressKey: string): Promise<StaffMember | undefined> {
  const [found] = await db.select().from(staffMembers).where(eq(staffMembers.addressKey, addressKey))
  return found
}

export const putStaff = (db: Writer, member: StaffMember) =>
  db
    .insert(staffMembers)
    .values(member)
    .onConflictDoUpdate({
      target: staffMembers.addressKey,
      set: { role: member.role, address: member.address, addedAt: member.addedAt },
    })

export const dropStaff = (db: Writer, addressKey: string) =>
  db.delete(staffMembers).where(eq(staffMembers.addressKey, addressKey))

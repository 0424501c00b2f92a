import { type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import { keyOf } from '../accounts/keys.ts'
import type { Contact } from '../accounts/self.ts'
import type { DecidingCode } from './refusals.ts'
import type { Staff, StaffMember, StaffRole } from './service.ts'

/** The staff member who may decide about a member's money: one with the role, and never the member in person. */
export type DecidesOn = (
  db: Asker,
  by: string,
  memberId: string,
  role?: StaffRole,
) => Promise<Outcome<StaffMember, DecidingCode>>

export function createDecidesOn(
  staff: Pick<Staff, 'require'>,
  contactOf: (memberId: string) => Promise<Contact | undefined>,
): DecidesOn {
  return async (db, by, memberId, role = 'payments') => {
    const member = await staff.require(db, by, role)
    if (!member.ok) return member
    const email = (await contactOf(memberId))?.email
    const isOwn = email != null && keyOf(email) === member.value.addressKey
    return isOwn ? refused({ code: 'ownAccount', address: by }) : member
  }
}

/** A staff member's word. */
export interface Decision {
  readonly by: string
  readonly why: string
}

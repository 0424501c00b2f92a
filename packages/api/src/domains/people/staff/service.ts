import type { Audit } from '../../../platform/audit/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { keyOf } from '../accounts/keys.ts'
import * as store from './store.ts'

export { STAFF_ROLES, type StaffRole } from './store.ts'
export type StaffMember = store.StaffMember

export interface Staff {
  list(): Promise<StaffMember[]>
  /** Adds somebody, or gives them another role. */
  add(address: string, role: store.StaffRole, actor: string): Promise<StaffMember>
  remove(address: string, actor: string): Promise<Outcome<void, 'notStaff'>>
  /** The staff member who may decide such a thing; refused for everybody else. `admin` may decide everything. */
  require(
    db: Asker,
    address: string,
    role: store.StaffRole,
  ): Promise<Outcome<StaffMember, 'notStaff' | 'staffRoleMissing'>>
  /** The addresses of everybody who may decide such a thing, to tell them of it. */
  addressesOf(db: Asker, role: store.StaffRole): Promise<string[]>
}

export interface StaffNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
}

const hasRole = ({ role }: StaffMember, wanted: store.StaffRole): boolean => role === wanted || role === 'admin'

export function createStaff({ storage: { read, tx }, clock, audit }: StaffNeeds): Staff {
  return {
    list: () => store.allStaff(read),
    add: (address, role, actor) =>
      tx(async (db) => {
        const member = { addressKey: keyOf(address), address, role, addedAt: clock.now() }
        await store.putStaff(db, member)
        await audit.record(db, { actor, action: 'staff.add', subject: `staff:${member.addressKey}`, why: role })
        return member
      }),
    remove: (address, actor) =>
      tx(async (db) => {
        const addressKey = keyOf(address)
        if (!(await store.staffByKey(db, addressKey))) return refused({ code: 'notStaff', address })
        await store.dropStaff(db, addressKey)
        await audit.record(db, { actor, action: 'staff.remove', subject: `staff:${addressKey}`, why: 'removed' })
        return granted(undefined)
      }),
    require: async (db, address, role) => {
      const member = await store.staffByKey(db, keyOf(address))
      if (!member) return refused({ code: 'notStaff', address })
      return hasRole(member, role) ? granted(member) : refused({ code: 'staffRoleMissing', address, role })
    },
    addressesOf: async (db, role) =>
      (await store.allStaff(db)).filter((member) => hasRole(member, role)).map(({ address }) => address),
  }
}

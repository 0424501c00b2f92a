import type { TermsOf } from '../terms.ts'

export type StaffRefusal =
  | { readonly code: 'notStaff'; readonly address: string }
  | { readonly code: 'staffRoleMissing'; readonly address: string; readonly role: string }

export const STAFF_TERMS: TermsOf<StaffRefusal> = {
  notStaff: { status: 'FORBIDDEN', message: ({ address }) => `${address} er ikke medarbejder` },
  staffRoleMissing: {
    status: 'FORBIDDEN',
    message: ({ address, role }) => `${address} har ikke rollen ${role}`,
  },
}

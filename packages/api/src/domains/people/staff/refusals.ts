import type { TermsOf } from '../../../platform/refusals/terms.ts'

type StaffRefusal =
  | { readonly code: 'notStaff'; readonly address: string }
  | { readonly code: 'ownAccount'; readonly address: string }
  | { readonly code: 'staffRoleMissing'; readonly address: string; readonly role: string }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    staff: StaffRefusal
  }
}

export const STAFF_TERMS: TermsOf<StaffRefusal> = {
  notStaff: { status: 'FORBIDDEN', message: ({ address }) => `${address} er ikke medarbejder` },
  ownAccount: {
    status: 'FORBIDDEN',
    message: ({ address }) => `${address} må ikke afgøre noget om sin egen konto`,
  },
  staffRoleMissing: {
    status: 'FORBIDDEN',
    message: ({ address, role }) => `${address} har ikke rollen ${role}`,
  },
}

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

/** What keeps somebody from deciding about a member. */
export type DecidingCode = 'notStaff' | 'ownAccount' | 'staffRoleMissing'

export const STAFF_TERMS: TermsOf<StaffRefusal> = {
  notStaff: {
    status: 'FORBIDDEN',
    example: { address: 'anna@example.dk' },
    da: ({ address }) => `${address} er ikke medarbejder`,
    en: ({ address }) => `${address} is not staff`,
  },
  ownAccount: {
    status: 'FORBIDDEN',
    example: { address: 'anna@example.dk' },
    da: ({ address }) => `${address} må ikke afgøre noget om sin egen konto`,
    en: ({ address }) => `${address} may not decide about their own account`,
  },
  staffRoleMissing: {
    status: 'FORBIDDEN',
    example: { address: 'anna@example.dk', role: 'games' },
    da: ({ address, role }) => `${address} har ikke rollen ${role}`,
    en: ({ address, role }) => `${address} does not have the role ${role}`,
  },
}

import type { TermsOf } from '../../../platform/refusals/terms.ts'

type IdentityRefusal =
  | { readonly code: 'identityMissing' }
  | { readonly code: 'underAge'; readonly field?: string }
  | { readonly code: 'identityTaken' }
  | { readonly code: 'identityProved' }
  | { readonly code: 'identityAttemptDead' }
  | { readonly code: 'identityCancelled' }
  | { readonly code: 'identityFailed' }
  | { readonly code: 'identityIncomplete' }
  | { readonly code: 'identitySilent' }
  | { readonly code: 'identityNotTest' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    identity: IdentityRefusal
  }
}

const TRY_AGAIN_S = 30

export const IDENTITY_TERMS: TermsOf<IdentityRefusal> = {
  identityMissing: {
    status: 'FORBIDDEN',
    message: () => 'Bekræft din identitet med MitID, før du indbetaler og spiller for penge',
  },
  underAge: {
    status: 'FORBIDDEN',
    message: () => 'Du skal være fyldt 18 år for at spille for penge',
    field: ({ field }) => field,
  },
  identityTaken: {
    status: 'CONFLICT',
    message: () => 'Din identitet hører allerede til en anden konto. Log ind på den for at spille for penge.',
  },
  identityProved: { status: 'CONFLICT', message: () => 'Kontoens identitet er allerede bekræftet' },
  identityAttemptDead: {
    status: 'BAD_REQUEST',
    message: () => 'Forsøget er udløbet, allerede brugt eller begyndt et andet sted. Begynd forfra.',
    field: () => 'state',
  },
  identityCancelled: { status: 'CONFLICT', message: () => 'Du afbrød hos MitID. Din identitet er ikke bekræftet.' },
  identityFailed: {
    status: 'CONFLICT',
    message: () => 'Svaret fra MitID kunne ikke bekræftes. Begynd forfra.',
  },
  identityIncomplete: {
    status: 'CONFLICT',
    message: () => 'MitID oplyste ikke fødselsdato og CPR-nummer. Begynd forfra, og sig ja til at dele dem.',
  },
  identitySilent: {
    status: 'BAD_GATEWAY',
    message: () => 'MitID svarer ikke lige nu. Prøv igen om lidt.',
    retryAfterS: () => TRY_AGAIN_S,
  },
  identityNotTest: { status: 'NOT_FOUND', message: () => 'Identiteter bekræftes med MitID her' },
}

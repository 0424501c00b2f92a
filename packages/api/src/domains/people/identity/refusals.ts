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
    da: () => 'Bekræft din identitet med MitID, før du indbetaler og spiller for penge',
    en: () => 'Prove your identity with MitID before you deposit and play for money',
  },
  underAge: {
    status: 'FORBIDDEN',
    da: () => 'Du skal være fyldt 18 år for at spille for penge',
    en: () => 'You have to be 18 years old to play for money',
    field: ({ field }) => field,
  },
  identityTaken: {
    status: 'CONFLICT',
    da: () => 'Din identitet hører allerede til en anden konto. Log ind på den for at spille for penge.',
    en: () => 'Your identity belongs to another account already. Log in to that one to play for money.',
  },
  identityProved: {
    status: 'CONFLICT',
    da: () => 'Kontoens identitet er allerede bekræftet',
    en: () => 'The identity of the account is proved already',
  },
  identityAttemptDead: {
    status: 'BAD_REQUEST',
    da: () => 'Forsøget er udløbet, allerede brugt eller begyndt et andet sted. Begynd forfra.',
    en: () => 'The attempt has expired, was already used, or began elsewhere. Start again.',
    field: () => 'state',
  },
  identityCancelled: {
    status: 'CONFLICT',
    da: () => 'Du afbrød hos MitID. Din identitet er ikke bekræftet.',
    en: () => 'You cancelled at MitID. Your identity is not proved.',
  },
  identityFailed: {
    status: 'CONFLICT',
    da: () => 'Svaret fra MitID kunne ikke bekræftes. Begynd forfra.',
    en: () => 'The answer of MitID could not be verified. Start again.',
  },
  identityIncomplete: {
    status: 'CONFLICT',
    da: () => 'MitID oplyste ikke fødselsdato og CPR-nummer. Begynd forfra, og sig ja til at dele dem.',
    en: () => 'MitID gave no date of birth and CPR number. Start again, and agree to share them.',
  },
  identitySilent: {
    status: 'BAD_GATEWAY',
    da: () => 'MitID svarer ikke lige nu. Prøv igen om lidt.',
    en: () => 'MitID does not answer just now. Try again in a moment.',
    retryAfterS: () => TRY_AGAIN_S,
  },
  identityNotTest: {
    status: 'NOT_FOUND',
    da: () => 'Identiteter bekræftes med MitID her',
    en: () => 'Identities are proved with MitID here',
  },
}

import type { TermsOf } from '../../../platform/refusals/terms.ts'

type CertificationRefusal =
  | { readonly code: 'certificationNotFound' }
  | { readonly code: 'certificationRunning' }
  | { readonly code: 'certificationNotReady' }
  | { readonly code: 'certificationOver' }
  | { readonly code: 'tooManyCertifications'; readonly most: number }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    certification: CertificationRefusal
  }
}

export const CERTIFICATION_TERMS: TermsOf<CertificationRefusal> = {
  certificationNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Certificeringspakken blev ikke fundet',
    en: () => 'There is no such certification package',
    field: () => 'certificationId',
  },
  certificationRunning: {
    status: 'CONFLICT',
    da: () => 'Der laves allerede en certificeringspakke til spillet. Vent på den, eller stop den.',
    en: () => 'A certification package of the game is being made. Wait for it, or cancel it.',
    field: () => 'id',
  },
  certificationNotReady: {
    status: 'CONFLICT',
    da: () => 'Certificeringspakken er ikke færdig',
    en: () => 'The certification package is not ready',
    field: () => 'certificationId',
  },
  certificationOver: {
    status: 'CONFLICT',
    da: () => 'Arbejdet med certificeringspakken er slut og kan ikke stoppes',
    en: () => 'The work on the certification package is over and cannot be cancelled',
    field: () => 'certificationId',
  },
  tooManyCertifications: {
    status: 'TOO_MANY_REQUESTS',
    example: { most: 10 },
    da: ({ most }) => `Der kan laves ${most} certificeringspakker i døgnet. Prøv igen i morgen.`,
    en: ({ most }) => `You can have ${most} certification packages made in a day. Try again tomorrow.`,
    retryAfterS: () => 3600,
  },
}

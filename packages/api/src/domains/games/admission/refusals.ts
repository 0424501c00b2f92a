import type { TermsOf } from '../../../platform/refusals/terms.ts'
import type { Fault } from './tables.ts'

type AdmissionRefusal =
  | { readonly code: 'notPublishable'; readonly rules: readonly string[] }
  | { readonly code: 'gameNotAdmitted' }
  | { readonly code: 'gameSuspended' }
  | { readonly code: 'alreadyAdmitted' }
  | { readonly code: 'notSubmitted' }
  | { readonly code: 'notSuspended' }
  | { readonly code: 'notToWithdraw' }
  | { readonly code: 'textNotAllowed'; readonly faults: readonly Fault[]; readonly field: string }
  | { readonly code: 'listedTooOften'; readonly most: number; readonly retryAfterS: number }
  | { readonly code: 'tooManyListed'; readonly most: number }
  | { readonly code: 'tooManySubmissions'; readonly most: number }
  | { readonly code: 'notListed' }
  | { readonly code: 'ownGameReported' }
  | { readonly code: 'makerMayNotDecide' }
  | { readonly code: 'notAdmissible'; readonly faults: readonly Fault[] }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    admission: AdmissionRefusal
  }
}

const texts = (faults: readonly Fault[]) => faults.map(({ text }) => text).join(' ')

export const ADMISSION_TERMS: TermsOf<AdmissionRefusal> = {
  notPublishable: {
    status: 'CONFLICT',
    message: ({ rules }) => `Spillet kan ikke udgives, før det overholder ${rules.join(', ')}`,
    field: () => 'visibility',
    problems: ({ rules }) =>
      rules.map((code) => ({ field: 'visibility', code, reason: `Spillet overholder ikke ${code}` })),
  },
  gameNotAdmitted: {
    status: 'FORBIDDEN',
    message: () =>
      'Spillet er ikke godkendt til penge. Det kan spilles gratis, men ikke for penge, og det er ikke til salg.',
  },
  gameSuspended: { status: 'CONFLICT', message: () => 'Spillet er stoppet, indtil vi har set på det' },
  alreadyAdmitted: {
    status: 'CONFLICT',
    message: () => 'Denne version er godkendt til penge. Træk den tilbage, før du ændrer, hvem der kan se den.',
  },
  notSubmitted: { status: 'CONFLICT', message: () => 'Spillet venter ikke på at blive godkendt' },
  notSuspended: { status: 'CONFLICT', message: () => 'Spillet er ikke stoppet' },
  notToWithdraw: { status: 'CONFLICT', message: () => 'Ingen version af spillet er godkendt' },
  textNotAllowed: {
    status: 'BAD_REQUEST',
    message: ({ faults }) => texts(faults),
    field: ({ field }) => field,
    problems: ({ faults, field }) => faults.map(({ code, text }) => ({ field, code, reason: text })),
  },
  listedTooOften: {
    status: 'TOO_MANY_REQUESTS',
    message: ({ most }) => `Du kan vise højst ${most} spil i døgnet. Prøv igen senere.`,
    retryAfterS: ({ retryAfterS }) => retryAfterS,
  },
  tooManyListed: {
    status: 'CONFLICT',
    message: ({ most }) => `Du kan have højst ${most} spil vist ad gangen. Skjul et, du ikke bruger.`,
    field: () => 'visibility',
  },
  tooManySubmissions: {
    status: 'CONFLICT',
    message: ({ most }) => `Du kan have højst ${most} spil til godkendelse ad gangen`,
  },
  notListed: { status: 'CONFLICT', message: () => 'Kun spil fra værkstedet kan anmeldes' },
  ownGameReported: { status: 'CONFLICT', message: () => 'Du kan ikke anmelde dit eget spil' },
  makerMayNotDecide: { status: 'FORBIDDEN', message: () => 'Den, der har lavet spillet, kan ikke selv godkende det' },
  notAdmissible: {
    status: 'CONFLICT',
    message: ({ faults }) => `Spillet kan ikke godkendes. ${texts(faults)}`,
    problems: ({ faults }) => faults.map(({ code, text }) => ({ field: 'id', code, reason: text })),
  },
}

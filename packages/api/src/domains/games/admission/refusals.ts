import type { Language } from '@spilvaerk/messages'
import type { TermsOf } from '../../../platform/refusals/terms.ts'
import { PROOF_CODES } from '../catalogue/refusals.ts'
import { type Fault, faultText } from './fault.ts'

type AdmissionRefusal =
  | { readonly code: 'notPublishable'; readonly rules: readonly string[] }
  | { readonly code: 'gameNotAdmitted' }
  | { readonly code: 'gameSuspended' }
  | { readonly code: 'alreadyAdmitted' }
  | { readonly code: 'notSubmitted' }
  | { readonly code: 'notSuspended' }
  | { readonly code: 'notToWithdraw' }
  | { readonly code: 'poolsFull' }
  | { readonly code: 'textNotAllowed'; readonly faults: readonly Fault[]; readonly field: string }
  | { readonly code: 'listedTooOften'; readonly most: number; readonly retryAfterS: number }
  | { readonly code: 'tooManyListed'; readonly most: number }
  | { readonly code: 'tooManySubmissions'; readonly most: number }
  | { readonly code: 'notListed' }
  | { readonly code: 'ownGameReported' }
  | { readonly code: 'makerMayNotDecide' }
  | { readonly code: 'notAdmissible'; readonly faults: readonly Fault[] }
  | { readonly code: 'textsNotSeen'; readonly gameId: number }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    admission: AdmissionRefusal
  }
}

/** What keeps a game from being seen by others, or from being hidden again. */
export const SHARING_CODES = [
  ...PROOF_CODES,
  'alreadyAdmitted',
  'gameNotFound',
  'gameSuspended',
  'listedTooOften',
  'notLoggedIn',
  'notPublishable',
  'textNotAllowed',
  'tooManyListed',
] as const

const ruleBroken = (rule: string, language: Language) =>
  language === 'en' ? `The game does not comply with ${rule}` : `Spillet overholder ikke ${rule}`
const codes = (faults: readonly Fault[]) => faults.map(({ code }) => code).join(', ')
const texts = (faults: readonly Fault[]) => faults.map(({ text }) => text).join(' ')

export const ADMISSION_TERMS: TermsOf<AdmissionRefusal> = {
  notPublishable: {
    status: 'CONFLICT',
    example: { rules: ['DK-RTP'] },
    da: ({ rules }) => `Spillet kan ikke udgives, før det overholder ${rules.join(', ')}`,
    en: ({ rules }) => `The game cannot be published before it complies with ${rules.join(', ')}`,
    field: () => 'visibility',
    problems: ({ rules }, language) =>
      rules.map((code) => ({ field: 'visibility', code, reason: ruleBroken(code, language) })),
  },
  gameNotAdmitted: {
    status: 'FORBIDDEN',
    da: () =>
      'Spillet er ikke godkendt til penge. Det kan spilles gratis, men ikke for penge, og det er ikke til salg.',
    en: () => 'The game is not admitted for money: it is played as a demo only, and is not for sale.',
  },
  gameSuspended: {
    status: 'CONFLICT',
    da: () => 'Spillet er stoppet, indtil vi har set på det',
    en: () => 'The game is stopped until we have looked at it',
  },
  alreadyAdmitted: {
    status: 'CONFLICT',
    da: () => 'Denne version er godkendt til penge. Træk den tilbage, før du ændrer, hvem der kan se den.',
    en: () => 'This version is admitted for money. Withdraw it before you change who sees it.',
  },
  notSubmitted: {
    status: 'CONFLICT',
    da: () => 'Spillet venter ikke på at blive godkendt',
    en: () => 'The game does not wait to be admitted',
  },
  notSuspended: { status: 'CONFLICT', da: () => 'Spillet er ikke stoppet', en: () => 'The game is not stopped' },
  notToWithdraw: {
    status: 'CONFLICT',
    da: () => 'Ingen version af spillet er godkendt',
    en: () => 'No version of the game is admitted',
  },
  poolsFull: {
    status: 'CONFLICT',
    da: () =>
      'Spillere har penge i spillets jackpotpuljer, som ingen kan vinde, når det er trukket tilbage. Skriv til os, så afgør vi, hvad der sker med pengene.',
    en: () =>
      'Players have money in the jackpot pools of the game, which nobody can win once it is withdrawn. Write to us, and we decide what becomes of the money.',
  },
  textNotAllowed: {
    status: 'BAD_REQUEST',
    example: { faults: [{ code: 'contact', text: 'Navnet må ikke indeholde en adresse.' }], field: 'name' },
    da: ({ faults }) => texts(faults),
    en: () => 'A text of the game may not be shown to others',
    field: ({ field }) => field,
    problems: ({ faults, field }, language) =>
      faults.map((fault) => ({ field, code: fault.code, reason: faultText(fault, language) })),
  },
  listedTooOften: {
    status: 'TOO_MANY_REQUESTS',
    example: { most: 3, retryAfterS: 3600 },
    da: ({ most }) => `Du kan vise højst ${most} spil i døgnet. Prøv igen senere.`,
    en: ({ most }) => `You can list at most ${most} games a day. Try again later.`,
    retryAfterS: ({ retryAfterS }) => retryAfterS,
  },
  tooManyListed: {
    status: 'CONFLICT',
    example: { most: 10 },
    da: ({ most }) => `Du kan have højst ${most} spil vist ad gangen. Skjul et, du ikke bruger.`,
    en: ({ most }) => `You can have at most ${most} games listed at a time. Hide one that you do not use.`,
    field: () => 'visibility',
  },
  tooManySubmissions: {
    status: 'CONFLICT',
    example: { most: 3 },
    da: ({ most }) => `Du kan have højst ${most} spil til godkendelse ad gangen`,
    en: ({ most }) => `You can have at most ${most} games waiting to be admitted at a time`,
  },
  notListed: {
    status: 'CONFLICT',
    da: () => 'Kun spil fra værkstedet kan anmeldes',
    en: () => 'Only games in the workshop can be reported',
  },
  ownGameReported: {
    status: 'CONFLICT',
    da: () => 'Du kan ikke anmelde dit eget spil',
    en: () => 'You cannot report your own game',
  },
  makerMayNotDecide: {
    status: 'FORBIDDEN',
    da: () => 'Den, der har lavet spillet, kan ikke selv godkende det',
    en: () => 'Whoever made the game may not admit it',
  },
  textsNotSeen: {
    status: 'CONFLICT',
    example: { gameId: 64 },
    da: ({ gameId }) =>
      `Spillet har andre tekster end dem, der er set igennem. Se dem med »games texts ${gameId}«, og godkend med det mærke, der står der.`,
    en: ({ gameId }) =>
      `The game has other texts than those that were looked at. See them with “games texts ${gameId}”, and admit it with the mark that is shown there.`,
  },
  notAdmissible: {
    status: 'CONFLICT',
    example: { faults: [{ code: 'return', text: 'Tilbagebetalingen er for lav.' }] },
    da: ({ faults }) => `Spillet kan ikke godkendes. ${texts(faults)}`,
    en: ({ faults }) => `The game cannot be admitted: ${codes(faults)}`,
    problems: ({ faults }, language) =>
      faults.map((fault) => ({ field: 'id', code: fault.code, reason: faultText(fault, language) })),
  },
}

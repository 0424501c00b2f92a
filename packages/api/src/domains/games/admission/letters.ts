import type { Letter } from '../../../platform/mail/letter.ts'

type Decided = 'admitted' | 'rejected' | 'suspended'

const SUBJECT: Readonly<Record<Decided, (game: string) => string>> = {
  admitted: (game) => `${game} er godkendt`,
  rejected: (game) => `${game} er ikke godkendt`,
  suspended: (game) => `${game} er stoppet`,
}

const TEXT: Readonly<Record<Decided, string>> = {
  admitted: 'Dit spil er godkendt. Det kan nu spilles for penge, købes og lejes.',
  rejected: 'Dit spil er ikke godkendt til penge. Du kan lave en ny version og sende den ind.',
  suspended: 'Dit spil er stoppet og kan ikke ses af andre, før vi har set på det.',
}

/** What a maker is told of a decision. */
export const decided = (what: Decided, game: string, why: string, name: string, site: string): Letter => ({
  subject: SUBJECT[what](game),
  name,
  paragraphs: [TEXT[what], `Begrundelse: ${why}`],
  button: { label: 'Se dine spil', url: `${site}/casino-generator` },
  otherwise: 'Er du uenig, så svar på denne mail.',
})

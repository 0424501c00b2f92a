import type { TermsOf } from '../refusals/terms.ts'

type MailRefusal = { readonly code: 'pageNotThere' } | { readonly code: 'mailNotFound' }

declare module '../refusals/refusals.ts' {
  interface Refusals {
    mail: MailRefusal
  }
}

export const MAIL_TERMS: TermsOf<MailRefusal> = {
  pageNotThere: { status: 'NOT_FOUND', da: () => 'Adressen findes ikke', en: () => 'There is no such address' },
  mailNotFound: { status: 'NOT_FOUND', da: () => 'Mailen blev ikke fundet', en: () => 'The mail was not found' },
}

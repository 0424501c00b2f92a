import type { TermsOf } from '../refusals/terms.ts'

type MailRefusal = { readonly code: 'pageNotThere' } | { readonly code: 'mailNotFound' }

declare module '../refusals/refusals.ts' {
  interface Refusals {
    mail: MailRefusal
  }
}

export const MAIL_TERMS: TermsOf<MailRefusal> = {
  pageNotThere: { status: 'NOT_FOUND', message: () => 'Adressen findes ikke' },
  mailNotFound: { status: 'NOT_FOUND', message: () => 'Mailen blev ikke fundet' },
}

import type { TermsOf } from '../../../platform/refusals/terms.ts'

type CompanyRefusal =
  | { readonly code: 'cvrInvalid' }
  | { readonly code: 'companyNotFound' }
  | { readonly code: 'registerSilent' }
  | { readonly code: 'lookupNotOffered' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    companies: CompanyRefusal
  }
}

const SILENT_S = 30

export const COMPANY_TERMS: TermsOf<CompanyRefusal> = {
  cvrInvalid: {
    status: 'BAD_REQUEST',
    da: () => 'CVR-nummeret findes ikke: kontrolcifret passer ikke',
    en: () => 'There is no such CVR number: its check digit does not fit',
    field: () => 'cvrNumber',
  },
  companyNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Kunne ikke finde virksomhed',
    en: () => 'The company was not found',
    field: () => 'cvrNumber',
  },
  registerSilent: {
    status: 'SERVICE_UNAVAILABLE',
    da: () => 'CVR-registret svarer ikke lige nu. Skriv navnet selv, eller prøv igen om lidt.',
    en: () => 'The CVR register does not answer just now. Write the name yourself, or try again in a moment.',
    retryAfterS: () => SILENT_S,
  },
  lookupNotOffered: {
    status: 'NOT_FOUND',
    da: () => 'Her er der intet opslag i CVR. Skriv virksomhedens navn selv.',
    en: () => 'There is no look-up in CVR here. Write the name of the company yourself.',
    field: () => 'cvrNumber',
  },
}

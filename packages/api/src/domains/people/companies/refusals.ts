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
    message: () => 'CVR-nummeret findes ikke: kontrolcifret passer ikke',
    field: () => 'cvrNumber',
  },
  companyNotFound: { status: 'NOT_FOUND', message: () => 'Kunne ikke finde virksomhed', field: () => 'cvrNumber' },
  registerSilent: {
    status: 'SERVICE_UNAVAILABLE',
    message: () => 'CVR-registret svarer ikke lige nu. Skriv navnet selv, eller prøv igen om lidt.',
    retryAfterS: () => SILENT_S,
  },
  lookupNotOffered: {
    status: 'NOT_FOUND',
    message: () => 'Her er der intet opslag i CVR. Skriv virksomhedens navn selv.',
    field: () => 'cvrNumber',
  },
}

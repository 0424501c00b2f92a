import type { TermsOf } from './terms.ts'

/** What is refused before anybody looks at what is asked for. */
export type RequestRefusal =
  | { readonly code: 'otherSite' }
  | { readonly code: 'notJson' }
  | { readonly code: 'jsonMalformed' }
  | { readonly code: 'bodyNotObject' }
  | { readonly code: 'bodyTooLarge' }
  | { readonly code: 'methodNotAllowed' }
  | { readonly code: 'fileNotFound' }
  | { readonly code: 'probeNotThere' }
  | { readonly code: 'messageNotSigned' }

export const REQUEST_TERMS: TermsOf<RequestRefusal> = {
  otherSite: {
    status: 'FORBIDDEN',
    da: () => 'Forespørgslen kommer fra et andet websted',
    en: () => 'The request comes from another site',
  },
  notJson: {
    status: 'UNSUPPORTED_MEDIA_TYPE',
    da: () => 'Content-Type skal være application/json',
    en: () => 'Content-Type has to be application/json',
  },
  jsonMalformed: {
    status: 'BAD_REQUEST',
    da: () => 'Forespørgslens indhold er ikke gyldig JSON',
    en: () => 'The body of the request is not valid JSON',
  },
  bodyNotObject: {
    status: 'BAD_REQUEST',
    da: () => 'Forespørgslens indhold skal være et JSON-objekt',
    en: () => 'The body of the request has to be a JSON object',
  },
  bodyTooLarge: {
    status: 'PAYLOAD_TOO_LARGE',
    da: () => 'Forespørgslen må højst fylde 1 MB',
    en: () => 'The request may be at most 1 MB',
  },
  methodNotAllowed: {
    status: 'METHOD_NOT_SUPPORTED',
    da: () => 'Metoden er ikke tilladt her',
    en: () => 'The method is not allowed here',
  },
  fileNotFound: { status: 'NOT_FOUND', da: () => 'Filen findes ikke', en: () => 'There is no such file' },
  probeNotThere: {
    status: 'NOT_FOUND',
    da: () => 'Her er ingen tilstand at spørge om: spørg /livez eller /readyz',
    en: () => 'There is no such probe: ask /livez or /readyz',
  },
  messageNotSigned: {
    status: 'BAD_REQUEST',
    da: () => 'Beskeden er ikke bekræftet',
    en: () => 'The message is not signed by its sender',
  },
}

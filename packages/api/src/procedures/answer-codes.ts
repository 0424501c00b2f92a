import type { Language } from '@spilvaerk/messages'
import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { sentenceOf, statusNamed } from '../domains/refusals.ts'
import type { RefusalCode } from '../platform/refusals/refusals.ts'

/** What an answer says where it is no refusal of a domain. What is wrong with an input is said of each field. */
export const OTHER = {
  cannotStore: {
    da: 'Serveren kan ikke gemme lige nu. Prøv igen om lidt.',
    en: 'The server cannot store anything just now. Try again in a moment.',
  },
  serverFault: { da: 'Der opstod en fejl på serveren', en: 'Something went wrong on the server' },
  invalidInput: { da: 'Forespørgslen kan ikke bruges', en: 'A field is missing, or cannot be used' },
  badRequest: { da: 'Forespørgslen kan ikke bruges', en: 'The request cannot be used' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>
type OtherCode = keyof typeof OTHER

/** What an answer carries as its code where it is no refusal of a domain. */
export const OTHER_CODES = Object.keys(OTHER) as readonly OtherCode[]

/** What an answer can carry as its code. */
export type AnswerCode = RefusalCode | OtherCode

const OTHER_STATUS: Readonly<Record<OtherCode, TRPC_ERROR_CODE_KEY>> = {
  cannotStore: 'SERVICE_UNAVAILABLE',
  serverFault: 'INTERNAL_SERVER_ERROR',
  invalidInput: 'BAD_REQUEST',
  badRequest: 'BAD_REQUEST',
}

const isOther = (code: AnswerCode): code is OtherCode => Object.hasOwn(OTHER, code)

const STATUS_OF = new Map<TRPC_ERROR_CODE_KEY, number>()

/** tRPC tells the status of an error alone, and an error takes its time: each is asked about once. */
export function statusOf(code: TRPC_ERROR_CODE_KEY): number {
  const known = STATUS_OF.get(code)
  if (known !== undefined) return known
  const status = getHTTPStatusCodeFromError(new TRPCError({ code }))
  STATUS_OF.set(code, status)
  return status
}

/** The HTTP status of a code. */
export const statusAt = (code: AnswerCode): number => statusOf(isOther(code) ? OTHER_STATUS[code] : statusNamed(code))

/** What a code says, for a document. */
export const saidBy = (code: AnswerCode, language: Language): string =>
  isOther(code) ? OTHER[code][language] : sentenceOf(code, language)

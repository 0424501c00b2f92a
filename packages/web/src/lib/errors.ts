import { TRPCClientError } from '@trpc/client'
import { isLostCode, LostCode } from './lost-code.ts'
import type { Language } from './page-language.ts'

export type Failure = {
  readonly title: string
  readonly message: string
  /** The HTTP status when the server answered, undefined when it did not. */
  readonly status: number | undefined
}

type Words = {
  /** What each refusal of the server is called. */
  readonly titles: Readonly<Record<number, string>>
  readonly noConnection: Failure
  readonly serverFault: Failure
  readonly updated: Failure
  readonly incomplete: Failure
  readonly unknown: Failure
}

const DANISH: Words = {
  titles: {
    400: 'Ugyldig forespørgsel',
    401: 'Du er ikke logget ind',
    403: 'Det har du ikke adgang til',
    404: 'Ikke fundet',
    409: 'Det er allerede sket',
    413: 'Forespørgslen er for stor',
    429: 'Der er travlt lige nu',
  },
  noConnection: {
    title: 'Ingen forbindelse',
    message: 'Vi kan ikke få fat i serveren. Kontrollér din forbindelse, og prøv igen.',
    status: undefined,
  },
  serverFault: {
    title: 'Noget gik galt hos os',
    message: 'Fejlen ligger ikke hos dig. Prøv igen om et øjeblik.',
    status: 500,
  },
  updated: {
    title: 'Spilværk er blevet opdateret',
    message: 'Genindlæs siden for at fortsætte i den nye udgave.',
    status: undefined,
  },
  incomplete: {
    title: 'Noget af siden mangler',
    message: 'Vi kunne ikke hente det hele. Prøv igen.',
    status: undefined,
  },
  unknown: {
    title: 'Noget gik galt',
    message: 'Ukendt fejl opstod. Genindlæs siden, og prøv igen.',
    status: undefined,
  },
}

const ENGLISH: Words = {
  titles: {
    400: 'Not a valid request',
    401: 'You are not logged in',
    403: 'You have no access to this',
    404: 'Not found',
    409: 'It has already happened',
    413: 'The request is too large',
    429: 'It is busy just now',
  },
  noConnection: {
    title: 'No connection',
    message: 'The server cannot be reached. Check your connection, and try again.',
    status: undefined,
  },
  serverFault: {
    title: 'Something went wrong with us',
    message: 'The fault is not yours. Try again in a moment.',
    status: 500,
  },
  updated: {
    title: 'Spilværk has been updated',
    message: 'Reload the page to go on in the new release.',
    status: undefined,
  },
  incomplete: {
    title: 'Something is missing from the page',
    message: 'Not all of it could be fetched. Try again.',
    status: undefined,
  },
  unknown: {
    title: 'Something went wrong',
    message: 'An unknown error came up. Reload the page, and try again.',
    status: undefined,
  },
}

/** The one place where a failure becomes words for people. The server speaks the language of the page that asked. */
export function explain(error: unknown, language: Language = 'da'): Failure {
  const words = language === 'en' ? ENGLISH : DANISH
  if (error instanceof TRPCClientError) {
    const status: unknown = error.data?.httpStatus
    if (typeof status !== 'number') return unanswered(error, words)
    return answered(status, error.message, words)
  }
  if (error instanceof LostCode) return lost(error, words)
  if (isLostCode(error)) return words.incomplete
  return isUnreachable(error) ? words.noConnection : words.unknown
}

/** What stopped the browser's own work: it says so in words, unless it could not even begin. */
export function explainWork(error: unknown, language: Language = 'da'): string {
  const isOfOthers = error instanceof TRPCClientError || error instanceof LostCode || isLostCode(error)
  return error instanceof Error && !isOfOthers ? error.message : explain(error, language).message
}

const lost = ({ why }: LostCode, { noConnection, updated, incomplete }: Words): Failure =>
  ({ away: noConnection, updated, broken: incomplete })[why]

/** What the server says of a refusal is written for people; what it says of its own faults is not. */
function answered(status: number, message: string, { titles, serverFault, unknown }: Words): Failure {
  if (status >= 500) return { ...serverFault, status }
  return { title: titles[status] ?? unknown.title, message: isProse(message) ? message : unknown.message, status }
}

/** No envelope of ours: the network, or something between us and the server, spoke. */
function unanswered(error: TRPCClientError<never>, { serverFault, noConnection }: Words): Failure {
  const status: unknown = (error.meta?.response as Response | undefined)?.status
  return typeof status === 'number' && status >= 500 ? { ...serverFault, status } : noConnection
}

/** zod's own account of several problems is JSON. */
const isProse = (message: string): boolean => message !== '' && !/^[[{]/.test(message)

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load/i.test(error.message)

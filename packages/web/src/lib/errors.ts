import { TRPCClientError } from '@trpc/client'

export type Failure = {
  readonly title: string
  readonly message: string
  /** The HTTP status when the server answered, undefined when it did not. */
  readonly status: number | undefined
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Ugyldig forespørgsel',
  401: 'Du er ikke logget ind',
  403: 'Det har du ikke adgang til',
  404: 'Ikke fundet',
  409: 'Det er allerede sket',
  413: 'Forespørgslen er for stor',
  429: 'Der er travlt lige nu',
}

const NO_CONNECTION: Failure = {
  title: 'Ingen forbindelse',
  message: 'Vi kan ikke få fat i serveren. Kontrollér din forbindelse, og prøv igen.',
  status: undefined,
}

const SERVER_FAULT: Failure = {
  title: 'Noget gik galt hos os',
  message: 'Fejlen ligger ikke hos dig. Prøv igen om et øjeblik.',
  status: 500,
}

const UNKNOWN: Failure = {
  title: 'Noget gik galt',
  message: 'Ukendt fejl opstod. Genindlæs siden, og prøv igen.',
  status: undefined,
}

/** The one place where a failure becomes words for people. */
export function explain(error: unknown): Failure {
  if (error instanceof TRPCClientError) {
    const status: unknown = error.data?.httpStatus
    return typeof status === 'number' ? answered(status, error.message) : unanswered(error)
  }
  return isUnreachable(error) ? NO_CONNECTION : UNKNOWN
}

/** What the server says of a refusal is written for people; what it says of its own faults is not. */
function answered(status: number, message: string): Failure {
  if (status >= 500) return { ...SERVER_FAULT, status }
  return { title: TITLES[status] ?? UNKNOWN.title, message: isProse(message) ? message : UNKNOWN.message, status }
}

/** No envelope of ours: the network, or something between us and the server, spoke. */
function unanswered(error: TRPCClientError<never>): Failure {
  const status: unknown = (error.meta?.response as Response | undefined)?.status
  return typeof status === 'number' && status >= 500 ? { ...SERVER_FAULT, status } : NO_CONNECTION
}

/** zod's own account of several problems is JSON. */
const isProse = (message: string): boolean => message !== '' && !/^[[{]/.test(message)

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load/i.test(error.message)

import { failures } from '@spilvaerk/messages/failures'
import { TRPCClientError } from '@trpc/client'
import { isLostCode, LostCode } from './lost-code.ts'
import { textsOf } from './page-language.ts'

export type Failure = {
  readonly title: string
  readonly message: string
  /** The HTTP status when the server answered, undefined when it did not. */
  readonly status: number | undefined
}

/** The one place where a failure becomes words for people. The server speaks the language of the page that asked. */
export function explain(error: unknown): Failure {
  if (error instanceof TRPCClientError) {
    const status: unknown = error.data?.httpStatus
    return typeof status === 'number' ? answered(status, error.message) : unanswered(error)
  }
  if (error instanceof LostCode) return failure(WORDS_OF_LOST[error.why])
  if (isLostCode(error)) return failure('incomplete')
  return failure(isUnreachable(error) ? 'noConnection' : 'unknown')
}

/** What stopped the browser's own work: it says so in words, unless it could not even begin. */
export function explainWork(error: unknown): string {
  const isOfOthers = error instanceof TRPCClientError || error instanceof LostCode || isLostCode(error)
  return error instanceof Error && !isOfOthers ? error.message : explain(error).message
}

type Kind = 'noConnection' | 'serverFault' | 'updated' | 'incomplete' | 'unknown'

function failure(kind: Kind, status?: number): Failure {
  const t = textsOf(failures)
  return { title: t(`${kind}.title`), message: t(`${kind}.message`), status }
}

const WORDS_OF_LOST = { away: 'noConnection', updated: 'updated', broken: 'incomplete' } as const

const TITLES: Readonly<Record<number, keyof (typeof failures)['da']['titles']>> = {
  400: 'invalid',
  401: 'notLoggedIn',
  403: 'noAccess',
  404: 'notFound',
  409: 'alreadyDone',
  413: 'tooLarge',
  429: 'busy',
}

/** What the server says of a refusal is written for people; what it says of its own faults is not. */
function answered(status: number, message: string): Failure {
  if (status >= 500) return failure('serverFault', status)
  const unknown = failure('unknown', status)
  const key = TITLES[status]
  return {
    title: key ? textsOf(failures)(`titles.${key}`) : unknown.title,
    message: isProse(message) ? message : unknown.message,
    status,
  }
}

/** No envelope of ours: the network, or something between us and the server, spoke. */
function unanswered(error: TRPCClientError<never>): Failure {
  const status: unknown = (error.meta?.response as Response | undefined)?.status
  return typeof status === 'number' && status >= 500 ? failure('serverFault', status) : failure('noConnection')
}

/** zod's own account of several problems is JSON. */
const isProse = (message: string): boolean => message !== '' && !/^[[{]/.test(message)

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load/i.test(error.message)

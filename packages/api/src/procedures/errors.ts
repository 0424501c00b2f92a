import type { Language } from '@spilvaerk/messages'
import type { Failure, Problem } from '@spilvaerk/schemas'
import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { explain } from '../domains/refusals.ts'
import type { Outcome, Refusal, RefusalCode } from '../platform/refusals/refusals.ts'
import { storageFailureIn } from '../platform/storage/failures.ts'
import { OTHER } from './answer-codes.ts'
import { issueInEnglish, pathText } from './issue-in-english.ts'

/** A refusal on its way out of a procedure. */
class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** The value, or the refusal as the error that tRPC and REST both answer with. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw errorOf(outcome.refusal)
}

export function errorOf(refusal: Refusal): TRPCError {
  const { status, message } = explain(refusal)
  return new TRPCError({ code: status, message, cause: new Refused(refusal) })
}

/** What is said to a caller, and whether the fault is the server's own, worth a line in the log. */
export interface Answer {
  readonly code: TRPC_ERROR_CODE_KEY
  readonly body: Failure
  readonly fault: boolean
  readonly retryAfterS?: number | undefined
  /** Which refusal it is, for the pages: they show the way out. */
  readonly refusal?: RefusalCode | undefined
}

const STORAGE_S = 10

/** The one place that turns an error into words. Only what is meant for the caller comes out. */
export function answerTo(error: unknown, language: Language = 'da'): Answer {
  if (storageFailureIn(error)) {
    const body = { error: OTHER.cannotStore[language], code: 'cannotStore' }
    return { code: 'SERVICE_UNAVAILABLE', fault: true, body, retryAfterS: STORAGE_S }
  }
  if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') {
    return {
      code: 'INTERNAL_SERVER_ERROR',
      fault: true,
      body: { error: OTHER.serverFault[language], code: 'serverFault' },
    }
  }
  const { code, cause, message } = error
  if (cause instanceof ZodError) return { code, fault: false, body: bodyOfIssues(cause, language) }
  if (!(cause instanceof Refused)) return { code, fault: false, body: { error: message, code: 'badRequest' } }
  const { refusal } = cause
  const { message: said, field, problems, quote, retryAfterS } = explain(refusal, language)
  const body = {
    error: said,
    code: refusal.code,
    ...(field && { field }),
    ...(problems && { problems: [...problems] }),
    ...(quote && { quote }),
  }
  return { code, fault: false, body, retryAfterS, refusal: refusal.code }
}

/** Of more faults nobody reads, and a list of wrong values must not be answered with a far longer one. */
const MOST_PROBLEMS = 100

/** The first fault is the message; all of them follow when there are several, up to a number. */
function bodyOfIssues({ issues }: ZodError, language: Language): Failure {
  const problems = issues.slice(0, MOST_PROBLEMS).map(
    (issue): Problem => ({
      field: pathText(issue.path),
      code: issue.code,
      reason: language === 'en' ? issueInEnglish(issue) : issueInDanish(issue),
    }),
  )
  const [first] = problems
  return {
    error: first?.reason ?? OTHER.invalidInput[language],
    code: 'invalidInput',
    ...(first?.field && { field: first.field }),
    ...(problems.length > 1 && { problems }),
  }
}

/** The schemas’ own words. None has any for an input that is no object at all, which only tRPC lets through to it. */
const issueInDanish = ({ path, code, message }: ZodError['issues'][number]): string =>
  path.length === 0 && code === 'invalid_type' ? 'Forespørgslens indhold skal være et JSON-objekt' : message

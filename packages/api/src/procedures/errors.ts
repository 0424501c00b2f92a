import type { Failure, Problem } from '@spilvaerk/schemas'
import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'
import { explain } from '../domains/refusals.ts'
import type { Outcome, Refusal } from '../platform/refusals/refusals.ts'
import { storageFailureIn } from '../platform/storage/failures.ts'

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
  const { status, message } = explain(outcome.refusal)
  throw new TRPCError({ code: status, message, cause: new Refused(outcome.refusal) })
}

/** What is said to a caller, and whether the fault is the server's own, worth a line in the log. */
export interface Answer {
  readonly code: TRPC_ERROR_CODE_KEY
  readonly body: Failure
  readonly fault: boolean
  readonly retryAfterS?: number | undefined
  /** Which refusal it is, for the pages: they show the way out. */
  readonly refusal?: Refusal['code'] | undefined
}

const STORAGE_S = 10

/** The one place that turns an error into words. Only what is meant for the caller comes out. */
export function answerTo(error: unknown): Answer {
  if (storageFailureIn(error)) {
    const body = { error: 'Serveren kan ikke gemme lige nu. Prøv igen om lidt.' }
    return { code: 'SERVICE_UNAVAILABLE', fault: true, body, retryAfterS: STORAGE_S }
  }
  if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') {
    return { code: 'INTERNAL_SERVER_ERROR', fault: true, body: { error: 'Der opstod en fejl på serveren' } }
  }
  const { code, cause, message } = error
  if (cause instanceof ZodError) return { code, fault: false, body: bodyOfIssues(cause) }
  if (!(cause instanceof Refused)) return { code, fault: false, body: { error: message } }
  const { field, problems, quote, retryAfterS } = explain(cause.refusal)
  const body = {
    error: message,
    ...(field && { field }),
    ...(problems && { problems: [...problems] }),
    ...(quote && { quote }),
  }
  return { code, fault: false, body, retryAfterS, refusal: cause.refusal.code }
}

export const statusOf = (code: TRPC_ERROR_CODE_KEY): number => getHTTPStatusCodeFromError(new TRPCError({ code }))

/** Of more faults nobody reads, and a list of wrong values must not be answered with a far longer one. */
const MOST_PROBLEMS = 100

/** The first fault is the message; all of them follow when there are several, up to a number. */
function bodyOfIssues({ issues }: ZodError): Failure {
  const problems = issues.slice(0, MOST_PROBLEMS).map(
    ({ path, code, message }): Problem => ({
      ...{ field: pathText(path), code },
      // No schema has words of its own for an input that is no object at all, which only tRPC lets through to it.
      reason:
        path.length === 0 && code === 'invalid_type' ? 'Forespørgslens indhold skal være et JSON-objekt' : message,
    }),
  )
  const [first] = problems
  return {
    error: first?.reason ?? 'Forespørgslen kan ikke bruges',
    ...(first?.field && { field: first.field }),
    ...(problems.length > 1 && { problems }),
  }
}

/** `['symbols', 2, 'pays']` as `symbols[2].pays`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

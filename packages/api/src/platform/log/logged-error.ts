import { storageFailureIn } from '../storage/failures.ts'

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string | undefined
  readonly query?: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
}

/**
 * What of an error stands in the log. A database that cannot be used is a fact about the world: one line. What was to be
 * stored stands nowhere: drizzle's errors tell the values of a query, in their message too, so the log has the
 * database's own words beside the query.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const failure = storageFailureIn(error)
  if (failure) return { type: failure.name, ...codeOf(failure), message: failure.message }
  const failed = failedQueryIn(error)
  if (failed) return { ...told(failed.cause), query: failed.query }
  return {
    ...told(error),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  }
}

const told = (error: Error): LoggedError => ({
  ...{ type: error.name, ...codeOf(error), message: error.message, stack: error.stack },
})

const codeOf = (error: Error) => ('code' in error ? { code: String(error.code) } : {})

function failedQueryIn(error: Error): { readonly query: string; readonly cause: Error } | undefined {
  const { cause } = error
  if (!(cause instanceof Error)) return undefined
  return 'query' in error && 'params' in error ? { query: String(error.query), cause } : failedQueryIn(cause)
}

import { initTRPC } from '@trpc/server'
import { describeError } from './errors.ts'
import type { Services } from './services.ts'

/** Where a procedure is also found as plain REST. `{id}` in the path is the input's field `id`. */
export interface RestMeta {
  readonly rest?: {
    readonly method: 'GET' | 'POST'
    /** Below /api. */
    readonly path: `/${string}`
    readonly summary: string
    readonly status?: 200 | 201
  }
}

export interface Context {
  readonly services: Services
  /** The request's Idempotency-Key header. */
  readonly idempotencyKey?: string | undefined
}

const t = initTRPC
  .context<Context>()
  .meta<RestMeta>()
  .create({
    errorFormatter: ({ shape, error }) => {
      const { body } = describeError(error)
      return {
        ...shape,
        message: body.error,
        data: { code: shape.data.code, httpStatus: shape.data.httpStatus, field: body.field, problems: body.problems },
      }
    },
  })

export const { router, procedure } = t

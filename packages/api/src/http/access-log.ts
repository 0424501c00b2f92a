import { withoutCardNumbers } from '@spilvaerk/schemas'
import type { Context, MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { routePath } from 'hono/route'
import type { Log } from '../platform/log/log.ts'
import { traceIdOf } from './trace.ts'

export interface HttpEnv {
  Variables: RequestIdVariables & {
    traceId: string
    /** Where the pattern of the path says too little. */
    route?: string
    /** The codes of what was refused: of a batch there may be several. */
    refusals?: string[]
  }
}

/** Which request a line is about. Callers write both, and some write there what belongs nowhere. */
export const requestIn = (c: Context) => ({
  traceId: c.get('traceId'),
  requestId: withoutCardNumbers(String(c.get('requestId'))),
  path: withoutCardNumbers(c.req.path),
})

/** Notes what a request was refused with, for the log and the figures. */
export function noteRefusal(c: Context<HttpEnv>, code: string): void {
  c.set('refusals', [...(c.get('refusals') ?? []), code])
}

/** A request that has its answer. */
export interface Answered {
  readonly method: string
  /** The pattern of the path, such as `/api/games/:id`: no request makes a new one. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly refusals: readonly string[]
}

/** One line a request, without anything that a person has written; files of the page only at `debug`. */
export const accessLog =
  (log: Log, answered: (request: Answered) => void = () => undefined): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const start = performance.now()
    c.set('traceId', traceIdOf(c.req.header('traceparent')))
    await next()
    const ms = performance.now() - start
    const { method, path } = c.req
    const refusals = c.get('refusals') ?? []
    const request = { method, route: c.get('route') ?? routePath(c), status: c.res.status, ms, refusals }
    answered(request)
    const level = isFile(path) ? 'debug' : 'info'
    log[level]({ ...requestIn(c), ...request, ms: Math.round(ms) }, 'request')
  }

const isFile = (path: string) => path.startsWith('/assets/') || path.startsWith('/art/')

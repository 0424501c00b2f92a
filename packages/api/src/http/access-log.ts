import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Log } from '../log.ts'

export interface HttpEnv {
  Variables: RequestIdVariables
}

/** One line a request, at `debug`: the log of a quiet server is empty. */
export const accessLog =
  (log: Log): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    const ms = Math.round(performance.now() - start)
    log.debug({ requestId: c.get('requestId'), method, path, status: c.res.status, ms }, 'request')
  }

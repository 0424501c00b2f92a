import { withoutCardNumbers } from '@spilvaerk/schemas'
import type { Context, MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Log } from '../platform/log/log.ts'

export interface HttpEnv {
  Variables: RequestIdVariables
}

/** Which request a line is about. Callers write both, and some write there what belongs nowhere. */
export const requestIn = (c: Context) => ({
  requestId: withoutCardNumbers(String(c.get('requestId'))),
  path: withoutCardNumbers(c.req.path),
})

/** One line a request, at `debug`: the log of a quiet server is empty. */
export const accessLog =
  (log: Log): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const start = performance.now()
    await next()
    const ms = Math.round(performance.now() - start)
    log.debug({ ...requestIn(c), method: c.req.method, status: c.res.status, ms }, 'request')
  }

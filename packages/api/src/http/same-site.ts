import type { Context, MiddlewareHandler } from 'hono'
import { refused } from '../platform/refusals/refusals.ts'
import { unwrap } from '../procedures/errors.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * What changes something may be asked by our own pages and by programs, not by another site's page. Browsers say where a
 * request comes from: in Sec-Fetch-Site, the older ones in Origin; a program says neither.
 */
export const onlyOurPages = (publicUrl: string | undefined): MiddlewareHandler => {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  return async (c, next) => {
    if (!READING.includes(c.req.method) && isForeign(c, publicOrigin)) unwrap(refused({ code: 'otherSite' }))
    await next()
  }
}

function isForeign(c: Context, publicOrigin: string | undefined): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  const origin = c.req.header('Origin')
  if (origin !== undefined && origin === publicOrigin) return false
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && hostOf(origin) !== c.req.header('Host')
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)

import { TRPCError } from '@trpc/server'
import type { Context, MiddlewareHandler } from 'hono'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * What changes something may be asked by our own pages and by programs, not by another site's page. Browsers say where a
 * request comes from: in Sec-Fetch-Site, the older ones in Origin; a program says neither.
 */
export const onlyOurPages = (publicUrl: string | undefined): MiddlewareHandler => {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  return async (c, next) => {
    if (!READING.includes(c.req.method) && isForeign(c, publicOrigin))
      throw new TRPCError({ code: 'FORBIDDEN', message: 'Forespørgslen kommer fra et andet websted' })
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

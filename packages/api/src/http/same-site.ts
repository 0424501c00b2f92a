import { TRPCError } from '@trpc/server'
import type { MiddlewareHandler } from 'hono'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * What changes something may be asked by our own pages and by programs, not by another site's page. Browsers say where a
 * request comes from: in Sec-Fetch-Site, the older ones in Origin; a program says neither.
 */
export const onlyOurPages = (publicUrl: string | undefined): MiddlewareHandler => {
  const publicOrigin = publicUrl && new URL(publicUrl).origin
  return async (c, next) => {
    const origin = c.req.header('Origin')
    if (
      !READING.includes(c.req.method) &&
      origin !== publicOrigin &&
      isForeign(c.req.header('Sec-Fetch-Site'), origin, c.req.header('Host'))
    )
      throw new TRPCError({ code: 'FORBIDDEN', message: 'Forespørgslen kommer fra et andet websted' })
    await next()
  }
}

function isForeign(site: string | undefined, origin: string | undefined, host: string | undefined): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && hostOf(origin) !== host
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)

import type { Context } from 'hono'
import type { SessionAccess } from '../procedures/browser.ts'
import { cookieOf } from './cookies.ts'

const BEARER = /^Bearer ([\w-]{20,100})$/i

/** Whether the browser speaks HTTPS, to us or to the proxy before us. */
export const isHttps = (c: Context, publicUrl: string | undefined, trustProxy: boolean): boolean =>
  publicUrl?.startsWith('https:') || (trustProxy && c.req.header('X-Forwarded-Proto') === 'https')

export function sessionAccess(c: Context, isHttps: boolean): SessionAccess {
  const cookie = cookieOf(c, 'session', isHttps)
  return {
    // Who writes the header means it; the cookie comes along by itself.
    token: c.req.header('Authorization')?.match(BEARER)?.[1] ?? cookie.read(),
    keep: ({ token, keptUntil }) => cookie.write(token, keptUntil && { expires: keptUntil }),
    forget: cookie.forget,
  }
}

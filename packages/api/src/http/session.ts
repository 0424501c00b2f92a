import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { OpenedSession } from '../accounts/sessions.ts'

const COOKIE = 'session'
const BEARER = /^Bearer ([\w-]{20,100})$/i

/** How a request carries its session, and how an answer sets it. */
export interface SessionDoor {
  readonly token: string | undefined
  keep(session: OpenedSession): void
  forget(): void
}

/** Whether the browser speaks HTTPS, to us or to the proxy before us. */
export const isHttps = (c: Context, publicUrl: string | undefined, trustProxy: boolean): boolean =>
  publicUrl?.startsWith('https:') || (trustProxy && c.req.header('X-Forwarded-Proto') === 'https')

/** Scripts cannot read the cookie, and other sites cannot make a browser send it along with anything but a link. */
export function sessionDoor(c: Context, isHttps: boolean): SessionDoor {
  const options = { httpOnly: true, sameSite: 'Lax', secure: isHttps, path: '/' } as const
  return {
    // Who writes the header means it; the cookie comes along by itself.
    token: c.req.header('Authorization')?.match(BEARER)?.[1] ?? getCookie(c, COOKIE),
    keep: ({ token, keptUntil }) =>
      setCookie(c, COOKIE, token, { ...options, ...(keptUntil && { expires: keptUntil }) }),
    forget: () => void deleteCookie(c, COOKIE, options),
  }
}

import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** One cookie of a request and its answer. */
export interface Cookie {
  read(): string | undefined
  /** What is not kept until or for a time goes when the browser is closed. */
  write(value: string, kept?: { readonly expires: Date } | { readonly maxAge: number }): void
  forget(): void
}

/**
 * Scripts cannot read the cookie, and other sites cannot make a browser send it along with anything but a link. On HTTPS
 * its name begins with `__Host-`, so that no other host of the domain can set it; one with the plain name, from before
 * there was the prefix, is read until the next that is written takes its place.
 */
export function cookieOf(c: Context, name: string, isHttps: boolean): Cookie {
  const prefixed = `__Host-${name}`
  const options = { httpOnly: true, sameSite: 'Lax', secure: isHttps, path: '/' } as const
  const forgetPlain = () => void (isHttps && getCookie(c, name) !== undefined && deleteCookie(c, name, options))
  return {
    read: () => (isHttps ? getCookie(c, prefixed) : undefined) ?? getCookie(c, name),
    write: (value, kept) => {
      forgetPlain()
      setCookie(c, isHttps ? prefixed : name, value, { ...options, ...kept })
    },
    forget: () => {
      forgetPlain()
      deleteCookie(c, isHttps ? prefixed : name, options)
    },
  }
}

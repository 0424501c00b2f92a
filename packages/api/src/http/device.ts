import type { Context } from 'hono'
import { z } from 'zod'
import type { KnownDevice } from '../domains/people/accounts/known-devices.ts'
import { cookieOf } from './cookies.ts'

const TOKEN = z.string().regex(/^[\w-]{20,100}$/)

/** How a browser is recognised by the members who have logged in with it. */
export interface DeviceCookie {
  readonly token: string | undefined
  keep(device: KnownDevice | undefined): void
}

export function deviceCookie(c: Context, isHttps: boolean): DeviceCookie {
  const cookie = cookieOf(c, 'device', isHttps)
  return {
    // Few requests ask.
    get token() {
      return TOKEN.safeParse(cookie.read()).data
    },
    keep: (device) => device && cookie.write(device.token, { maxAge: device.keptForS }),
  }
}

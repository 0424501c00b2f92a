import type { Context } from 'hono'
import { z } from 'zod'
import type { DeviceCookie } from '../procedures/browser.ts'
import { cookieOf } from './cookies.ts'

const TOKEN = z.string().regex(/^[\w-]{20,100}$/)

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

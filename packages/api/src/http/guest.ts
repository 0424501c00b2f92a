import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import type { GuestCookie } from '../procedures/browser.ts'
import { cookieOf } from './cookies.ts'

const YEAR_S = 365 * 24 * 60 * 60
const secret = z.uuid()

export function guestCookie(c: Context, isHttps: boolean): GuestCookie {
  const cookie = cookieOf(c, 'guest', isHttps)
  const broughtIn = (): string | undefined => {
    const brought = secret.safeParse(cookie.read())
    return brought.success ? brought.data : undefined
  }
  let entered: string | undefined
  const enter = (): string => {
    entered ??= broughtIn()
    if (entered !== undefined) return entered
    entered = randomUUID()
    cookie.write(entered, { maxAge: YEAR_S })
    return entered
  }
  return {
    // Few requests ask.
    get known() {
      return broughtIn()
    },
    enter,
  }
}

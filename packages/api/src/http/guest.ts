import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { cookieOf } from './cookies.ts'

const YEAR_S = 365 * 24 * 60 * 60
const secret = z.uuid()

/** Who a visitor without an account is: by a secret that only the browser and the server see. */
export interface GuestDoor {
  /** Of the request; undefined where it brings none. */
  readonly known: string | undefined
  /** The known one, or a new one, which the answer hands over. */
  readonly enter: () => string
}

export function guestDoor(c: Context, isHttps: boolean): GuestDoor {
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

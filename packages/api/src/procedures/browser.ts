import type { KnownDevice } from '../domains/people/accounts/known-devices.ts'
import type { OpenedSession } from '../domains/people/accounts/sessions.ts'

/** How a request carries its session, and how an answer sets it. */
export interface SessionAccess {
  readonly token: string | undefined
  keep(session: OpenedSession): void
  forget(): void
}

/** Who a visitor without an account is: by a secret that only the browser and the server see. */
export interface GuestCookie {
  /** Of the request; undefined where it brings none. */
  readonly known: string | undefined
  /** The known one, or a new one, which the answer hands over. */
  readonly enter: () => string
}

/** How a browser is recognised by the members who have logged in with it. */
export interface DeviceCookie {
  readonly token: string | undefined
  keep(device: KnownDevice | undefined): void
}

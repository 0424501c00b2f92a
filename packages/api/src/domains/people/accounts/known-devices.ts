import type { Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { isDemo } from './demo.ts'
import { addDevice, dropOldDevices, renameDevice, type Store } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

const YEAR_S = 365 * 24 * 60 * 60
/** Programs log in without cookies, each time as a new device. */
const DEVICES_OF_A_MEMBER = 20

/** What a browser keeps to be recognised by. */
export interface KnownDevice {
  readonly token: string
  readonly keptForS: number
}

/**
 * Browsers in which members have been logged in ("device cookies", OWASP). A token says of its device only that
 * these members have logged in on it: it opens nothing.
 */
export function createKnownDevices(store: Store, clock: Clock) {
  /** What names the device, where the member with this address has been logged in on it. */
  const known = async (token: string | undefined, emailKey: string): Promise<string | undefined> => {
    if (!token) return undefined
    const tokenHash = hashToken(token)
    return (await store.isKnownDevice(tokenHash, emailKey, clock.now())) ? tokenHash : undefined
  }

  /**
   * Remembers the device for a member who proved to be there. Its token is a new one each time, so that one that
   * somebody else put into the browser is worth nothing to them afterwards. Everybody knows the password of the demo
   * account, which is therefore never held back, and has no devices.
   */
  const remember = async (db: Writer, memberId: string, brought?: string): Promise<KnownDevice | undefined> => {
    if (isDemo(memberId)) return undefined
    const token = newToken()
    const tokenHash = hashToken(token)
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + YEAR_S * 1000)
    if (brought) await renameDevice(db, hashToken(brought), tokenHash)
    await addDevice(db, { tokenHash, memberId, createdAt: now, lastSeenAt: now, expiresAt })
    await dropOldDevices(db, memberId, DEVICES_OF_A_MEMBER)
    return { token, keptForS: YEAR_S }
  }

  return { known, remember }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>

import { createHmac, randomBytes } from 'node:crypto'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { networkOf } from './network.ts'
import { createStore } from './store.ts'

/** A visitor without an account, told from others by network and day: a hash that nobody can undo after the day. */
export type VisitorId = `visitor:${string}`

export interface Visitors {
  /** The same for every request of one network on one day (UTC), and another one the day after. */
  idOf(address: string): Promise<VisitorId>
}

const DAY_MS = 24 * 60 * 60 * 1000
const KEY_BYTES = 32
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export function createVisitors(storage: Storage, clock: Clock): Visitors {
  const store = createStore(storage)
  let today: { readonly day: string; readonly key: Promise<string> } | undefined

  const keyOf = (nowMs: number): Promise<string> => {
    const day = dayOf(nowMs)
    if (today?.day === day) return today.key
    const fresh = randomBytes(KEY_BYTES).toString('hex')
    // Yesterday's key stays for what began before midnight.
    const key = store.keyOf(day, fresh, dayOf(nowMs - DAY_MS))
    today = { day, key }
    key.catch(() => {
      today = undefined
    })
    return key
  }

  return {
    idOf: async (address) => {
      const key = await keyOf(clock.now().getTime())
      return `visitor:${createHmac('sha256', key).update(networkOf(address)).digest('base64url')}`
    },
  }
}

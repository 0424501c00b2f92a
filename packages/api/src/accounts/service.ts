import type { Clock } from '../clock.ts'
import type { Storage } from '../storage/storage.ts'
import type { Member } from './member.ts'
import { createSessions } from './sessions.ts'

export interface Accounts {
  /** Whose session it is, if it lives. */
  memberOf(token: string): Promise<Member | null>
}

export function createAccounts(storage: Storage, clock: Clock): Accounts {
  const { memberOf } = createSessions(storage, clock)
  return { memberOf }
}

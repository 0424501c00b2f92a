import type { Language } from '@spilvaerk/messages'
import type { Contacted, ContactInput } from '@spilvaerk/schemas'
import type { Mail } from '../../../platform/mail/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { VisitorId } from '../visitors/service.ts'
import { letterToSender, letterToSupport } from './letters.ts'
import * as store from './store.ts'

export type Sender = `member:${string}` | VisitorId

export interface SupportNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly mail: Pick<Mail, 'queue' | 'wake'>
  /** Where support reads its mail. */
  readonly address: string
}

/** So many messages of one sender within a day. */
export const MOST_A_DAY = 5
const DAY_MS = 24 * 60 * 60 * 1000
/** As the privacy policy says. */
const KEPT_MS = 2 * 365 * DAY_MS

/** What people write to the casino: stored, sent on to support, and confirmed by mail. */
export function createSupport({ storage, clock, mail, address }: SupportNeeds) {
  const write = async (
    sender: Sender,
    input: ContactInput,
    language: Language,
  ): Promise<Outcome<Contacted, 'writtenTooOften'>> => {
    const now = clock.now()
    const number = await storage.tx(async (db) => {
      const written = await store.countSince(db, sender, new Date(now.getTime() - DAY_MS))
      if (written >= MOST_A_DAY) return undefined
      await store.dropBefore(db, new Date(now.getTime() - KEPT_MS))
      const { name, email, topic, message } = input
      const id = await store.add(db, { sender, name, email, topic, message, createdAt: now })
      const told = { ...input, number: id, language }
      await mail.queue(db, address, letterToSupport(told))
      await mail.queue(db, email, letterToSender(told))
      return id
    })
    if (number === undefined) return refused({ code: 'writtenTooOften', most: MOST_A_DAY, retryAfterS: DAY_MS / 1000 })
    mail.wake()
    return granted({ number })
  }

  return {
    write,
    personalData: (memberId: string) => store.ofSender(storage.read, `member:${memberId}`),
    forget: async (db: Writer, memberId: string): Promise<void> =>
      void (await store.dropSender(db, `member:${memberId}`)),
  }
}

export type Support = ReturnType<typeof createSupport>

import type { Notice } from '@spilvaerk/schemas'
import { granted, type Outcome } from '../../../platform/refusals/refusals.ts'
import type { AccountContext } from './account-context.ts'
import { isDemo } from './demo.ts'
import { keyOf } from './keys.ts'
import type { KnownDevice } from './known-devices.ts'
import { issueLink, openLink } from './links.ts'
import { memberByEmail } from './store.ts'

export interface Unlocked {
  readonly message: string
  readonly device: KnownDevice | undefined
}

/** The way past other people's guesses for an owner on a new device: a link that makes the device a known one. */
export function createUnlocking({ storage, clock, mail, attempts, devices, pages, letters, say }: AccountContext) {
  /** Answers the same whether the address is known or not, and whether a mail was sent within the hour or not. */
  const requestUnlock = async (email: string, address: string): Promise<Outcome<Notice, 'tooManyAttempts'>> => {
    const emailKey = keyOf(email)
    const taken = await attempts.unlockMail(address, emailKey)
    if (!taken.ok) return taken
    if (!taken.value) return granted({ message: say('unlockSent') })
    await storage.tx(async (db) => {
      const found = await memberByEmail(db, emailKey)
      const member = found?.activatedAt && !isDemo(found.id) ? found : undefined
      const token = await issueLink(db, clock, { memberId: member?.id ?? null, purpose: 'unlock' })
      if (member) await mail.queue(db, member.email ?? '', letters.unlock(member.firstName, pages().unlock(token)))
    })
    mail.wake()
    return granted({ message: say('unlockSent') })
  }

  /** The device still has to show the password: whoever has the mailbox alone is not logged in. */
  const unlock = (token: string, device?: string): Promise<Outcome<Unlocked, 'linkDead'>> =>
    storage.tx(async (db) => {
      const link = await openLink(db, clock, token, 'unlock')
      if (!link.ok) return link
      return granted({ message: say('unlocked'), device: await devices.remember(db, link.value.memberId, device) })
    })

  return { requestUnlock, unlock }
}

import type { Notice } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../refusals.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isDemo } from './demo.ts'
import type { Desk } from './desk.ts'
import { keyOf } from './keys.ts'
import { passwordChanged, reset } from './letters.ts'
import { issueLink, openLink } from './links.ts'
import { changeMember, dropLinks, endSessions, memberByEmail, memberById } from './store.ts'
import { hashToken } from './tokens.ts'

const SENT = 'Tjek din email for instruktioner til at nulstille dit password.'
const DONE = 'Din adgangskode er ændret. Du kan nu logge ind med den.'

export function createRecovery({ storage, store, clock, mail, passwords, attempts, pages }: Desk) {
  const forgotPassword = async (email: string, address: string): Promise<Outcome<Notice>> => {
    const emailKey = keyOf(email)
    const taken = await attempts.mail(address, emailKey)
    if (!taken.ok) return taken
    await storage.tx(async (db) => {
      const found = await memberByEmail(db, emailKey)
      const member = found && !isDemo(found.id) ? found : undefined
      const token = await issueLink(db, clock, { memberId: member?.id ?? null, purpose: 'reset' })
      if (member) await mail.queue(db, member.email ?? '', reset(member.firstName, pages().reset(token)))
    })
    mail.wake()
    return granted({ message: SENT })
  }

  /** Who has the link has the mailbox, so an account that waited is activated by it as well. */
  const resetPassword = async (token: string, password: string): Promise<Outcome<Notice>> => {
    if (await isCommonPassword(password)) return refused({ code: 'passwordCommon' })
    // Before the work of a hash, which is not for everybody who makes up a link.
    if (!(await store.hasLink(hashToken(token), 'reset'))) return refused({ code: 'linkDead' })
    const passwordHash = await passwords.hash(password)
    const outcome = await storage.tx(async (db): Promise<Outcome<Notice>> => {
      const link = await openLink(db, clock, token, 'reset')
      if (!link.ok) return link
      const { memberId } = link.value
      const member = await memberById(db, memberId)
      await changeMember(db, memberId, { passwordHash, activatedAt: member?.activatedAt ?? clock.now() })
      await endSessions(db, memberId)
      await dropLinks(db, memberId)
      await mail.queue(db, member?.email ?? '', passwordChanged(member?.firstName ?? '', pages().login))
      return granted({ message: DONE })
    })
    mail.wake()
    return outcome
  }

  return { forgotPassword, resetPassword }
}

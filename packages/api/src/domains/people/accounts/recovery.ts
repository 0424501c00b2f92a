import type { Notice } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { AccountContext } from './account-context.ts'
import { acceptable } from './common-passwords.ts'
import { isDemo } from './demo.ts'
import { keyOf } from './keys.ts'
import { issueLink, openLink } from './links.ts'
import {
  changeMember,
  dropDevices,
  dropLinks,
  endSessions,
  memberByEmail,
  memberById,
  type StoredMember,
} from './store.ts'
import { hashToken } from './tokens.ts'
import type { Unlocked } from './unlocking.ts'

const NOBODY = { username: '', email: null, firstName: '', lastName: '', companyName: null }

export function createRecovery(context: AccountContext) {
  const { storage, store, clock, mail, passwords, attempts, devices, pages, letters, say } = context

  const forgotPassword = async (email: string, address: string): Promise<Outcome<Notice, 'tooManyAttempts'>> => {
    const emailKey = keyOf(email)
    const taken = await attempts.mail(address, emailKey)
    if (!taken.ok) return taken
    await storage.tx(async (db) => {
      const found = await memberByEmail(db, emailKey)
      const member = found && !isDemo(found.id) ? found : undefined
      const token = await issueLink(db, clock, { memberId: member?.id ?? null, purpose: 'reset' })
      if (member) await mail.queue(db, member.email ?? '', letters.reset(member.firstName, pages().reset(token)))
    })
    mail.wake()
    return granted({ message: say('resetSent') })
  }

  /** The member a link is for, without using the link up; an unknown one is told of a dead link later. */
  const personOf = async (token: string): Promise<StoredMember | undefined> => {
    const memberId = (await store.linkWith(hashToken(token), 'reset'))?.memberId
    return memberId ? memberById(store.read, memberId) : undefined
  }

  /**
   * Who has the link has the mailbox, so an account that waited is activated by it as well, and the device is a known
   * one. All others are forgotten: whoever knew the old password may sit at one of them.
   */
  const resetPassword = async (
    token: string,
    password: string,
    device?: string,
  ): Promise<Outcome<Unlocked, 'busy' | 'linkDead' | 'passwordCommon' | 'passwordPersonal'>> => {
    const person = await personOf(token)
    const chosen = await acceptable(password, person ?? NOBODY)
    if (!chosen.ok) return chosen
    // Before the work of a hash, which is not for everybody who makes up a link.
    if (!person) return refused({ code: 'linkDead' })
    const hashed = await passwords.hash(password)
    if (!hashed.ok) return hashed
    const passwordHash = hashed.value
    const outcome = await storage.tx(async (db): Promise<Outcome<Unlocked, 'linkDead'>> => {
      const link = await openLink(db, clock, token, 'reset')
      if (!link.ok) return link
      const { memberId } = link.value
      const member = await memberById(db, memberId)
      await changeMember(db, memberId, { passwordHash, activatedAt: member?.activatedAt ?? clock.now() })
      await endSessions(db, memberId)
      await dropDevices(db, memberId)
      await dropLinks(db, memberId)
      const letter = letters.passwordChanged(member?.firstName ?? '', pages().login)
      await mail.queue(db, member?.email ?? '', letter)
      return granted({ message: say('reset'), device: await devices.remember(db, memberId, device) })
    })
    mail.wake()
    return outcome
  }

  return { forgotPassword, resetPassword }
}

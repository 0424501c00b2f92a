import type { Notice } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { AccountContext } from './account-context.ts'
import { isReserved } from './demo.ts'
import { keyOf } from './keys.ts'
import { issueLink, openLink } from './links.ts'
import type { Member } from './member.ts'
import type { PasswordCode } from './refusals.ts'
import { showPassword } from './self.ts'
import { changeMember, dropLinks, memberByEmail, memberById } from './store.ts'

/** What the address in a link is sealed for. */
const SEAL = 'accounts.link'

export function createEmailChange(context: AccountContext) {
  const { storage, clock, mail, pages, sealing, letters, say } = context

  /** Answers the same whether the new address is free or not: its owner learns it by mail. */
  const changeEmail = async (
    { id }: Member,
    input: { readonly email: string; readonly password: string },
    address: string,
  ): Promise<Outcome<Notice, PasswordCode | 'emailSame' | 'emailTaken'>> => {
    const { email } = input
    const shown = await showPassword(context, id, input.password, 'password')
    if (!shown.ok) return shown
    const { member, tx } = shown.value
    if (keyOf(email) === member.emailKey) return refused({ code: 'emailSame' })
    if (isReserved(keyOf(email))) return refused({ code: 'emailTaken' })
    const taken = await context.attempts.mail(address, keyOf(email))
    if (!taken.ok) return taken
    const outcome = await tx<Notice, never>(async (db) => {
      await dropLinks(db, id, 'confirmEmail')
      const isFree = !(await memberByEmail(db, keyOf(email)))
      const token = await issueLink(db, clock, {
        memberId: isFree ? id : null,
        purpose: 'confirmEmail',
        email: sealing.seal(SEAL, email),
      })
      const letter = isFree
        ? letters.confirmEmail(member.firstName, pages().confirmEmail(token))
        : letters.addressInUse(pages().login)
      await mail.queue(db, email, letter)
      await mail.queue(db, member.email ?? '', letters.emailChangeAsked(member.firstName, email))
      return granted({ message: say('confirmEmailSent') })
    })
    mail.wake()
    return outcome
  }

  /** Links from before addresses were sealed hold them as they are. */
  const addressIn = (stored: string | null): string | undefined =>
    !stored || stored.includes('@') ? (stored ?? undefined) : sealing.open(SEAL, stored)

  const confirmEmail = async (token: string): Promise<Outcome<Notice, 'emailTaken' | 'linkDead'>> => {
    const outcome = await storage.tx(async (db): Promise<Outcome<Notice, 'emailTaken' | 'linkDead'>> => {
      const link = await openLink(db, clock, token, 'confirmEmail')
      if (!link.ok) return link
      const { memberId } = link.value
      const email = addressIn(link.value.email)
      const member = await memberById(db, memberId)
      if (!email || !member) return refused({ code: 'linkDead' })
      if (await memberByEmail(db, keyOf(email))) return refused({ code: 'emailTaken' })
      await changeMember(db, memberId, { email, emailKey: keyOf(email) })
      // Links in the old mailbox open nothing any more.
      await dropLinks(db, memberId)
      const letter = letters.emailChanged(member.firstName, email)
      for (const to of [member.email ?? '', email]) await mail.queue(db, to, letter)
      return granted({ message: say('emailChanged') })
    })
    mail.wake()
    return outcome
  }

  return { changeEmail, confirmEmail }
}

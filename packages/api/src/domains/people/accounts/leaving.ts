import type { Notice, PersonalData } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import type { AccountContext } from './account-context.ts'
import type { Member } from './member.ts'
import type { PasswordCode, Unsettled } from './refusals.ts'
import { devicesOf, showPassword, theMember } from './self.ts'
import { changeMember, dropDevices, dropLinks, endSessions, type StoredMember } from './store.ts'
import { userOf } from './view.ts'

export function createLeaving(context: AccountContext) {
  const { clock, mail, ports, letters, say } = context

  const unsettled = async (db: Writer, memberId: string): Promise<Unsettled | undefined> => {
    for (const ask of ports.keepsFromLeaving) {
      const because = await ask(db, memberId)
      if (because) return because
    }
    return undefined
  }

  /** The row stays for the ledger and the rounds that name it; whose it was nobody can tell any more. */
  const deleteAccount = async (
    { id }: Member,
    password: string,
  ): Promise<Outcome<Notice, PasswordCode | 'mayNotLeave'>> => {
    const shown = await showPassword(context, id, password, 'password')
    if (!shown.ok) return shown
    const { member, tx } = shown.value
    const { email, firstName } = member
    const outcome = await tx(async (db): Promise<Outcome<Notice, 'mayNotLeave'>> => {
      const because = await unsettled(db, id)
      if (because) return refused({ code: 'mayNotLeave', because })
      for (const leave of ports.whenLeaving) await leave(db, id)
      await endSessions(db, id)
      await dropDevices(db, id)
      await dropLinks(db, id)
      await changeMember(db, id, pseudonym(id, clock.now()))
      await mail.queue(db, email ?? '', letters.deleted(firstName))
      return granted({ message: say('deleted') })
    })
    mail.wake()
    return outcome
  }

  const exportData = async (member: Member): Promise<PersonalData> => {
    const stored = await theMember(context, member.id)
    const user = userOf(stored, await ports.progress(member.id))
    const devices = await devicesOf(context, member)
    const knownDevices = await context.store.knownDevicesOf(member.id)
    const others = await Promise.all(
      ports.personalData.map(async ({ name, read }) => [name, await read(member.id)] as const),
    )
    return {
      exportedAt: clock.now().toISOString(),
      user,
      language: stored.language,
      devices,
      knownDevices,
      ...Object.fromEntries(others),
    }
  }

  return { deleteAccount, exportData }
}

const pseudonym = (id: string, now: Date): Partial<StoredMember> => ({
  ...{ username: `slettet-${id.slice(0, 8)}`, usernameKey: `slettet-${id}`, email: null, emailKey: null },
  ...{ passwordHash: null, firstName: '', lastName: '', phoneNumber: null, companyName: null, cvrNumber: null },
  ...{ marketingOptIn: false, language: 'da', deletedAt: now },
})

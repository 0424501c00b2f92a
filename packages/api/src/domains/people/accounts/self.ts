import type { Language } from '@spilvaerk/messages'
import type { Device, Notice, UpdateProfileInput, User } from '@spilvaerk/schemas'
import { granted, type Outcome, type RefusalCode, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { AccountContext } from './account-context.ts'
import { acceptable } from './common-passwords.ts'
import { isDemo } from './demo.ts'
import { keyOf } from './keys.ts'
import type { Member } from './member.ts'
import type { PasswordCode } from './refusals.ts'
import {
  changeMember,
  dropDevices,
  dropLinks,
  endSession,
  endSessions,
  memberByEmail,
  memberById,
  type StoredMember,
} from './store.ts'
import { hashToken } from './tokens.ts'
import { deviceOf, userOf } from './view.ts'

/** A member as he is stored. */
export async function theMember({ store }: AccountContext, id: string): Promise<StoredMember> {
  const member = await memberById(store.read, id)
  if (!member) throw new Error(`member ${id} has a session and no row`)
  return member
}

/** A member whose password was shown just now. */
export interface Shown {
  readonly member: StoredMember
  /** What was asked for with the password, as one transaction; refused where another request has changed it meanwhile. */
  tx<T, C extends RefusalCode>(work: (db: Writer) => Promise<Outcome<T, C>>): Promise<Outcome<T, C | 'wrongPassword'>>
}

/** Asks a member for his password once more; `field` is where the form asks. */
export async function showPassword(
  context: AccountContext,
  memberId: string,
  password: string,
  field: string,
): Promise<Outcome<Shown, PasswordCode>> {
  const attempt = await context.attempts.password(memberId)
  if (!attempt.ok) return attempt
  const member = await theMember(context, memberId)
  if (isDemo(memberId)) return refused({ code: 'demoAccountShared' })
  const compared = await context.passwords.isRight(password, member.passwordHash)
  // Of a password that was not looked at nobody learned anything.
  if (!compared.ok || compared.value) await attempt.value()
  if (!compared.ok) return compared
  if (!compared.value) return refused({ code: 'wrongPassword', field })
  const isUnchanged = async (db: Writer) => (await memberById(db, memberId))?.passwordHash === member.passwordHash
  return granted({
    member,
    tx: (work) =>
      context.storage.tx(async (db) =>
        (await isUnchanged(db)) ? work(db) : refused({ code: 'wrongPassword', field }),
      ),
  })
}

export interface Contact {
  readonly username: string
  readonly email: string | null
}

export function createSelf(context: AccountContext) {
  const { storage, mail, passwords, ports, pages, language, letters, say } = context

  const me = async (memberId: string): Promise<User> =>
    userOf(await theMember(context, memberId), await ports.progress(memberId))

  /** By what staff know a member; a number that is nobody's has none. */
  const contactOf = async (memberId: string): Promise<Contact | undefined> => {
    const member = await memberById(context.store.read, memberId)
    return member && { username: member.username, email: member.email }
  }

  /** Whether it is somebody who has an account, and not only once had one. */
  const isMember = async (db: Asker, memberId: string): Promise<boolean> => {
    const member = await memberById(db, memberId)
    return member !== undefined && member.deletedAt === null
  }

  /** In which a member is written to, where no request is answered. */
  const languageOf = async (memberId: string): Promise<Language> =>
    (await memberById(context.store.read, memberId))?.language ?? 'da'

  /** The same for whoever has an account with this address. */
  const languageAt = async (email: string): Promise<Language> =>
    (await memberByEmail(context.store.read, keyOf(email)))?.language ?? 'da'

  /** From now on the member is written to in the language of this request. */
  const keepLanguage = async (memberId: string): Promise<void> => {
    if ((await languageOf(memberId)) !== language) await storage.tx((db) => changeMember(db, memberId, { language }))
  }

  const updateProfile = async (
    memberId: string,
    input: UpdateProfileInput,
  ): Promise<Outcome<User, 'demoAccountShared'>> => {
    if (isDemo(memberId)) return refused({ code: 'demoAccountShared' })
    const { firstName, lastName, phoneNumber, marketingOptIn } = input
    const change: Partial<StoredMember> = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(phoneNumber !== undefined && { phoneNumber: phoneNumber || null }),
      ...(marketingOptIn !== undefined && { marketingOptIn }),
    }
    if (Object.keys(change).length > 0) await storage.tx((db) => changeMember(db, memberId, change))
    return granted(await me(memberId))
  }

  const changePassword = async (
    { id, sessionId }: Member,
    currentPassword: string,
    password: string,
    device?: string,
  ): Promise<Outcome<Notice, PasswordCode | 'passwordCommon' | 'passwordPersonal'>> => {
    const shown = await showPassword(context, id, currentPassword, 'currentPassword')
    if (!shown.ok) return shown
    const { member, tx } = shown.value
    const chosen = await acceptable(password, member)
    if (!chosen.ok) return chosen
    const hashed = await passwords.hash(password)
    if (!hashed.ok) return hashed
    const passwordHash = hashed.value
    const outcome = await tx<Notice, never>(async (db) => {
      await changeMember(db, id, { passwordHash })
      await endSessions(db, id, sessionId)
      await dropDevices(db, id, device && hashToken(device))
      await dropLinks(db, id)
      await mail.queue(db, member.email ?? '', letters.passwordChanged(member.firstName, pages().login))
      return granted({ message: say('passwordChanged') })
    })
    mail.wake()
    return outcome
  }

  const endDevice = async (
    { id }: Member,
    sessionId: string,
  ): Promise<Outcome<void, 'demoAccountShared' | 'sessionNotFound'>> => {
    if (isDemo(id)) return refused({ code: 'demoAccountShared' })
    const ended = await storage.tx((db) => endSession(db, id, sessionId))
    return ended.length > 0 ? granted(undefined) : refused({ code: 'sessionNotFound' })
  }

  const logoutEverywhere = async ({ id }: Member, device?: string): Promise<Outcome<void, 'demoAccountShared'>> => {
    if (isDemo(id)) return refused({ code: 'demoAccountShared' })
    await storage.tx(async (db) => {
      await endSessions(db, id)
      await dropDevices(db, id, device && hashToken(device))
    })
    return granted(undefined)
  }

  const devices = (member: Member) => devicesOf(context, member)
  return {
    ...{ me, contactOf, isMember, languageOf, languageAt, keepLanguage, updateProfile, changePassword },
    ...{ devices, endDevice, logoutEverywhere },
  }
}

/** Where a member is logged in. Those who share the demo account do not see each other. */
export async function devicesOf({ store, clock }: AccountContext, { id, sessionId }: Member): Promise<Device[]> {
  const sessions = await store.sessionsOf(id, clock.now())
  return sessions.map((session) => deviceOf(session, sessionId)).filter(({ current }) => current || !isDemo(id))
}

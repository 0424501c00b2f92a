import type { User } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { AccountContext } from './account-context.ts'
import { isDemo, mayUseDemo } from './demo.ts'
import { keyOf } from './keys.ts'
import type { KnownDevice } from './known-devices.ts'
import type { OpenedSession } from './sessions.ts'
import { changeMember, endSession, memberByEmail, memberById, type StoredMember } from './store.ts'
import { hashToken } from './tokens.ts'
import { userOf } from './view.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

/** Where a request comes from, and the session that it came with. */
export interface Caller {
  readonly address: string
  readonly userAgent?: string | undefined
  readonly token?: string | undefined
  /** What the browser is recognised by, if it has been here before. */
  readonly device?: string | undefined
  /** Whether it was made on this machine. */
  readonly fromHere?: boolean
}

export interface LoggedIn {
  readonly user: User
  readonly session: OpenedSession
  readonly device: KnownDevice | undefined
}

export function createLogin(context: AccountContext) {
  const { storage, store, sessions, passwords, attempts, devices, ports, language } = context

  /** One answer and one time for a wrong address and a wrong password. */
  const identify = async (
    { email, password }: Credentials,
    { fromHere = false }: Caller,
  ): Promise<Outcome<StoredMember, 'busy' | 'notActivated' | 'wrongLogin'>> => {
    const found = await memberByEmail(store.read, keyOf(email))
    const isShut = found && isDemo(found.id) && !mayUseDemo(context.demoUsers, fromHere)
    const member = isShut ? undefined : found
    const compared = await passwords.isRight(password, member?.passwordHash)
    if (!compared.ok) return compared
    if (!compared.value || !member) return refused({ code: 'wrongLogin' })
    return member.activatedAt ? granted(member) : refused({ code: 'notActivated' })
  }

  /** Ends the session that the browser came with and opens another, if the member is still as he was looked at. */
  const enter = (member: StoredMember, rememberMe: boolean, caller: Caller): Promise<Outcome<LoggedIn, 'wrongLogin'>> =>
    storage.tx(async (db) => {
      const now = await memberById(db, member.id)
      if (now?.passwordHash !== member.passwordHash) return refused({ code: 'wrongLogin' })
      const before = caller.token && (await store.withSession(hashToken(caller.token)))
      if (before) await endSession(db, before.session.memberId, before.session.id)
      if (now.language !== language) await changeMember(db, member.id, { language })
      const session = await sessions.open(db, member.id, rememberMe, caller)
      const device = await devices.remember(db, member.id, caller.device)
      return granted({ session, device, user: userOf(now, await ports.progress(member.id)) })
    })

  const admit = async (
    credentials: Credentials,
    caller: Caller,
  ): Promise<Outcome<LoggedIn, 'busy' | 'listedInRofus' | 'notActivated' | 'tooManyAttempts' | 'wrongLogin'>> => {
    const emailKey = keyOf(credentials.email)
    const device = await devices.known(caller.device, emailKey)
    const attempt = await attempts.login({ address: caller.address, emailKey, device })
    if (!attempt.ok) return attempt
    const member = await identify(credentials, caller)
    // Of a password that was not looked at nobody learned anything.
    if (member.ok || member.refusal.code === 'busy') await attempt.value()
    if (!member.ok) return member
    const allowed = await ports.mayEnter(member.value.id)
    return allowed.ok ? enter(member.value, credentials.rememberMe, caller) : allowed
  }

  const login: typeof admit = async (...asked) => {
    const entered = await admit(...asked)
    context.logins.add(1, { outcome: entered.ok ? 'ok' : entered.refusal.code })
    return entered
  }

  const logout = async (token: string): Promise<void> => {
    const found = await store.withSession(hashToken(token))
    if (found) await storage.tx((db) => endSession(db, found.session.memberId, found.session.id))
  }

  return { login, logout }
}

import { randomUUID } from 'node:crypto'
import { isAdultOn, type MemberKind, type Notice, type Registration } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { danishDay } from '../../../platform/time/danish-day.ts'
import type { AccountContext } from './account-context.ts'
import { acceptable } from './common-passwords.ts'
import { isReserved } from './demo.ts'
import { keyOf } from './keys.ts'
import { ACTIVATION_MS, issueLink, openLink } from './links.ts'
import {
  addMember,
  changeMember,
  dropLinks,
  dropStale,
  isUsernameTaken,
  memberByEmail,
  type StoredMember,
} from './store.ts'

export interface RegistrationDesk {
  /** Answers the same whether the address is new or known: who owns it learns the difference by mail. */
  register(
    input: Registration,
    address: string,
  ): Promise<
    Outcome<
      Notice,
      'busy' | 'emailTaken' | 'passwordCommon' | 'passwordPersonal' | 'tooManyAttempts' | 'underAge' | 'usernameTaken'
    >
  >
  activate(token: string): Promise<Outcome<Notice, 'linkDead'>>
  resendActivation(email: string, address: string): Promise<Outcome<Notice, 'tooManyAttempts'>>
}

export function createRegistration(context: AccountContext): RegistrationDesk {
  const { storage, clock, mail, passwords, attempts, pages, language, letters, say } = context

  const wantsMarketing = async ({ marketingOptIn, cvrNumber }: Registration): Promise<boolean> => {
    if (!marketingOptIn || !cvrNumber) return marketingOptIn
    const found = await context.companies.lookup(cvrNumber)
    return !(found.ok && found.value.company.adProtected)
  }

  const sendActivation = async (db: Writer, { id, firstName, username, email }: StoredMember): Promise<void> => {
    await dropLinks(db, id, 'activate')
    const token = await issueLink(db, clock, { memberId: id, purpose: 'activate' })
    await mail.queue(db, email ?? '', letters.activation(firstName, username, pages().activate(token)))
  }

  /** The mail for one who is registered already; what the new registration said is forgotten. */
  const remind = async (db: Writer, { id, firstName, email, activatedAt }: StoredMember): Promise<void> => {
    if (activatedAt) {
      await issueLink(db, clock, { memberId: null, purpose: 'activate' })
      return mail.queue(db, email ?? '', letters.alreadyRegistered(firstName, pages().login))
    }
    // An activation link would open an account whose password somebody else may have chosen.
    const token = await issueLink(db, clock, { memberId: id, purpose: 'reset' })
    await mail.queue(db, email ?? '', letters.registeredUnactivated(firstName, pages().reset(token)))
  }

  const enter = (member: StoredMember): Promise<Outcome<Notice, 'usernameTaken'>> =>
    storage.tx(async (db) => {
      const { usernameKey } = member
      const emailKey = member.emailKey ?? ''
      await dropStale(db, usernameKey, emailKey, new Date(member.createdAt.getTime() - ACTIVATION_MS))
      if (await isUsernameTaken(db, usernameKey)) return refused({ code: 'usernameTaken' })
      const known = await memberByEmail(db, emailKey)
      if (known) {
        await remind(db, known)
        return granted({ message: say('activationSent') })
      }
      await addMember(db, member)
      await sendActivation(db, member)
      return granted({ message: say('activationSent') })
    })

  const register: RegistrationDesk['register'] = async (input, address) => {
    const taken = await attempts.register(address)
    if (!taken.ok) return taken
    if (input.birthDate && !isAdultOn(input.birthDate, danishDay(clock.now())))
      return refused({ code: 'underAge', field: 'birthDate' })
    const chosen = await acceptable(input.password, { ...input, companyName: input.companyName ?? null })
    if (!chosen.ok) return chosen
    if (isReserved(keyOf(input.email))) return refused({ code: 'emailTaken' })
    const hashed = await passwords.hash(input.password)
    if (!hashed.ok) return hashed
    const marketingOptIn = await wantsMarketing(input)
    const outcome = await enter({
      ...newMember(input, clock.now()),
      language,
      passwordHash: hashed.value,
      marketingOptIn,
    })
    mail.wake()
    return outcome
  }

  const activate = (token: string): Promise<Outcome<Notice, 'linkDead'>> =>
    storage.tx(async (db) => {
      const link = await openLink(db, clock, token, 'activate')
      if (!link.ok) return link
      await changeMember(db, link.value.memberId, { activatedAt: clock.now() })
      await dropLinks(db, link.value.memberId)
      return granted({ message: say('activated') })
    })

  const resendActivation = async (email: string, address: string): Promise<Outcome<Notice, 'tooManyAttempts'>> => {
    const emailKey = keyOf(email)
    const taken = await attempts.mail(address, emailKey)
    if (!taken.ok) return taken
    await storage.tx(async (db) => {
      const member = await memberByEmail(db, emailKey)
      if (member && !member.activatedAt) await sendActivation(db, member)
      else await issueLink(db, clock, { memberId: null, purpose: 'activate' })
    })
    mail.wake()
    return granted({ message: say('activationSentAgain') })
  }

  return { register, activate, resendActivation }
}

/** A company account buys and creates; only a person plays for money. */
const kindOf = ({ companyName, cvrNumber }: Registration): MemberKind =>
  companyName || cvrNumber ? 'company' : 'player'

const newMember = (input: Registration, createdAt: Date): Omit<StoredMember, 'language'> => ({
  ...{ id: randomUUID(), createdAt, kind: kindOf(input), subscription: 'free' },
  ...{ username: input.username, usernameKey: keyOf(input.username) },
  ...{ email: input.email, emailKey: keyOf(input.email), passwordHash: null },
  ...{ firstName: input.firstName, lastName: input.lastName, phoneNumber: input.phoneNumber || null },
  ...{ companyName: input.companyName || null, cvrNumber: input.cvrNumber || null },
  ...{ marketingOptIn: input.marketingOptIn, activatedAt: null, deletedAt: null },
})

import {
  type Identity as IdentityView,
  isAdultOn,
  type StartIdentityInput,
  type TestIdentityInput,
} from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { danishDay } from '../../../platform/time/danish-day.ts'
import { createAttempts } from './attempts.ts'
import type { IdentityNeeds, Prover } from './needs.ts'
import type { IdentityProvider, Person } from './provider.ts'
import { NATIONAL_ID } from './sealed.ts'
import * as store from './store.ts'

export interface Identity {
  readonly adapter: IdentityProvider['name']
  get(holder: Pick<Prover, 'id' | 'kind'>): Promise<IdentityView>
  /** Begins a proof, bound to the session that begins it; the value is the address to go to. */
  start(
    prover: Prover,
    input: StartIdentityInput,
  ): Promise<Outcome<{ url: string }, 'companyMayNotPlay' | 'identityProved' | 'identitySilent'>>
  /** What the page that plays MitID goes back with; only in testtilstand. */
  testAnswer(
    prover: Prover,
    input: TestIdentityInput,
  ): Promise<Outcome<{ url: string }, 'identityAttemptDead' | 'identityNotTest'>>
  /** Takes what the browser came back with. The value is the page to go on with, also after a refusal. */
  finish(prover: Prover | null, returned: URLSearchParams): Promise<string>
  /** Ties a person to an account: for good, and to no other living account. */
  prove(
    memberId: string,
    person: Person,
  ): Promise<Outcome<void, 'identityAttemptDead' | 'identityProved' | 'identityTaken' | 'underAge'>>
  /** The account for everybody has a made-up identity of its own, where identities are made up. */
  proveDemo(memberId: string): Promise<void>
  /** Whether the person behind an account may play now. Part of the transaction of a round. */
  mayPlay(db: Asker, memberId: string, now: Date): Promise<Outcome<void, 'identityMissing' | 'underAge'>>
  /** Every account that the same person has or had, this one included. */
  accountsOf(db: Asker, memberId: string): Promise<readonly string[]>
  isProved(db: Asker, memberId: string): Promise<boolean>
  nationalIdOf(memberId: string): Promise<string | undefined>
  /** An account is closed: the hash stays. Part of the transaction that closes it. */
  forget(db: Writer, memberId: string): Promise<void>
  personalData(memberId: string): Promise<unknown>
}

/** A stolen session should not read the number out of the download. */
const SEALED = 'Gemt forseglet'
const DEMO_PERSON: Person = { nationalId: '0101900101', birthDate: '1990-01-01', name: 'Demo Spiller' }

export function createIdentity(needs: IdentityNeeds): Identity {
  const { storage, clock, sealing, provider, proved } = needs
  const { read, tx } = storage
  const identities = store.keepIdentities(storage)

  /** Denmark is never behind UTC: who is of age by the UTC day is, and only a birthday has to be asked of the calendar. */
  const isAdult = (birthDate: string, now: Date): boolean =>
    isAdultOn(birthDate, now.toISOString().slice(0, 10)) || isAdultOn(birthDate, danishDay(now))

  const tie = async (
    db: Writer,
    memberId: string,
    person: Person,
  ): Promise<Outcome<void, 'identityProved' | 'identityTaken'>> => {
    const personHash = sealing.keyedHash('person', person.nationalId)
    const own = await identities.ofMember(db, memberId)
    if (own) return own.personHash === personHash ? granted(undefined) : refused({ code: 'identityProved' })
    if (await store.livingOf(db, personHash)) return refused({ code: 'identityTaken' })
    const { birthDate, name } = person
    await store.addIdentity(db, {
      ...{ memberId, personHash, birthDate, name, provider: provider.name },
      ...{ sealedId: sealing.seal(NATIONAL_ID, person.nationalId), provedAt: clock.now(), closedAt: null },
    })
    return granted(undefined)
  }

  /** `isStillOpen` is asked in the same transaction: the account may have been closed while MitID was asked. */
  const prove = async (
    memberId: string,
    person: Person,
    isStillOpen: (db: Writer) => Promise<boolean> = async () => true,
  ): Promise<Outcome<void, 'identityAttemptDead' | 'identityProved' | 'identityTaken' | 'underAge'>> => {
    // Nothing is stored of who is too young: it is proved anew after the birthday.
    if (!isAdult(person.birthDate, clock.now())) return refused({ code: 'underAge' })
    const outcome = await tx(async (db) =>
      (await isStillOpen(db)) ? tie(db, memberId, person) : refused({ code: 'identityAttemptDead' }),
    )
    if (outcome.ok) await proved(memberId)
    return outcome
  }

  const attempts = createAttempts({ ...needs, prove, isProved: (id) => isProved(read, id) })

  const isProved = async (db: Asker, memberId: string): Promise<boolean> =>
    (await identities.ofMember(db, memberId)) !== undefined

  const nationalIdOf = async (memberId: string): Promise<string | undefined> => {
    const sealed = (await identities.ofMember(read, memberId))?.sealedId
    return sealed ? sealing.open(NATIONAL_ID, sealed) : undefined
  }

  return {
    adapter: provider.name,
    ...attempts,
    prove: (memberId, person) => prove(memberId, person),
    proveDemo: async (memberId) => {
      if (provider.test) await prove(memberId, DEMO_PERSON)
    },
    get: async ({ id, kind }) => viewOf(kind, provider, await identities.ofMember(read, id)),
    mayPlay: async (db, memberId, now) => {
      const birthDate = (await identities.ofMember(db, memberId))?.birthDate
      if (!birthDate) return refused({ code: 'identityMissing' })
      return isAdult(birthDate, now) ? granted(undefined) : refused({ code: 'underAge' })
    },
    accountsOf: async (db, memberId) => {
      const own = await identities.ofMember(db, memberId)
      return own ? identities.accountsOf(db, own.personHash) : [memberId]
    },
    isProved,
    nationalIdOf,
    forget: async (db, memberId) => {
      await store.dropAttempts(db, memberId)
      await store.closeIdentity(db, memberId, clock.now())
    },
    personalData: async (memberId) => {
      const own = await identities.ofMember(read, memberId)
      if (!own) return null
      const { name, birthDate, provider: provedBy, provedAt } = own
      return { name, birthDate, nationalId: SEALED, provedBy, provedAt: provedAt.toISOString() }
    },
  }
}

function viewOf(
  kind: Prover['kind'],
  { name: provider, test }: IdentityProvider,
  own: store.StoredIdentity | undefined,
): IdentityView {
  const { name = null, birthDate = null, provedAt } = own ?? {}
  const state = own ? 'proved' : kind === 'company' ? 'notNeeded' : 'missing'
  return { state, provider, test, name, birthDate, provedAt: provedAt?.toISOString() ?? null }
}

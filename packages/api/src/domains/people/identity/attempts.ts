import { createHash, randomBytes } from 'node:crypto'
import type { StartIdentityInput, TestIdentityInput } from '@spilvaerk/schemas'
import { granted, type Outcome, type Refusal, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import type { IdentityNeeds, Prover } from './needs.ts'
import { type Attempt, type Failure, isPerson, type Person } from './provider.ts'
import * as store from './store.ts'

const OPEN_MS = 10 * 60_000
const CALLBACK = '/api/identity/callback'
const SECTION = '/account?afsnit=identitet'
const LOGIN = `/auth/login?next=${encodeURIComponent(SECTION)}`

const REFUSALS: Readonly<Record<Failure, Refusal>> = {
  cancelled: { code: 'identityCancelled' },
  failed: { code: 'identityFailed' },
  incomplete: { code: 'identityIncomplete' },
  silent: { code: 'identitySilent' },
}

interface AttemptsNeeds extends Omit<IdentityNeeds, 'proved'> {
  readonly prove: (
    memberId: string,
    person: Person,
    isStillOpen: (db: Writer) => Promise<boolean>,
  ) => Promise<Outcome<void, 'identityAttemptDead' | 'identityProved' | 'identityTaken' | 'underAge'>>
  readonly isProved: (memberId: string) => Promise<boolean>
}

/** The way of a browser to the provider and back. */
export function createAttempts({ storage, clock, sealing, provider, site, prove, isProved }: AttemptsNeeds) {
  const { read, tx } = storage

  /** Nonce and verifier follow from the state and the server's key, so that neither has to be stored. */
  const attemptOf = (state: string): Attempt => ({
    state,
    nonce: sealing.keyedHash('identity-nonce', state),
    codeVerifier: sealing.keyedHash('identity-verifier', state),
    callback: `${site()}${CALLBACK}`,
  })

  const start = async ({ id, kind, sessionId }: Prover, { next }: StartIdentityInput) => {
    if (kind === 'company') return refused({ code: 'companyMayNotPlay' })
    if (await isProved(id)) return refused({ code: 'identityProved' })
    const state = randomBytes(32).toString('base64url')
    const url = await provider.begin(attemptOf(state))
    if (url === 'silent') return refused({ code: 'identitySilent' })
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + OPEN_MS)
    const attempt = { sessionId, memberId: id, stateHash: hashOf(state), next: next ?? null, used: false, expiresAt }
    await tx((db) => store.putAttempt(db, attempt, now))
    return granted({ url })
  }

  const isOpen = (attempt: store.StoredAttempt | undefined): attempt is store.StoredAttempt =>
    attempt !== undefined && !attempt.used && attempt.expiresAt > clock.now()

  const testAnswer = async ({ sessionId }: Prover, { state, nationalId, name }: TestIdentityInput) => {
    if (!('answer' in provider)) return refused({ code: 'identityNotTest' })
    if (!isOpen(await store.attemptBy(read, sessionId, hashOf(state)))) return refused({ code: 'identityAttemptDead' })
    return granted({ url: `${CALLBACK}?${provider.answer(state, nationalId, name)}` })
  }

  const settle = async (attempt: store.StoredAttempt, state: string, returned: URLSearchParams) => {
    const answer = await provider.finish(attemptOf(state), returned)
    if (!isPerson(answer)) return refused(REFUSALS[answer])
    return prove(attempt.memberId, answer, (db) => store.endAttempt(db, attempt.stateHash))
  }

  const finish = async (prover: Prover | null, returned: URLSearchParams): Promise<string> => {
    if (!prover) return LOGIN
    const state = returned.get('state') ?? ''
    const attempt = await tx((db) => store.useAttempt(db, prover.sessionId, hashOf(state)))
    // Another session, a state that was used, or none of ours: one answer for all of them.
    if (!attempt || attempt.expiresAt <= clock.now()) return pageOf('identityAttemptDead', attempt?.next)
    const outcome = await settle(attempt, state, returned)
    return outcome.ok ? (attempt.next ?? SECTION) : pageOf(outcome.refusal.code, attempt.next)
  }

  return { start, testAnswer, finish }
}

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex')

/** Where a refusal is told, with the way on. */
const pageOf = (code: Refusal['code'], next: string | null = null): string =>
  `${SECTION}&svar=${code}${next === null ? '' : `&next=${encodeURIComponent(next)}`}`

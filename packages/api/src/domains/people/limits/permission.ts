import { PERIODS, type Period, REALITY_CHECK_MINUTES } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import type { Identity } from '../identity/service.ts'
import * as checks from './checks.ts'
import { isGoingOn } from './play-clock.ts'
import type { DepositCode, PlayCode, TakingPartCode } from './refusals.ts'
import type { Register } from './register.ts'
import * as store from './store.ts'

/** That a round may be played, with what was read to know it: the same transaction need not ask again. */
export interface Permit {
  readonly session: store.StoredSession | undefined
}

const SHORTEST_MS = Math.min(...REALITY_CHECK_MINUTES) * checks.MINUTE_MS

/** What the rules of a round and of a deposit are read from. */
export interface Sources {
  readonly rules: store.Rules
  /** Of every account that the same person has or had. */
  readonly blocksOf: (db: Asker, memberId: string) => Promise<readonly store.StoredBlock[]>
  readonly identity: Pick<Identity, 'mayPlay'>
  readonly register: Pick<Register, 'mayPlay'>
}

/** Whether a person may play at all: no pause or exclusion, known to be of age, and not in the register. */
async function mayTakePart(
  { blocksOf, identity, register }: Sources,
  db: Asker,
  memberId: string,
  now: Date,
): Promise<Outcome<void, TakingPartCode>> {
  const [blocks, known, listed] = await Promise.all([
    blocksOf(db, memberId),
    identity.mayPlay(db, memberId, now),
    register.mayPlay(db, memberId),
  ])
  const allowed = checks.mayTakePart(blocks, now)
  if (!allowed.ok) return allowed
  return known.ok ? listed : known
}

/** Everything that can stand between a member and a round for money, but the balance. */
export async function mayPlay(
  sources: Sources,
  db: Asker,
  { id, kind }: checks.Player,
  costMicro: number,
  now: Date,
): Promise<Outcome<Permit, PlayCode>> {
  if (kind === 'company') return refused({ code: 'companyMayNotPlay' })
  const [allowed, wishes, session] = await Promise.all([
    mayTakePart(sources, db, id, now),
    sources.rules.wishesOf(db, id),
    store.lastSession(db, id),
  ])
  if (!allowed.ok) return allowed
  if (!checks.hasDepositLimits(wishes, now)) return refused({ code: 'depositLimitsMissing' })
  const within = await checks.withinLimits(db, id, wishes, costMicro, session, now)
  if (!within.ok) return within
  if (!isGoingOn(session, now) || now.getTime() - session.checkedAt.getTime() < SHORTEST_MS) return granted({ session })
  const { at, minutes } = await checks.realityCheckAt(db, session)
  return at <= now ? refused({ code: 'realityCheckDue', minutes }) : granted({ session })
}

/** What a company pays in, it buys with: the limits are for play. */
export async function mayDeposit(
  sources: Sources,
  db: Asker,
  { id, kind }: checks.Player,
  amountMicro: number,
  depositedSinceMicro: checks.DepositedSinceMicro,
  now: Date,
): Promise<Outcome<void, DepositCode>> {
  if (kind === 'company') return granted(undefined)
  const [allowed, wishes, ...deposited] = await Promise.all([
    mayTakePart(sources, db, id, now),
    sources.rules.wishesOf(db, id),
    ...PERIODS.map((period) => depositedSinceMicro(db, id, checks.startOf(period, now))),
  ])
  if (!allowed.ok) return allowed
  let tightest: { readonly period: Period; readonly leftMicro: number } | undefined
  for (const [n, period] of PERIODS.entries()) {
    const value = checks.limitAt(wishes, 'deposit', period, now)
    if (value === null) return refused({ code: 'depositLimitsMissing' })
    const leftMicro = value - Number(deposited[n])
    if (!tightest || leftMicro < tightest.leftMicro) tightest = { period, leftMicro }
  }
  return tightest && amountMicro > tightest.leftMicro
    ? refused({ code: 'overDepositLimit', ...tightest })
    : granted(undefined)
}

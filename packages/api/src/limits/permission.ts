import { PERIODS, type Period, REALITY_CHECK_MINUTES } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Asker } from '../storage/storage.ts'
import * as checks from './checks.ts'
import { isGoingOn } from './play-clock.ts'
import * as store from './store.ts'

/** That a round may be played, with what was read to know it: the same transaction need not ask again. */
export interface Permit {
  readonly session: store.StoredSession | undefined
}

const SHORTEST_MS = Math.min(...REALITY_CHECK_MINUTES) * checks.MINUTE_MS

/** Everything that can stand between a member and a round for money, but the balance. */
export async function mayPlay(
  rules: store.Rules,
  db: Asker,
  { id, kind }: checks.Player,
  costMicro: number,
  now: Date,
): Promise<Outcome<Permit>> {
  if (kind === 'company') return refused({ code: 'companyMayNotPlay' })
  const allowed = checks.mayTakePart(await rules.blocksOf(db, id), now)
  if (!allowed.ok) return allowed
  const wishes = await rules.wishesOf(db, id)
  if (!checks.hasDepositLimits(wishes, now)) return refused({ code: 'depositLimitsMissing' })
  const session = await store.lastSession(db, id)
  const within = await checks.withinLimits(db, id, wishes, costMicro, session, now)
  if (!within.ok) return within
  if (!isGoingOn(session, now) || now.getTime() - session.checkedAt.getTime() < SHORTEST_MS) return granted({ session })
  const { at, minutes } = await checks.realityCheckAt(db, session)
  return at <= now ? refused({ code: 'realityCheckDue', minutes }) : granted({ session })
}

/** What a company pays in, it buys with: the limits are for play. */
export async function mayDeposit(
  rules: store.Rules,
  db: Asker,
  { id, kind }: checks.Player,
  amountMicro: number,
  depositedSinceMicro: checks.DepositedSinceMicro,
  now: Date,
): Promise<Outcome<void>> {
  if (kind === 'company') return granted(undefined)
  const allowed = checks.mayTakePart(await rules.blocksOf(db, id), now)
  if (!allowed.ok) return allowed
  const wishes = await rules.wishesOf(db, id)
  let tightest: { readonly period: Period; readonly leftMicro: number } | undefined
  for (const period of PERIODS) {
    const value = checks.limitAt(wishes, 'deposit', period, now)
    if (value === null) return refused({ code: 'depositLimitsMissing' })
    const leftMicro = value - (await depositedSinceMicro(db, id, checks.startOf(period, now)))
    if (!tightest || leftMicro < tightest.leftMicro) tightest = { period, leftMicro }
  }
  return tightest && amountMicro > tightest.leftMicro
    ? refused({ code: 'overDepositLimit', ...tightest })
    : granted(undefined)
}

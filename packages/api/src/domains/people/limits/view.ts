import {
  type Block,
  DEFAULT_REALITY_CHECK_MINUTES,
  type Limit,
  type Limits,
  PERIODS,
  type Period,
  type PlaySession,
} from '@spilvaerk/schemas'
import { toDkk } from '../../../platform/numbers/money.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import * as checks from './checks.ts'
import type { Sources } from './permission.ts'
import { isGoingOn } from './play-clock.ts'
import * as store from './store.ts'
import type { LimitKind } from './tables.ts'
import { standingOf, type Wish } from './wishes.ts'

type Used = (period: Period) => number

const same = (value: number): number => value

function byPeriod(wishes: readonly Wish[], kind: LimitKind, now: Date, used: Used, shown: (value: number) => number) {
  const limitOf = (period: Period): Limit => {
    const { value, pending } = standingOf(wishes, kind, period, now)
    return {
      value: value === null ? null : shown(value),
      used: used(period),
      pending: pending && {
        value: pending.value === null ? null : shown(pending.value),
        from: pending.from.toISOString(),
      },
    }
  }
  return { day: limitOf('day'), week: limitOf('week'), month: limitOf('month') }
}

/** Everything a member is shown of limits and of how it goes. */
export async function limitsView(
  { rules, blocksOf }: Pick<Sources, 'rules' | 'blocksOf'>,
  db: Asker,
  { id }: checks.Player,
  may: Pick<Limits, 'mayPlay' | 'reason' | 'refusal'>,
  now: Date,
  depositedSinceMicro: checks.DepositedSinceMicro,
): Promise<Limits> {
  const wishes = await rules.wishesOf(db, id)
  const deposited = { day: 0, week: 0, month: 0 }
  const lost = { day: 0, week: 0, month: 0 }
  const minutes = { day: 0, week: 0, month: 0 }
  for (const period of PERIODS) {
    deposited[period] = toDkk(await depositedSinceMicro(db, id, checks.startOf(period, now)))
    const { wageredMicro, wonMicro, playedMs } = await checks.playedIn(db, id, period, now)
    lost[period] = toDkk(wageredMicro - wonMicro)
    minutes[period] = Math.floor(playedMs / checks.MINUTE_MS)
  }
  return {
    deposit: byPeriod(wishes, 'deposit', now, (period) => deposited[period], toDkk),
    loss: byPeriod(wishes, 'loss', now, (period) => lost[period], toDkk),
    time: byPeriod(wishes, 'time', now, (period) => minutes[period], same),
    realityCheckMinutes: (await store.intervalOf(db, id)) ?? DEFAULT_REALITY_CHECK_MINUTES,
    block: blockView(checks.blockAt(await blocksOf(db, id), now)),
    session: await sessionView(db, id, now),
    ...may,
  }
}

const blockView = (block: store.StoredBlock | undefined): Block | null =>
  block ? { kind: block.kind, from: block.createdAt.toISOString(), until: block.until?.toISOString() ?? null } : null

export async function sessionView(db: Asker, memberId: string, now: Date): Promise<PlaySession | null> {
  const session = await store.lastSession(db, memberId)
  if (!isGoingOn(session, now)) return null
  const { startedAt, rounds, wageredMicro, wonMicro } = session
  const { at } = await checks.realityCheckAt(db, session)
  return {
    startedAt: startedAt.toISOString(),
    seconds: Math.floor((now.getTime() - startedAt.getTime()) / 1000),
    rounds,
    wagered: toDkk(wageredMicro),
    won: toDkk(wonMicro),
    net: toDkk(wonMicro - wageredMicro),
    realityCheck: { due: at <= now, at: at.toISOString() },
  }
}

import type { Language } from '@spilvaerk/messages'
import { DEFAULT_REALITY_CHECK_MINUTES, PERIODS, type Period } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import { HOUR_MS, hourOf, isGoingOn } from './play-clock.ts'
import * as store from './store.ts'
import type { LimitKind } from './tables.ts'
import { standingOf, type Wish } from './wishes.ts'

const DAY_MS = 24 * HOUR_MS
export const PERIOD_MS: Readonly<Record<Period, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS }
export const MINUTE_MS = 60_000

/** What the limits need to know of somebody. */
export interface Player {
  readonly id: string
  readonly kind: 'player' | 'company'
  /** In which it is told why there is no play; by default Danish. */
  readonly language?: Language
}

export type DepositedSinceMicro = (db: Asker, memberId: string, since: Date) => Promise<number>

export const startOf = (period: Period, now: Date): Date => new Date(now.getTime() - PERIOD_MS[period])

/** The block that lasts longest, of those that hold now. */
export function blockAt(blocks: readonly store.StoredBlock[], now: Date): store.StoredBlock | undefined {
  const end = ({ until }: store.StoredBlock) => until?.getTime() ?? Number.POSITIVE_INFINITY
  const [longest] = blocks.filter((block) => end(block) > now.getTime()).sort((a, b) => end(b) - end(a))
  return longest
}

export function mayTakePart(blocks: readonly store.StoredBlock[], now: Date): Outcome<void, 'excluded' | 'paused'> {
  const block = blockAt(blocks, now)
  if (!block) return granted(undefined)
  const { kind, until } = block
  return refused(kind === 'pause' && until ? { code: 'paused', until } : { code: 'excluded', until })
}

export const limitAt = (wishes: readonly Wish[], kind: LimitKind, period: Period, now: Date): number | null =>
  standingOf(wishes, kind, period, now).value

export const hasDepositLimits = (wishes: readonly Wish[], now: Date): boolean =>
  PERIODS.every((period) => limitAt(wishes, 'deposit', period, now) !== null)

/** What was played in a period. It is counted in whole hours, the one in which the period begins included. */
export const playedIn = (db: Asker, memberId: string, period: Period, now: Date): Promise<store.Played> =>
  store.playedSince(db, memberId, hourOf(startOf(period, now)))

/** Refuses a round that is played after the time is up, or that could lose more than there is left to lose. */
export async function withinLimits(
  db: Asker,
  memberId: string,
  wishes: readonly Wish[],
  costMicro: number,
  session: store.StoredSession | undefined,
  now: Date,
): Promise<Outcome<void, 'overLossLimit' | 'overTimeLimit'>> {
  const sinceMs = isGoingOn(session, now) ? now.getTime() - session.lastAt.getTime() : 0
  for (const period of PERIODS) {
    const minutes = limitAt(wishes, 'time', period, now)
    const lossMicro = limitAt(wishes, 'loss', period, now)
    if (minutes === null && lossMicro === null) continue
    const { playedMs, wageredMicro, wonMicro } = await playedIn(db, memberId, period, now)
    if (minutes !== null && playedMs + sinceMs >= minutes * MINUTE_MS) return refused({ code: 'overTimeLimit', period })
    if (lossMicro !== null && wageredMicro - wonMicro + costMicro > lossMicro) {
      return refused({ code: 'overLossLimit', period })
    }
  }
  return granted(undefined)
}

/** When the member is next told how it goes. */
export async function realityCheckAt(db: Asker, session: store.StoredSession): Promise<{ at: Date; minutes: number }> {
  const minutes = (await store.intervalOf(db, session.memberId)) ?? DEFAULT_REALITY_CHECK_MINUTES
  return { minutes, at: new Date(session.checkedAt.getTime() + minutes * MINUTE_MS) }
}

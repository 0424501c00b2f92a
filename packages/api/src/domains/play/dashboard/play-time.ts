import type { Writer } from '../../../platform/storage/storage.ts'
import { danishTime } from '../../../platform/time/danish-day.ts'
import { hasPlayedSince } from '../rounds/service.ts'
import * as store from './store.ts'

/** Pages give a sign of life twice a minute; after a longer silence nobody was there. */
export const MAX_GAP_MS = 60_000
/** Somebody plays who has played a round so lately: a page that is merely open is not play. */
export const ACTIVE_MS = 120_000

export const danishDayOf = (at: Date): string => danishTime(at).slice(0, 10)

/** A sign of life from a page with a game on it. */
export interface Beat {
  readonly memberId: string
  readonly gameId: number
  /** The page was away until now. */
  readonly resumed: boolean
}

/**
 * Counts the time since the member's last sign of life, by the server's own clock. There is one clock for each member
 * and not for each window, so no second counts twice.
 */
export async function countBeat(db: Writer, { memberId, gameId, resumed }: Beat, now: Date): Promise<void> {
  const before = await store.lastBeat(db, memberId)
  await store.keepBeat(db, memberId, now)
  const playedMs = before && !resumed ? now.getTime() - before.getTime() : 0
  if (playedMs <= 0 || playedMs > MAX_GAP_MS) return
  const isActive = await hasPlayedSince(db, memberId, gameId, new Date(now.getTime() - ACTIVE_MS))
  if (isActive) await store.addPlay(db, { memberId, gameId }, { day: danishDayOf(now), playedMs, at: now })
}

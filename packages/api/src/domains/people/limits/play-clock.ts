import type { Writer } from '../../../platform/storage/storage.ts'
import * as store from './store.ts'

/** A break this long ends a stretch of play, and its clock. */
export const BREAK_MS = 15 * 60_000
export const HOUR_MS = 60 * 60_000

/** A round, or what a round that waited came to. */
export interface PlayedRound {
  readonly rounds: number
  readonly wageredMicro: number
  readonly wonMicro: number
}

export const isGoingOn = (session: store.StoredSession | undefined, now: Date): session is store.StoredSession =>
  session !== undefined && now.getTime() - session.lastAt.getTime() <= BREAK_MS

/** Counts what was played, and the time since the round before it when there was no break between them. */
export async function recordPlay(
  db: Writer,
  memberId: string,
  played: PlayedRound,
  now: Date,
  known?: { readonly session: store.StoredSession | undefined },
): Promise<void> {
  const session = known ? known.session : await store.lastSession(db, memberId)
  const goesOn = isGoingOn(session, now)
  const playedMs = goesOn ? Math.max(0, now.getTime() - session.lastAt.getTime()) : 0
  const stretch = goesOn
    ? store.goOn(db, {
        ...session,
        lastAt: now,
        rounds: session.rounds + played.rounds,
        wageredMicro: session.wageredMicro + played.wageredMicro,
        wonMicro: session.wonMicro + played.wonMicro,
      })
    : store.openSession(db, memberId, now, played)
  await Promise.all([stretch, store.addToHour(db, memberId, hourOf(now), { ...played, playedMs })])
}

export const hourOf = (time: Date): number => Math.floor(time.getTime() / HOUR_MS)

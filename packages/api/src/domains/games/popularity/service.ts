import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { VisitorId } from '../../people/visitors/service.ts'
import * as store from './store.ts'

export type PlayerId = `member:${string}` | VisitorId

/** A player who is not known to have played a game today. */
export interface FirstRound {
  /** Inside the transaction that stores the round. */
  record(db: Writer): Promise<void>
  /** After its commit: further rounds of the day write nothing. */
  committed(): void
}

/** How many players a game had within the window: `games.popularity`. */
export interface Popularity {
  /** What to store beside a round; undefined where the player is counted for today. */
  firstRound(gameId: number, player: PlayerId): FirstRound | undefined
  /** Takes the players out whose last round is older than the window. */
  closeWindow(): Promise<void>
  forgetMember(db: Writer, memberId: string): Promise<unknown>
}

export const WINDOW_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** Pairs of player and game that are remembered; one that is forgotten costs one more write. */
const MOST_REMEMBERED = 100_000

export function createPopularity(storage: Storage, clock: Clock): Popularity {
  const today = () => Math.floor(clock.now().getTime() / DAY_MS)
  const written = { day: 0, pairs: new Set<string>() }

  const remember = (day: number, pair: string): void => {
    if (written.day !== day || written.pairs.size >= MOST_REMEMBERED) Object.assign(written, { day, pairs: new Set() })
    written.pairs.add(pair)
  }

  return {
    firstRound: (gameId, player) => {
      const day = today()
      const pair = `${gameId} ${player}`
      if (written.day === day && written.pairs.has(pair)) return undefined
      return {
        record: async (db) => void (await store.add(db, { gameId, player, lastDay: day })),
        committed: () => remember(day, pair),
      }
    },
    closeWindow: async () => void (await store.dropBefore(storage, today() - WINDOW_DAYS + 1)),
    forgetMember: (db, memberId) => store.dropPlayer(db, `member:${memberId}`),
  }
}

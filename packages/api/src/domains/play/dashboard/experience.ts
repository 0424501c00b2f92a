import { XP_PER_LEVEL } from '@spilvaerk/schemas'

/*
 * XP are for playing and for looking around, never for staking: what is bet, won or lost counts for nothing, credits
 * and money count the same, and after half an hour a day has given all it has. docs/decisions/024-xp-reward-no-stake.md
 */
export const XP_PER_MINUTE = 2
export const MINUTES_A_DAY = 30
export const XP_PER_NEW_GAME = 20
export const NEW_GAMES_A_DAY = 3

const MINUTE_MS = 60_000

/** What was played of a game on a day. */
export interface Played {
  readonly day: string
  readonly gameId: number
  readonly playedMs: number
}

export interface Experience {
  readonly xp: number
  readonly level: number
  /** The XP at which the next level begins. */
  readonly nextLevelXp: number
}

/** What days of play have given, the oldest first. A game is tried on the day that completes its first minute. */
export function experienceOf(days: readonly Played[]): Experience {
  let xp = 0
  const inGame = new Map<number, number>()
  for (const played of groupByDay(days)) {
    let tried = 0
    let together = 0
    for (const { gameId, playedMs } of played) {
      const before = inGame.get(gameId) ?? 0
      inGame.set(gameId, before + playedMs)
      if (before < MINUTE_MS && before + playedMs >= MINUTE_MS) tried += 1
      together += playedMs
    }
    xp += Math.min(wholeMinutes(together), MINUTES_A_DAY) * XP_PER_MINUTE
    xp += Math.min(tried, NEW_GAMES_A_DAY) * XP_PER_NEW_GAME
  }
  const level = 1 + Math.floor(xp / XP_PER_LEVEL)
  return { xp, level, nextLevelXp: level * XP_PER_LEVEL }
}

export const wholeMinutes = (ms: number): number => Math.floor(ms / MINUTE_MS)

function groupByDay(days: readonly Played[]): Iterable<readonly Played[]> {
  const groups = new Map<string, Played[]>()
  for (const played of days) groups.set(played.day, [...(groups.get(played.day) ?? []), played])
  return groups.values()
}

import type { TableRound } from '../round.ts'

/** By the spot of the pool, what a round took of it each time, in hundredths. */
export function takenOfPools({ events }: Pick<TableRound, 'events'>): ReadonlyMap<string, readonly number[]> {
  const taken = new Map<string, readonly number[]>()
  for (const event of events)
    if (event.type === 'jackpotWon') taken.set(event.jackpot, [...(taken.get(event.jackpot) ?? []), event.percent])
  return taken
}

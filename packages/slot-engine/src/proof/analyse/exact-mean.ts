import type { Game } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { Meter, OutOfReach, unmetered, type WorkOptions } from '../../meter.ts'
import { roundLaw } from './round-law.ts'

/** The mean coins of a round before the cap, where that has an exact answer though its law has none; else `null`. */
export function exactMean(game: Game, options: RoundOptions, meter: Meter = unmetered()): number | null {
  try {
    return roundLaw(game, options, meter, 'mean').mean
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

/** The same of plain bets on several games, all within one budget: `null` from where it is used up. */
export function exactMeans(games: readonly Game[], options: WorkOptions = {}): (number | null)[] {
  const meter = new Meter(options)
  return games.map((game) => (meter.left > 0 ? meter.within({}, () => exactMean(game, {}, meter)) : null))
}

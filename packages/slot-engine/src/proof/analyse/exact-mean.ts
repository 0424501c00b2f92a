import type { Game } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { type Meter, OutOfReach, unmetered } from '../../meter.ts'
import { roundLaw } from './round-law.ts'

/** The mean coins of a round before the cap, where that has an exact answer though its law has none; else `null`. */
export function exactMean(game: Game, options: RoundOptions = {}, meter: Meter = unmetered()): number | null {
  try {
    return roundLaw(game, options, meter, 'mean').mean
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

import { type Game, modeOf } from '../compile/compile.ts'
import type { Rng } from '../rng.ts'
import type { Round, RoundEvent } from '../round.ts'
import { Player } from './player.ts'

/**
 * Plays one paid round to its end.
 * @param mode the bet mode, by default the plain bet
 * @returns what happened, in order; the same game, mode and generator state always give the same round
 * @throws RangeError for a bet mode the game does not have
 */
export function spin(game: Game, rng: Rng, mode?: string): Round {
  const events: RoundEvent[] = []
  const bet = modeOf(game, mode)
  const totalCoins = new Player(game, rng, events).round(bet)
  return { betCoins: bet.coins, totalCoins, events }
}

import type { Rng } from '../../rng.ts'
import type { Round, RoundEvent } from '../../round.ts'
import { attended, Pause, unattended } from '../core/choices.ts'
import { type Game, modeOf } from '../core/game.ts'
import { Player } from './player.ts'

export interface SpinOptions {
  /** The bet mode, by default the plain bet. */
  readonly mode?: string
  /**
   * The player's answers so far, in the order in which the round asks. Where it asks for more, it comes back with
   * `awaiting`: spin again from the same generator state with one answer more, and the round goes on where it stopped.
   * Left out, the round plays to its end by itself: it takes the first option of each choice and gambles nothing.
   */
  readonly choices?: readonly number[]
}

/**
 * Plays one paid round to its end, or to the next choice.
 * @returns what happened, in order; the same game, options and generator state always give the same round
 * @throws RangeError for a bet mode or an option that the game does not have
 */
export function spin(game: Game, rng: Rng, { mode, choices }: SpinOptions = {}): Round {
  const events: RoundEvent[] = []
  const bet = modeOf(game, mode)
  const player = new Player(game, rng, events, choices === undefined ? unattended() : attended(choices))
  try {
    const totalCoins = player.round(bet)
    return { betCoins: bet.coins, totalCoins, events }
  } catch (pause) {
    if (!(pause instanceof Pause)) throw pause
    return { betCoins: bet.coins, totalCoins: player.tally.paid(), events, awaiting: pause.awaiting }
  }
}

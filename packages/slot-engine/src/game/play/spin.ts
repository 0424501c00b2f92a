import { type Budget, Meter, type WorkOptions } from '../../meter.ts'
import type { Rng } from '../../rng.ts'
import type { Round, RoundEvent } from '../../round.ts'
import { attended, Pause, unattended } from '../core/choices.ts'
import { type Game, gameIn, modeOf } from '../core/game.ts'
import { Player } from './player.ts'

/** The most that one round may take: about a second, and some hundred thousand events. */
export const ROUND_BUDGET = { steps: 50_000_000 } as const satisfies Budget

export interface SpinOptions extends Pick<WorkOptions, 'budget' | 'signal'> {
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
 * @throws OutOfReach for a round that takes more than the budget, by default `ROUND_BUDGET`: the same rounds on every machine
 */
export function spin(whole: Game, rng: Rng, { mode, choices, budget, signal }: SpinOptions = {}): Round {
  const game = gameIn(whole, mode)
  const events: RoundEvent[] = []
  const bet = modeOf(game, mode)
  const meter = new Meter({ budget: { ...ROUND_BUDGET, ...budget }, ...(signal && { signal }) })
  meter.part = longestPart(game)
  const player = new Player(game, rng, events, choices === undefined ? unattended() : attended(choices), meter)
  try {
    const totalCoins = player.round(bet)
    return { betCoins: bet.coins, totalCoins, events }
  } catch (pause) {
    if (!(pause instanceof Pause)) throw pause
    return { betCoins: bet.coins, totalCoins: player.tally.paid(), events, awaiting: pause.awaiting }
  }
}

/** The field of the definition that makes its rounds long. */
const longestPart = ({ definition }: Game): string => (definition.cascades === undefined ? 'features' : 'cascades')

import type { Awaiting } from '../../round.ts'
import { GAMBLE } from '../../vocabulary/limits.ts'

export { GAMBLE }

/** The answer to it that takes the coins. */
export const TAKE = 0

/** Whether an answer stakes coins that the round has won. No choice of a feature does: it takes a prize, and stakes nothing. */
export const stakesCoins = ({ feature }: Awaiting, answer: number): boolean => feature === GAMBLE && answer !== TAKE

/** Answers what a round asks of the player. */
export interface Choices {
  /** Whether the round may ask what nobody has to answer, such as a gamble. */
  readonly attended: boolean
  /** @throws Pause where there is no answer yet */
  next(feature: string, options: number): number
}

/** A round that cannot go on without an answer. */
export class Pause extends Error {
  readonly awaiting: Awaiting

  constructor(awaiting: Awaiting) {
    super(`${awaiting.feature}: no choice made`)
    this.awaiting = awaiting
  }
}

/** For a round that nobody attends: the options named here, else the first. */
export const unattended = (chosen: Readonly<Record<string, number>> = {}): Choices => ({
  attended: false,
  next: (feature) => chosen[feature] ?? 0,
})

/**
 * The player's answers so far, in order.
 * @throws RangeError (from `next`) for an answer that is not one of the options
 */
export function attended(answers: readonly number[]): Choices {
  let at = 0
  return {
    attended: true,
    next(feature, options) {
      const answer = answers[at++]
      if (answer === undefined) throw new Pause({ feature, options })
      if (!Number.isInteger(answer) || answer < 0 || answer >= options) {
        throw new RangeError(`${feature}: option ${answer} of ${options} does not exist`)
      }
      return answer
    },
  }
}

import { type Game, type Round, stakesCoins } from '@spilvaerk/slot-engine'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { type Course, replay } from './decide.ts'
import type { ChoiceCode } from './refusals.ts'

/** A round nobody answers takes the first option of each choice; of a gamble that is taking the coins. */
const DEFAULT_CHOICE = 0

/** A round with an answer more. */
export interface Answered {
  readonly choices: readonly number[]
  readonly round: Round
  /** Whether the new answer stakes what the round has won. */
  readonly stakes?: boolean
}

/** The answers that a round has; those from before there were choices have none. */
export const givenIn = ({ choices }: Pick<Course, 'choices'>): readonly number[] => choices ?? []

/**
 * What the first new one of a list of answers makes of a round. `undefined` where none is new, so that sending a list
 * again, also an older one, changes nothing. It is stored before the next one is looked at: what an answer after it is
 * refused with tells what it came to, and nobody may know that and then answer otherwise.
 * @param had how many answers the round had when the list was sent
 */
export function answer(
  game: Game,
  course: Course,
  answers: readonly number[],
  had: number,
): Outcome<Answered | undefined, ChoiceCode> {
  const kept = givenIn(course)
  if (kept.some((choice, at) => at in answers && choice !== answers[at])) return refused({ code: 'choicesConflict' })
  const at = kept.length
  const choice = answers[at]
  if (choice === undefined) return granted(undefined)
  const { awaiting } = replay(game, course)
  if (!awaiting) return refused(at === had ? { code: 'roundDone' } : { code: 'choiceNotAsked', at })
  const { options } = awaiting
  if (choice >= options) return refused({ code: 'choiceOutOfRange', at, options })
  const choices = answers.slice(0, at + 1)
  return granted({ choices, round: replay(game, { ...course, choices }), stakes: stakesCoins(awaiting, choice) })
}

/** The round as it ends when nobody answers any more. */
export function byDefault(game: Game, course: Course): Answered {
  let choices = givenIn(course)
  let round = replay(game, course)
  while (round.awaiting) {
    choices = [...choices, DEFAULT_CHOICE]
    round = replay(game, { ...course, choices })
  }
  return { choices, round }
}

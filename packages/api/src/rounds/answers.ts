import type { Game, Round } from '@spilvaerk/slot-engine'
import { granted, type Outcome, refused } from '../refusals.ts'
import { type Course, replay } from './decide.ts'

/** A round nobody answers takes the first option of each choice; of a gamble that is taking the coins. */
const DEFAULT_CHOICE = 0

/** A round with more answers than before. */
export interface Answered {
  readonly choices: readonly number[]
  readonly round: Round
}

/**
 * What a list of answers makes of a round: the answers it has, and new ones after them. `undefined` where none is new,
 * so that sending a list again, also an older one, changes nothing.
 */
export function answer(game: Game, course: Course, answers: readonly number[]): Outcome<Answered | undefined> {
  const kept = course.choices ?? []
  if (kept.some((choice, at) => at in answers && choice !== answers[at])) return refused({ code: 'choicesConflict' })
  if (answers.length <= kept.length) return granted(undefined)
  let round = replay(game, course)
  for (const [at, choice] of answers.entries()) {
    if (at < kept.length) continue
    if (!round.awaiting) return refused(at === kept.length ? { code: 'roundDone' } : { code: 'choiceNotAsked', at })
    const { options } = round.awaiting
    if (choice >= options) return refused({ code: 'choiceOutOfRange', at, options })
    round = replay(game, { ...course, choices: answers.slice(0, at + 1) })
  }
  return granted({ choices: answers, round })
}

/** The round as it ends when nobody answers any more. */
export function byDefault(game: Game, course: Course): Answered {
  let choices = course.choices ?? []
  let round = replay(game, course)
  while (round.awaiting) {
    choices = [...choices, DEFAULT_CHOICE]
    round = replay(game, { ...course, choices })
  }
  return { choices, round }
}

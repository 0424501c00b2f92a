import type { Engine, GivenChoice, StoredChoice, Turn } from '../../../platform/engines/engine.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Course } from './decide.ts'
import type { ChoiceCode } from './refusals.ts'

/** A round with an answer more. */
export interface Answered {
  readonly choices: readonly StoredChoice[]
  readonly turn: Turn
  /** Whether the new answer stakes what the round has won. */
  readonly stakes?: boolean
}

/** The answers that a round has; those from before there were choices have none. */
export const givenIn = ({ choices }: Pick<Course, 'choices'>): readonly StoredChoice[] => choices ?? []

/**
 * What the first new one of a list of answers makes of a round. `undefined` where none is new, so that sending a list
 * again, also an older one, changes nothing. It is stored before the next one is looked at: what an answer after it is
 * refused with tells what it came to, and nobody may know that and then answer otherwise (docs/decisions/171).
 * @param had how many answers the round had when the list was sent
 */
export function answer(
  engine: Engine,
  course: Course,
  answers: readonly GivenChoice[],
  { had, coinMicro }: { readonly had: number; readonly coinMicro: number },
): Outcome<Answered | undefined, ChoiceCode> {
  const kept = givenIn(course)
  const isOther = (given: GivenChoice | undefined, at: number): boolean => {
    const stored = kept[at]
    return given !== undefined && stored !== undefined && !engine.isSame(stored, given, coinMicro)
  }
  if (answers.some(isOther)) return refused({ code: 'choicesConflict' })
  const at = kept.length
  const given = answers[at]
  if (given === undefined) return granted(undefined)
  const turn = engine.play(course)
  if (!turn.waits) return refused(at === had ? { code: 'roundDone' } : { code: 'choiceNotAsked', at })
  const read = engine.read(turn, given, at, coinMicro)
  if (!read.ok) return read
  const choices = [...kept, read.value.choice]
  return granted({ choices, turn: engine.play({ ...course, choices }), stakes: read.value.risks })
}

/** The round as it ends when nobody answers any more. */
export function byDefault(engine: Engine, course: Course): Answered {
  let choices = givenIn(course)
  let turn = engine.play(course)
  while (turn.waits) {
    choices = [...choices, engine.byDefault(turn)]
    turn = engine.play({ ...course, choices })
  }
  return { choices, turn }
}

import { hasCascades } from '../input/own-part.ts'
import type { Rule } from '../input/rule.ts'

export const towardsFromSymbols: Rule = {
  before: (towards) =>
    towards.parent.at('symbols').isAbsent
      ? towards.refuse('not_allowed', 'Directions go from cells that show something: name those in "symbols".')
      : undefined,
}

export const onlyTowards: Rule = {
  before: (field) =>
    field.parent.at('towards').isAbsent
      ? field.refuse('not_allowed', 'Nothing goes anywhere here: "towards" is missing.')
      : undefined,
}

export const onlyAfterWins: Rule = {
  before: (won) =>
    won.value === true && won.parent.parent.at('when').value !== 'win'
      ? won.refuse('not_allowed', 'No cell has won then: use "when": "win".')
      : undefined,
}

export const chargedByWins: Rule = {
  before: (change) =>
    change.at('charged').isAbsent || change.at('when').value === 'win'
      ? undefined
      : change.at('charged').refuse('not_allowed', 'Only wins charge it: use "when": "win".'),
}

export const momentWithCascades: Rule = {
  after: (when, outline) =>
    (when.value === 'win' || when.value === 'end') && !hasCascades(when, outline)
      ? when.refuse('not_allowed', 'Nothing falls in this game: it has no "cascades".')
      : undefined,
}

export const beforeWins: Rule = {
  before: (ifWins) =>
    ifWins.value === true && ifWins.parent.at('when').value === 'win'
      ? ifWins.refuse('not_allowed', 'The window has been paid then: nothing is counted until symbols have fallen.')
      : undefined,
}

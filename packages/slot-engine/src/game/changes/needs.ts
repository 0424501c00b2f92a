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

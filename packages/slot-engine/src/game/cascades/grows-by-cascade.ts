import type { Rule } from '../input/rule.ts'

export const growsByCascade: Rule = {
  after: (each, { cascades }) =>
    each.value === 'cascade' && !cascades
      ? each.refuse('not_allowed', 'There are no cascades in this game.')
      : undefined,
}

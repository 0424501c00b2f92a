import { hasCascades } from '../input/own-part.ts'
import type { Rule } from '../input/rule.ts'

export const growsByCascade: Rule = {
  after: (each, outline) =>
    each.value === 'cascade' && !hasCascades(each, outline)
      ? each.refuse('not_allowed', 'There are no cascades in this game.')
      : undefined,
}

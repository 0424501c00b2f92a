import type { Rule } from '../../input/rule.ts'

export const notItself: Rule = {
  before: (replaced) => {
    const wild = replaced.parent.parent
    if (replaced.value !== wild.at('id').value) return undefined
    replaced.refuse('not_allowed', 'A wild does not replace itself.')
    return false
  },
}

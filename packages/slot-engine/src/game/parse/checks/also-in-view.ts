import type { Rule } from '../../input/rule.ts'

export const alsoInView: Rule = {
  before: (also, { cascades }) => {
    if (cascades) also.refuse('not_allowed', 'Where winning symbols vanish, one symbol alone has to start a feature.')
    if (also.parent.at('inWin').value === true)
      also.refuse('not_allowed', 'What is counted in a win does not count other symbols in view.')
    return undefined
  },
}

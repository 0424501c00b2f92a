import { hasCascades, winsOf } from '../../input/own-part.ts'
import { quote } from '../../input/problem.ts'
import type { Rule } from '../../input/rule.ts'
import { WIN_RULES } from '../../rules/rules.ts'

export const coversReelsOnce: Rule = {
  before: (weights, outline) => {
    const { symbols } = outline
    const wins = winsOf(weights, outline)
    if (wins !== undefined && !WIN_RULES[wins].traits.onLines)
      weights.refuse('not_allowed', 'A chosen symbol pays on lines, and this game has none.')
    if (hasCascades(weights, outline))
      weights.refuse('not_allowed', 'A chosen symbol covers reels once a spin, which cascades undo.')
    for (const [id] of weights.muted.entries() ?? []) {
      const symbol = symbols?.get(id)
      if (symbol?.kind === 'regular' && !symbol.pays)
        weights.at(id).refuse('not_allowed', `The symbol ${quote(id)} pays nothing.`)
    }
    return undefined
  },
}

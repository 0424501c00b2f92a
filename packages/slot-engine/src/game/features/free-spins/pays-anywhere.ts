import { quote } from '../../input/problem.ts'
import type { Rule } from '../../input/rule.ts'

export const paysAnywhere: Rule = {
  before: (tables, { symbols }) => {
    for (const [id] of tables.muted.entries() ?? []) {
      const symbol = symbols?.get(id)
      if (symbol?.kind === 'wild' && !symbol.isScatter)
        tables
          .at(id)
          .refuse('not_allowed', `The wild ${quote(id)} has no \`scatterPays\` of its own, so it is not counted.`)
    }
    return undefined
  },
}

import { quote } from '../../input/problem.ts'
import type { Rule } from '../../input/rule.ts'

export const winnerPays: Rule = {
  after: (symbol, { symbols }) => {
    const id = String(symbol.value)
    return symbol.parent.at('inWin').value === true && symbols?.get(id)?.pays === false
      ? symbol.refuse('not_allowed', `The symbol ${quote(id)} pays nothing, so it has no wins.`)
      : undefined
  },
}

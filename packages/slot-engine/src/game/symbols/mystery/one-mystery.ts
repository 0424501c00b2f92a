import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

export const oneMystery: Rule = {
  before: (symbols) => {
    const items = symbols.muted.items({ min: 1, max: LIMITS.symbols }) ?? []
    const mysteries = items.filter((item) => item.at('kind').value === 'mystery')
    for (const second of mysteries.slice(1))
      symbols
        .item(Number(second.key))
        .at('kind')
        .refuse('duplicate', 'One mystery symbol is enough: all in view turn into the same.')
    return undefined
  },
}

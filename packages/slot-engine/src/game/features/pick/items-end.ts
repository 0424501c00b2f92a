import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Field } from '../../input/field.ts'
import type { Rule } from '../../input/rule.ts'

const ITEMS = { min: 1, max: LIMITS.prizes }

/** How many lie there in all, as far as the counts are some. */
export const countOfItems = (items: Field): number =>
  (items.muted.items(ITEMS) ?? []).reduce((sum, item) => sum + (item.at('count').integer(ITEMS) ?? 0), 0)

export const itemsEnd: Rule = {
  after: (pick) => {
    const items = pick.at('items')
    const total = countOfItems(items)
    if (total > LIMITS.prizes)
      items.refuse('out_of_range', `Their counts must add up to at most ${LIMITS.prizes}, not ${total}.`)
    const picks = pick.at('picks')
    if (picks.isAbsent && items.muted.items(ITEMS)?.every((item) => item.at('ends').value !== true))
      picks.refuse('required', 'Is missing: no item ends the pick, so it needs a number of picks.')
    return undefined
  },
}

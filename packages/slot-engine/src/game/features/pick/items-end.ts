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
    if (picks.isAbsent && items.muted.items(ITEMS)?.every((item) => !mayEnd(item, pick)))
      picks.refuse('required', 'Is missing: no item ends the pick, so it needs a number of picks.')
    if (!pick.at('alike').isAbsent) refuseFactors(items)
    return undefined
  },
}

function mayEnd(item: Field, pick: Field): boolean {
  const alike = pick.at('alike').muted.integer({ min: 2, max: LIMITS.prizes })
  return item.at('ends').value === true || (alike !== undefined && (item.at('count').integer(ITEMS) ?? 0) >= alike)
}

function refuseFactors(items: Field): void {
  for (const { key } of items.muted.items(ITEMS) ?? []) {
    const factor = items.item(Number(key)).at('factor')
    if (!factor.isAbsent)
      factor.refuse(
        'not_allowed',
        'Where items must be alike only one prize is given, so there is nothing to multiply.',
      )
  }
}

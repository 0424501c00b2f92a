import { BASE_REEL_SET } from '../../../vocabulary/limits.ts'
import type { Field } from '../../input/field.ts'
import type { Rule } from '../../input/rule.ts'

export const keepsPlaces: Rule = {
  before: (kept, { cascades, reelSets }) => {
    if (cascades) kept.refuse('not_allowed', 'Where winning symbols vanish, none can keep a place.')
    const sets = namesOf(kept.parent.at('reelSet')).map((name) => reelSets?.get(name) ?? reelSets?.get(BASE_REEL_SET))
    if (sets.some((set) => set?.varies))
      kept.refuse('not_allowed', 'Where rows are drawn anew, no symbol can keep a place.')
    if (new Set(sets.map((set) => set?.rows.join())).size > 1)
      kept.refuse('not_allowed', 'Where reel sets of different rows are drawn, no symbol can keep a place.')
    return undefined
  },
}

/** The reel sets that a place names; one that is not there stands for the usual one. */
function namesOf(choice: Field): readonly string[] {
  if (choice.isRecord) return (choice.muted.entries() ?? []).map(([name]) => name)
  return [typeof choice.value === 'string' ? choice.value : BASE_REEL_SET]
}

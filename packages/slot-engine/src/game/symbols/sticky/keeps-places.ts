import { BASE_REEL_SET } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

export const keepsPlaces: Rule = {
  before: (kept, { cascades, reelSets }) => {
    if (cascades) kept.refuse('not_allowed', 'Where winning symbols vanish, none can keep a place.')
    const { value } = kept.parent.at('reelSet')
    const on = typeof value === 'string' && reelSets?.has(value) ? value : BASE_REEL_SET
    if (reelSets?.get(on)?.varies) kept.refuse('not_allowed', 'Where rows are drawn anew, no symbol can keep a place.')
    return undefined
  },
}

import { LIMITS } from '../../vocabulary/limits.ts'
import type { Rule } from '../input/rule.ts'

const KEEPING = ['sticky', 'walking', 'kept', 'extraWilds', 'expandingSymbol'] as const

export const respinsKeepPlaces: Rule = {
  before: (respins, { cascades, reelSets }) => {
    if (cascades) respins.refuse('not_allowed', 'Where winning symbols vanish, none can keep a place.')
    if ([...(reelSets?.values() ?? [])].some(({ varies }) => varies))
      respins.refuse('not_allowed', 'Where rows are drawn anew, no symbol can keep a place.')
    const added = respins.parent.at('extraWilds')
    if (!added.isAbsent) added.refuse('not_allowed', 'Respins decide which symbols keep a place in this game.')
    const features = respins.parent.at('features')
    for (const { key } of features.muted.items({ min: 0, max: LIMITS.features }) ?? []) {
      for (const kept of KEEPING.map((one) => features.item(Number(key)).at(one)))
        if (!kept.isAbsent) kept.refuse('not_allowed', 'Respins decide which symbols keep a place in this game.')
    }
    return undefined
  },
}

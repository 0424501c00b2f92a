import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'
import { entriesOf } from './grid-outline.ts'

export const countsByReel: Rule = {
  before: (eachReel, { topReels }) =>
    topReels
      ? eachReel.refuse('not_allowed', 'A reel lies across the top, whose coins are on no reel: must be left out.')
      : undefined,
}

export const onePrizePerReel: Rule = {
  after: (full, outline) => {
    const { parent } = full
    const entries = full.muted.items({ min: 1, max: LIMITS.reels }) ?? []
    const reels = outline.reels + entriesOf(parent, 'opensReels').length
    const holds = [...(outline.features?.values() ?? [])].filter(({ type }) => type === 'holdAndWin').length
    if (parent.at('eachReel').isAbsent)
      full.refuse(
        'not_allowed',
        'Only where each reel has respins of its own: must be left out, or `eachReel` be there.',
      )
    else if (entries.length > 0 && entries.length !== reels)
      full.refuse('bad_length', `Must have ${reels} entries, one for each reel, not ${entries.length}.`)
    for (const [i, entry] of entries.entries()) {
      const prize = entry.at('prize')
      if (holds > 1 && prize.isRecord && !prize.at('feature').isAbsent)
        full
          .item(i)
          .at('prize')
          .refuse('not_allowed', 'Another hold-and-win of the game needs the view that a feature may change.')
    }
    return undefined
  },
}

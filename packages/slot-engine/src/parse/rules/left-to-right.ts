import type { Field } from '../field.ts'
import type { Outline } from '../outline.ts'
import type { Rule } from './rule.ts'

/** The numbers of reels, as far as they are some. */
export const reelsNamed = (list: Field, { reels }: Outline): readonly number[] =>
  (list.muted.items({ min: 1, max: reels }) ?? []).flatMap((item) => item.integer({ min: 0, max: reels - 1 }) ?? [])

export const leftToRight: Rule = {
  after: (under, outline) => {
    const reels = reelsNamed(under, outline)
    return reels.some((reel, i) => i > 0 && reel < (reels[i - 1] as number))
      ? under.refuse('not_allowed', 'The reels must be named from left to right.')
      : undefined
  },
}

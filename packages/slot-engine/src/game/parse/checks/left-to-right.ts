import type { Field } from '../../input/field.ts'
import type { Outline } from '../../input/outline.ts'
import type { Rule } from '../../input/rule.ts'

const isAscending = (reels: readonly number[]): boolean => reels.every((reel, i) => reel >= (reels[i - 1] ?? reel))

const numbersIn = (list: Field, { reels }: Outline): readonly number[] =>
  (list.muted.items({ min: 1, max: reels }) ?? []).flatMap((item) => item.integer({ min: 0, max: reels - 1 }) ?? [])

/** The reels under a top reel; none, where they are not named from left to right. */
export function reelsUnder(list: Field, outline: Outline): readonly number[] {
  const reels = numbersIn(list, outline)
  return isAscending(reels) ? reels : []
}

export const leftToRight: Rule = {
  after: (under, outline) =>
    isAscending(numbersIn(under, outline))
      ? undefined
      : under.refuse('not_allowed', 'The reels must be named from left to right.'),
}

import type { Pick, Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'

type Item = Pick['items'][number]

/** Whether coins wait for the end, to be paid times the factors uncovered. */
export const isBanked = ({ items }: Pick): boolean => items.some(({ factor }) => factor !== undefined)

/**
 * What uncovering an item gives at once. `uncovered`: how many of it are by now. `null`: nothing.
 * @param waits whether coins wait for the end
 */
export function givenAtOnce({ alike }: Pick, waits: boolean, { prize, ends }: Item, uncovered: number): Prize | null {
  if (alike !== undefined && !ends && uncovered < alike) return null
  return waits && 'coins' in prize ? null : prize
}

/** Whether uncovering an item ends the pick. */
export const isLast = ({ alike }: Pick, { ends }: Item, uncovered: number): boolean =>
  ends === true || (alike !== undefined && uncovered >= alike)

/** The coins that the end gives, by how many of each item are left covered. */
export function bankedCoins({ items }: Pick, left: readonly number[]): number {
  let coins = 0
  let factors = 0
  for (const [i, { count, prize, factor = 0 }] of items.entries()) {
    const uncovered = count - entryOf(left, i)
    factors += uncovered * factor
    if ('coins' in prize) coins += uncovered * prize.coins
  }
  return coins * Math.max(1, factors)
}

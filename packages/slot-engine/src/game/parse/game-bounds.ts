/** The bounds of the grammar that follow from the game at hand. */

import { LIMITS } from '../../vocabulary/limits.ts'
import type { BoundName } from '../../vocabulary/shape.ts'
import { countOfItems } from '../features/pick/items-end.ts'
import type { Field } from '../input/field.ts'
import type { Outline } from '../input/outline.ts'
import { WIN_RULES } from '../rules/rules.ts'

type GameBounds = Readonly<Record<BoundName, (field: Field, outline: Outline) => number>>

const BOUNDS: GameBounds = {
  reels: (_, { reels }) => reels,
  lastReel: (_, { reels }) => reels - 1,
  reelBefore: ({ parent: reel }) => Number(reel.key) - 1,
  lastRow: ({ key: reel }, { rows }) => (rows[Number(reel)] ?? LIMITS.rows) - 1,
  lastRowOfReel: ({ parent: { key: reel } }, { rows }) => (rows[Number(reel)] ?? LIMITS.rows) - 1,
  cells: (_, { cells }) => cells,
  longestWin: (_, { wins, reels, cells }) => (wins !== undefined && WIN_RULES[wins].traits.byReels ? reels : cells),
  startMultiplier: ({ parent: grows }) => numberAt(grows.parent, 'multiplier', { min: 1, max: LIMITS.multiplier }) ?? 1,
  startsAt: ({ parent: trigger }) => numberAt(trigger, 'at', { min: 1, max: LIMITS.reels * LIMITS.rows }) ?? 1,
  aboveCoins: ({ parent: jackpot }) => (numberAt(jackpot, 'coins', { min: 1, max: LIMITS.payCoins }) ?? 1) + 1,
  items: ({ parent: pick }) => countOfItems(pick.at('items')) || LIMITS.prizes,
}

export const boundOf = (name: BoundName, field: Field, outline: Outline): number => BOUNDS[name](field, outline)

const numberAt = (owner: Field, key: string, range: { min: number; max: number }): number | undefined =>
  owner.at(key).muted.integer(range)

import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Field } from '../../input/field.ts'
import type { Outline } from '../../input/outline.ts'

const ENTRIES = {
  opensRows: { min: 1, max: LIMITS.rows - 1 },
  opensReels: { min: 1, max: LIMITS.reels - 1 },
} as const
const COINS = { min: 2, max: LIMITS.reels * LIMITS.rows }

export type Opening = keyof typeof ENTRIES

/** By entry how many coins open it; `undefined` where that cannot be read. */
export const entriesOf = (hold: Field, opening: Opening): readonly (number | undefined)[] => {
  const { muted } = hold.at(opening)
  return muted.isAbsent ? [] : (muted.items(ENTRIES[opening]) ?? []).map((entry) => entry.integer(COINS))
}

/** The most cells that are open once fewer than `coins` coins are locked. */
export function cellsBefore(hold: Field, { cells, reels, reelSets }: Outline, coins: number): number {
  const opened = (opening: Opening): number =>
    entriesOf(hold, opening).filter((at) => at !== undefined && at < coins).length
  const [rows, more] = [opened('opensRows'), opened('opensReels')]
  const last = Math.max(0, ...[...(reelSets?.values() ?? [])].map((set) => set.rows.at(-1) ?? 0))
  return cells + rows * (reels + more) + more * last
}

import type { HoldAndWin } from '../../../definition.ts'
import type { FeatureSource } from '../../core/feature.ts'
import { type ReelCount, reelCount } from '../../tables/reels.ts'

/** The coins that each reel shows, in one number: what a grid of reels with respins of their own starts with. */
export interface PerReel {
  readonly starts: Int32Array
  /** By reel. */
  readonly counts: (start: number) => readonly number[]
}

/**
 * @param starts by packed counts, above 0 where the feature starts
 * @returns `null` where all reels have their respins together
 */
export function countedPerReel(
  { eachReel, fullReels }: HoldAndWin,
  { counts, scatter, sets }: FeatureSource,
  starts: Int32Array,
): PerReel | null {
  if (eachReel === undefined) return null
  const each = counts.byReel.filter(({ symbol }) => symbol === counts.symbols[scatter])
  const base = Math.max(...each.map(({ radix }) => radix))
  const rows = new Set([...sets.values()].flatMap(({ reels }) => reels.map(({ maxRows }) => maxRows)))
  const alike = fullReels === undefined && rows.size === 1
  const codeOf = (packed: number): number =>
    shownOn(each, packed, alike).reduce((code, shown) => code * base + shown, 0)
  return {
    starts: starts.map((n, packed) => (n === 0 ? 0 : codeOf(packed))),
    counts: (start) => each.map((_, reel) => Math.floor(start / base ** (each.length - 1 - reel)) % base),
  }
}

/** Which of several reels that are alike shows how many does not matter. */
function shownOn(each: readonly ReelCount[], packed: number, alike: boolean): readonly number[] {
  const shown = each.map((one) => reelCount(one, packed))
  return alike ? shown.sort((a, b) => b - a) : shown
}

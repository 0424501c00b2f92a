import type { CountTable, Definition, WaysWins } from '../../../definition.ts'
import { paysOf, productOf, type ReelSketch, sumOf } from '../../core/window-bounds.ts'
import { greatest } from '../../tables/columns.ts'

/** Coins × ways, were every cell to fit. */
export function greatestByWays(
  { direction = 'left', paid }: WaysWins,
  definition: Definition,
  reels: readonly ReelSketch[],
): number {
  const cells = reels.map(({ rows, multiplier }) => rows * multiplier)
  const ways = paid === 'perCell' ? sumOf(cells) : productOf(cells)
  const fromLeft = direction === 'right' ? 0 : payOfAWay(definition, reels)
  const fromRight = direction === 'left' ? 0 : payOfAWay(definition, reels.toReversed())
  return (fromLeft + fromRight) * ways
}

/**
 * A way belongs to one symbol where it crosses a reel without wilds: then the best symbol pays for all. If every reel that
 * a win must cross can be all wilds, each symbol may win by every way.
 */
function payOfAWay(definition: Definition, reels: readonly ReelSketch[]): number {
  const tables = paysOf(definition)
  const shortest = Math.min(reels.length, ...tables.map(leastCount))
  const isShared = reels.slice(0, shortest).every(({ wilds }) => wilds > 0)
  return isShared ? sumOf(tables.map(greatest)) : Math.max(0, ...tables.map(greatest))
}

const leastCount = (pays: CountTable): number =>
  Math.min(...Object.entries(pays).flatMap(([count, coins]) => (coins > 0 ? [Number(count)] : [])))

import type { AnywhereWins, ClusterWins, Definition, StraightWins } from '../../../definition.ts'
import { paysOf, type ReelSketch, sumOf, together } from '../../core/window-bounds.ts'

type CountedRule = ClusterWins | AnywhereWins | StraightWins

/**
 * Clusters of one symbol share no cell, so they win at most cells × the most coins per cell. A wild is in clusters of
 * several symbols: then each symbol may win as much.
 */
export function greatestByCells(
  { wildMultipliers, paid = 'once' }: CountedRule,
  definition: Definition,
  reels: readonly ReelSketch[],
): number {
  const cells = sumOf(reels.map(({ rows }) => rows))
  const perCell = paysOf(definition).map((pays) =>
    Math.max(0, ...Object.entries(pays).map(([count, coins]) => coins / (paid === 'once' ? Number(count) : 1))),
  )
  const hasWilds = reels.some(({ wilds }) => wilds > 0)
  const most = hasWilds ? sumOf(perCell) : Math.max(0, ...perCell)
  return Math.ceil(cells * most) * together(wildMultipliers ?? 'highest', reels)
}

import type { CountTable, Definition } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import type { FactorsPlan, ReelFactorsPlan } from '../core/factors-plan.ts'
import type { WeightedDraw } from '../tables/weighted-draw.ts'

/**
 * Whether the factors of reels lie on reels only that every win uses. Then they multiply all wins of a window alike, as
 * a factor drawn beside it does.
 */
export function areOfEveryWin({ byReel }: FactorsPlan, definition: Definition): boolean {
  if (byReel.length === 0) return true
  const used = reelsOfEveryWin(definition)
  return byReel.every(({ reels }) => reels.every((draw, reel) => used(reel) || draw.tokens.every((one) => one === 1)))
}

/** Runs from the left use the first reels, as many as the shortest that pays. */
function reelsOfEveryWin({ wins, symbols, reelSets }: Definition): (reel: number) => boolean {
  const isOfRuns = wins.type === 'lines' ? wins.combinations === undefined : wins.type === 'ways'
  if (!isOfRuns || wins.fullWindow !== undefined) return () => false
  const least = Math.min(
    ...symbols.map((symbol) =>
      symbol.kind === 'regular' || symbol.kind === 'wild' ? shortest(symbol.pays) : Number.POSITIVE_INFINITY,
    ),
  )
  const last = (reelSets.base?.length ?? 0) - 1
  switch ('direction' in wins ? (wins.direction ?? 'left') : 'left') {
    case 'left':
      return (reel) => reel < least
    case 'right':
      return (reel) => last - reel < least
    case 'both':
      return (reel) => reel < least && last - reel < least
    case 'any':
      return () => false
  }
}

const shortest = (pays: CountTable = {}): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...Object.entries(pays).flatMap(([count, coins]) => (coins > 0 ? [Number(count)] : [])),
  )

/** What the factors of all reels come to for a win that uses all of them: weights by product, or by the sum of those above 1. */
export function drawnTogether({ reels, adds }: ReelFactorsPlan): WeightedDraw {
  let weights = new Map([[adds ? 0 : 1, 1]])
  for (const draw of reels) {
    const next = new Map<number, number>()
    for (const [sum, weight] of weights) {
      for (const [i, factor] of draw.tokens.entries()) {
        const together = adds ? sum + (factor > 1 ? factor : 0) : sum * factor
        next.set(together, (next.get(together) ?? 0) + weight * entryOf(draw.weights, i))
      }
    }
    weights = next
  }
  const tokens = [...weights.keys()].map((one) => Math.max(1, one))
  return {
    ...{ tokens, weights: [...weights.values()], byNumber: null },
    total: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
  }
}

import { addTo } from '../../../entries.ts'
import type { Plan } from '../../core/game.ts'
import type { PayTally } from '../../core/pays.ts'
import { convolve } from '../../law/convolve.ts'
import { facesOf } from '../../tables/faces.ts'
import type { Reel } from '../../tables/reels.ts'

/** The chosen symbol pays on every line by the number of reels that show it. */
export function addCoveringWins(
  tally: PayTally,
  { rule, payOf }: Plan,
  token: number,
  reels: readonly Reel[],
  times: number,
  pays: number,
): void {
  const lines = rule.lines.length
  reelsShowing(token, reels).forEach((weight, count) => {
    const coins = payOf[token]?.[count] ?? 0
    const hits = weight * times * lines
    if (coins > 0) tally.add('expanded', token, count, hits, hits * coins * pays)
  })
}

/** How often the chosen symbol of free spins shows on 0, 1, 2, … reels. */
function reelsShowing(token: number, reels: readonly Reel[]): Float64Array {
  return reels.reduce((seen, reel) => {
    const column = new Float64Array(2)
    for (const { tokens, weight } of facesOf(reel)) addTo(column, tokens.includes(token) ? 1 : 0, weight)
    return convolve(seen, column)
  }, Float64Array.of(1))
}

import { PayTally } from '../../game/core/pays.ts'
import type { RulePlan } from '../../game/core/win-rule.ts'
import { type WindowDistribution, windowDistribution } from '../../game/tables/distribution.ts'
import type { Reel } from '../../game/tables/reels.ts'
import type { ScreenAutomaton } from '../../game/tables/screen-automaton.ts'
import type { Meter } from '../../meter.ts'

/**
 * The windows of reels that stop each by itself, told apart by their scatters alone: to each the mean is put that the win rule pays over
 * all of them. E[w + f(scatters)] = E[w] + E[f(scatters)], so a mean needs no more, and takes a hundredth of the work of the
 * distribution. `null` where the rule has no such mean in reach.
 * @param settled the reels by which wins are counted
 * @param counted the same with what is counted beside scatters packed in
 */
export function meanWindow(
  { addWins }: RulePlan,
  settled: readonly Reel[],
  counted: readonly Reel[],
  scatterSize: number,
  meter: Meter,
): WindowDistribution | null {
  const tally = new PayTally()
  if (addWins?.(tally, settled, 1, 1, meter) !== true) return null
  const won = tally.list().reduce((sum, { coins }) => sum + coins, 0)
  // Faces may have been taken out of a reel, whose weight stays what it was.
  const shown = settled.reduce((product, { weights }) => product * weights.reduce((sum, one) => sum + one, 0), 1)
  const window = windowDistribution(counted, screenOfNothing(settled), scatterSize, meter)
  return window && { ...window, lineCoins: window.lineCoins.fill(shown === 0 ? 0 : won / shown) }
}

/** A walk on which nothing is won. */
const screenOfNothing = (reels: readonly Reel[]): ScreenAutomaton => ({
  startState: 0,
  startCoins: 0,
  layers: reels.map(({ faces }) => ({ states: 1, faces, steps: new Int32Array(2 * faces) })),
})

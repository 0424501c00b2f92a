import { facesOf } from '../../analyse/faces.ts'
import type { Reel } from '../../compile/reels.ts'
import type { WaysPlan } from '../../compile/rule-plan.ts'
import type { Candidate } from '../../compile/tokens.ts'
import { entryOf } from '../../entries.ts'
import type { Tally } from './tally.ts'

/** What a reel's stops show of a symbol, summed with their weights. */
interface Shown {
  readonly cells: number
  readonly some: number
  readonly none: number
}

/**
 * Adds every ways win over the cycle. Reels are independent, so a symbol's mean number of ways through reels 0 … c − 1
 * that reel c ends is Π E[cells on r] × P(none on c).
 */
export function addWaysWins(tally: Tally, plan: WaysPlan, reels: readonly Reel[], times: number, pays: number): void {
  for (const candidate of plan.candidates) {
    const shown = reels.map((reel) => shownOn(reel, candidate))
    if (plan.direction !== 'right') addRuns(tally, candidate, shown, times, pays, true)
    if (plan.direction !== 'left')
      addRuns(tally, candidate, shown.toReversed(), times, pays, plan.direction === 'right')
  }
}

/** @param full whether a run over all reels counts in this direction */
function addRuns(
  tally: Tally,
  { symbol, pays }: Candidate,
  shown: readonly Shown[],
  times: number,
  factor: number,
  full: boolean,
): void {
  for (let count = 1; count <= shown.length; count++) {
    const coins = entryOf(pays, count)
    if (coins === 0 || (count === shown.length && !full)) continue
    const over = (value: (reel: Shown) => number): number =>
      shown.reduce((product, reel, r) => {
        if (r < count) return product * value(reel)
        return product * (r === count ? reel.none : reel.some + reel.none)
      }, times)
    tally.add(
      'ways',
      symbol,
      count,
      over(({ some }) => some),
      over(({ cells }) => cells) * coins * factor,
    )
  }
}

function shownOn(reel: Reel, { fits }: Candidate): Shown {
  let cells = 0
  let some = 0
  let none = 0
  for (const { tokens, weight } of facesOf(reel)) {
    let here = 0
    for (const token of tokens) here += entryOf(fits, token)
    cells += here * weight
    if (here > 0) some += weight
    else none += weight
  }
  return { cells, some, none }
}

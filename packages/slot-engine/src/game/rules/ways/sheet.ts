import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { PayTally } from '../../core/pays.ts'
import { facesOf } from '../../tables/faces.ts'
import type { Reel } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'

/** Steps of a cell of a face. */
const FACE_STEPS = 4

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
export function addWaysWins(
  tally: PayTally,
  candidates: readonly Candidate[],
  direction: 'left' | 'right' | 'both',
  reels: readonly Reel[],
  times: number,
  pays: number,
  meter: Meter,
): void {
  for (const candidate of candidates) {
    meter.spend(FACE_STEPS * reels.reduce((sum, { faces, maxRows }) => sum + faces * maxRows, 0))
    const shown = reels.map((reel) => shownOn(reel, candidate))
    if (direction !== 'right') addRuns(tally, candidate, shown, times, pays, true)
    if (direction !== 'left') addRuns(tally, candidate, shown.toReversed(), times, pays, direction === 'right')
  }
}

/** @param full whether a run over all reels counts in this direction */
function addRuns(
  tally: PayTally,
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

import type { Direction } from '../../../../definition.ts'
import { entryOf, intAt } from '../../../../entries.ts'
import type { PayTally } from '../../../core/pays.ts'
import { facesOf } from '../../../tables/faces.ts'
import type { Reel } from '../../../tables/reels.ts'
import type { SplitSymbol, SplitWays } from './split.ts'

/** What a reel's stops show of a symbol, summed with their weights. */
interface Shown {
  readonly ways: number
  readonly waysAlone: number
  readonly some: number
  readonly someAlone: number
  readonly none: number
}

/**
 * Adds every ways win over the cycle. Reels are independent, so of the ways through reels 0 … c − 1 that reel c ends, those
 * that count are on average Π E[ways on r] − Π E[ways of wilds on r], times P(none on c).
 * @returns false where each cell pays, or wilds alone pay as the best of several symbols: that hangs on all that is in view
 */
export function addSplitWins(
  tally: PayTally,
  { symbols, alone, paid }: SplitWays,
  direction: Exclude<Direction, 'any'>,
  reels: readonly Reel[],
  times: number,
  factor: number,
): boolean {
  if (paid === 'perCell') return false
  if (alone === 'best' && symbols.some(({ wild }) => wild.some((ways) => ways > 0))) return false
  const pays = { alone: alone === 'always', once: paid === 'once' }
  for (const symbol of symbols) {
    const shown = reels.map((reel) => shownOn(reel, symbol))
    if (direction !== 'right') addRuns(tally, symbol, shown, times, factor, { ...pays, full: true })
    if (direction !== 'left')
      addRuns(tally, symbol, shown.toReversed(), times, factor, { ...pays, full: direction === 'right' })
  }
  return true
}

/** `full`: whether a run over all reels counts in this direction. */
function addRuns(
  tally: PayTally,
  { symbol, pays }: SplitSymbol,
  shown: readonly Shown[],
  times: number,
  factor: number,
  { alone, once, full }: { readonly alone: boolean; readonly once: boolean; readonly full: boolean },
): void {
  for (let count = 1; count <= shown.length; count++) {
    const coins = entryOf(pays, count)
    if (coins === 0 || (count === shown.length && !full)) continue
    const over = (value: (reel: Shown) => number): number =>
      shown.reduce((product, reel, r) => {
        if (r < count) return product * value(reel)
        return product * (r === count ? reel.none : reel.some + reel.none)
      }, times)
    const hits = over(({ some }) => some) - (alone ? 0 : over(({ someAlone }) => someAlone))
    const ways = over((reel) => reel.ways) - (alone ? 0 : over(({ waysAlone }) => waysAlone))
    tally.add('ways', symbol, count, hits, (once ? hits : ways) * coins * factor)
  }
}

function shownOn(reel: Reel, { own, wild }: SplitSymbol): Shown {
  const shown = { ways: 0, waysAlone: 0, some: 0, someAlone: 0, none: 0 }
  for (const { tokens, weight } of facesOf(reel)) {
    let mine = 0
    let stands = 0
    for (const token of tokens) {
      mine += intAt(own, token)
      stands += intAt(wild, token)
    }
    shown.ways += (mine + stands) * weight
    shown.waysAlone += stands * weight
    if (mine + stands > 0) shown.some += weight
    else shown.none += weight
    if (mine === 0 && stands > 0) shown.someAlone += weight
  }
  return shown
}

import type { BetMode } from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import { greatestWin } from './greatest-round.ts'
import { type Bounds, meanAtLeast, meanAtMost, type Sample, shareOf } from './mean-bounds.ts'

/** Bounds that all hold together with probability `confidence`, for any law of a round. In the units of the sheet. */
export interface SheetBounds {
  readonly confidence: number
  readonly rtp: Bounds
  readonly hitFrequency: Bounds
  readonly standardDeviation: Bounds
  /** Of a round that pays the cap. */
  readonly capProbability: Bounds
}

const CONFIDENCE = 0.999
/** Four means, each from both sides. */
const STATEMENTS = 8
/** What each of them may fail with. */
export const errorOfOne = (1 - CONFIDENCE) / STATEMENTS

/** Rounds that were sampled where only a share of all had to be, and what is known of the others. */
export interface Sampled {
  /** P(a round is of those that were sampled). */
  readonly share: number
  readonly histogram: Sample['histogram']
  /** Means over all rounds of what the others pay: in bets, their squares, and the chances that they win and that they pay the cap. */
  readonly exact: { readonly mean: number; readonly square: number; readonly hits: number; readonly capped: number }
}

/** Where nothing is known exactly. */
export const allSampled = (histogram: Sample['histogram']): Sampled => ({
  share: 1,
  histogram,
  exact: { mean: 0, square: 0, hits: 0, capped: 0 },
})

/**
 * Bounds on the figures of a sheet from the rounds it was sampled by, none of them chosen for what they paid. How many there are may
 * hang on how long the rounds before took: the bounds of means hold wherever sampling stops.
 * @param cutRounds rounds that were broken off and count with what they had won: they may have paid up to the most there is
 */
export function sheetBounds(
  game: Game,
  mode: BetMode,
  { share, histogram, exact }: Sampled,
  cutRounds = 0,
): SheetBounds {
  const error = errorOfOne
  const greatest = greatestWin(game, mode)
  const bets = greatest / mode.coins
  const atMost = withGreatest(histogram, greatest, cutRounds)
  const rounds = histogram.reduce((sum, [, count]) => sum + count, 0)
  const seen = (of: Sample['histogram'], least: number): number =>
    of.reduce((sum, [coins, count]) => (coins >= least ? sum + count : sum), 0)
  const chanceOf = (least: number, known: number): Bounds => ({
    low: known + share * meanAtLeast(shareOf(seen(histogram, least), rounds), error),
    high: known + share * meanAtMost(shareOf(seen(atMost, least), rounds), error),
  })
  const inBets = (of: Sample['histogram'], power: number): Sample['histogram'] =>
    of.map(([coins, count]) => [(coins / mode.coins) ** power, count])
  const boundsOf = (power: number, known: number): Bounds => ({
    low: known + share * meanAtLeast({ histogram: inBets(histogram, power), greatest: bets ** power, unit: 1 }, error),
    high: known + share * meanAtMost({ histogram: inBets(atMost, power), greatest: bets ** power, unit: 1 }, error),
  })
  const rtp = boundsOf(1, exact.mean)
  const square = boundsOf(2, exact.square)
  return {
    confidence: CONFIDENCE,
    rtp,
    hitFrequency: chanceOf(1, exact.hits),
    standardDeviation: {
      low: Math.sqrt(Math.max(0, square.low - rtp.high ** 2)),
      high: Math.sqrt(Math.max(0, square.high - rtp.low ** 2)),
    },
    capProbability: greatest < game.maxCoins ? { low: 0, high: 0 } : chanceOf(game.maxCoins, exact.capped),
  }
}

/** So many of the rounds that paid least paid the most there is instead. */
function withGreatest(histogram: Sample['histogram'], greatest: number, rounds: number): Sample['histogram'] {
  let left = rounds
  const others = histogram.map(([coins, count]) => {
    const taken = Math.min(left, count)
    left -= taken
    return [coins, count - taken] as const
  })
  return rounds === 0 ? histogram : [...others, [greatest, rounds]]
}

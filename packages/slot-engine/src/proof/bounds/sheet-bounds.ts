import type { BetMode } from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import { greatestWin } from './greatest-round.ts'
import { type Bounds, meanBounds, type Sample, shareOf } from './mean-bounds.ts'

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

/** Bounds on the figures of a sheet from the rounds it was sampled by, none of them chosen for what they paid. */
export function sheetBounds(game: Game, mode: BetMode, histogram: Sample['histogram']): SheetBounds {
  const error = (1 - CONFIDENCE) / STATEMENTS
  const greatest = greatestWin(game, mode)
  const bets = greatest / mode.coins
  const inBets = histogram.map(([coins, rounds]) => [coins / mode.coins, rounds] as const)
  const rounds = histogram.reduce((sum, [, count]) => sum + count, 0)
  const chanceOf = (least: number): Bounds => {
    const seen = histogram.reduce((sum, [coins, count]) => (coins >= least ? sum + count : sum), 0)
    return meanBounds(shareOf(seen, rounds), error)
  }
  const rtp = meanBounds({ histogram: inBets, greatest: bets, unit: 1 }, error)
  const squares = inBets.map(([value, count]) => [value ** 2, count] as const)
  const square = meanBounds({ histogram: squares, greatest: bets ** 2, unit: meanOf(squares, rounds) }, error)
  return {
    confidence: CONFIDENCE,
    rtp,
    hitFrequency: chanceOf(1),
    standardDeviation: {
      low: Math.sqrt(Math.max(0, square.low - rtp.high ** 2)),
      high: Math.sqrt(Math.max(0, square.high - rtp.low ** 2)),
    },
    capProbability: greatest < game.maxCoins ? { low: 0, high: 0 } : chanceOf(game.maxCoins),
  }
}

/** The scale of the squares: where nothing was won, any will do. */
const meanOf = (values: Sample['histogram'], rounds: number): number =>
  values.reduce((sum, [value, count]) => sum + value * count, 0) / rounds || 1

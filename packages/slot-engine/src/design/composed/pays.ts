import type { VolatilityClass } from '../../proof/sheet.ts'
import { createRng } from '../../rng.ts'
import { within } from '../aims.ts'
import { printedStep, printedTowards } from '../nice-pays.ts'
import type { Sizes } from './grid.ts'

/** Bets by which all bets of the site split into whole coins, from the coarsest. */
const BETS = [50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000] as const
/** A definition's pays are no more than these. */
const MOST_COINS = 100_000_000
/** The least pay has so many coins at least, so that pays can be set finely. */
const LEAST_PAY = 8

/** How much more the best symbol pays than the least, at least and at most. */
const RANKS = [6, 26] as const
const RANKS_ON_THREE = [20, 45] as const
/** An exponent on how much more larger wins pay. */
const GAINS = [0.85, 1.15] as const
/** The steeper, the more of the return comes from rare wins. */
const STEEPNESS: Readonly<Record<VolatilityClass, number>> = { low: 0.85, medium: 1, high: 1.1, extreme: 1.2 }

/** Pays by rank and size, relative to each other. */
export function shapeOf(
  sizes: Sizes,
  regulars: number,
  volatility: VolatilityClass,
  flatter: number,
  seed: string,
): number[][] {
  const rng = createRng(`${seed}/gains`)
  const ranks = within(rng, sizes.keys.length === 1 ? RANKS_ON_THREE : RANKS)
  const larger = within(rng, GAINS)
  const steep = STEEPNESS[volatility] * flatter
  return Array.from({ length: regulars }, (_, rank) =>
    sizes.gains.map((gain) => (gain ** larger * ranks ** (1 - rank / Math.max(1, regulars - 1))) ** steep),
  )
}

/** The coarsest bet whose coins are fine enough for the least pay. */
export function betFor(leastPayBets: number, maxWin: number): number {
  const bets = BETS.filter((bet) => bet * maxWin <= MOST_COINS)
  return bets.find((bet) => bet * leastPayBets >= LEAST_PAY) ?? bets.at(-1) ?? BETS[0]
}

/**
 * Whole coins that return `wanted` coins as exactly as they can, rising with size and not falling with rank.
 * @param top what the best symbol pays for the most of it, where that is fixed
 */
export function wholePays(
  shape: readonly (readonly number[])[],
  worth: Float64Array,
  wanted: number,
  top?: number,
): number[][] {
  const best = shape[0]!.length - 1
  const isFixed = (cell: number): boolean => top !== undefined && cell === best
  const unit = shape.flat().reduce((sum, pay, cell) => (isFixed(cell) ? sum : sum + pay * worth[cell]!), 0)
  const left = Math.max(0.2 * wanted, wanted - (top ?? 0) * worth[best]!)
  const most = top === undefined ? Number.POSITIVE_INFINITY : Math.floor(top * BELOW_TOP)
  const pays = ordered(
    shape.map((row, rank) =>
      row.map((pay, i) =>
        top !== undefined && rank === 0 && i === best
          ? top
          : Math.min(rounded((pay * left) / unit), Math.max(1, most - 2 * rank - (best - i))),
      ),
    ),
  )
  settle(pays, worth, wanted, top !== undefined)
  return pays
}
/** What is next to the best win pays at most so much of it. */
const BELOW_TOP = 0.7

/** Two digits, as pay tables have. */
function rounded(pay: number): number {
  const step = pay < 50 ? 1 : pay < 200 ? 5 : 10 ** Math.floor(Math.log10(pay) - 1)
  return Math.max(1, Math.round(pay / step) * step)
}

function ordered(pays: number[][]): number[][] {
  for (let rank = pays.length - 1; rank >= 0; rank--) {
    const row = pays[rank]!
    row.forEach((pay, i) => {
      row[i] = Math.max(pay, i > 0 ? row[i - 1]! + 1 : 1, pays[rank + 1]?.[i] ?? 1)
    })
  }
  return pays
}

export const returned = (pays: readonly (readonly number[])[], worth: Float64Array): number =>
  pays.flat().reduce((sum, pay, cell) => sum + pay * worth[cell]!, 0)

/** Of what was wanted, so much need not be met by amounts that nobody would print. */
const LEFT_OVER = 1e-4

/** Moves single pays, those that matter most first, to amounts a person would print; only what that leaves open by single coins. */
export function settle(pays: number[][], worth: Float64Array, wanted: number, isTopFixed = false): void {
  const open = worth.map((each, cell) => (isTopFixed && cell === pays[0]!.length - 1 ? 0 : each))
  const left = wanted - (returned(pays, worth) - returned(pays, open))
  moveTowards(pays, open, left, printedTowards)
  if (Math.abs(left - returned(pays, open)) > wanted * LEFT_OVER) moveTowards(pays, open, left, (_, to) => to)
}

/** Each pay moves by a tenth at most, and by three tenths where that is not enough. */
function moveTowards(
  pays: number[][],
  worth: Float64Array,
  wanted: number,
  landing: (from: number, to: number) => number,
): void {
  const sizes = pays[0]!.length
  const cells = pays.flatMap((row, rank) =>
    row.map((pay, i) => ({
      rank,
      i,
      step: worth[rank * sizes + i]!,
      weight: worth[rank * sizes + i]! * printedStep(pay),
    })),
  )
  cells.sort((a, b) => b.weight - a.weight)
  let missing = wanted - returned(pays, worth)
  for (const tenth of [0.1, 0.3]) {
    for (const { rank, i, step } of cells) {
      if (step <= 0) continue
      const row = pays[rank]!
      const pay = row[i]!
      const least = Math.max(i > 0 ? row[i - 1]! + 1 : 1, pays[rank + 1]?.[i] ?? 1, Math.ceil(pay * (1 - tenth)))
      const most = Math.min(
        row[i + 1] === undefined ? pay * 2 : row[i + 1]! - 1,
        pays[rank - 1]?.[i] ?? pay * 2,
        Math.floor(pay * (1 + tenth)),
      )
      const aim = Math.min(Math.max(least, most), Math.max(least, pay + Math.trunc(missing / step)))
      const next = landing(pay, aim)
      missing -= (next - pay) * step
      row[i] = next
    }
  }
}

import { floatAt } from '../../entries.ts'
import type { FillFactorPlan } from '../../game/core/factors-plan.ts'
import { columnOf } from '../../game/tables/faces.ts'
import type { Reel } from '../../game/tables/reels.ts'

/** What the reels that one symbol fills multiply. */
export interface FilledFactors {
  readonly lines: number
  readonly scatters: number
  /** The first of those that make up one spin between them. */
  readonly isFirst: boolean
}

export const PLAIN: FilledFactors = { lines: 1, scatters: 1, isFirst: true }

interface Filled extends FilledFactors {
  readonly reels: readonly Reel[]
}

/**
 * The windows of independent reels, told apart by how many reels from the first on one symbol fills. Which symbol that is the
 * first reel says; of k full reels, the next is not full. So each case is a product of faces of the single reels, and their
 * counts add up to those of all windows.
 */
export function byFill(reels: readonly Reel[], fill: readonly FillFactorPlan[]): readonly Filled[] {
  if (fill.length === 0) return [{ reels, ...PLAIN }]
  const symbols = [...new Set(fill.flatMap((one) => one.symbols))]
  const none = reels.map((reel, r) =>
    r === 0 ? only(reel, (face) => !symbols.some((one) => isFull(reel, face, one))) : reel,
  )
  const full = symbols.flatMap((symbol) =>
    reels.map((_, last): Filled => {
      const shown = reels.map((reel, r) => {
        if (r <= last) return only(reel, (face) => isFull(reel, face, symbol))
        return r === last + 1 ? only(reel, (face) => !isFull(reel, face, symbol)) : reel
      })
      return { reels: shown, ...factorsOf(fill, symbol, last + 1), isFirst: false }
    }),
  )
  return [{ reels: none, ...PLAIN }, ...full.filter((one) => one.reels.every(isShown))]
}

function factorsOf(fill: readonly FillFactorPlan[], symbol: number, full: number): Pick<Filled, 'lines' | 'scatters'> {
  const due = fill.filter((one) => one.symbols.includes(symbol) && full >= one.fewest)
  return {
    lines: due.reduce((product, one) => (one.lines ? product * full : product), 1),
    scatters: due.reduce((product, one) => (one.scatters ? product * full : product), 1),
  }
}

const isFull = (reel: Reel, face: number, symbol: number): boolean =>
  columnOf(reel, face).every((token) => token === symbol)

const isShown = (reel: Reel): boolean => reel.weights.some((weight) => weight > 0)

/** The reel with the other faces never shown; the sum of all its weights stays what it is. */
const only = (reel: Reel, fits: (face: number) => boolean): Reel => ({
  ...reel,
  weights: reel.weights.map((_, face) => (fits(face) ? floatAt(reel.weights, face) : 0)),
})

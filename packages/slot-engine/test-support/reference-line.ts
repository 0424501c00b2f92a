/** What one line pays, by the words of definition.ts: every reading tried. */
import type { Combination, Definition, LineWins, SymbolDefinition } from '../src/definition.ts'
import { multiplierOf, tableValue } from './reference-rules.ts'
import { fits, type Shown, wildOf } from './reference-view.ts'

interface OnLines extends Definition {
  readonly wins: LineWins
}

export interface ReadingOfLine {
  /** Of a run; `undefined` of a combination. */
  readonly symbol?: string
  readonly coins: number
  /** The reels it takes in: `count` of them from `from`. */
  readonly from: number
  readonly count: number
  readonly multiplier: number
  readonly side: 'left' | 'right'
}

const NOTHING: ReadingOfLine = { coins: 0, from: 0, count: 0, multiplier: 1, side: 'left' }

/** The readings that pay: one, or one from each end. */
export function readLine(definition: OnLines, cells: readonly Shown[]): readonly ReadingOfLine[] {
  const combinations = (definition.wins.combinations ?? [])
    .map((combination) => ({ combination, multiplier: fillsCombination(definition, combination, cells) }))
    .filter(({ multiplier }) => multiplier > 0)
    .map(({ combination: { coins }, multiplier }): ReadingOfLine => {
      return { coins: coins * multiplier, from: 0, count: cells.length, multiplier, side: 'left' }
    })
  const fromLeft = [...runsFrom(definition, cells, 0), ...combinations]
  const fromRight = [...runsFrom(definition, cells.toReversed(), 0).map(mirrored(cells.length)), ...combinations]
  switch (definition.wins.direction ?? 'left') {
    case 'left':
      return [best(fromLeft)]
    case 'right':
      return [best(fromRight)]
    case 'both': {
      const [left, right] = [best(fromLeft), best(fromRight)]
      const areOne = left.count === cells.length && right.count === cells.length
      if (areOne) return [left]
      return definition.wins.sides === 'better' ? [right.coins > left.coins ? right : left] : [left, right]
    }
    case 'any':
      return [best([...cells.flatMap((_, first) => runsFrom(definition, cells, first)), ...combinations])]
  }
}

const mirrored =
  (reels: number) =>
  (run: ReadingOfLine): ReadingOfLine => ({ ...run, from: reels - run.count, side: 'right' })

/** The highest; of equal ones the longest, so that one which takes in the whole line counts as such. */
function best(readings: readonly ReadingOfLine[]): ReadingOfLine {
  let found = NOTHING
  for (const reading of readings) {
    if (
      reading.coins > found.coins ||
      (reading.coins === found.coins && reading.coins > 0 && reading.count > found.count)
    )
      found = reading
  }
  return found
}

/** For each symbol its run that begins at cell `first`: as long as it can be, so not inside a longer one. */
function runsFrom(definition: OnLines, cells: readonly Shown[], first: number): readonly ReadingOfLine[] {
  return definition.symbols.flatMap((symbol) => {
    if (symbol.kind !== 'regular' && symbol.kind !== 'wild') return []
    const inRun = (cell: Shown) => fits(definition, cell.symbol, symbol.id)
    if (first > 0 && inRun(cells[first - 1]!)) return []
    const end = cells.findIndex((cell, i) => i >= first && !inRun(cell))
    const run = cells.slice(first, end === -1 ? cells.length : end)
    if (!mayPay(definition, symbol, run)) return []
    const wilds = run.filter((cell) => cell.symbol !== symbol.id)
    const multiplier = multiplierOf(wilds, definition.wins.wildMultipliers ?? 'highest')
    const coins = tableValue(symbol.pays, run.length) * multiplier
    return [{ symbol: symbol.id, coins, from: first, count: run.length, multiplier, side: 'left' }]
  })
}

/** A run of wilds alone pays as the definition says of such runs. */
function mayPay(definition: OnLines, { id, kind }: SymbolDefinition, run: readonly Shown[]): boolean {
  const { wildRuns = 'best' } = definition.wins
  if (wildRuns === 'best' || run.some((cell) => wildOf(definition, cell.symbol) === undefined)) return true
  return wildRuns === 'own' && kind === 'wild' && run.some((cell) => cell.symbol === id)
}

/** The most that its wilds multiply it in any order that fits; 0 where none does. */
function fillsCombination(definition: OnLines, combination: Combination, cells: readonly Shown[]): number {
  const { wildMultipliers = 'highest' } = definition.wins
  const orders = combination.anyOrder === true ? permutations(combination.slots) : [combination.slots]
  const fitting = orders.filter((slots) => cells.every((cell, reel) => fitsSlot(definition, slots[reel]!, cell)))
  const made = fitting.map((slots) => {
    const standing = cells.filter((cell, reel) => slots[reel] != null && !slots[reel]!.includes(cell.symbol))
    return combination.multiplied === true ? multiplierOf(standing, wildMultipliers) : 1
  })
  return Math.max(0, ...made)
}

const fitsSlot = (definition: OnLines, slot: readonly string[] | null, cell: Shown): boolean =>
  slot === null || slot.some((symbol) => fits(definition, cell.symbol, symbol))

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
}

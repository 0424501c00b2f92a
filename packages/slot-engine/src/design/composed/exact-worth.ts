import type { Definition, ReelDefinition } from '../../definition.ts'
import { rowChoices } from '../../game/tables/columns.ts'
import { spinPlan, wildFactor } from './spin-plan.ts'

/** What one column shows of a symbol, as far as its wins go. */
interface ColumnOdds {
  /** Mean of what its cells count for, multipliers of wilds counted in. */
  readonly mean: number
  /** P(it has none of it). */
  readonly none: number
}

/**
 * Mean wins by cell of the first window of a spin, exactly, where they have a product over reels. Lines and ways: reels are independent, so a run of a symbol over
 * c reels comes up Π mean(reel) × P(none on the next) times. The wild never stands on the reel where runs begin.
 * Anywhere: the numbers of a symbol add up over reels. Null for clusters, and for lines that are read from the right.
 */
export function exactWorth(definition: Definition, reelSet: string): Float64Array | null {
  const { wins, symbols } = definition
  if (wins.type === 'clusters') return null
  if (wins.type === 'lines' && (wins.direction ?? 'left') !== 'left') return null
  const regulars = symbols.filter(({ kind }) => kind === 'regular')
  const keys = Object.keys('pays' in regulars[0]! ? (regulars[0].pays ?? {}) : {}).map(Number)
  const worth = new Float64Array(regulars.length * keys.length)
  const reels = definition.reelSets[reelSet]!
  const turning = symbols.find(({ kind }) => kind === 'mystery')
  const total =
    turning?.kind === 'mystery' ? Object.values(turning.reveals).reduce((sum, weight) => sum + weight, 0) : 1
  regulars.forEach(({ id }, rank) => {
    const turns = turning?.kind === 'mystery' ? (turning.reveals[id] ?? 0) / total : 0
    for (const [share, also] of [
      [1 - turns, ''],
      [turns, turning?.id ?? ''],
    ] as const) {
      if (share === 0) continue
      if (wins.type === 'anywhere') addCounts(worth, rank * keys.length, keys, definition, reels, [id, also], share)
      else
        for (const columns of tracks(definition, reels, [id, also]))
          addRuns(worth, rank * keys.length, keys, columns, share, directionOf(wins))
    }
  })
  return worth
}

const directionOf = (wins: Definition['wins']) => (wins.type === 'ways' ? (wins.direction ?? 'left') : 'left')

function addRuns(
  worth: Float64Array,
  from: number,
  keys: readonly number[],
  columns: readonly ColumnOdds[],
  share: number,
  direction: 'left' | 'right' | 'both',
): void {
  const orders =
    direction === 'both' ? [columns, columns.toReversed()] : [direction === 'right' ? columns.toReversed() : columns]
  orders.forEach((order, second) => {
    let runs = share
    order.forEach((column, r) => {
      runs *= column.mean
      const key = keys.findLastIndex((each) => each <= r + 1)
      const whole = r + 1 === order.length
      if (key >= 0 && !(whole && second === 1)) worth[from + key]! += runs * (order[r + 1]?.none ?? 1)
    })
  })
}

/** Windows by the number of the symbol and of wilds, at `own * WILDS + wilds`. */
const WILDS = 64

function addCounts(
  worth: Float64Array,
  from: number,
  keys: readonly number[],
  definition: Definition,
  reels: readonly ReelDefinition[],
  ids: readonly string[],
  share: number,
): void {
  const plan = spinPlan(definition, 'base', false)
  const wild = definition.symbols[plan.wild]?.id
  let windows = new Map([[0, share]])
  for (const reel of reels) {
    const next = new Map<number, number>()
    for (const { column, chance } of columnsOf(reel, null)) {
      const here = column.reduce((sum, id) => sum + (ids.includes(id) ? WILDS : id === wild ? 1 : 0), 0)
      for (const [at, odds] of windows) next.set(at + here, (next.get(at + here) ?? 0) + odds * chance)
    }
    windows = next
  }
  for (const [at, odds] of windows) {
    const own = Math.floor(at / WILDS)
    const key = own === 0 ? -1 : keys.findLastIndex((each) => each <= own + (at % WILDS))
    if (key >= 0) worth[from + key]! += odds * wildFactor(plan, at % WILDS)
  }
}

/** Per line the odds of its cells; for ways, whole columns once. */
function tracks(definition: Definition, reels: readonly ReelDefinition[], ids: readonly string[]): ColumnOdds[][] {
  const { wins, symbols } = definition
  const wild = symbols.find(({ kind }) => kind === 'wild')
  const multiplier = wild?.kind === 'wild' && typeof wild.multiplier === 'number' ? wild.multiplier : 1
  const counts = (id: string): number => (ids.includes(id) ? 1 : id === wild?.id ? multiplier : 0)
  const columns = reels.map((reel) => columnsOf(reel, wild?.kind === 'wild' && wild.expands ? wild.id : null))
  if (wins.type !== 'lines')
    return [columns.map((each) => oddsOf(each, (column) => column.reduce((sum, id) => sum + counts(id), 0)))]
  const cells = columns.map((each) =>
    Array.from({ length: each[0]!.column.length }, (_, row) => oddsOf(each, (column) => counts(column[row]!))),
  )
  return wins.lines.map((line) => line.map((row, r) => cells[r]![row]!))
}

interface Column {
  readonly column: readonly string[]
  readonly chance: number
}

function columnsOf(reel: ReelDefinition, expanding: string | null): Column[] {
  const { strip, weights } = reel
  const heights = rowChoices(reel)
  const total =
    (weights?.reduce((sum, weight) => sum + weight, 0) ?? strip.length) *
    heights.reduce((sum, { weight }) => sum + weight, 0)
  return strip.flatMap((_, stop) =>
    heights.map(({ rows, weight }) => {
      const shown = Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]!)
      const column = expanding !== null && shown.includes(expanding) ? shown.map(() => expanding) : shown
      return { column, chance: (weight * (weights?.[stop] ?? 1)) / total }
    }),
  )
}

function oddsOf(columns: readonly Column[], count: (column: readonly string[]) => number): ColumnOdds {
  let mean = 0
  let none = 0
  for (const { column, chance } of columns) {
    const here = count(column)
    mean += chance * here
    if (here === 0) none += chance
  }
  return { mean, none }
}

/** Coins that no window can win more of; what is really in reach may be far below. */
import type {
  CountTable,
  Definition,
  LineWins,
  ReelDefinition,
  TopReel,
  WaysWins,
  WildMultiplierRule,
} from '../../definition.ts'
import { greatest, mostInColumn, mostRows, symbolsOn } from './columns.ts'

/** By the win rule, in any reel set. */
export function greatestWins(definition: Definition): number {
  const { wins, reelSets } = definition
  const sets = Object.entries(reelSets).map(([name, set]) =>
    set.map((reel, i) => sketch(reel, i, definition.topReels?.[name], definition)),
  )
  switch (wins.type) {
    case 'lines':
      return Math.max(...sets.map((set) => greatestOnLines(definition, wins, set)))
    case 'ways':
      return Math.max(...sets.map((set) => greatestByWays(definition, wins, set)))
    case 'clusters':
    case 'anywhere':
      return Math.max(...sets.map((set) => greatestByCells(definition, wins.wildMultipliers, set)))
  }
}

export const greatestScatters = ({ symbols }: Definition): number =>
  sumOf(symbols.map((symbol) => (symbol.kind === 'scatter' ? greatest(symbol.pays) : 0)))

/** What the bounds have to know of a reel. */
interface ReelSketch {
  readonly rows: number
  /** The most wilds in view at once. */
  readonly wilds: number
  /** The largest multiplier that a wild on it can have. */
  readonly multiplier: number
}

function sketch(reel: ReelDefinition, i: number, top: TopReel | undefined, definition: Definition): ReelSketch {
  const shown = sketchColumn(reel, definition)
  if (top === undefined || !top.reels.includes(i)) return shown
  const above = sketchColumn({ strip: top.strip, rows: 1 }, definition)
  const multiplier = Math.max(shown.multiplier, above.multiplier)
  return { rows: shown.rows + 1, wilds: shown.wilds + above.wilds, multiplier }
}

function sketchColumn(reel: ReelDefinition, definition: Definition): ReelSketch {
  const wilds = symbolsOn(reel, definition).filter((symbol) => symbol.kind === 'wild')
  const ids = new Set(wilds.map(({ id }) => id))
  const rows = mostRows(reel)
  const asStopped = wilds.length === 0 || (!moves(definition) && [...ids].every((id) => reel.strip.includes(id)))
  return {
    rows,
    wilds: asStopped ? mostInColumn(reel, (id) => ids.has(id)) : rows,
    multiplier: Math.max(1, ...wilds.map(({ multiplier = 1 }) => greatestKey(multiplier))),
  }
}

/** Whether anything else than where reels stop puts wilds in view. */
const moves = ({ symbols, cascades, respins, features = [] }: Definition): boolean =>
  (cascades ?? respins) !== undefined ||
  symbols.some((symbol) => symbol.kind === 'mystery' || (symbol.kind === 'wild' && symbol.expands === true)) ||
  features.some((one) => one.type === 'freeSpins' && (one.sticky ?? one.walking ?? one.extraWilds) !== undefined)

const greatestKey = (multiplier: number | CountTable): number =>
  typeof multiplier === 'number' ? multiplier : Math.max(...Object.keys(multiplier).map(Number))

/** What wilds make together, with so many of each reel in one win. */
function together(rule: WildMultiplierRule, reels: readonly { wilds: number; multiplier: number }[]): number {
  const multiplying = reels.filter(({ wilds, multiplier }) => wilds > 0 && multiplier > 1)
  switch (rule) {
    case 'highest':
      return Math.max(1, ...multiplying.map(({ multiplier }) => multiplier))
    case 'add':
      return Math.max(1, sumOf(multiplying.map(({ wilds, multiplier }) => wilds * multiplier)))
    case 'multiply':
      return productOf(multiplying.map(({ wilds, multiplier }) => multiplier ** wilds))
  }
}

function greatestOnLines(definition: Definition, wins: LineWins, reels: readonly ReelSketch[]): number {
  const { combinations = [], direction, lines, wildMultipliers = 'highest' } = wins
  const onLine = reels.map(({ wilds, multiplier }) => ({ wilds: Math.min(wilds, 1), multiplier }))
  const multiplier = together(wildMultipliers, onLine)
  const runs = paysOf(definition).map((pays) => greatest(pays) * multiplier)
  const perLine = Math.max(0, ...runs, ...combinations.map(({ coins }) => coins)) * (direction === 'both' ? 2 : 1)
  return (perLine + greatestChosen(definition)) * lines.length
}

/** What a symbol chosen to expand pays on a line. */
function greatestChosen({ symbols, features = [] }: Definition): number {
  const chosen = features.flatMap((one) => (one.type === 'freeSpins' ? Object.keys(one.expandingSymbol ?? {}) : []))
  return Math.max(
    0,
    ...symbols.map((one) => (one.kind === 'regular' && chosen.includes(one.id) ? greatest(one.pays) : 0)),
  )
}

/** Coins × ways, were every cell to fit. */
function greatestByWays(
  definition: Definition,
  { direction = 'left' }: WaysWins,
  reels: readonly ReelSketch[],
): number {
  const ways = productOf(reels.map(({ rows, multiplier }) => rows * multiplier))
  const fromLeft = direction === 'right' ? 0 : payOfAWay(definition, reels)
  const fromRight = direction === 'left' ? 0 : payOfAWay(definition, reels.toReversed())
  return (fromLeft + fromRight) * ways
}

/**
 * A way belongs to one symbol where it crosses a reel without wilds: then the best symbol pays for all. If every reel that
 * a win must cross can be all wilds, each symbol may win by every way.
 */
function payOfAWay(definition: Definition, reels: readonly ReelSketch[]): number {
  const tables = paysOf(definition)
  const shortest = Math.min(reels.length, ...tables.map(leastCount))
  const isShared = reels.slice(0, shortest).every(({ wilds }) => wilds > 0)
  return isShared ? sumOf(tables.map(greatest)) : Math.max(0, ...tables.map(greatest))
}

const leastCount = (pays: CountTable): number =>
  Math.min(...Object.entries(pays).flatMap(([count, coins]) => (coins > 0 ? [Number(count)] : [])))

/**
 * Clusters of one symbol share no cell, so they win at most cells × the most coins per cell. A wild is in clusters of
 * several symbols: then each symbol may win as much.
 */
function greatestByCells(
  definition: Definition,
  rule: WildMultiplierRule | undefined,
  reels: readonly ReelSketch[],
): number {
  const cells = sumOf(reels.map(({ rows }) => rows))
  const perCell = paysOf(definition).map((pays) =>
    Math.max(0, ...Object.entries(pays).map(([count, coins]) => coins / Number(count))),
  )
  const hasWilds = reels.some(({ wilds }) => wilds > 0)
  const most = hasWilds ? sumOf(perCell) : Math.max(0, ...perCell)
  return Math.ceil(cells * most) * together(rule ?? 'highest', reels)
}

const paysOf = ({ symbols }: Definition): readonly CountTable[] =>
  symbols.flatMap((symbol) =>
    (symbol.kind === 'regular' || symbol.kind === 'wild') && symbol.pays !== undefined ? [symbol.pays] : [],
  )

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
const productOf = (numbers: readonly number[]): number => numbers.reduce((product, number) => product * number, 1)

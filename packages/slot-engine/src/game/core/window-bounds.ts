/** Coins that no window can win more of; what is really in reach may be far below. */
import type { CountTable, Definition, ReelDefinition, TopReel, WildMultiplierRule } from '../../definition.ts'
import { mostInColumn, mostRows, symbolsOn } from '../tables/columns.ts'
import { multipliedWilds } from '../tables/multiplied-wilds.ts'

/** What the bounds have to know of a reel. */
export interface ReelSketch {
  readonly rows: number
  /** The most wilds in view at once. */
  readonly wilds: number
  /** The largest multiplier that a wild on it can have. */
  readonly multiplier: number
}

export function sketchReel(
  reel: ReelDefinition,
  i: number,
  top: TopReel | undefined,
  definition: Definition,
): ReelSketch {
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
    multiplier: Math.max(
      1,
      ...wilds.map(({ multiplier = 1 }) => greatestKey(multiplier)),
      ...multipliedWilds(definition).map(({ multiplier }) => multiplier),
    ),
  }
}

/** Whether anything else than where reels stop puts wilds in view. */
const moves = ({ symbols, cascades, respins, extraWilds, changes, features = [] }: Definition): boolean =>
  (cascades ?? respins ?? extraWilds ?? changes) !== undefined ||
  symbols.some((symbol) => symbol.kind === 'mystery' || (symbol.kind === 'wild' && symbol.expands === true)) ||
  features.some(
    (one) =>
      one.type === 'freeSpins' &&
      (one.sticky ?? one.walking ?? one.kept ?? one.extraWilds ?? one.changes) !== undefined,
  )

const greatestKey = (multiplier: number | CountTable): number =>
  typeof multiplier === 'number' ? multiplier : Math.max(...Object.keys(multiplier).map(Number))

/** What wilds make together, with so many of each reel in one win. */
export function together(rule: WildMultiplierRule, reels: readonly { wilds: number; multiplier: number }[]): number {
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

export const paysOf = ({ symbols }: Definition): readonly CountTable[] =>
  symbols.flatMap((symbol) =>
    (symbol.kind === 'regular' || symbol.kind === 'wild') && symbol.pays !== undefined ? [symbol.pays] : [],
  )

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
export const productOf = (numbers: readonly number[]): number =>
  numbers.reduce((product, number) => product * number, 1)

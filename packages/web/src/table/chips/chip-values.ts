import { compileTable, type TableDefinition } from '@spilvaerk/table-games'

const SERIES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000] as const
const MOST_CHIPS = 6

/**
 * What the chips of a table are worth, in coins: from the least bet to the most, ascending.
 * @param min the least that may lie on the main spot, of which every chip is a multiple
 */
export function chipValues(min: number, max: number): readonly number[] {
  const fitting = SERIES.map((value) => value * min).filter((value) => value <= max)
  if (fitting.length <= MOST_CHIPS) return fitting
  // Those between the least and the most are spread evenly over the series.
  const step = (fitting.length - 1) / (MOST_CHIPS - 1)
  const chosen = Array.from({ length: MOST_CHIPS }, (_, i) => fitting[Math.round(i * step)] ?? min)
  return [...new Set(chosen)]
}

/** The fewest chips that make an amount, the largest first; what no chip makes is left to the smallest. */
export function chipsFor(coins: number, values: readonly number[]): readonly number[] {
  const chips: number[] = []
  let left = coins
  for (const value of values.toReversed()) {
    while (left >= value && chips.length < MOST_SHOWN) {
      chips.push(value)
      left -= value
    }
  }
  return chips.length > 0 ? chips : values.slice(0, 1)
}

/** A higher stack is not told from this one. */
const MOST_SHOWN = 6

/** The chips of a table, by the limits of its main spot. */
export function chipsOf(definition: TableDefinition): readonly number[] {
  const { spots } = compileTable(definition)
  return chipValues(Math.min(...spots.map(({ min }) => min)), spots[0]?.max ?? definition.limits.max)
}

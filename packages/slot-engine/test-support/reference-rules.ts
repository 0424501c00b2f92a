/** Small rules that much else is made of. */
import type { CountTable, WildMultiplierRule } from '../src/definition.ts'
import type { Shown } from './reference-view.ts'

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The entry of the highest listed count that is not above `count`; 0 below the first. */
export function tableValue(table: CountTable | undefined, count: number): number {
  for (let n = count; n >= 1; n--) {
    const value = table?.[String(n)]
    if (value !== undefined) return value
  }
  return 0
}

/** What the wilds of a win make together. */
export function multiplierOf(wilds: readonly Shown[], rule: WildMultiplierRule): number {
  const multipliers = wilds.map(({ multiplier }) => multiplier).filter((multiplier) => multiplier > 1)
  if (multipliers.length === 0) return 1
  switch (rule) {
    case 'highest':
      return Math.max(...multipliers)
    case 'add':
      return sumOf(multipliers)
    case 'multiply':
      return multipliers.reduce((product, multiplier) => product * multiplier, 1)
  }
}

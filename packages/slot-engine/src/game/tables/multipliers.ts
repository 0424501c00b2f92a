import type { WildMultiplierRule } from '../../definition.ts'

/** The multiplier that the wilds of a win make together; `factor` is 1 before the first. */
export function combineMultipliers(rule: WildMultiplierRule, factor: number, multiplier: number): number {
  if (multiplier === 1) return factor
  if (factor === 1) return multiplier
  switch (rule) {
    case 'highest':
      return Math.max(factor, multiplier)
    case 'add':
      return factor + multiplier
    case 'multiply':
      return factor * multiplier
  }
}

import type { Meter } from '@spilvaerk/slot-engine/shared'
import type { TableGame } from '../core/game.ts'
import { Fraction } from '../fraction.ts'
import { exact, type SpotSheet, type TogetherSheet } from './sheet.ts'

/** How many hands machines are sold with; the most of the game is told as well. */
const USUAL = [1, 3, 5, 10, 25, 50, 100]

/** Of more the cases of a sum are too many. */
const MOST_ADDED = 5

const distributionOf = (law: readonly (readonly [number, number])[] | undefined) =>
  law && { distribution: law.map(([paid, chance]) => ({ paid, chance })) }

/** What bets on several spots of one deal win together, with what bonus games pay all of them at once. */
export function togetherOf({ rules }: TableGame, lines: readonly SpotSheet[], meter: Meter): readonly TogetherSheet[] {
  const { together, strategies } = rules
  if (together === undefined) return []
  return strategies.flatMap((strategy) => {
    const shared = together(strategy, meter)
    if (shared === null) return []
    const { group, spots, covariance, nonePays, sums } = shared
    const line = lines.find((one) => one.group === group && one.strategy === strategy)
    if (line === undefined) throw new Error(`no line of ${group} under ${strategy}`)
    const variance = line.standardDeviation ** 2
    const counts = [...new Set([...USUAL.filter((n) => n < spots), spots])]
    // The law of one is that of its line.
    const few = counts.filter((n) => n > 1 && n <= MOST_ADDED)
    const added = strategy === strategies[0] && few.length > 0 ? sums?.(few) : undefined
    return {
      ...{ group, strategy, covariance: exact(covariance) },
      deviations: counts.map((n) => ({
        spots: n,
        standardDeviation: Math.sqrt(n * variance + n * (n - 1) * covariance.toNumber()),
        ...(nonePays && { anyPays: exact(Fraction.one.minus(nonePays(n))) }),
        ...distributionOf(added?.[few.indexOf(n)]),
      })),
    }
  })
}

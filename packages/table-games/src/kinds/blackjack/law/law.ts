import { floatAt } from '@spilvaerk/slot-engine/shared'
import { type BoundedLaw, near } from '../../../core/bounded-law.ts'
import { Fraction } from '../../../fraction.ts'
import type { Rules } from '../rules.ts'
import { NETS, type Tally } from './tally.ts'

/**
 * Sums and products of numbers that are not negative, a few thousand after each other and none of them cancelling, are known to
 * 2^-38 of themselves in double precision.
 */
const ERROR = 2 ** -38

/** What can come of a hand. Rounds with splits are known by their mean and what they stake; how they end is not told apart. */
export function handLaw(rules: Rules, tally: Tally): BoundedLaw {
  const { chances, staked, split, mean } = tally
  const { naturalPays, naturalTo, maxHands } = rules
  const nets = [...NETS.map((net) => Fraction.of(2 * net, 2)), Fraction.of(naturalPays, naturalTo)]
  const most = rules.doubleAfterSplit ? 2 * maxHands : maxHands
  const known = nets.reduce((sum, net, i) => sum + net.toNumber() ** 2 * floatAt(chances, i), 0)
  return {
    mean: near(mean, ERROR * staked),
    staked: near(staked, ERROR * staked),
    squares: {
      low: (known + split.leastSquares) * (1 - ERROR),
      high: (known + split.mostSquares) * (1 + ERROR),
    },
    outcomes: outcomesOf(nets, chances),
    rest: { chance: near(split.chance, ERROR * split.chance), least: Fraction.of(-most), most: Fraction.of(most) },
    because: split.chance > 0 ? 'splitHands' : 'doublePrecision',
  }
}

/** Equal nets are one. */
function outcomesOf(nets: readonly Fraction[], chances: Float64Array): BoundedLaw['outcomes'] {
  const sums = new Map<string, { readonly net: Fraction; chance: number }>()
  for (const [i, net] of nets.entries()) {
    const chance = floatAt(chances, i)
    const known = sums.get(`${net}`)
    if (known) known.chance += chance
    else if (chance > 0) sums.set(`${net}`, { net, chance })
  }
  return [...sums.values()]
    .sort((a, b) => a.net.compare(b.net))
    .map(({ net, chance }) => ({ net, chance: near(chance, ERROR * chance) }))
}

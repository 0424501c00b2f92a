import { type BoundedLaw, type Interval, meanOfBounds } from '../core/bounded-law.ts'
import type { Fraction } from '../fraction.ts'
import { between, exact, type SpotSheet } from './sheet.ts'

/** All that is certain of a bet. */
export function boundedFiguresOf(law: BoundedLaw): Omit<SpotSheet, 'spot' | 'group' | 'strategy'> {
  const { mean, staked, outcomes, rest, because } = law
  const edge = { low: -mean.high, high: -mean.low }
  const deviation = deviationOf(law)
  const { least, most } = rest
  return {
    returned: between({ low: 1 + mean.low, high: 1 + mean.high }),
    houseEdge: between(edge),
    staked: between(staked),
    elementOfRisk: between(quotient(edge, staked)),
    hitFrequency: between(chanceThat(law, (net) => sign(net) > 0)),
    pushFrequency: between(chanceThat(law, (net) => sign(net) === 0)),
    standardDeviation: meanOfBounds(deviation),
    standardDeviationBetween: deviation,
    top: topOf(law),
    distribution: outcomes.map(({ net, chance }) => ({ net: exact(net), chance: between(chance) })),
    ...(rest.chance.high > 0 && {
      rest: { chance: between(rest.chance), least: exact(least), most: exact(most) },
    }),
    because,
  }
}

const sign = (net: Fraction): number => (net.numerator > 0n ? 1 : net.numerator < 0n ? -1 : 0)

/** Rounds whose outcome is not known may all be of the sort, or none, if any can be. */
function chanceThat({ outcomes, rest }: BoundedLaw, holds: (net: Fraction) => boolean): Interval {
  const among = outcomes.filter(({ net }) => holds(net))
  const low = among.reduce((sum, { chance }) => sum + chance.low, 0)
  const high = among.reduce((sum, { chance }) => sum + chance.high, 0)
  return { low, high: Math.min(1, high + rest.chance.high) }
}

function topOf({ outcomes, rest }: BoundedLaw): SpotSheet['top'] {
  const last = outcomes.at(-1)
  if (last === undefined || (rest.chance.high > 0 && rest.most.compare(last.net) > 0))
    return { net: exact(rest.most), chance: between({ low: 0, high: rest.chance.high }) }
  return { net: exact(last.net), chance: between(last.chance) }
}

function deviationOf({ mean, squares }: BoundedLaw): Interval {
  const [a, b] = [mean.low ** 2, mean.high ** 2]
  const least = mean.low <= 0 && mean.high >= 0 ? 0 : Math.min(a, b)
  return { low: Math.sqrt(Math.max(0, squares.low - Math.max(a, b))), high: Math.sqrt(squares.high - least) }
}

/** @param by above 0 */
function quotient(of: Interval, by: Interval): Interval {
  const all = [of.low, of.high].flatMap((one) => [one / by.low, one / by.high])
  return { low: Math.min(...all), high: Math.max(...all) }
}

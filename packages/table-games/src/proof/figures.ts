import { entryOf } from '@spilvaerk/slot-engine/shared'
import { type BoundedLaw, isBounded } from '../core/bounded-law.ts'
import { meanNet, type SpotLaw } from '../core/law.ts'
import { Fraction } from '../fraction.ts'
import { boundedFiguresOf } from './bounded-figures.ts'
import { exact, type SpotSheet } from './sheet.ts'

type Figures = Omit<SpotSheet, 'spot' | 'group' | 'strategy'>

/** All that follows from what can come of a bet. */
export const figuresOf = (law: SpotLaw | BoundedLaw): Figures =>
  isBounded(law) ? boundedFiguresOf(law) : exactFiguresOf(law)

function exactFiguresOf(law: SpotLaw): Figures {
  const { unitCoins, outcomes } = law
  const mean = meanNet(law)
  const staked = Fraction.sum(outcomes.map(({ stakedCoins, chance }) => chance.times(stakedCoins))).over(unitCoins)
  const edge = Fraction.zero.minus(mean)
  const distribution = netsOf(law)
  const top = entryOf(distribution, distribution.length - 1)
  const squares = Fraction.sum(distribution.map(({ net, chance }) => net.times(net).times(chance)))
  return {
    returned: exact(Fraction.one.plus(mean)),
    houseEdge: exact(edge),
    staked: exact(staked),
    elementOfRisk: exact(edge.over(staked)),
    hitFrequency: exact(chanceThat(distribution, (sign) => sign > 0)),
    pushFrequency: exact(chanceThat(distribution, (sign) => sign === 0)),
    standardDeviation: Math.sqrt(squares.minus(mean.times(mean)).toNumber()),
    top: { net: exact(top.net), chance: exact(top.chance) },
    distribution: distribution.map(({ net, chance }) => ({ net: exact(net), chance: exact(chance) })),
  }
}

interface Net {
  readonly net: Fraction
  readonly chance: Fraction
}

/** Outcomes by what is won or lost alone, in first bets, ascending as those of a law are. */
function netsOf({ unitCoins, outcomes }: SpotLaw): readonly Net[] {
  const nets: Net[] = []
  for (const { stakedCoins, paidCoins, chance } of outcomes) {
    const net = Fraction.of(paidCoins - stakedCoins, unitCoins)
    const last = nets.at(-1)
    if (last?.net.equals(net)) nets[nets.length - 1] = { net, chance: last.chance.plus(chance) }
    else nets.push({ net, chance })
  }
  return nets
}

const chanceThat = (nets: readonly Net[], holds: (sign: number) => boolean): Fraction =>
  Fraction.sum(nets.filter(({ net }) => holds(net.compare(Fraction.zero))).map(({ chance }) => chance))

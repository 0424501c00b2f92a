import { Fraction } from '../fraction.ts'

/** What can come of a bet of `unitCoins` on a spot. */
export interface Outcome {
  /** All that is staked on the spot until the end, the first bet included. */
  readonly stakedCoins: number
  /** What it pays back, stakes included. */
  readonly paidCoins: number
  readonly chance: Fraction
}

/** All that can come of a bet on one spot, with exact chances that add up to 1. Ascending by what is won or lost. */
export interface SpotLaw {
  readonly unitCoins: number
  readonly outcomes: readonly Outcome[]
}

type Weighted = Pick<Outcome, 'stakedCoins' | 'paidCoins'>

/** Outcomes as they are met, each with a weight; equal ones count as one. */
export class LawMaker {
  readonly #unitCoins: number
  readonly #weights = new Map<string, { readonly outcome: Weighted; chance: Fraction }>()

  constructor(unitCoins: number) {
    this.#unitCoins = unitCoins
  }

  add(stakedCoins: number, paidCoins: number, chance: Fraction): void {
    if (chance.numerator === 0n) return
    const key = `${stakedCoins} ${paidCoins}`
    const known = this.#weights.get(key)
    if (known === undefined) this.#weights.set(key, { outcome: { stakedCoins, paidCoins }, chance })
    else known.chance = known.chance.plus(chance)
  }

  /** @throws Error when the chances do not add up to 1: no law has a gap */
  made(): SpotLaw {
    const outcomes = [...this.#weights.values()].map(({ outcome, chance }) => ({ ...outcome, chance }))
    const total = Fraction.sum(outcomes.map(({ chance }) => chance))
    if (!total.equals(Fraction.one)) throw new Error(`chances add up to ${total}`)
    const net = ({ stakedCoins, paidCoins }: Weighted): number => paidCoins - stakedCoins
    outcomes.sort((a, b) => net(a) - net(b) || a.stakedCoins - b.stakedCoins)
    return { unitCoins: this.#unitCoins, outcomes }
  }
}

/**
 * A bet that stakes nothing more and pays `pays` to one by weight.
 * @param ways weights by what is paid back in coins for `unitCoins`
 */
export function plainLaw(
  unitCoins: number,
  ways: Iterable<readonly [paidCoins: number, weight: number | bigint]>,
): SpotLaw {
  const list = [...ways].map(([paid, weight]) => [paid, BigInt(weight)] as const)
  const total = list.reduce((sum, [, weight]) => sum + weight, 0n)
  const maker = new LawMaker(unitCoins)
  for (const [paid, weight] of list) maker.add(unitCoins, paid, Fraction.of(weight, total))
  return maker.made()
}

/** Of what is won or lost, in squares of the first bet. */
export function varianceOf(law: SpotLaw): Fraction {
  const { unitCoins, outcomes } = law
  const mean = meanNet(law)
  const squares = outcomes.map(({ stakedCoins, paidCoins, chance }) => chance.times((paidCoins - stakedCoins) ** 2))
  return Fraction.sum(squares)
    .over(unitCoins * unitCoins)
    .minus(mean.times(mean))
}

/** Coins won or lost on average for each coin of the first bet. */
export const meanNet = ({ unitCoins, outcomes }: SpotLaw): Fraction =>
  Fraction.sum(outcomes.map(({ stakedCoins, paidCoins, chance }) => chance.times(paidCoins - stakedCoins))).over(
    unitCoins,
  )

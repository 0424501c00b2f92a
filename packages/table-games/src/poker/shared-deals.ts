import type { Meter } from '@spilvaerk/slot-engine/shared'
import { Fraction } from '../fraction.ts'
import { dealsOf } from './held-rows.ts'
import { HOLDS, type Holder, Holds } from './holds.ts'
import { PaidHands } from './paid-hands.ts'

/**
 * The covariance of what two hands pay that draw to the same held cards, each from a deck of its own, in coins for a coin. Given
 * the deal they are independent and alike, so it is the variance of a deal's mean pay over all deals.
 */
export function covarianceOfHands(holds: Holds, hold: Holder, meter: Meter): Fraction {
  let [sum, squares] = [0n, 0n]
  holds.deals(meter, ({ set, pattern: { weight, suited } }) => {
    const worth = BigInt(holds.worthOf(hold(set, suited), set, suited))
    const weighted = worth * BigInt(weight)
    sum += weighted
    squares += weighted * worth
  })
  meter.spend(HOLDS)
  const all = dealsOf(holds)
  const mean = Fraction.of(sum, all)
  return Fraction.of(squares, all * BigInt(holds.draws)).minus(mean.times(mean))
}

/**
 * How often none of n hands is paid that draw to the same held cards. Given the deal they are independent and alike, so it is
 * the mean over all deals of the chance of one to the power of n; deals of one chance are counted together.
 * @returns the chance, by n
 */
export function nonePaysOf({ paid }: Holds, hold: Holder, meter: Meter): (hands: number) => Fraction {
  const { deck, size, rows } = paid
  // Each hand that is paid anything counts one.
  const any = new Holds(
    new PaidHands(
      deck,
      size,
      rows.map((row) => ({ ...row, pays: 1 })),
    ),
  )
  const weights = new Map<number, number>()
  any.deals(meter, ({ set, pattern: { weight, suited } }) => {
    const unpaid = any.draws - any.worthOf(hold(set, suited), set, suited)
    weights.set(unpaid, (weights.get(unpaid) ?? 0) + weight)
  })
  return (hands) => {
    let sum = 0n
    for (const [unpaid, weight] of weights) sum += BigInt(weight) * BigInt(unpaid) ** BigInt(hands)
    const draws = BigInt(any.draws)
    return Fraction.of(sum, (dealsOf(any) / draws) * draws ** BigInt(hands))
  }
}

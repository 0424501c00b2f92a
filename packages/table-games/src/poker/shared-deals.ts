import type { Meter } from '@spilvaerk/slot-engine/shared'
import { Fraction } from '../fraction.ts'
import { dealsOf } from './held-rows.ts'
import { HOLDS, type Holder, type Holds } from './holds.ts'

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

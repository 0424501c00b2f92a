import { LEASE_PRESETS, leasePrice, MONTHLY_PRICE, type Order } from '@spilvaerk/schemas'
import type { OrderItem } from '../payment/attempt.ts'

/** What is chosen: the lease keeps its months while purchase is chosen. */
export type Choice = {
  readonly ownershipType: 'purchase' | 'lease'
  readonly months: number
  /** The slider is shown. */
  readonly isCustom: boolean
}

export const FIRST_CHOICE: Choice = { ownershipType: 'purchase', months: 1, isCustom: false }

/** The choice that an order was made with. */
export const choiceOf = ({ ownershipType, duration }: Pick<Order, 'ownershipType' | 'duration'>): Choice => ({
  ownershipType,
  months: duration ?? FIRST_CHOICE.months,
  isCustom: duration !== null && !LEASE_PRESETS.some((months) => months === duration),
})

export const orderItemOf = (gameId: number, { ownershipType, months }: Choice): OrderItem =>
  ownershipType === 'lease' ? { gameId, ownershipType, duration: months } : { gameId, ownershipType }

/** What the discount takes off a lease, in DKK. */
export const savedOn = (months: number): number => MONTHLY_PRICE * months - leasePrice(months)

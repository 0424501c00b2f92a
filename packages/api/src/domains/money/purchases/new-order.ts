import { randomUUID } from 'node:crypto'
import { type PaymentMethod, vatInside } from '@spilvaerk/schemas'
import type { Item } from './quotes.ts'
import type { StoredOrder } from './store.ts'
import type { Buyer } from './tables.ts'

export interface OrderWish {
  readonly memberId: string
  readonly gameId: number
  readonly gameName: string
  readonly item: Item
  readonly amountOere: number
  readonly method: PaymentMethod
  readonly provider: string
  readonly paymentReference: string
  readonly renewal: boolean
  readonly buyer: Buyer
}

/** An order as it begins: wished for, and nothing paid. */
export const newOrder = ({ item, amountOere, ...wish }: OrderWish, createdAt: Date): StoredOrder => ({
  ...{ id: randomUUID(), ...wish, ...item, amountOere, vatOere: vatInside(amountOere), state: 'pending', createdAt },
  ...{ providerReference: null, invoiceNumber: null, creditNoteNumber: null, savedMethod: null },
  ...{ entitlementId: null, paidAt: null, refundedAt: null },
})

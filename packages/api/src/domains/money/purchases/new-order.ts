import { randomUUID } from 'node:crypto'
import { type PaymentMethod, vatInside } from '@spilvaerk/schemas'
import type { Ware } from './quotes.ts'
import type { StoredOrder } from './store.ts'
import type { Buyer } from './tables.ts'

export interface OrderWish {
  readonly memberId: string
  readonly gameId: number
  readonly gameName: string
  readonly ware: Ware
  readonly amountOere: number
  readonly method: PaymentMethod
  readonly provider: string
  readonly paymentReference: string
  readonly renewal: boolean
  readonly buyer: Buyer
}

/** An order as it begins: wished for, and nothing paid. */
export const newOrder = ({ ware, amountOere, ...wish }: OrderWish, createdAt: Date): StoredOrder => ({
  ...{ id: randomUUID(), ...wish, ...ware, amountOere, vatOere: vatInside(amountOere), state: 'pending', createdAt },
  ...{ providerReference: null, invoiceNumber: null, creditNoteNumber: null, savedMethod: null },
  ...{ entitlementId: null, paidAt: null, refundedAt: null },
})

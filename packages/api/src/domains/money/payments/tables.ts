import type { PaymentMethod } from '@spilvaerk/schemas'
import { int, primaryKey, table, text, time } from '../../../platform/storage/columns.ts'
import type { PaymentState } from './provider.ts'

/** What the embedded test provider remembers: it plays a party outside, with a memory of its own. */
export const testPayments = table('test_payments', {
  reference: text().primaryKey(),
  orderId: text().notNull(),
  method: text().$type<PaymentMethod>().notNull(),
  amountOere: int().notNull(),
  state: text().$type<PaymentState>().notNull(),
  /** How it will behave: one of the published test numbers. */
  behaviour: text().notNull(),
  createdAt: time().notNull(),
})

/** The providers' messages that were heeded, so that a repeat is not. */
export const notices = table(
  'payment_notices',
  { provider: text().notNull(), id: text().notNull(), receivedAt: time().notNull() },
  (t) => [primaryKey({ columns: [t.provider, t.id] })],
)

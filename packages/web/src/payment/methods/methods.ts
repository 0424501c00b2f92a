import type { PaymentMethod } from '@spilvaerk/schemas'
import { CREDIT_CARD } from './credit-card/method.tsx'
import type { PageMethod } from './method.ts'
import { MOBILEPAY } from './mobilepay/method.ts'

/** Every payment method, from the folder of its name. A method of the shared list that is missing here does not compile. */
export const PAGE_METHODS: Readonly<Record<PaymentMethod, PageMethod>> = {
  credit_card: CREDIT_CARD,
  mobilepay: MOBILEPAY,
}

import type { PaymentMethod } from '@spilvaerk/schemas'
import { CREDIT_CARD_EXAMPLE } from './credit-card/example-settings.ts'
import type { MethodSettings } from './methods.ts'
import { MOBILEPAY_EXAMPLE } from './mobilepay/example-settings.ts'

/** For each method settings with which it is there, for the tests of all methods. */
export const EXAMPLE_SETTINGS = {
  credit_card: CREDIT_CARD_EXAMPLE,
  mobilepay: MOBILEPAY_EXAMPLE,
} satisfies Record<PaymentMethod, Partial<MethodSettings>>

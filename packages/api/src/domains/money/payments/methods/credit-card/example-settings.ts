/** Settings that could be there, for tests. */
export const CREDIT_CARD_EXAMPLE = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_hemmelig',
} as const

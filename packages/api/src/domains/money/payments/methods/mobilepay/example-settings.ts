/** Settings that could be there, for tests. */
export const MOBILEPAY_EXAMPLE = {
  MOBILEPAY_URL: 'https://mobilepay.test',
  MOBILEPAY_CLIENT_ID: 'klient',
  MOBILEPAY_CLIENT_SECRET: 'klientens',
  MOBILEPAY_SUBSCRIPTION_KEY: 'abonnement',
  MOBILEPAY_MERCHANT_SERIAL_NUMBER: '123456',
  MOBILEPAY_WEBHOOK_SECRET: 'hemmelig',
} as const

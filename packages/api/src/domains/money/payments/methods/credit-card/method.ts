import { PAYMENT_METHODS } from '@spilvaerk/schemas'
import { text } from '../../../../../platform/config/fields.ts'
import { optional, refused } from '../../../../../platform/config/mode-row.ts'
import { serverMethod } from '../method.ts'
import { createStripe } from './stripe.ts'

const FIELDS = 'https://js.stripe.com'

export const CREDIT_CARD = serverMethod(PAYMENT_METHODS.credit_card, {
  provider: 'stripe',
  adapter: 'cards',
  sendsMessages: true,
  page: {
    scripts: [FIELDS, 'https://*.js.stripe.com'],
    frames: [FIELDS, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
    wallets: [FIELDS],
  },
  party: {
    settings: {
      STRIPE_SECRET_KEY: text('off').describe('Cards through Stripe: the secret key'),
      STRIPE_PUBLISHABLE_KEY: text('off').describe('Cards through Stripe: the publishable key'),
      STRIPE_WEBHOOK_SECRET: text('off').describe('Cards through Stripe: the signing secret of /api/webhooks/stripe'),
    },
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    addresses: [],
    modes: {
      ...{ outside: true, pays: true },
      demo: refused('the test provider takes cards'),
      live: optional('without them cards are not taken'),
    },
  },
  create: (settings) =>
    createStripe({
      secretKey: settings.STRIPE_SECRET_KEY,
      publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    }),
})

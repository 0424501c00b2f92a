import { PAYMENT_METHODS } from '@spilvaerk/schemas'
import { address, text } from '../../../../../platform/config/fields.ts'
import { optional, refused } from '../../../../../platform/config/mode-row.ts'
import { serverMethod } from '../method.ts'
import { createMobilePay } from './mobilepay.ts'

export const MOBILEPAY = serverMethod(PAYMENT_METHODS.mobilepay, {
  provider: 'mobilepay',
  adapter: 'mobilepay',
  sendsMessages: true,
  party: {
    settings: {
      MOBILEPAY_URL: address(['https:', 'http:'], 'off').describe('MobilePay: the address of the ePayment API'),
      MOBILEPAY_CLIENT_ID: text('off').describe('MobilePay: the client id'),
      MOBILEPAY_CLIENT_SECRET: text('off').describe('MobilePay: the client secret'),
      MOBILEPAY_SUBSCRIPTION_KEY: text('off').describe('MobilePay: the subscription key'),
      MOBILEPAY_MERCHANT_SERIAL_NUMBER: text('off').describe('MobilePay: the serial number of the shop'),
      MOBILEPAY_WEBHOOK_SECRET: text('off').describe('MobilePay: the secret of the webhook /api/webhooks/mobilepay'),
    },
    secrets: ['MOBILEPAY_CLIENT_SECRET', 'MOBILEPAY_SUBSCRIPTION_KEY', 'MOBILEPAY_WEBHOOK_SECRET'],
    addresses: ['MOBILEPAY_URL'],
    modes: {
      ...{ outside: true, pays: true },
      demo: refused('the test provider takes MobilePay'),
      live: optional('without them MobilePay is not taken'),
    },
  },
  create: (settings) =>
    createMobilePay({
      baseUrl: settings.MOBILEPAY_URL,
      clientId: settings.MOBILEPAY_CLIENT_ID,
      clientSecret: settings.MOBILEPAY_CLIENT_SECRET,
      subscriptionKey: settings.MOBILEPAY_SUBSCRIPTION_KEY,
      merchantSerialNumber: settings.MOBILEPAY_MERCHANT_SERIAL_NUMBER,
      webhookSecret: settings.MOBILEPAY_WEBHOOK_SECRET,
    }),
})

import type { Mode, PaymentMethod, PaymentOption } from '@spilvaerk/schemas'
import type { Config } from '../../../platform/config/config.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { createMobilePay } from './mobilepay.ts'
import type { Message, PaymentProvider, Standing } from './provider.ts'
import { createStore } from './store.ts'
import { createStripe } from './stripe.ts'
import { createTestProvider } from './test-provider.ts'

export type PaymentSettings = Pick<
  Config,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'MOBILEPAY_URL'
  | 'MOBILEPAY_CLIENT_ID'
  | 'MOBILEPAY_CLIENT_SECRET'
  | 'MOBILEPAY_SUBSCRIPTION_KEY'
  | 'MOBILEPAY_MERCHANT_SERIAL_NUMBER'
  | 'MOBILEPAY_WEBHOOK_SECRET'
>

export interface Payments {
  /** The methods that there are. */
  options(): PaymentOption[]
  /** The providers by name, for the health of the server. */
  adapters(): { readonly cards: string; readonly mobilepay: string }
  /** Who takes new payments of a method, if anybody does. */
  taking(method: PaymentMethod): PaymentProvider | undefined
  /** Who took an earlier payment, if the settings have not changed since. */
  of(provider: string, method: PaymentMethod): PaymentProvider | undefined
  /** What a provider's message is about, unless it is not proved to be the provider's, is about something else, or was heeded before. */
  receive(provider: string, message: Message): Promise<Received | 'refused' | 'other' | 'known'>
  /** What the payer answers the bank of the test provider; absent in live. */
  readonly confirmTest?: (method: PaymentMethod, reference: string, approve: boolean) => Promise<Standing>
}

export interface Received {
  /** The order that the message names, where it does: what is not ours is not asked after. */
  readonly orderId: string | undefined
  /** How the payment stands, by asking the provider: a message only says that it is worth asking. */
  standing(): Promise<Standing>
  /** Marks the message as heeded, once what it says is stored. A crash before lets its repeat be heeded. */
  done(): Promise<unknown>
}

/** The test provider takes every method in demo, and none in live: there a method has its own provider, or is not there. */
export function createPayments(storage: Storage, settings: PaymentSettings, mode: Mode, clock: Clock): Payments {
  const store = createStore(storage)
  const tests = {
    credit_card: createTestProvider('credit_card', store, clock),
    mobilepay: createTestProvider('mobilepay', store, clock),
  }
  const isDemo = mode === 'demo'
  const providers: Readonly<Record<PaymentMethod, PaymentProvider | undefined>> = isDemo
    ? tests
    : { credit_card: stripeOf(settings), mobilepay: mobilePayOf(settings) }

  return {
    adapters: () => ({ cards: providers.credit_card?.name ?? 'off', mobilepay: providers.mobilepay?.name ?? 'off' }),
    options: () =>
      Object.values(providers).flatMap((provider) => {
        if (!provider) return []
        const { method, name, test, publishableKey } = provider
        return [{ method, provider: name, test, publishableKey }]
      }),
    taking: (method) => providers[method],
    of: (name, method) => (providers[method]?.name === name ? providers[method] : undefined),
    receive: async (name, message) => {
      const provider = Object.values(providers).find((candidate) => candidate?.name === name)
      const notice = await provider?.receive?.(message, clock.now())
      if (!provider || !notice) return 'refused'
      if (notice === 'other') return 'other'
      if (await store.hasHeeded(name, notice.id)) return 'known'
      return {
        orderId: notice.orderId,
        standing: () => provider.read(notice.reference),
        done: () => store.heed(name, notice.id, clock.now()),
      }
    },
    ...(isDemo && { confirmTest: (method, reference, approve) => tests[method].confirm(reference, approve) }),
  }
}

/** A provider takes payments when its settings are there: all of them, as config.ts has checked. */
function stripeOf(settings: PaymentSettings): PaymentProvider | undefined {
  if (settings.STRIPE_SECRET_KEY === 'off') return undefined
  return createStripe({
    secretKey: settings.STRIPE_SECRET_KEY,
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
  })
}

function mobilePayOf(settings: PaymentSettings): PaymentProvider | undefined {
  if (settings.MOBILEPAY_URL === 'off') return undefined
  return createMobilePay({
    baseUrl: settings.MOBILEPAY_URL,
    clientId: settings.MOBILEPAY_CLIENT_ID,
    clientSecret: settings.MOBILEPAY_CLIENT_SECRET,
    subscriptionKey: settings.MOBILEPAY_SUBSCRIPTION_KEY,
    merchantSerialNumber: settings.MOBILEPAY_MERCHANT_SERIAL_NUMBER,
    webhookSecret: settings.MOBILEPAY_WEBHOOK_SECRET,
  })
}

import type Stripe from 'stripe'
import { z } from 'zod'
import { lazily } from '../../../../../platform/work/lazily.ts'
import { parsedJson } from '../../parsed-json.ts'
import {
  type Notice,
  NotOurs,
  type PaymentProvider,
  type PaymentState,
  type PaymentWish,
  type Standing,
} from '../../provider.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}

const TIMEOUT_MS = 15_000
const TOLERANCE_S = 300
const CURRENCY = 'dkk'

/** What of Stripe's states means that the money is there, and what that it will never be. */
const STATES: Readonly<Record<Stripe.PaymentIntent.Status, PaymentState>> = {
  succeeded: 'paid',
  canceled: 'cancelled',
  processing: 'pending',
  requires_action: 'needsConfirmation',
  requires_capture: 'pending',
  requires_confirmation: 'pending',
  // Also after a card was declined: the payer may try another one in the same field.
  requires_payment_method: 'pending',
}

/** Cards through Stripe's PaymentIntents. The card goes from Stripe's own field in the page to Stripe, and not by here. */
export function createStripe({ secretKey, publishableKey, webhookSecret }: StripeSettings): PaymentProvider {
  const sdk = lazily(async () => {
    const { default: Sdk } = await import('stripe')
    const httpClient = Sdk.createFetchHttpClient()
    const options = { httpClient, timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false }
    return { stripe: new Sdk(secretKey, options), errors: Sdk.errors }
  })

  const standingOf = (intent: Stripe.PaymentIntent): Standing => {
    const { id, client_secret: clientSecret, customer, payment_method: paid, metadata } = intent
    if (intent.currency !== CURRENCY) throw new NotOurs(`payment ${id} is in ${intent.currency}`)
    const state = stateOf(intent)
    const waits = state === 'pending' || state === 'needsConfirmation'
    const saved = intent.setup_future_usage === 'off_session' && customer && paid
    return {
      ...{ reference: id, state, orderId: metadata.orderId ?? '' },
      amountOere: state === 'paid' ? intent.amount_received : intent.amount,
      step: waits && clientSecret ? { kind: 'element', clientSecret, publishableKey } : undefined,
      savedMethod: saved ? `${idOf(customer)} ${idOf(paid)}` : undefined,
    }
  }

  const expanded = { expand: ['latest_charge'] }
  const customerOf = async (memberId: string): Promise<string> => {
    const { stripe } = await sdk()
    const customer = await stripe.customers.create({ metadata: { memberId } }, { idempotencyKey: `member:${memberId}` })
    return customer.id
  }
  const intentOf = ({ orderId, amountOere, text }: PaymentWish) => ({
    ...{ amount: amountOere, currency: CURRENCY, description: text, metadata: { orderId } },
    ...expanded,
  })

  return {
    ...{ name: 'stripe', test: false, publishableKey },
    start: async (wish) => {
      const { stripe } = await sdk()
      const again = wish.again && {
        customer: await customerOf(wish.memberId),
        setup_future_usage: 'off_session' as const,
      }
      const intent = { ...intentOf(wish), ...again, payment_method_types: ['card'] }
      return standingOf(await stripe.paymentIntents.create(intent, { idempotencyKey: wish.orderId }))
    },
    chargeAgain: async (wish, savedMethod) => {
      const { stripe, errors } = await sdk()
      const [customer = '', payment_method = ''] = savedMethod.split(' ')
      const intent = { ...intentOf(wish), customer, payment_method, off_session: true, confirm: true }
      try {
        return standingOf(await stripe.paymentIntents.create(intent, { idempotencyKey: wish.orderId }))
      } catch (error) {
        if (!(error instanceof errors.StripeCardError) || !error.payment_intent) throw error
        return { ...standingOf(error.payment_intent), state: 'declined', step: undefined }
      }
    },
    read: async (reference) => {
      const { stripe, errors } = await sdk()
      try {
        return standingOf(await stripe.paymentIntents.retrieve(reference, expanded))
      } catch (error) {
        const isUnknown = error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing'
        throw isUnknown ? new NotOurs(`Stripe has no payment ${reference}`) : error
      }
    },
    cancel: async (reference) => standingOf(await (await sdk()).stripe.paymentIntents.cancel(reference, expanded)),
    refund: async (reference, amountOere, orderId) => {
      const { stripe } = await sdk()
      const refund = { payment_intent: reference, amount: amountOere }
      await stripe.refunds.create(refund, { idempotencyKey: `refund:${orderId}` })
      return standingOf(await stripe.paymentIntents.retrieve(reference, expanded))
    },
    receive: async ({ body, headers }, now) => {
      const signature = headers.get('Stripe-Signature') ?? ''
      if (!(await isProved(await sdk(), body, signature, webhookSecret, now))) return undefined
      return noticeIn(body)
    },
  }
}

function stateOf(intent: Stripe.PaymentIntent): PaymentState {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : undefined
  return charge?.refunded ? 'refunded' : (STATES[intent.status] ?? 'pending')
}

const idOf = (thing: string | { readonly id: string }): string => (typeof thing === 'string' ? thing : thing.id)

async function isProved(
  { stripe, errors }: { readonly stripe: Stripe; readonly errors: typeof Stripe.errors },
  body: string,
  signature: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  try {
    const nowMs = now.getTime()
    await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_S, undefined, nowMs)
    return true
  } catch (error) {
    // The signature is checked first: a body that is no JSON is one that Stripe has signed.
    if (error instanceof SyntaxError) return true
    if (error instanceof errors.StripeSignatureVerificationError) return false
    throw error
  }
}

const id = z.string().regex(/^\w+$/)
const paymentEvent = z.object({
  id: z.string().min(1).max(255),
  data: z.object({
    object: z.union([
      z.object({ object: z.literal('payment_intent'), id }).transform((intent) => intent.id),
      z
        .object({ payment_intent: z.union([id, z.object({ id })]) })
        .transform(({ payment_intent: intent }) => idOf(intent)),
    ]),
  }),
})

/** The payment that an event is about; other events are nothing to us. */
function noticeIn(body: string): Notice | 'other' {
  const event = paymentEvent.safeParse(parsedJson(body))
  return event.success ? { id: event.data.id, reference: event.data.data.object } : 'other'
}

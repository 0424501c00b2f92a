import { z } from 'zod'
import { NO_CARD } from './card-numbers.ts'
import { amount, whole } from './checks.ts'
import { gameId } from './ids.ts'
import { methodFields, paymentMethod } from './payment-methods/methods.ts'
import { LEASE_MONTHS, OFFER_OPTIONS } from './prices.ts'

export const ownershipType = z.enum(['purchase', 'lease'], { error: 'Vælg enten køb eller leje' })
export type OwnershipType = z.infer<typeof ownershipType>

export const offerOption = z.enum(OFFER_OPTIONS, { error: 'Tilbuddet findes ikke' })

const MAX_AMOUNT = 1_000_000
const duration = whole('Lejeperioden', LEASE_MONTHS.min, LEASE_MONTHS.max)

const what = z.object({
  gameId,
  ownershipType,
  duration: duration.optional().meta({ description: 'Months, for a lease only' }),
  offer: offerOption.optional().meta({ description: 'An offer of the offer page: its price instead of the usual one' }),
})

/** A lease says for how long, and nothing else does. */
const durationFits = ({ ownershipType, duration }: { ownershipType: OwnershipType; duration?: number | undefined }) =>
  (ownershipType === 'lease') === (duration !== undefined)
const durationError = { error: 'Lejeperioden hører til en leje, og kun til den', path: ['duration'] }

export const quoteInput = what.refine(durationFits, durationError)
export type QuoteInput = z.infer<typeof quoteInput>

const REFERENCE = 'Betalingens reference skal være 1 til 100 tegn'

export const purchaseInput = what
  .extend({
    paymentReference: z
      .string({ error: REFERENCE })
      .trim()
      .min(1, { error: REFERENCE })
      .max(100, { error: REFERENCE })
      .refine(...NO_CARD)
      .meta({ description: 'Names this wish: the same reference again is answered and charges nothing' }),
    paymentMethod,
    amount: amount('Beløbet', 0, MAX_AMOUNT).meta({ description: 'The price in DKK that the buyer saw' }),
    ...methodFields,
  })
  .refine(durationFits, durationError)
export type PurchaseInput = z.infer<typeof purchaseInput>

/** What a right to a game costs this buyer now, in DKK. */
export const quote = z
  .object({
    gameId,
    ownershipType,
    duration: z.int().nullable(),
    price: z.number().meta({ description: 'Before what was already paid is taken off' }),
    discountPercent: z.int(),
    credit: z.number().meta({ description: 'What was paid for the lease that this purchase takes the place of' }),
    amount: z.number().meta({ description: 'To be paid, VAT included' }),
    vat: z.number(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof quote>

export const ORDER_STATES = ['pending', 'needsConfirmation', 'paid', 'declined', 'cancelled', 'refunded'] as const
export const orderState = z.enum(ORDER_STATES)
export type OrderState = z.infer<typeof orderState>

export const orderId = z.uuid({ error: 'Ordrens id skal være et UUID' }).toLowerCase()
export const orderRef = z.object({ id: orderId })

export const order = z
  .object({
    id: orderId,
    gameId,
    gameName: z.string(),
    ownershipType,
    duration: z.int().nullable(),
    amount: z.number().meta({ description: 'DKK, VAT included' }),
    vat: z.number(),
    paymentMethod,
    paymentReference: z.string(),
    state: orderState,
    invoiceNumber: z.int().nullable(),
    renewal: z.boolean().meta({ description: 'Charged by itself when a lease ran out' }),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>

/** What the buyer does next, if the payment wants something of him. */
export const paymentStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('element'), clientSecret: z.string(), publishableKey: z.string() }),
  z.object({ kind: z.literal('redirect'), url: z.url() }),
  z.object({ kind: z.literal('testConfirmation') }),
])
export type PaymentStep = z.infer<typeof paymentStep>

/** The right to a game. */
export const entitlement = z
  .object({
    gameId,
    gameName: z.string(),
    ownershipType,
    startsAt: z.iso.datetime(),
    leaseExpiry: z.iso.datetime().nullable(),
    autoRenew: z.boolean(),
    mayRenew: z.boolean().meta({ description: 'Whether the way it was paid for can be charged again' }),
  })
  .meta({ id: 'Entitlement' })
export type Entitlement = z.infer<typeof entitlement>

export const purchaseResult = z
  .object({ order, step: paymentStep.nullable(), entitlement: entitlement.nullable() })
  .meta({ id: 'PurchaseResult' })
export type PurchaseResult = z.infer<typeof purchaseResult>

export const orders = z.array(order)
export const entitlements = z.array(entitlement)

export const confirmationInput = orderRef.extend({ approve: z.boolean({ error: 'Svar true eller false' }) })
export const renewalInput = z.object({ gameId, on: z.boolean({ error: 'Svar true eller false' }) })

/** How one may pay here. */
export const paymentOption = z.object({
  method: paymentMethod,
  provider: z.string(),
  test: z.boolean().meta({ description: 'Testtilstand: no money moves' }),
  publishableKey: z.string().nullable(),
})
export const paymentOptions = z.array(paymentOption)
export type PaymentOption = z.infer<typeof paymentOption>

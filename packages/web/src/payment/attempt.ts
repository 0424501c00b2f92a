import {
  type OfferOption,
  type OrderState,
  type OwnershipType,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@spilvaerk/schemas'
import { explain } from '../lib/errors.ts'
import { newKey } from '../lib/new-key.ts'

/** What an order is for: a game, owned or leased, for how long. */
export type OrderItem = {
  readonly gameId: number
  readonly ownershipType: OwnershipType
  readonly duration?: number
  readonly offer?: OfferOption
}

export type OrderRequest = OrderItem & { readonly paymentMethod: PaymentMethod }

/** `kort-1795260000000-9f3c21ab`: prefix, time and chance. */
export const newReference = (method: PaymentMethod): string =>
  `${PAYMENT_METHODS[method].referencePrefix}-${Date.now()}-${newKey().slice(0, 8)}`

/**
 * The references of attempts to pay. A request keeps its reference until the server has answered it, so that trying
 * again after a lost connection charges once; a request after an answer is a new attempt.
 */
export function createAttempts(makeReference: (method: PaymentMethod) => string = newReference) {
  let open: { readonly of: string; readonly reference: string } | undefined
  return {
    referenceFor: (request: OrderRequest): string => {
      const of = JSON.stringify(request)
      if (open?.of !== of) open = { of, reference: makeReference(request.paymentMethod) }
      return open.reference
    },
    /** The server has answered, with an order or with a clear no. */
    answered: () => {
      open = undefined
    },
  }
}

/** A refusal is an answer; no answer, and a fault on the way to the provider, leave open whether it was charged. */
export function isAnswer(error: unknown): boolean {
  const { status } = explain(error)
  return status !== undefined && status < 500 && status !== 429
}

/** What the page shows of an order. */
export type Stage = 'waiting' | 'asking' | 'paid' | 'failed' | 'refunded'

const STAGES: Readonly<Record<OrderState, Stage>> = {
  pending: 'waiting',
  needsConfirmation: 'asking',
  paid: 'paid',
  declined: 'failed',
  cancelled: 'failed',
  refunded: 'refunded',
}

export const stageOf = (state: OrderState): Stage => STAGES[state]
export const isUnderWay = (state: OrderState): boolean => ['waiting', 'asking'].includes(stageOf(state))

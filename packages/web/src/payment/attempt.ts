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

/** Where attempts without an answer are kept: as long as the tab, also when the page is loaded anew. */
const KEY = 'spilvaerk.payment-attempts'
const MOST_KEPT = 10

type Attempt = readonly [of: string, reference: string]

/**
 * The references of attempts to pay. A request keeps its reference until the server has answered it, so that trying
 * again after a lost connection, or in a page that was loaded anew, charges once; a request after an answer is a new
 * attempt.
 */
export function createAttempts(makeReference: (method: PaymentMethod) => string = newReference) {
  const open = new Map(kept())
  return {
    referenceFor: (request: OrderRequest): string => {
      const of = JSON.stringify(request)
      const reference = open.get(of) ?? makeReference(request.paymentMethod)
      open.set(of, reference)
      keep([...open])
      return reference
    },
    /** The server has answered it, with an order or with a clear no. */
    answered: (request: OrderRequest): void => {
      open.delete(JSON.stringify(request))
      keep([...open])
    },
  }
}

function keep(attempts: readonly Attempt[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempts.slice(-MOST_KEPT)))
  } catch {
    // Where the browser stores nothing, a reference lasts as long as the page.
  }
}

/** None where somebody wrote something else there. */
function kept(): readonly Attempt[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isAttempt) : []
  } catch {
    return []
  }
}

const isAttempt = (found: unknown): found is Attempt =>
  Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === 'string')

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

import type { MethodFields, PaymentStep } from '@spilvaerk/schemas'

/** Where a payment stands by the provider's word, which is the only one that counts. */
export type PaymentState = 'pending' | 'needsConfirmation' | 'paid' | 'declined' | 'cancelled' | 'refunded'

/** What is to be paid. The order's id is the provider's idempotency key, so that asking twice charges once. */
export interface PaymentWish {
  readonly orderId: string
  readonly memberId: string
  readonly amountOere: number
  /** What the payer reads. */
  readonly text: string
  /** Where the payer comes back to from a page of the provider. */
  readonly returnUrl: string
  /** Whether it will be charged again without the payer: a lease that renews itself. */
  readonly again: boolean
  /** What the payer gave for the method. It is passed on and not kept. */
  readonly given: MethodFields
}

export interface Standing {
  /** The provider's own name of the payment. */
  readonly reference: string
  readonly state: PaymentState
  readonly step?: PaymentStep | undefined
  /** What to charge the next time, when the payer agreed to that. */
  readonly savedMethod?: string | undefined
  /** The order and the amount that the provider has it down for: both must be the order's own. */
  readonly orderId: string
  readonly amountOere: number
}

/** A provider's message, as it came: its signature is over these very bytes. */
export interface Message {
  readonly body: string
  readonly headers: Headers
  readonly url: URL
}

/** A message of a provider that is proved to be his. */
export interface Notice {
  /** The same for each repeat of it. */
  readonly id: string
  readonly reference: string
  /** The order, where the message names it. */
  readonly orderId?: string | undefined
}

/** A party that takes money. What a call throws is a provider out of reach: it can be asked again. */
export interface PaymentProvider {
  readonly name: string
  /** Testtilstand: no money moves. */
  readonly test: boolean
  readonly publishableKey: string | null
  start(wish: PaymentWish): Promise<Standing>
  /** @throws NotOurs when the provider has no such payment */
  read(reference: string): Promise<Standing>
  /** Charges what was saved; absent where the method cannot be charged again. */
  readonly chargeAgain?: (wish: PaymentWish, savedMethod: string) => Promise<Standing>
  cancel(reference: string): Promise<Standing>
  refund(reference: string, amountOere: number, orderId: string): Promise<Standing>
  /**
   * The notice in a message, `other` when it is about something else than a payment, or undefined when it is not proved
   * to be the provider's, or is too old.
   */
  readonly receive?: (message: Message, now: Date) => Promise<Notice | 'other' | undefined>
}

/** The provider did not do as he promised: what he answered cannot be used. */
export class ProviderFailure extends Error {}

/** There is no such payment, or it is not for an order of ours as it stands: asking again gives the same. */
export class NotOurs extends ProviderFailure {}

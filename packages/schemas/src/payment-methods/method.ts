import type { z } from 'zod'
import type { TestBehaviour } from './test-behaviours.ts'

/** What is said of a method in one language. */
export interface MethodWords {
  /** Alone, as on its tab: "Kreditkort". */
  readonly name: string
  /** Among the methods that a request chooses from: "kreditkort". */
  readonly choice: string
  /** After "paid with": "kort". */
  readonly paidWith: string
  /** The sentence of a receipt. */
  readonly receipt: string
  /** The sentence that says where refunded money goes. */
  readonly refund: string
}

type FieldsOf<Request extends z.ZodRawShape> = {
  readonly [Field in keyof Request]?: z.output<Request[Field]> | undefined
}

/** What page and server share of a payment method. The types of the packages above demand the rest of it. */
export interface MethodDescription<Request extends z.ZodRawShape = z.ZodRawShape> {
  readonly da: MethodWords
  readonly en: MethodWords
  /** What a lease that renews itself was paid with: "et kort". Null where the method cannot be charged again. */
  readonly renewedWith: Readonly<Record<'da' | 'en', string>> | null
  /** What a purchase request may carry for it: each field optional, with its check. */
  readonly request: Request
  /** How the references begin that the page gives its payments. */
  readonly referencePrefix: string
  /** How a payment goes in testtilstand, where the request says so. */
  readonly testBehaviour: (request: FieldsOf<Request>) => TestBehaviour | undefined
}

export const describeMethod = <Request extends z.ZodRawShape>(method: MethodDescription<Request>) => method

import { z } from 'zod'
import { CREDIT_CARD } from './credit-card/method.ts'
import type { MethodDescription } from './method.ts'
import { MOBILEPAY } from './mobilepay/method.ts'

export { TEST_CARDS, testToken } from './credit-card/test-cards.ts'
export { TEST_PHONES } from './mobilepay/test-phones.ts'

/**
 * The payment methods there are, in the order of their tabs. Whatever depends on the method asks this list. A method is
 * added here first: the types of the server's and the page's lists then name what is missing. Its key is stored with
 * orders, so it stays.
 */
export const PAYMENT_METHODS = { credit_card: CREDIT_CARD, mobilepay: MOBILEPAY } as const

export type PaymentMethod = keyof typeof PAYMENT_METHODS

// An object literal has the keys that it is written with, and no others.
const KEYS = Object.keys(PAYMENT_METHODS) as readonly PaymentMethod[]
const METHODS: readonly Omit<MethodDescription, 'testBehaviour'>[] = Object.values(PAYMENT_METHODS)

const LISTS = {
  da: new Intl.ListFormat('da', { type: 'disjunction' }),
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
}

/** `kort eller MobilePay`: what one may pay with, in the middle of a sentence. */
export const paidWithAny = (language: 'da' | 'en'): string =>
  LISTS[language].format(METHODS.map((method) => method[language].paidWith))

/** `et kort`: what a lease that renews itself is paid with. */
export const renewedWithAny = (language: 'da' | 'en'): string =>
  LISTS[language].format(METHODS.flatMap(({ renewedWith }) => renewedWith?.[language] ?? []))

export const paymentMethod = z
  .enum(KEYS, { error: `Vælg ${LISTS.da.format(METHODS.map(({ da }) => da.choice))}` })
  .meta({ description: KEYS.map((key) => `\`${key}\`: ${PAYMENT_METHODS[key].en.name}`).join('; ') })

type RequestOf<Key extends PaymentMethod> = (typeof PAYMENT_METHODS)[Key]['request']
/** The requests of all methods in one. */
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never

/** What a purchase request may carry of what the methods ask for. */
// `assign` knows the type of what it puts together only for a list whose length is known.
export const methodFields = Object.assign({}, ...METHODS.map(({ request }) => request)) as Together<
  RequestOf<PaymentMethod>
>
const given = z.object(methodFields)
export type MethodFields = z.infer<typeof given>

/** What of a request is for its payment method. */
export const methodFieldsIn = (request: MethodFields): MethodFields => given.parse(request)

import { danishPhone, type PaymentMethod, TEST_CARDS, testToken } from '@spilvaerk/schemas'
import { checkExpiry, codeDigitsOf, digitsOf, groupNumber, isCardNumber } from './card.ts'

/** What is typed. It lives in the page's memory alone. */
export type Card = {
  readonly holder: string
  readonly number: string
  readonly expiry: string
  readonly code: string
}
export type Details = { readonly card: Card; readonly phone: string }

export const NO_DETAILS: Details = { card: { holder: '', number: '', expiry: '', code: '' }, phone: '' }

export type DetailField = keyof Card | 'phone'
export type Faults = Partial<Readonly<Record<DetailField, string>>>

/** What of it goes to the server: a token in the place of the card. */
export type Given = { readonly paymentToken?: string; readonly phoneNumber?: string }

export type Reading =
  | { readonly kind: 'given'; readonly given: Given }
  | { readonly kind: 'missing'; readonly title: string; readonly description: string; readonly faults: Faults }
  | { readonly kind: 'faulty'; readonly faults: Faults }

const TEST_YEARS = 3

/** A card of the test list as it is filled in: what stands beside its number is free, and a typed name stays. */
export const testCard = (number: string, holder: string, today: Date): Card => ({
  holder: holder.trim() === '' ? 'Test Kortholder' : holder,
  number: groupNumber(number),
  expiry: `12/${String(today.getFullYear() + TEST_YEARS).slice(-2)}`,
  code: '123',
})

const MISSING = 'Feltet mangler'

export const UNKNOWN_TEST_CARD = 'I testtilstand virker kun testkortene på listen herunder'

/** Reads what was typed for a payment in this very page: only testtilstand takes a card here. */
export function readDetails(method: PaymentMethod, { card, phone }: Details, today: Date): Reading {
  return method === 'credit_card' ? readCard(card, today) : readPhone(phone)
}

function readCard(card: Card, today: Date): Reading {
  const empty = (['holder', 'number', 'expiry', 'code'] as const).filter((field) => card[field].trim() === '')
  if (empty.length > 0) {
    const description = 'Udfyld alle kreditkort felter.'
    const faults = Object.fromEntries(empty.map((field) => [field, MISSING]))
    return { kind: 'missing', title: 'Manglende oplysninger', description, faults }
  }
  const faults = cardFaults(card, today)
  if (Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  const known = TEST_CARDS.find(({ number }) => number === digitsOf(card.number))
  return known
    ? { kind: 'given', given: { paymentToken: testToken(known.behaviour) } }
    : { kind: 'faulty', faults: { number: UNKNOWN_TEST_CARD } }
}

function cardFaults({ number, expiry, code }: Card, today: Date): Faults {
  const verdict = checkExpiry(expiry, today)
  const codeDigits = codeDigitsOf(number)
  return {
    ...(!isCardNumber(number) && { number: 'Kortnummeret passer ikke. Se efter, om et ciffer er forkert.' }),
    ...(verdict === 'malformed' && { expiry: 'Skriv måned og år, som 08/29' }),
    ...(verdict === 'past' && { expiry: 'Kortet er udløbet' }),
    ...(!(code.length === codeDigits && digitsOf(code) === code) && { code: `Koden er på ${codeDigits} cifre` }),
  }
}

function readPhone(phone: string): Reading {
  if (phone.trim() === '') {
    const description = 'Indtast dit MobilePay telefonnummer.'
    return { kind: 'missing', title: 'Manglende telefonnummer', description, faults: { phone: MISSING } }
  }
  const read = danishPhone.safeParse(phone)
  return read.success
    ? { kind: 'given', given: { phoneNumber: read.data } }
    : { kind: 'faulty', faults: { phone: 'Telefonnummeret skal være 8 cifre' } }
}

import { TEST_CARDS, testToken } from '@spilvaerk/schemas'
import { type Faults, MISSING, type Reading, type Typed } from '../method.ts'
import { checkExpiry, codeDigitsOf, digitsOf, groupNumber, isCardNumber } from './card.ts'

export type CardField = 'holder' | 'number' | 'expiry' | 'code'
/** What is typed of a card. It lives in the page's memory alone. */
export type Card = Typed<CardField>

export const NO_CARD: Card = { holder: '', number: '', expiry: '', code: '' }

const FIELDS = ['holder', 'number', 'expiry', 'code'] as const satisfies readonly CardField[]
const TEST_YEARS = 3

/** A card of the test list as it is filled in: what stands beside its number is free, and a typed name stays. */
export const testCard = (number: string, holder: string, today: Date): Card => ({
  holder: holder.trim() === '' ? 'Test Kortholder' : holder,
  number: groupNumber(number),
  expiry: `12/${String(today.getFullYear() + TEST_YEARS).slice(-2)}`,
  code: '123',
})

export const UNKNOWN_TEST_CARD = 'I testtilstand virker kun testkortene på listen herunder'

/** Reads a card that was typed in this very page, which only testtilstand takes: a token takes its place. */
export function readCard(card: Card, today: Date): Reading<CardField> {
  const empty = FIELDS.filter((field) => card[field].trim() === '')
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

function cardFaults({ number, expiry, code }: Card, today: Date): Faults<CardField> {
  const verdict = checkExpiry(expiry, today)
  const codeDigits = codeDigitsOf(number)
  return {
    ...(!isCardNumber(number) && { number: 'Kortnummeret passer ikke. Se efter, om et ciffer er forkert.' }),
    ...(verdict === 'malformed' && { expiry: 'Skriv måned og år, som 08/29' }),
    ...(verdict === 'past' && { expiry: 'Kortet er udløbet' }),
    ...(!(code.length === codeDigits && digitsOf(code) === code) && { code: `Koden er på ${codeDigits} cifre` }),
  }
}

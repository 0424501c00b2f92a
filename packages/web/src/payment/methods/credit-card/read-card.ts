import { payment } from '@spilvaerk/messages/payment'
import { TEST_CARDS, testToken } from '@spilvaerk/schemas'
import { textsOf } from '../../../lib/page-language.ts'
import type { Faults, Reading, Typed } from '../method.ts'
import { checkExpiry, codeDigitsOf, digitsOf, groupNumber, isCardNumber } from './card.ts'

export type CardField = 'holder' | 'number' | 'expiry' | 'code'
/** What is typed of a card. It lives in the page's memory alone. */
export type Card = Typed<CardField>

export const NO_CARD: Card = { holder: '', number: '', expiry: '', code: '' }

const FIELDS = ['holder', 'number', 'expiry', 'code'] as const satisfies readonly CardField[]
const TEST_YEARS = 3

/** A card of the test list as it is filled in: what stands beside its number is free, and a typed name stays. */
export const testCard = (number: string, holder: string, today: Date): Card => ({
  holder: holder.trim() === '' ? textsOf(payment)('card.testHolder') : holder,
  number: groupNumber(number),
  expiry: `12/${String(today.getFullYear() + TEST_YEARS).slice(-2)}`,
  code: '123',
})

/** Reads a card that was typed in this very page, which only testtilstand takes: a token takes its place. */
export function readCard(card: Card, today: Date): Reading<CardField> {
  const t = textsOf(payment)
  const empty = FIELDS.filter((field) => card[field].trim() === '')
  if (empty.length > 0) {
    const faults = Object.fromEntries(empty.map((field) => [field, t('missingField')]))
    return { kind: 'missing', title: t('card.missing'), description: t('card.missingText'), faults }
  }
  const faults = cardFaults(card, today)
  if (Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  const known = TEST_CARDS.find(({ number }) => number === digitsOf(card.number))
  return known
    ? { kind: 'given', given: { paymentToken: testToken(known.behaviour) } }
    : { kind: 'faulty', faults: { number: t('card.noTestCard') } }
}

function cardFaults({ number, expiry, code }: Card, today: Date): Faults<CardField> {
  const verdict = checkExpiry(expiry, today)
  const codeDigits = codeDigitsOf(number)
  const t = textsOf(payment)
  return {
    ...(!isCardNumber(number) && { number: t('card.badNumber') }),
    ...(verdict === 'malformed' && { expiry: t('card.badExpiry') }),
    ...(verdict === 'past' && { expiry: t('card.expired') }),
    ...(!(code.length === codeDigits && digitsOf(code) === code) && {
      code: t('card.badCode', { digits: codeDigits }),
    }),
  }
}

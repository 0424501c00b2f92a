import { expect, test } from 'vitest'
import { purchaseInput } from '../purchase.ts'
import { methodFieldsIn, PAYMENT_METHODS, paidWithAny, renewedWithAny } from './methods.ts'

const WISH = { gameId: 1, ownershipType: 'purchase', paymentReference: 'kort-1', amount: 25_000 }

test('the methods that orders are stored with stay', () => {
  expect(Object.keys(PAYMENT_METHODS)).toEqual(expect.arrayContaining(['credit_card', 'mobilepay']))
})

/** The parts of `Vælg kort, MobilePay eller bankoverførsel`, and of the same in English. */
const among = (sentence: string) => sentence.replace(/^Vælg /, '').split(/, or |, | eller | or /)

test('a request names one of the methods', () => {
  for (const paymentMethod of Object.keys(PAYMENT_METHODS)) {
    expect(purchaseInput.safeParse({ ...WISH, paymentMethod }).success).toBe(true)
  }
  const refused = purchaseInput.safeParse({ ...WISH, paymentMethod: 'toString' })
  const [issue] = refused.error?.issues ?? []
  expect(issue?.message).toMatch(/^Vælg /)
  expect(among(issue?.message ?? '')).toEqual(Object.values(PAYMENT_METHODS).map(({ da }) => da.choice))
})

test('of a request each method has what it asks for, checked', () => {
  const read = purchaseInput.parse({ ...WISH, paymentMethod: 'mobilepay', phoneNumber: '+45 20 12 34 56' })
  expect(methodFieldsIn(read)).toEqual({ phoneNumber: '20123456' })
  const card = { ...WISH, paymentMethod: 'credit_card', paymentToken: '4242 4242 4242 4242' }
  expect(purchaseInput.safeParse(card).error?.issues.map(({ message }) => message)).toEqual([
    'Et kortnummer må ikke sendes hertil',
  ])
})

test('sentences list the methods that they are about', () => {
  const methods = Object.values(PAYMENT_METHODS)
  for (const language of ['da', 'en'] as const) {
    expect(among(paidWithAny(language))).toEqual(methods.map((method) => method[language].paidWith))
    expect(among(renewedWithAny(language))).toEqual(methods.flatMap(({ renewedWith }) => renewedWith?.[language] ?? []))
  }
  expect(renewedWithAny('da')).toBe('et kort')
})

import { expect, test } from 'vitest'
import { purchaseInput } from '../purchase.ts'
import { methodFieldsIn, PAYMENT_METHODS, paidWithAny, renewedWithAny } from './methods.ts'

const WISH = { gameId: 1, ownershipType: 'purchase', paymentReference: 'kort-1', amount: 25_000 }

test('the methods that orders are stored with stay', () => {
  expect(Object.keys(PAYMENT_METHODS)).toEqual(expect.arrayContaining(['credit_card', 'mobilepay']))
})

test('a request names one of the methods', () => {
  for (const paymentMethod of Object.keys(PAYMENT_METHODS)) {
    expect(purchaseInput.safeParse({ ...WISH, paymentMethod }).success).toBe(true)
  }
  const refused = purchaseInput.safeParse({ ...WISH, paymentMethod: 'toString' })
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['Vælg kreditkort eller MobilePay'])
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
  expect([paidWithAny('da'), paidWithAny('en')]).toEqual(['kort eller MobilePay', 'card or MobilePay'])
  expect([renewedWithAny('da'), renewedWithAny('en')]).toEqual(['et kort', 'a card'])
})

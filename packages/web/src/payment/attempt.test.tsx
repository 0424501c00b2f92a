import { TRPCClientError } from '@trpc/client'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAttempts, isAnswer, isUnderWay, newReference, type OrderRequest, stageOf } from './attempt.ts'

const WISH: OrderRequest = { gameId: 7, ownershipType: 'lease', duration: 12, paymentMethod: 'credit_card' }

function counted() {
  let made = 0
  return createAttempts(() => `ref-${++made}`)
}

describe('a reference', () => {
  beforeEach(() => sessionStorage.clear())

  test('is kept for as long as nobody has answered the request', () => {
    const attempts = counted()
    expect([attempts.referenceFor(WISH), attempts.referenceFor({ ...WISH })]).toEqual(['ref-1', 'ref-1'])
  })

  test('is kept when the page is loaded anew before an answer', () => {
    createAttempts(() => 'ref-1').referenceFor(WISH)
    expect(createAttempts(() => 'ref-2').referenceFor({ ...WISH })).toBe('ref-1')
  })

  test('is kept for as long as the page where the browser stores nothing', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    onTestFinished(() => blocked.mockRestore())
    const attempts = counted()
    expect([attempts.referenceFor(WISH), attempts.referenceFor(WISH)]).toEqual(['ref-1', 'ref-1'])
    attempts.answered(WISH)
    expect(attempts.referenceFor(WISH)).toBe('ref-2')
  })

  test.each(['{', '[7,8]', '[["a",1]]', '{"of":1}', '[]'])('is a new one where %s is kept', (text) => {
    sessionStorage.setItem('spilvaerk.payment-attempts', text)
    expect(counted().referenceFor(WISH)).toBe('ref-1')
  })

  test('is a new one after an answer', () => {
    const attempts = counted()
    attempts.referenceFor(WISH)
    attempts.answered(WISH)
    expect(attempts.referenceFor(WISH)).toBe('ref-2')
  })

  test.each<Partial<OrderRequest>>([{ duration: 6 }, { paymentMethod: 'mobilepay' }, { offer: 'rent_12_months' }])(
    'is a new one for another request: %o',
    (change) => {
      const attempts = counted()
      attempts.referenceFor(WISH)
      expect(attempts.referenceFor({ ...WISH, ...change })).toBe('ref-2')
    },
  )

  test('is the old one for a request that nobody has answered, also after another', () => {
    const attempts = counted()
    attempts.referenceFor(WISH)
    attempts.referenceFor({ ...WISH, duration: 6 })
    attempts.answered({ ...WISH, duration: 6 })
    expect(attempts.referenceFor(WISH)).toBe('ref-1')
  })

  test('is a prefix, a time and chance', () => {
    expect(newReference('credit_card')).toMatch(/^kort-\d{13}-[0-9a-f]{8}$/)
    expect(newReference('mobilepay')).toMatch(/^mobilepay-/)
  })
})

test.each([
  [402, true],
  [409, true],
  [429, false],
  [502, false],
])('a status of %i settles the attempt: %s', (httpStatus, settles) => {
  const error = TRPCClientError.from({
    error: { message: 'Nej', code: -32_000, data: { code: 'X', httpStatus } },
  } as never)
  expect(isAnswer(error)).toBe(settles)
})

test('silence settles nothing', () => {
  expect(isAnswer(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(false)
})

test('an order is under way until it is paid for or called off', () => {
  expect((['pending', 'needsConfirmation', 'paid', 'declined', 'cancelled', 'refunded'] as const).map(stageOf)).toEqual(
    ['waiting', 'asking', 'paid', 'failed', 'failed', 'refunded'],
  )
  expect(isUnderWay('pending')).toBe(true)
  expect(isUnderWay('paid')).toBe(false)
})

import { type MethodFields, TEST_CARDS, TEST_PHONES } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import { createTestClock } from '../../../testing/members.ts'
import { SERVER_METHODS } from './methods/methods.ts'
import { type PaymentState, type PaymentWish, ProviderFailure } from './provider.ts'
import type { createStore, TestPayment } from './store.ts'
import { createTestProvider } from './test-provider.ts'

/** The store as a list: one payment for each order, and a turn where it may be taken. */
function listStore(): Pick<ReturnType<typeof createStore>, 'find' | 'add' | 'turn'> {
  const payments: TestPayment[] = []
  const find = async (reference: string) => payments.find((payment) => payment.reference === reference)
  return {
    find,
    add: async (payment) => {
      const known = payments.find(({ orderId }) => orderId === payment.orderId)
      if (!known) payments.push(payment)
      return known ?? payment
    },
    turn: async (reference, state, mayTurn) => {
      const payment = await find(reference)
      if (payment && mayTurn(payment)) payments.splice(payments.indexOf(payment), 1, { ...payment, state })
    },
  }
}

function setUp(method: 'credit_card' | 'mobilepay' = 'credit_card') {
  const clock = createTestClock()
  const provider = createTestProvider(
    method,
    SERVER_METHODS[method],
    listStore() as ReturnType<typeof createStore>,
    clock,
  )
  return { clock, provider }
}

const wish = (given: MethodFields = {}, orderId = 'order'): PaymentWish => ({
  ...{ orderId, memberId: 'm', amountOere: 12_345, text: 'Spil', returnUrl: '/', again: false },
  given,
})

const CARDS: Readonly<Record<string, PaymentState>> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000002500003155': 'needsConfirmation',
  '4000000000000077': 'pending',
  '4000000000000119': 'pending',
  '4000000000000341': 'paid',
}
const PHONES: Readonly<Record<string, PaymentState>> = {
  '20000001': 'declined',
  '20000002': 'needsConfirmation',
  '20000003': 'pending',
  '20000004': 'pending',
}

describe('a payment', () => {
  test.each(TEST_CARDS)('with the card $number begins as the list says', async ({ number, behaviour }) => {
    const { provider } = setUp()
    const standing = await provider.start(wish({ paymentToken: `test_${behaviour}` }))
    const state = CARDS[number]
    expect(standing).toEqual({
      ...{ reference: standing.reference, orderId: 'order', amountOere: 12_345, state },
      step: state === 'needsConfirmation' ? { kind: 'testConfirmation' } : undefined,
      savedMethod: state === 'paid' ? behaviour : undefined,
    })
    expect(standing.reference).toMatch(/^test_[0-9a-f-]{36}$/)
    expect(await provider.read(standing.reference)).toEqual(standing)
  })

  test.each(TEST_PHONES)('with the telephone $number begins as the list says', async ({ number }) => {
    const standing = await setUp('mobilepay').provider.start(wish({ phoneNumber: number }))
    expect(standing.state).toBe(PHONES[number])
    expect(standing.savedMethod).toBeUndefined()
  })

  test.each([
    ['any other telephone', { phoneNumber: '12345678' }],
    ['a token that nobody made', { paymentToken: 'tok_visa' }],
    ['nothing', {}],
  ])('with %s is paid at once', async (_what, given) => {
    expect((await setUp().provider.start(wish(given))).state).toBe('paid')
  })

  test('with a telephone is paid without anything saved for the next time', async () => {
    const standing = await setUp('mobilepay').provider.start(wish({ phoneNumber: '12345678' }))
    expect([standing.state, standing.savedMethod]).toEqual(['paid', undefined])
  })

  test('is one for each order, however often it is asked for', async () => {
    const { provider } = setUp()
    const first = await provider.start(wish({ paymentToken: 'test_late' }))
    expect(await provider.start(wish({ paymentToken: 'test_success' }))).toEqual(first)
    expect((await provider.start(wish({}, 'another'))).reference).not.toBe(first.reference)
  })

  test('that comes late is paid ten seconds later, and one that never comes is not', async () => {
    const { provider, clock } = setUp()
    const late = await provider.start(wish({ paymentToken: 'test_late' }))
    const never = await provider.start(wish({ paymentToken: 'test_timeout' }, 'never'))
    clock.pass(9_999)
    expect((await provider.read(late.reference)).state).toBe('pending')
    clock.pass(1)
    expect(await provider.read(late.reference)).toMatchObject({ state: 'paid', savedMethod: 'late' })
    expect((await provider.read(never.reference)).state).toBe('pending')
  })

  test('that nobody knows is a fault of who asks', async () => {
    const { provider } = setUp()
    await expect(provider.read('test_x')).rejects.toThrow(new ProviderFailure('no test payment test_x'))
    await expect(provider.cancel('test_x')).rejects.toThrow(ProviderFailure)
  })

  test('is told as one of testtilstand', () => {
    expect(setUp().provider).toMatchObject({ name: 'test', test: true, publishableKey: null })
  })
})

/** What a payment in a state becomes when it is cancelled, given back, approved and turned down. */
const TURNS: readonly (readonly [
  token: string,
  cancelled: PaymentState,
  refunded: PaymentState,
  yes: PaymentState,
  no: PaymentState,
])[] = [
  ['success', 'paid', 'refunded', 'paid', 'paid'],
  ['declined', 'declined', 'declined', 'declined', 'declined'],
  ['confirm', 'cancelled', 'needsConfirmation', 'paid', 'declined'],
  ['timeout', 'cancelled', 'pending', 'pending', 'pending'],
]

describe.each(TURNS)('a payment with the token %s', (token, cancelled, refunded, yes, no) => {
  const started = async () => {
    const { provider } = setUp()
    return { provider, reference: (await provider.start(wish({ paymentToken: `test_${token}` }))).reference }
  }

  test(`is ${cancelled} when it is called off`, async () => {
    const { provider, reference } = await started()
    expect((await provider.cancel(reference)).state).toBe(cancelled)
  })

  test(`is ${refunded} when it is given back`, async () => {
    const { provider, reference } = await started()
    expect((await provider.refund(reference, 12_345, 'order')).state).toBe(refunded)
  })

  test(`is ${yes} when the payer says yes, and ${no} when the payer says no`, async () => {
    const one = await started()
    expect((await one.provider.confirm(one.reference, true)).state).toBe(yes)
    const other = await started()
    expect((await other.provider.confirm(other.reference, false)).state).toBe(no)
  })
})

test('a payment that came late cannot be called off once it is paid, and can be given back', async () => {
  const { provider, clock } = setUp()
  const { reference } = await provider.start(wish({ paymentToken: 'test_late' }))
  clock.pass(10_000)
  expect((await provider.cancel(reference)).state).toBe('paid')
  expect((await provider.refund(reference, 12_345, 'order')).state).toBe('refunded')
})

describe('a saved card', () => {
  test.each([
    ['success', 'paid', 'success'],
    ['renewalDeclined', 'declined', undefined],
  ])('of the kind %s is %s the next time', async (saved, state, savedMethod) => {
    const { provider } = setUp()
    expect(await provider.chargeAgain?.(wish(), saved)).toMatchObject({ state, savedMethod, amountOere: 12_345 })
  })

  test('is there with cards only', () => {
    expect(setUp('mobilepay').provider.chargeAgain).toBeUndefined()
  })
})

import { randomUUID } from 'node:crypto'
import {
  type PaymentMethod,
  TEST_LATE_SECONDS,
  TEST_PHONES,
  type TestBehaviour,
  testBehaviourOf,
} from '@spilvaerk/schemas'
import type { Clock } from '../../../platform/time/clock.ts'
import {
  type PaymentProvider,
  type PaymentState,
  type PaymentWish,
  ProviderFailure,
  type Standing,
} from './provider.ts'
import type { createStore, TestPayment } from './store.ts'

/** Where each behaviour leaves a payment before anybody does anything. */
const FIRST: Readonly<Record<TestBehaviour, PaymentState>> = {
  success: 'paid',
  renewalDeclined: 'paid',
  declined: 'declined',
  confirm: 'needsConfirmation',
  late: 'pending',
  timeout: 'pending',
}

export interface TestProvider extends PaymentProvider {
  /** What the payer says in the window that a bank would show. */
  confirm(reference: string, approve: boolean): Promise<Standing>
}

/** The embedded provider of testtilstand: published test numbers decide how a payment goes, and no money moves. */
export function createTestProvider(
  method: PaymentMethod,
  store: ReturnType<typeof createStore>,
  clock: Clock,
): TestProvider {
  const read = async (reference: string): Promise<Standing> => {
    const payment = await store.find(reference)
    if (!payment) throw new ProviderFailure(`no test payment ${reference}`)
    return standingOf(payment, clock.now())
  }

  const add = async (wish: PaymentWish, behaviour: TestBehaviour, state: PaymentState): Promise<Standing> => {
    const { orderId, amountOere } = wish
    const reference = `test_${randomUUID()}`
    const createdAt = clock.now()
    return standingOf(
      await store.add({ reference, orderId, method, amountOere, state, behaviour, createdAt }),
      createdAt,
    )
  }

  const turn = async (reference: string, from: readonly PaymentState[], to: PaymentState): Promise<Standing> => {
    await store.turn(reference, to, (payment) => from.includes(standingOf(payment, clock.now()).state))
    return read(reference)
  }

  return {
    ...{ name: 'test', method, test: true, publishableKey: null },
    start: async (wish) => {
      const behaviour = behaviourOf(wish)
      return add(wish, behaviour, FIRST[behaviour])
    },
    read,
    // Only a card can be kept for the next time, here as with the real providers.
    ...(method === 'credit_card' && {
      chargeAgain: async (wish: PaymentWish, saved: string) =>
        add(wish, 'success', saved === 'renewalDeclined' ? 'declined' : 'paid'),
    }),
    cancel: (reference) => turn(reference, ['pending', 'needsConfirmation'], 'cancelled'),
    refund: (reference) => turn(reference, ['paid'], 'refunded'),
    confirm: (reference, approve) => turn(reference, ['needsConfirmation'], approve ? 'paid' : 'declined'),
  }
}

/** Without a token or a number of its own a payment succeeds. */
const behaviourOf = ({ token, phoneNumber }: PaymentWish): TestBehaviour =>
  (token && testBehaviourOf(token)) || TEST_PHONES.find(({ number }) => number === phoneNumber)?.behaviour || 'success'

function standingOf(payment: TestPayment, now: Date): Standing {
  const { reference, orderId, amountOere, behaviour, createdAt } = payment
  const isDue = now.getTime() - createdAt.getTime() >= TEST_LATE_SECONDS * 1000
  const state = payment.state === 'pending' && behaviour === 'late' && isDue ? 'paid' : payment.state
  return {
    ...{ reference, orderId, amountOere, state },
    step: state === 'needsConfirmation' ? { kind: 'testConfirmation' } : undefined,
    savedMethod: state === 'paid' && payment.method === 'credit_card' ? behaviour : undefined,
  }
}

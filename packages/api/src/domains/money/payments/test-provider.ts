import { randomUUID } from 'node:crypto'
import { type PaymentMethod, TEST_LATE_SECONDS, type TestBehaviour } from '@spilvaerk/schemas'
import type { Clock } from '../../../platform/time/clock.ts'
import type { ServerMethod } from './methods/method.ts'
import {
  type PaymentProvider,
  type PaymentState,
  type PaymentWish,
  ProviderFailure,
  type Standing,
} from './provider.ts'
import type { createStore, TestPayment } from './store.ts'

/** The name of the test provider, which is stored with orders. */
export const TEST_PROVIDER = 'test'

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
  { testBehaviour, renewedWith }: Pick<ServerMethod, 'testBehaviour' | 'renewedWith'>,
  store: ReturnType<typeof createStore>,
  clock: Clock,
): TestProvider {
  const isSaved = renewedWith !== null
  const standing = (payment: TestPayment, now: Date): Standing => {
    const known = standingOf(payment, now)
    return { ...known, savedMethod: isSaved && known.state === 'paid' ? payment.behaviour : undefined }
  }

  const read = async (reference: string): Promise<Standing> => {
    const payment = await store.find(reference)
    if (!payment) throw new ProviderFailure(`no test payment ${reference}`)
    return standing(payment, clock.now())
  }

  const add = async (wish: PaymentWish, behaviour: TestBehaviour, state: PaymentState): Promise<Standing> => {
    const { orderId, amountOere } = wish
    const reference = `test_${randomUUID()}`
    const createdAt = clock.now()
    return standing(await store.add({ reference, orderId, method, amountOere, state, behaviour, createdAt }), createdAt)
  }

  const turn = async (reference: string, from: readonly PaymentState[], to: PaymentState): Promise<Standing> => {
    await store.turn(reference, to, (payment) => from.includes(standing(payment, clock.now()).state))
    return read(reference)
  }

  return {
    ...{ name: TEST_PROVIDER, test: true, publishableKey: null },
    start: async (wish) => {
      // Where nothing that was given says otherwise, a payment succeeds.
      const behaviour = testBehaviour(wish.given) ?? 'success'
      return add(wish, behaviour, FIRST[behaviour])
    },
    read,
    // Here as with the real provider of the method.
    ...(isSaved && {
      chargeAgain: async (wish: PaymentWish, saved: string) =>
        add(wish, 'success', saved === 'renewalDeclined' ? 'declined' : 'paid'),
    }),
    cancel: (reference) => turn(reference, ['pending', 'needsConfirmation'], 'cancelled'),
    refund: (reference) => turn(reference, ['paid'], 'refunded'),
    confirm: (reference, approve) => turn(reference, ['needsConfirmation'], approve ? 'paid' : 'declined'),
  }
}

function standingOf(payment: TestPayment, now: Date): Standing {
  const { reference, orderId, amountOere, behaviour, createdAt } = payment
  const isDue = now.getTime() - createdAt.getTime() >= TEST_LATE_SECONDS * 1000
  const state = payment.state === 'pending' && behaviour === 'late' && isDue ? 'paid' : payment.state
  return {
    ...{ reference, orderId, amountOere, state },
    step: state === 'needsConfirmation' ? { kind: 'testConfirmation' } : undefined,
  }
}

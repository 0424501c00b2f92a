/** How a payment with the embedded test provider goes. */
export const TEST_BEHAVIOURS = ['success', 'declined', 'confirm', 'late', 'timeout', 'renewalDeclined'] as const
export type TestBehaviour = (typeof TEST_BEHAVIOURS)[number]

/**
 * The numbers that may be typed in testtilstand. The page turns a card into the token of its behaviour, as a real
 * provider's field does: no number reaches the server.
 */
export const TEST_CARDS: readonly { readonly number: string; readonly behaviour: TestBehaviour }[] = [
  { number: '4242424242424242', behaviour: 'success' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000002500003155', behaviour: 'confirm' },
  { number: '4000000000000077', behaviour: 'late' },
  { number: '4000000000000119', behaviour: 'timeout' },
  { number: '4000000000000341', behaviour: 'renewalDeclined' },
]

/** Every other Danish number pays at once. */
export const TEST_PHONES: readonly { readonly number: string; readonly behaviour: TestBehaviour }[] = [
  { number: '20000001', behaviour: 'declined' },
  { number: '20000002', behaviour: 'confirm' },
  { number: '20000003', behaviour: 'late' },
  { number: '20000004', behaviour: 'timeout' },
]

export const testToken = (behaviour: TestBehaviour): string => `test_${behaviour}`

export const testBehaviourOf = (token: string): TestBehaviour | undefined =>
  TEST_BEHAVIOURS.find((behaviour) => testToken(behaviour) === token)

export const TEST_LATE_SECONDS = 10

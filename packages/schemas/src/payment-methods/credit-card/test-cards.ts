import { TEST_BEHAVIOURS, type TestBehaviour, type TestNumber } from '../test-behaviours.ts'

/**
 * The numbers that may be typed in testtilstand. The page turns a card into the token of its behaviour, as a real
 * provider's field does: no number reaches the server.
 */
export const TEST_CARDS: readonly TestNumber[] = [
  { number: '4242424242424242', behaviour: 'success' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000002500003155', behaviour: 'confirm' },
  { number: '4000000000000077', behaviour: 'late' },
  { number: '4000000000000119', behaviour: 'timeout' },
  { number: '4000000000000341', behaviour: 'renewalDeclined' },
]

export const testToken = (behaviour: TestBehaviour): string => `test_${behaviour}`

export const testBehaviourOf = (token: string): TestBehaviour | undefined =>
  TEST_BEHAVIOURS.find((behaviour) => testToken(behaviour) === token)

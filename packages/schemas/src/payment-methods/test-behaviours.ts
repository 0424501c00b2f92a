/** How a payment with the embedded test provider goes. */
export const TEST_BEHAVIOURS = ['success', 'declined', 'confirm', 'late', 'timeout', 'renewalDeclined'] as const
export type TestBehaviour = (typeof TEST_BEHAVIOURS)[number]

/** A number that may be typed in testtilstand, and how a payment with it goes. */
export interface TestNumber {
  readonly number: string
  readonly behaviour: TestBehaviour
}

export const TEST_LATE_SECONDS = 10

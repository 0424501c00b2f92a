import type { TestNumber } from '../test-behaviours.ts'

/** Every other Danish number pays at once. */
export const TEST_PHONES: readonly TestNumber[] = [
  { number: '20000001', behaviour: 'declined' },
  { number: '20000002', behaviour: 'confirm' },
  { number: '20000003', behaviour: 'late' },
  { number: '20000004', behaviour: 'timeout' },
]

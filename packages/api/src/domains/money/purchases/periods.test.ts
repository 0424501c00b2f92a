import { expect, test } from 'vitest'
import { addMonths } from './periods.ts'

test.each([
  ['2026-01-15T10:00:00Z', 1, '2026-02-15T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
  ['2026-05-31T00:00:00Z', 36, '2029-05-31T00:00:00Z'],
  ['2026-03-31T00:00:00Z', -1, '2026-02-28T00:00:00Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(to))
})

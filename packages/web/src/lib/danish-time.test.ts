import { expect, test } from 'vitest'
import { formatClock, formatDay, formatMinutes, formatMoment } from './danish-time.ts'

test('moments and days are Danish, also across midnight', () => {
  expect(formatMoment('2026-11-21T23:30:00.000Z')).toMatch(/22\. nov\. 2026.*00[.:]30/)
  expect(formatDay('2026-11-21T23:30:00.000Z')).toBe('22. november 2026')
})

test.each([
  [0, '0:00:00'],
  [462.9, '0:07:42'],
  [3661, '1:01:01'],
  [-5, '0:00:00'],
])('a clock shows %d seconds as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

test.each([
  [0, '0 min.'],
  [59.6, '1 t.'],
  [65, '1 t. 5 min.'],
])('%d minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})

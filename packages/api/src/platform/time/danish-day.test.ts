import { expect, test } from 'vitest'
import { danishDayEnd, danishDayStart, danishMoment, danishTime } from './danish-day.ts'

test.each([
  ['2026-01-31', '2026-01-30T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('%s begins and ends at Danish midnights, summer and winter', (day, start, end) => {
  expect(danishDayStart(day).toISOString()).toBe(start)
  expect(danishDayEnd(day).toISOString()).toBe(end)
})

test('a moment is written as a Danish clock shows it', () => {
  expect(danishTime(new Date('2026-07-01T12:05:09Z'))).toBe('2026-07-01 14:05:09')
})

test('in a sentence it has its month in words', () => {
  expect(danishMoment(new Date('2026-07-01T12:05:09Z'))).toBe('1. juli 2026 kl. 14.05')
})

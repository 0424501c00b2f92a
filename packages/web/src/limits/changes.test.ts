import type { Limit } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import { changesOf, limitConflicts, share } from './changes.ts'

const limit = (value: number | null, used = 0): Limit => ({ value, used, pending: null })
const LIMITS = { day: limit(500), week: limit(1000), month: limit(null) }

describe('changesOf', () => {
  test('a lower limit and a first one are in force at once, a higher one and none come later', () => {
    expect(changesOf(LIMITS, { day: 300, week: 2000, month: 5000 })).toEqual([
      { period: 'day', from: 500, to: 300, isLater: false },
      { period: 'week', from: 1000, to: 2000, isLater: true },
      { period: 'month', from: null, to: 5000, isLater: false },
    ])
    expect(changesOf(LIMITS, { day: null })).toEqual([{ period: 'day', from: 500, to: null, isLater: true }])
  })

  test('what stays is no change, unless a raise is waiting', () => {
    expect(changesOf(LIMITS, { day: 500, month: null })).toEqual([])
    const waiting = { ...limit(500), pending: { value: 900, from: '2026-11-21T12:00:00.000Z' } }
    expect(changesOf({ ...LIMITS, day: waiting }, { day: 500 })).toHaveLength(1)
  })
})

describe('limitConflicts', () => {
  test.each([
    ['a longer period is higher, or as high', { day: 500, week: 500, month: 5000 }, []],
    ['a shorter one has none', { day: null, week: 1000 }, []],
    ['the week is below the day', { day: 2000 }, [{ longer: 'week', shorter: 'day' }]],
    [
      'each is below the one before',
      { day: 5000, week: 100, month: 50 },
      [
        { longer: 'week', shorter: 'day' },
        { longer: 'month', shorter: 'week' },
      ],
    ],
    ['the month is below the week alone', { month: 700 }, [{ longer: 'month', shorter: 'week' }]],
  ] as const)('are told when %s', (_name, wanted, expected) => {
    expect(limitConflicts(LIMITS, wanted)).toEqual(expected)
  })
})

test.each([
  [limit(null, 50), 0],
  [limit(0), 1],
  [limit(100, 25), 0.25],
  [limit(100, 250), 1],
  [limit(100, -20), 0],
])('a limit knows how full it is', (given, expected) => {
  expect(share(given)).toBe(expected)
})

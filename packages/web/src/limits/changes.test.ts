import type { Limit } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import { changesOf, share } from './changes.ts'

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

test.each([
  [limit(null, 50), 0],
  [limit(0), 1],
  [limit(100, 25), 0.25],
  [limit(100, 250), 1],
  [limit(100, -20), 0],
])('a limit knows how full it is', (given, expected) => {
  expect(share(given)).toBe(expected)
})

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { levelOf } from './preferences.ts'
import { formatClock, openSession } from './session.ts'

beforeEach(() => sessionStorage.clear())

test.each([
  [0, '0:00'],
  [7_900, '0:07'],
  [754_000, '12:34'],
  [3_723_000, '1:02:03'],
])('%d ms is %s', (ms, text) => {
  expect(formatClock(ms)).toBe(text)
})

test('a session outlives a reload', () => {
  const opened = openSession(1000, -500)
  expect(openSession(9000, -9999)).toEqual(opened)
})

test.each(['', '{}', '{"startedAt":"x"}', '{"startedAt":99999,"netMicro":0}'])(
  'a session that cannot be right (%s) begins anew',
  (text) => {
    sessionStorage.setItem('spilvaerk.session', text)
    expect(openSession(1000, 5)).toEqual({ startedAt: 1000, netMicro: 5 })
  },
)

test('the preferred bet is the nearest level a game offers, from below', () => {
  expect(levelOf(2.5, [1, 2.5, 5])).toBe(1)
  expect(levelOf(3, [1, 2.5, 5])).toBe(1)
  expect(levelOf(0.1, [1, 2.5, 5])).toBe(0)
})

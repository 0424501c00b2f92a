import { expect, test } from 'vitest'
import { formatAge, formatCoins, formatLeft, formatLockedRate, formatRate, parseCoins } from './coin-format.ts'

test('a rate has eight decimals for BTC and ETH and two for the others', () => {
  expect(formatRate(714_300, 'BTC')).toBe('714.300,00000000')
  expect(formatRate(3508.5, 'ETH')).toBe('3.508,50000000')
  expect(formatRate(6.355, 'USDT')).toMatch(/^6,3[56]$/)
})

test.each([
  ['0.01250000', '0,0125'],
  ['5.000000', '5'],
  ['100', '100'],
  [0.0001, '0,0001'],
  [0.00000001, '0,00000001'],
  [5, '5'],
])('%s coins are %s', (amount, text) => {
  expect(formatCoins(amount)).toBe(text)
})

test.each([
  ['20,5', 20.5],
  ['20.5', 20.5],
  ['1.250,5', 1250.5],
  [' 0,00000001 ', 0.00000001],
  ['1.000', 1],
  ['20,', 20],
  [',5', 0.5],
  ['0', 0],
  ['', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['1,2,3', undefined],
  ['0,000000001', undefined],
])('"%s" is %s coins', (text, amount) => {
  expect(parseCoins(text)).toBe(amount)
})

test('a locked rate keeps the decimals the sum was counted with', () => {
  expect(formatLockedRate(6.355)).toBe('6,355')
  expect(formatLockedRate(714_300)).toBe('714.300,00')
})

const AT = '2026-11-21T12:00:00.000Z'
const after = (seconds: number): number => Date.parse(AT) + seconds * 1000

test.each([
  [-3, 'lige nu'],
  [59, 'lige nu'],
  [60, 'for 1 minut siden'],
  [7200, 'for 2 timer siden'],
  [86_400, 'for 1 dag siden'],
])('after %i seconds a rate is from %s', (seconds, text) => {
  expect(formatAge(AT, after(seconds))).toBe(text)
})

test.each([
  [-900, '15:00'],
  [-61, '1:01'],
  [-0.4, '0:01'],
  [5, '0:00'],
])('%d seconds from the end %s are left', (seconds, text) => {
  expect(formatLeft(AT, after(seconds))).toBe(text)
})

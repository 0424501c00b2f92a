import { expect, test } from 'vitest'
import { formatChange, formatMicro, toMicro } from './money.ts'

test('every bet level is a whole number of millionths', () => {
  for (const bet of [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100]) {
    expect(Number.isSafeInteger(toMicro(bet))).toBe(true)
    expect(toMicro(bet) / 1_000_000).toBe(bet)
  }
})

test('ten bets of 0.1 are exactly 1', () => {
  let micro = toMicro(1)
  for (let spin = 0; spin < 10; spin++) micro -= toMicro(0.1)
  expect(micro).toBe(0)
})

test('amounts are written in Danish', () => {
  expect(formatMicro(toMicro(1234.5))).toBe('1.234,50')
  expect(formatChange(toMicro(12.5))).toBe('+12,50')
  expect(formatChange(-toMicro(3))).toBe('−3,00')
  expect(formatChange(0)).toBe('0,00')
})

import fc from 'fast-check'
import { formatUnits, parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { amountText, microOf, unitsOf } from './amounts.ts'
import { COINS } from './coins.ts'

const SEED = 20261121

test.each([
  [0.1, 18, 100_000_000_000_000_000n],
  [1e-7, 8, 10n],
  [1e-9, 8, 0n],
  [21_000_000, 8, 2_100_000_000_000_000n],
  [0.123456789, 6, 123_456n],
])('%d with %i decimals is %s', (amount, decimals, units) => {
  expect(unitsOf(amount, { decimals })).toBe(units)
})

test('amounts are written and read as wallets do', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 30n })
  fc.assert(
    fc.property(units, fc.constantFrom(6, 8, 18), (value, decimals) => {
      const text = amountText(value, { decimals })
      expect(text).toBe(formatUnits(value, decimals))
      expect(parseUnits(text, decimals)).toBe(value)
    }),
    { seed: SEED },
  )
})

test('what an amount is worth is cut off at a millionth of a krone', () => {
  expect(microOf(1n, 714_300, COINS.BTC)).toBe(7143)
  expect(microOf(1n, 0.001, COINS.BTC)).toBe(0)
  expect(() => microOf(10n ** 30n, 714_300, COINS.BTC)).toThrow(RangeError)
})

test('the largest amount that can be booked is booked, and no larger one', () => {
  // At a rate of a millionth of a krone, a unit without decimals is worth a millionth.
  const unit = { ...COINS.BTC, decimals: 0 }
  expect(microOf(BigInt(Number.MAX_SAFE_INTEGER), 1e-6, unit)).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => microOf(BigInt(Number.MAX_SAFE_INTEGER) + 1n, 1e-6, unit)).toThrow('beyond what can be booked')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fraction } from './fraction.ts'

const fractions = fc
  .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 30n))
  .map(([n, d]) => Fraction.of(n, d))

describe('fractions', () => {
  test('obey the laws of a field', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(a.plus(b).equals(b.plus(a))).toBe(true)
        expect(a.times(b.plus(c)).equals(a.times(b).plus(a.times(c)))).toBe(true)
        expect(a.minus(a).equals(Fraction.zero)).toBe(true)
        if (b.numerator !== 0n) expect(a.over(b).times(b).equals(a)).toBe(true)
        expect(Fraction.parse(`${a}`).equals(a)).toBe(true)
      }),
    )
  })

  test('are in lowest terms, the sign above', () => {
    expect(`${Fraction.of(6, -4)}`).toBe('-3/2')
    expect(`${Fraction.of(0, 5)}`).toBe('0')
    expect(() => Fraction.of(1, 0)).toThrow(RangeError)
    expect(() => Fraction.of(0.5)).toThrow(RangeError)
  })

  test.each([
    [1, 37, 4, '0.0270'],
    [-19, 1369, 6, '-0.013879'],
    [1, 2, 0, '1'],
    [-1, 300, 2, '0.00'],
    [5, 1, 2, '5.00'],
  ])('%i/%i with %i decimals is %s', (n, d, decimals, text) => {
    expect(Fraction.of(n, d).toFixed(decimals)).toBe(text)
  })

  test('become the nearest double', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1 }), (n, d) => {
        expect(Math.abs(Fraction.of(n, d).toNumber() - n / d)).toBeLessThanOrEqual(Math.abs(n / d) * Number.EPSILON)
      }),
    )
    expect(Fraction.of(10n ** 400n, 10n ** 400n + 1n).toNumber()).toBe(1)
    expect(Fraction.of(1, 10n ** 20n).toNumber()).toBe(1e-20)
  })
})

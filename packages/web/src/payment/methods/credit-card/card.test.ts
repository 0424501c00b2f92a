import { TEST_CARDS } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import { brandName, checkExpiry, codeDigitsOf, formatExpiry, groupNumber, isCardNumber, passesLuhn } from './card.ts'

describe('the check digit', () => {
  test('of the usual example is right, and of no neighbour of it', () => {
    // The number that accounts of the method are illustrated with.
    expect(passesLuhn('49927398716')).toBe(true)
    for (const last of '012345789') expect(passesLuhn(`4992739871${last}`)).toBe(false)
  })

  test('is right on each published test card, and nothing is no number', () => {
    for (const { number } of TEST_CARDS) expect(isCardNumber(number)).toBe(true)
    expect(passesLuhn('')).toBe(false)
    expect(isCardNumber('4242 4242 4242 4241')).toBe(false)
    expect(isCardNumber('4242 4242 4242 424')).toBe(false)
  })
})

test.each([
  ['4242424242424242', 'Visa', '4242 4242 4242 4242', 3],
  ['4571000000000001', 'Visa/Dankort', '4571 0000 0000 0001', 3],
  ['5019000000000000', 'Dankort', '5019 0000 0000 0000', 3],
  ['5555555555554444', 'Mastercard', '5555 5555 5555 4444', 3],
  ['2221000000000009', 'Mastercard', '2221 0000 0000 0009', 3],
  ['378282246310005', 'American Express', '3782 822463 10005', 4],
  ['6759649826438453', 'Maestro', '6759 6498 2643 8453', 3],
  ['9999', undefined, '9999', 3],
])('%s is a %s', (number, brand, grouped, codeDigits) => {
  expect(brandName(number)).toBe(brand)
  expect(groupNumber(number)).toBe(grouped)
  expect(codeDigitsOf(number)).toBe(codeDigits)
})

test('an expiry gets its slash as it is typed, and loses it again', () => {
  expect(['1', '12', '12/2', '12/27', '5', '1227'].map((text) => formatExpiry(text))).toEqual([
    '1',
    '12/',
    '12/2',
    '12/27',
    '05/',
    '12/27',
  ])
  expect(formatExpiry('12', true)).toBe('12')
})

test.each([
  ['11/26', 'fine'],
  ['12/26', 'fine'],
  ['10/26', 'past'],
  ['12/25', 'past'],
  ['13/27', 'malformed'],
  ['1/27', 'malformed'],
  ['12/99', 'malformed'],
  ['', 'malformed'],
])('on 30 November 2026 a card to %s is %s', (text, verdict) => {
  expect(checkExpiry(text, new Date(2026, 10, 30, 23, 59))).toBe(verdict)
})

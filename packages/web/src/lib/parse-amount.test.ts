import { describe, expect, test } from 'vitest'
import { onPageIn } from '../test/page-language.ts'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['100', 100],
  [' 100 kr.', 100],
  ['1.234,50', 1234.5],
  ['1.234', 1234],
  ['12.34', 12.34],
  ['0,5', 0.5],
  ['', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['ti', undefined],
])('%s is %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

describe('on a page in English', () => {
  onPageIn('en')

  test.each([
    ['1,234.50', 1234.5],
    ['1,234', 1234],
    ['12,34', 12.34],
    ['0,5', 0.5],
    ['1.234', undefined],
    ['1.234,50', undefined],
  ])('%s is %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })
})

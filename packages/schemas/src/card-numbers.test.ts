import { expect, test } from 'vitest'
import { holdsCardNumber, withoutCardNumbers } from './card-numbers.ts'
import { TEST_CARDS } from './payment-methods/credit-card/test-cards.ts'

test.each([...TEST_CARDS.map(({ number }) => number), '4242 4242 4242 4242', '4242-4242-4242-4242', '378282246310005'])(
  '%s is taken out of any text',
  (card) => {
    expect(withoutCardNumbers(`a${card}b /${card}/`)).toBe('a[kortnummer]b /[kortnummer]/')
  },
)

test.each(['web-1763732493123-4f2k9q', '4242424242424241', '20 12 34 56', '6f2c1f9e-6a4b-4c1d-9a53-0d8a5e2f7b10', ''])(
  '%j holds none',
  (text) => {
    expect(holdsCardNumber(text)).toBe(false)
  },
)

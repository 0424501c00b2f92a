import { expect, test } from 'vitest'
import { readPhone } from './read-phone.ts'

test('a Danish phone is given on as its eight digits', () => {
  expect(readPhone({ phone: '+45 20 12 34 56' })).toEqual({ kind: 'given', given: { phoneNumber: '20123456' } })
  expect(readPhone({ phone: '1234' })).toEqual({
    kind: 'faulty',
    faults: { phone: 'Telefonnummeret skal være 8 cifre' },
  })
  expect(readPhone({ phone: '' })).toEqual({
    kind: 'missing',
    title: 'Manglende telefonnummer',
    description: 'Indtast dit MobilePay telefonnummer.',
    faults: { phone: 'Feltet mangler' },
  })
})

import { describe, expect, test } from 'vitest'
import { isAdultOn, readNationalId, startIdentityInput, TEST_PERSON_IN_ROFUS, TEST_PERSONS } from './identity.ts'

// The table of centuries in "Personnummeret i CPR-systemet", CPR-kontoret: seventh digit, two digits of the year, century.
test.each([
  ['010100-0000', '1900-01-01'],
  ['3112993999', '1999-12-31'],
  ['0101004000', '2000-01-01'],
  ['0101364000', '2036-01-01'],
  ['0101374000', '1937-01-01'],
  ['0101005000', '2000-01-01'],
  ['0101578000', '2057-01-01'],
  ['0101588000', '1858-01-01'],
  ['0101369000', '2036-01-01'],
  ['0101379000', '1937-01-01'],
  ['290204-4000', '2004-02-29'],
  [' 120388-0104 ', '1988-03-12'],
])('%s was born on %s', (text, birthDate) => {
  expect(readNationalId(text)).toEqual({ number: text.replaceAll(/\D/g, ''), birthDate })
})

test.each([
  ['', 'nothing'],
  ['2902050000', '29 February 1905'],
  ['2902000000', '29 February 1900, which is no leap year'],
  ['3104800000', '31 April'],
  ['0013800000', 'a thirteenth month'],
  ['0000800000', 'day 0'],
  ['010180000', 'nine digits'],
  ['01018000000', 'eleven digits'],
  ['010180 0000', 'a blank in the middle'],
  ['٠١٠١٨٠٠٠٠٠', 'other digits'],
])('%j is no national id: %s', (text) => {
  expect(readNationalId(text)).toBeUndefined()
})

describe('of age', () => {
  test.each([
    ['2008-06-24', '2026-06-23', false],
    ['2008-06-24', '2026-06-24', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2000-12-31', '2018-12-30', false],
    ['2000-12-31', '2018-12-31', true],
    ['2015-06-09', '2026-06-24', false],
  ])('born on %s, on %s: %s', (birthDate, day, adult) => {
    expect(isAdultOn(birthDate, day)).toBe(adult)
  })
})

test('the published test persons have national ids, and one of them is listed', () => {
  expect(TEST_PERSONS.map(({ nationalId }) => readNationalId(nationalId)?.birthDate)).toEqual([
    '1988-03-12',
    '1979-07-05',
    '2015-06-09',
  ])
  expect(TEST_PERSONS.map(({ nationalId }) => nationalId)).toContain(TEST_PERSON_IN_ROFUS)
})

test.each([
  ['//ond.test'],
  ['https://ond.test'],
  ['/\\ond.test'],
  ['javascript:alert(1)'],
  ['games/1'],
  ['/a b'],
  [''],
])('a page to go on with is one of ours, not %j', (next) => {
  expect(startIdentityInput.safeParse({ next }).success).toBe(false)
  expect(startIdentityInput.parse({ next: '/games/1?x=y' })).toEqual({ next: '/games/1?x=y' })
})

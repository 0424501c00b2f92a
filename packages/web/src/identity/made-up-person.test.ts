import { isAdultOn, readNationalId } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { madeUpPerson } from './made-up-person.ts'

test('people who are made up are grown up, and not one and the same', () => {
  const people = Array.from({ length: 500 }, madeUpPerson)
  for (const { nationalId, name } of people) {
    const birthDate = readNationalId(nationalId)?.birthDate ?? ''
    expect(birthDate, nationalId).toMatch(/^19[5-9]\d-/)
    expect(isAdultOn(birthDate, '2026-01-01')).toBe(true)
    expect(name).toMatch(/ Prøvesen$/)
  }
  expect(new Set(people.map(({ nationalId }) => nationalId)).size).toBeGreaterThan(490)
})

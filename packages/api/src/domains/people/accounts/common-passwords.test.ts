import { describe, expect, test } from 'vitest'
import { isCommonPassword, isPersonalPassword } from './common-passwords.ts'

describe('a password that is guessed first', () => {
  test.each([
    ['123456', true],
    ['PassWord', true],
    ['password1!', true],
    ['velkommen', true],
    ['Sommer1', true],
    ['sommer2024', true],
    ['P@ssw0rd!', true],
    ['v3lk0mm3n', true],
    ['!!dragon!!', true],
    ['Kærlighed99', true],
    ['S0mm3rfugl', true],
    // Far down the list.
    ['gandalf2', true],
    ['lygten-over-søen', false],
    ['en-helt-ny-kode', false],
    ['4rT!xq', false],
    ['', false],
  ])('%s: %s', async (password, common) => {
    expect(await isCommonPassword(password)).toBe(common)
  })

  test('is one of tens of thousands', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const words = dictionary['passwords-common']
    expect(words.length).toBeGreaterThan(30_000)
    expect(await isCommonPassword(words.at(-1) ?? '')).toBe(true)
  })
})

const karen = {
  ...{
    username: 'karen_h',
    email: 'karen.holm@example.dk',
    firstName: 'Karen',
    lastName: 'Holm-Bæk',
    companyName: null,
  },
}

describe('a password that is one’s own name', () => {
  test.each([
    ['karen1987', true],
    ['KarenHolm!', true],
    ['k4r3n-h0lm', true],
    ['karen.holm@example.dk', true],
    ['Bæk-2024', true],
    ['Spilværk1', true],
    ['spilvaerk-karen', true],
    ['karen-elsker-regnvejr', false],
    ['holmgaard-plads', false],
    ['lygten-over-søen', false],
  ])('%s: %s', (password, personal) => {
    expect(isPersonalPassword(password, karen)).toBe(personal)
  })
})

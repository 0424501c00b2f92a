import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['123456', true],
  ['PassWord', true],
  ['password1!', true],
  ['velkommen', true],
  ['Sommer1', true],
  ['lygten-over-søen', false],
  ['4rT!xq', false],
  ['', false],
])('%s: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common)
})

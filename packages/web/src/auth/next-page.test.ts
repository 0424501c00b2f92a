import { expect, test } from 'vitest'
import { nextPage } from './next-page.ts'

test.each([
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['/purchase/7', '/purchase/7'],
  ['/checkout?gameId=7&option=buy', '/checkout?gameId=7&option=buy'],
  ['/auth/login?next=/', '/dashboard'],
  ['//ond.example/penge', '/dashboard'],
  ['/\\ond.example', '/dashboard'],
  ['https://ond.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('%s leads to %s', (next, page) => {
  expect(nextPage(next)).toBe(page)
})

import { expect, test } from 'vitest'
import { readGameId } from '../lib/game-id.ts'

test.each(['1', '42', '999999'])('%s is the number of a game', (text) => {
  expect(readGameId(text)).toBe(Number(text))
})

test.each(['', '0', '-1', '1abc', '1.5', '1e3', ' 1', '٣', '9'.repeat(20)])('“%s” is not', (text) => {
  expect(readGameId(text)).toBeUndefined()
})

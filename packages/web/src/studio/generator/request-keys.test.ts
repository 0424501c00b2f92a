import { expect, test } from 'vitest'
import { markAnswered, markLost, requestKeysFor } from './request-keys.ts'

test('only the request whose answer was lost is repeated under its keys', () => {
  const first = requestKeysFor('katte')
  expect(requestKeysFor('katte').key).not.toBe(first.key)
  markLost('katte', first)
  expect(requestKeysFor('katte')).toEqual(first)
  expect(requestKeysFor('hunde').key).not.toBe(first.key)
  markAnswered()
  expect(requestKeysFor('katte').key).not.toBe(first.key)
})

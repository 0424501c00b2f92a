import { expect, test } from 'vitest'
import { markAnswered, markLost, ticketFor } from './tickets.ts'

test('only the request whose answer was lost is repeated under its ticket', () => {
  const first = ticketFor('katte')
  expect(ticketFor('katte').key).not.toBe(first.key)
  markLost('katte', first)
  expect(ticketFor('katte')).toEqual(first)
  expect(ticketFor('hunde').key).not.toBe(first.key)
  markAnswered()
  expect(ticketFor('katte').key).not.toBe(first.key)
})

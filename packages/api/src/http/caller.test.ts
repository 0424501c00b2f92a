import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerOf } from './caller.ts'

const socket = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
const ask = async (trustProxy: boolean, headers: Record<string, string>) => {
  const app = new Hono().get('/', (c) => c.text(callerOf(c, trustProxy)))
  return (await app.request('/', { headers }, socket)).text()
}

test.each([
  ['nobody between', true, {}, '10.0.0.1'],
  ['a proxy that is trusted', true, { 'X-Forwarded-For': '203.0.113.7' }, '203.0.113.7'],
  [
    'a caller who claims an address before the proxy adds the true one',
    true,
    { 'X-Forwarded-For': '1.1.1.1, 203.0.113.7' },
    '203.0.113.7',
  ],
  ['a header that nobody is trusted to write', false, { 'X-Forwarded-For': '203.0.113.7' }, '10.0.0.1'],
])('with %s', async (_, trustProxy, headers, caller) => {
  expect(await ask(trustProxy, headers)).toBe(caller)
})

import { expect, test } from 'vitest'
import { isFromHere } from './from-here.ts'

const HERE = { Host: 'localhost:3000' }

test.each([
  ['127.0.0.1', HERE],
  ['127.8.9.10', { Host: '127.0.0.1:3000' }],
  ['::1', { Host: '[::1]:3000' }],
  ['::ffff:127.0.0.1', { Host: 'LOCALHOST' }],
  ['127.0.0.1', { ...HERE, Forwarded: 'for=127.0.0.1;proto=http;host=localhost' }],
])('a request of %s with %j is made here', (remote, headers) => {
  expect(isFromHere(new Headers(headers), remote)).toBe(true)
})

test.each([
  // Whoever reaches the port from elsewhere can claim any host.
  ['192.168.1.20', HERE],
  ['::ffff:192.168.1.20', HERE],
  ['unknown', HERE],
  ['127.0.0.1', {}],
  ['127.0.0.1', { Host: 'localhost.spil.dk' }],
  ['127.0.0.1', { Host: '127.0.0.1.spil.dk' }],
  ['127.0.0.1', { Host: 'user@localhost' }],
  ['127.0.0.1', { ...HERE, 'X-Forwarded-Host': '' }],
  ['127.0.0.1', { ...HERE, 'X-Forwarded-For': '127.0.0.1, 203.0.113.7' }],
  ['127.0.0.1', { ...HERE, 'X-Real-IP': '203.0.113.7' }],
  ['127.0.0.1', { ...HERE, Forwarded: 'for=_hidden, for=127.0.0.1' }],
  ['127.0.0.1', { ...HERE, Forwarded: 'For="[2001:db8::1]:4711"' }],
  ['127.0.0.1', { ...HERE, Via: '1.1 proxy' }],
])('a request of %s with %j is not', (remote, headers) => {
  expect(isFromHere(new Headers(headers as Record<string, string>), remote)).toBe(false)
})

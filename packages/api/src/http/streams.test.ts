import { expect, test } from 'vitest'
import { proveIdentity } from '../testing/identities.ts'
import { newMember } from '../testing/members.ts'
import { startTestServer } from '../testing/server.ts'

test('a stream is told to come back when the server stops, and keeps nobody waiting', async () => {
  const server = await startTestServer({ RATE_LIMIT: 0 })
  const { headers } = await newMember(server)
  await proveIdentity(server.url, headers)
  await server.post('/api/limits/deposit', { day: 1000, week: 1000, month: 1000 }, headers)
  const { body } = await server.post('/api/crypto/payment-address', { currency: 'USDC', amount: 100 }, headers)
  const stream = await fetch(`${server.url}/api/crypto/invoices/${body.id}/events`, { headers })
  const heard: string[] = []
  const listening = (async () => {
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.push(part)
  })()
  await expect.poll(() => heard.join('')).toContain('data: {')
  await server.stop()
  await listening
  expect(heard.join('')).toMatch(/\n\nretry: 1000\n\n$/)
})

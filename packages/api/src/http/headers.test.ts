import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

async function policyWith(cards: string): Promise<string | null> {
  const app = new Hono().use(securityHeaders({ cards })).get('/', (c) => c.text('page'))
  return (await app.request('/')).headers.get('Content-Security-Policy')
}

test('the card provider’s fields are let in only where he takes the cards', async () => {
  const policy = await policyWith('stripe')
  expect(policy).toContain("script-src 'self' https://js.stripe.com")
  expect(policy).toContain("frame-src 'self' https://js.stripe.com")
  expect(policy).toMatch(/connect-src 'self'[^;]*https:\/\/api\.stripe\.com/)
  expect(await policyWith('test')).not.toContain('stripe')
})

import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageSources } from '../domains/money/payments/methods/method.ts'
import { SERVER_METHODS } from '../domains/money/payments/methods/methods.ts'
import { type Reply, startTestServer, type TestServer } from '../testing/server.ts'
import { securityHeaders } from './headers.ts'

async function headersWith(sources: readonly PageSources[]): Promise<Headers> {
  const app = new Hono().use(securityHeaders({ sources, isHttps: () => false })).get('/', (c) => c.text('page'))
  return (await app.request('/')).headers
}

test('the card provider’s fields are let in only where he takes the cards', async () => {
  const stripe = await headersWith(Object.values(SERVER_METHODS).flatMap(({ page }) => page ?? []))
  const policy = stripe.get('Content-Security-Policy')
  expect(policy).toContain("script-src 'self' https://js.stripe.com")
  expect(policy).toContain("frame-src 'self' https://js.stripe.com")
  expect(policy).toMatch(/connect-src 'self'[^;]*https:\/\/api\.stripe\.com/)
  expect(stripe.get('Permissions-Policy')).toContain('payment=(self "https://js.stripe.com")')
  const none = await headersWith([])
  expect(none.get('Content-Security-Policy')).not.toContain('stripe')
  expect(none.get('Permissions-Policy')).toContain('payment=()')
})

let servers: Readonly<Record<string, TestServer>>
beforeAll(async () => {
  servers = {
    'http://spil.test': await startTestServer({ PUBLIC_URL: 'http://spil.test' }),
    'https://spil.test': await startTestServer({ PUBLIC_URL: 'https://spil.test' }),
    'a proxy that says https': await startTestServer({ TRUST_PROXY: 'true' }),
  }
})
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop()
})

/** What is asked, by its name, and whether browsers may keep the answer. */
const ANSWERS: readonly (readonly [string, number, (server: TestServer) => Promise<Reply>, 'no-store' | 'other'])[] = [
  ['a page', 200, ({ get }) => get('/games/1'), 'other'],
  ['a script', 200, ({ get }) => get('/assets/index-abc123.js'), 'other'],
  ['a file that is not there', 404, ({ get }) => get('/assets/gone.js'), 'other'],
  ['a wrong method', 405, ({ post }) => post('/games/1', {}), 'other'],
  ['an answer', 200, ({ get }) => get('/api/health'), 'no-store'],
  ['an answer over tRPC', 200, ({ get }) => get('/trpc/system.health'), 'no-store'],
  ['a refusal', 401, ({ get }) => get('/api/auth/me'), 'no-store'],
  ['a refusal over tRPC', 401, ({ get }) => get('/trpc/auth.me'), 'no-store'],
  ['a call of another site', 403, ({ post }) => post('/api/auth/logout', {}, { Origin: 'https://ond.dk' }), 'no-store'],
  ['a body that is no JSON', 400, ({ post }) => post('/api/auth/login', '{'), 'no-store'],
  ['a path that is not there', 404, ({ get }) => get('/api/nothing'), 'no-store'],
]

const SITES = [
  ['http://spil.test', {}, false],
  ['https://spil.test', {}, true],
  ['a proxy that says https', { 'X-Forwarded-Proto': 'https' }, true],
  ['a proxy that says https', { 'X-Forwarded-Proto': 'http' }, false],
] as const

const CASES = SITES.flatMap(([site, sent, secure]) =>
  ANSWERS.map(([what, status, ask, cache]) => ({ site, sent, secure, what, status, ask, cache })),
)

/** The same server, with some headers always sent along. */
const sending = (server: TestServer, sent: Record<string, string>): TestServer => ({
  ...server,
  get: (path, init = {}) => server.get(path, { ...init, headers: { ...sent, ...(init.headers as object) } }),
  post: (path, body, headers = {}) => server.post(path, body, { ...sent, ...headers }),
})

describe('the headers of OWASP ASVS 5, 3.4,', () => {
  test.each(CASES)('are on $what at $site $sent', async ({ site, sent, secure, status, ask, cache }) => {
    const reply = await ask(sending(servers[site]!, sent))
    expect(reply.status).toBe(status)
    const { headers } = reply
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('Strict-Transport-Security')).toBe(secure ? 'max-age=31536000; includeSubDomains' : null)
    const policy = headers.get('Content-Security-Policy')
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'"])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'payment', 'fullscreen'])
      expect(headers.get('Permissions-Policy')).toContain(`${feature}=()`)
    expect(headers.has('X-Powered-By')).toBe(false)
    if (cache === 'no-store') expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

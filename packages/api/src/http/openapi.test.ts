import { LANGUAGES } from '@spilvaerk/messages'
import { expect, test } from 'vitest'
import { REFUSAL_CODES, sentenceOf } from '../domains/refusals.ts'
import { statusAt } from '../procedures/answer-codes.ts'
import { appRouter } from '../procedures/router.ts'
import { openApi } from './openapi.ts'
import { commonAt, refusalsOf, strangersIn } from './path-refusals.ts'
import { restRoutesOf } from './rest-routes.ts'

const routes = restRoutesOf(appRouter)
const document = openApi(routes, '1.2.3')

test('every path of the specification is described', () => {
  const described = routes.map(({ method, path }) => `${method} ${path}`).sort()
  expect(described).toMatchInlineSnapshot(`
    [
      "GET /auth/demo",
      "GET /auth/export",
      "GET /auth/me",
      "GET /auth/sessions",
      "GET /casino/browse",
      "GET /casino/featured",
      "GET /casino/games",
      "GET /casino/games/{id}",
      "GET /casino/popular",
      "GET /casino/rails",
      "GET /casino/workshop",
      "GET /certification-key",
      "GET /crypto/currencies",
      "GET /crypto/invoices",
      "GET /crypto/invoices/{id}",
      "GET /cvr/lookup/{cvrNumber}",
      "GET /dashboard/favourites",
      "GET /dashboard/games",
      "GET /dashboard/history",
      "GET /dashboard/notifications",
      "GET /dashboard/recent",
      "GET /dashboard/stats",
      "GET /dev/outbox",
      "GET /dev/outbox/{id}",
      "GET /games",
      "GET /games/{id}",
      "GET /games/{id}/activity",
      "GET /games/{id}/activity.csv",
      "GET /games/{id}/admission",
      "GET /games/{id}/analytics",
      "GET /games/{id}/art",
      "GET /games/{id}/certifications",
      "GET /games/{id}/certifications/{certificationId}",
      "GET /games/{id}/certifications/{certificationId}/package",
      "GET /games/{id}/comments",
      "GET /games/{id}/definition",
      "GET /games/{id}/jackpots",
      "GET /games/{id}/jackpots/history",
      "GET /games/{id}/keys",
      "GET /games/{id}/mark",
      "GET /games/{id}/members",
      "GET /games/{id}/open-round",
      "GET /games/{id}/review",
      "GET /games/{id}/seeds",
      "GET /games/{id}/sheet",
      "GET /games/{id}/stats",
      "GET /games/{id}/texts",
      "GET /games/{id}/versions",
      "GET /games/{id}/versions/{version}",
      "GET /games/{id}/versions/{version}/sheet",
      "GET /health",
      "GET /identity",
      "GET /keys",
      "GET /ledger/checkpoint",
      "GET /library",
      "GET /limits",
      "GET /limits/session",
      "GET /orders",
      "GET /orders/{id}",
      "GET /payments/options",
      "GET /rounds",
      "GET /rounds/{id}",
      "GET /rounds/{id}/advice",
      "GET /rounds/{id}/verification",
      "GET /runs/{key}",
      "GET /studio/writer",
      "GET /wallet",
      "GET /wallet/history",
      "GET /wallet/history.csv",
      "GET /wallet/withdrawals",
      "POST /ai/generate-market-driven-game",
      "POST /ai/generate-market-intelligence",
      "POST /ai/generate-narrative",
      "POST /ai/generate-personalized-recommendations",
      "POST /auth/activate",
      "POST /auth/change-email",
      "POST /auth/change-password",
      "POST /auth/confirm-email",
      "POST /auth/delete-account",
      "POST /auth/forgot-password",
      "POST /auth/login",
      "POST /auth/logout",
      "POST /auth/logout-everywhere",
      "POST /auth/profile",
      "POST /auth/register",
      "POST /auth/request-unlock",
      "POST /auth/resend-activation",
      "POST /auth/reset-password",
      "POST /auth/sessions/{id}/end",
      "POST /auth/unlock",
      "POST /casino/games/{id}/play",
      "POST /crypto/exchange-rates",
      "POST /crypto/invoices/{id}/return",
      "POST /crypto/invoices/{id}/simulate",
      "POST /crypto/payment-address",
      "POST /crypto/process-payment",
      "POST /dashboard/notifications/read",
      "POST /dashboard/purchase-game",
      "POST /dashboard/quote",
      "POST /games",
      "POST /games/competitors",
      "POST /games/generate",
      "POST /games/generate-complete",
      "POST /games/generate-variations",
      "POST /games/trends",
      "POST /games/validate",
      "POST /games/validate-compliance",
      "POST /games/{id}/art/clear",
      "POST /games/{id}/art/drawing",
      "POST /games/{id}/art/restore",
      "POST /games/{id}/certifications",
      "POST /games/{id}/certifications/{certificationId}/cancel",
      "POST /games/{id}/comments",
      "POST /games/{id}/comments/{threadId}/answers",
      "POST /games/{id}/comments/{threadId}/read",
      "POST /games/{id}/comments/{threadId}/reopening",
      "POST /games/{id}/comments/{threadId}/resolution",
      "POST /games/{id}/comments/{threadId}/{commentId}/text",
      "POST /games/{id}/comments/{threadId}/{commentId}/withdrawal",
      "POST /games/{id}/export",
      "POST /games/{id}/favourite",
      "POST /games/{id}/handover",
      "POST /games/{id}/handover/acceptance",
      "POST /games/{id}/heartbeat",
      "POST /games/{id}/invitations",
      "POST /games/{id}/invitations/{invitationId}/withdrawal",
      "POST /games/{id}/keys",
      "POST /games/{id}/keys/{keyId}/revoke",
      "POST /games/{id}/leave",
      "POST /games/{id}/look",
      "POST /games/{id}/members/{memberNumber}/removal",
      "POST /games/{id}/members/{memberNumber}/role",
      "POST /games/{id}/notes",
      "POST /games/{id}/rating",
      "POST /games/{id}/report",
      "POST /games/{id}/review/rule",
      "POST /games/{id}/reviews",
      "POST /games/{id}/reviews/{reviewId}/approval",
      "POST /games/{id}/reviews/{reviewId}/return",
      "POST /games/{id}/reviews/{reviewId}/withdrawal",
      "POST /games/{id}/seeds/client",
      "POST /games/{id}/seeds/rotate",
      "POST /games/{id}/simulate",
      "POST /games/{id}/spin",
      "POST /games/{id}/submission",
      "POST /games/{id}/texts",
      "POST /games/{id}/texts/suggestion",
      "POST /games/{id}/versions",
      "POST /games/{id}/visibility",
      "POST /games/{id}/withdrawal",
      "POST /generate-advanced-game",
      "POST /identity/start",
      "POST /identity/test-answer",
      "POST /invitations/accept",
      "POST /invitations/look",
      "POST /leases/{gameId}/renewal",
      "POST /limits/acknowledge",
      "POST /limits/deposit",
      "POST /limits/exclude",
      "POST /limits/loss",
      "POST /limits/pause",
      "POST /limits/reality-check",
      "POST /limits/time",
      "POST /orders/{id}/confirm",
      "POST /rounds/{id}/choices",
      "POST /runs/{key}/cancel",
      "POST /support/messages",
      "POST /v2/games/generate",
      "POST /wallet/deposit",
      "POST /wallet/withdraw",
      "POST /wallet/withdrawals/{id}/cancel",
    ]
  `)
})

test('how a game is made of its figures is told', () => {
  const { description } = (document as { paths: Record<string, { post: { description: string } }> }).paths['/games']!
    .post
  expect(description).toContain('within 0.5 points')
})

test('what is in the path is a parameter and not in the body', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/games/{id}/spin': {
        post: {
          operationId: 'rounds.spin',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'Idempotency-Key', in: 'header' },
          ],
          requestBody: {
            content: { 'application/json': { schema: { properties: { bet: {}, bets: { type: 'array' } } } } },
          },
        },
      },
    },
  })
  expect(JSON.stringify(document)).not.toContain('$defs')
})

test('what is for members says how they show who they are, and what is for all asks for nothing', () => {
  const { paths, components } = document as {
    paths: Record<string, Record<string, { security?: object[]; responses?: object }>>
    components: { securitySchemes: object }
  }
  expect(paths['/auth/me']?.get?.security).toEqual([{ cookie: [] }, { bearer: [] }])
  expect(Object.keys(components.securitySchemes)).toEqual(['cookie', 'bearer', 'gameKey'])
  expect(paths['/games/{id}/spin']?.post?.security).toEqual([{}, { cookie: [] }, { bearer: [] }, { gameKey: [] }])
  expect(paths['/games/{id}/spin']?.post?.responses).toMatchObject({ 401: {}, 403: {} })
  expect(paths['/auth/login']?.post).not.toHaveProperty('security')
  expect(document).toMatchObject({ security: [] })
})

test('every path says what it does, and what it refuses with', () => {
  const { paths, components } = document as {
    paths: Record<string, Record<string, { summary: string; responses: Record<string, unknown> }>>
    components: { responses: Record<string, { headers?: object }> }
  }
  for (const route of routes) {
    const operation = paths[route.path]?.[route.method.toLowerCase()]
    expect(operation?.summary).toMatch(/^[A-Z].{5,}/)
    const statuses = Object.keys(operation?.responses ?? {})
    expect(statuses).toEqual(expect.arrayContaining(['429', '503', ...(route.member ? ['401'] : [])]))
    for (const status of refusalsOf(route)) expect(components.responses).toHaveProperty(String(status))
  }
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/orders/{id}/receipt.pdf', '/webhooks/{provider}']))
  for (const status of [429, 502, 503]) expect(components.responses[status]?.headers).toHaveProperty('Retry-After')
  expect(components.responses[404]).not.toHaveProperty('headers')
  expect(strangersIn(routes.map(({ name }) => name))).toEqual([])
})

test('each status of a path names the codes of its own, with their English', () => {
  const { paths, components } = document as {
    paths: Record<string, Record<string, { responses: Record<string, { description?: string }> }>>
    components: { responses: Record<string, { description: string }> }
  }
  const at = (path: string, method: string) => paths[path]?.[method]?.responses ?? {}
  expect(at('/games/{id}/spin', 'post')['403']?.description).toContain(
    '- `paused`: You have paused play for money until',
  )
  expect(at('/wallet/deposit', 'post')).not.toHaveProperty('402')
  expect(at('/wallet/withdraw', 'post')['402']?.description).toContain('`insufficientFunds`')
  expect(components.responses['401']?.description).toContain('- `notLoggedIn`: You have to be logged in.')
  for (const route of routes) {
    for (const code of route.refuses) {
      const told = Object.values(at(route.path, route.method.toLowerCase())).map(({ description = '' }) => description)
      if (code !== 'cancelled' && !commonAt(statusAt(code)).includes(code))
        expect(told.join(), route.name).toContain(`\`${code}\`: `)
    }
  }
})

test('the sentence of every refusal can be shown in both languages', () => {
  for (const code of REFUSAL_CODES)
    for (const language of LANGUAGES) expect(sentenceOf(code, language), code).not.toMatch(/^$|undefined|NaN|Invalid/)
})

test('every reference has something to refer to', () => {
  const text = JSON.stringify(document)
  const { components } = document as { components: { schemas: object } }
  const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(components.schemas).toHaveProperty([name ?? ''])
})

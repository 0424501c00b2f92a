import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { trpcServer } from '../test/trpc-server.ts'
import { linkOf, rememberLink } from './share-link.ts'
import { gameIn, keyIn } from './trpc.ts'

const LINK = 'abcdefghijklmnopqrst_-'
const OTHER = 'ABCDEFGHIJKLMNOPQRST_-'

type Asked = { readonly procedures: string; readonly link: string | null; readonly input: string }

/** What the server was asked, and with which link. */
const asked: Asked[] = []

beforeEach(() => {
  trpcServer.listen({ onUnhandledFrame: 'error' })
  trpcServer.use(
    http.all('*/trpc/:procedures', async ({ request, params }) => {
      const url = new URL(request.url)
      const input = request.method === 'GET' ? (url.searchParams.get('input') ?? '') : await request.clone().text()
      const procedures = String(params.procedures)
      asked.push({ procedures, link: request.headers.get('X-Share-Link'), input })
      const refusal = { message: 'Spil ikke fundet', code: -32_000, data: { code: 'NOT_FOUND', httpStatus: 404 } }
      return HttpResponse.json(
        procedures.split(',').map(() => ({ error: refusal })),
        { status: 207 },
      )
    }),
  )
})
afterEach(() => {
  asked.length = 0
  trpcServer.close()
  trpcServer.resetHandlers()
})

const aboutGame = (id: number) => asked.filter(({ input }) => input.includes(`"id":${id}}`))

test('a page with a link asks with it, also on the game’s other pages without it, and about no other game', async () => {
  const { router } = renderApp(`/games/41?link=${LINK}`)
  await screen.findByRole('heading', { name: 'Fejl ved indlæsning af spil' })
  expect(aboutGame(41).length).toBeGreaterThan(0)
  for (const { link } of aboutGame(41)) expect(link).toBe(LINK)
  for (const address of ['/games/41/sheet', '/games/41/offer']) {
    asked.length = 0
    await router.navigate({ to: address })
    await vi.waitFor(() => expect(aboutGame(41).length).toBeGreaterThan(0))
    for (const { link } of aboutGame(41)) expect(link).toBe(LINK)
  }
  asked.length = 0
  await router.navigate({ to: '/games/$id', params: { id: '42' } })
  await vi.waitFor(() => expect(aboutGame(42).length).toBeGreaterThan(0))
  for (const { link } of aboutGame(42)) expect(link).toBeNull()
})

test('what is asked together goes apart where the links differ', async () => {
  const { createTrpcClient } = await import('./trpc.ts')
  rememberLink({ id: '51' }, LINK)
  rememberLink({ id: '52' }, OTHER)
  const client = createTrpcClient()
  await Promise.allSettled([51, 52, 53].map((id) => client.studio.game.query({ id })))
  expect(asked.map(({ link, input }) => [link, input])).toEqual(
    expect.arrayContaining([
      [LINK, '{"0":{"id":51}}'],
      [OTHER, '{"0":{"id":52}}'],
      [null, '{"0":{"id":53}}'],
    ]),
  )
})

test('the tab remembers a link, and nothing that is none', () => {
  rememberLink({ id: '61' }, LINK)
  rememberLink({ id: '61' }, undefined)
  rememberLink({ id: 'x' }, OTHER)
  expect(linkOf(61)).toBe(LINK)
  expect(sessionStorage.getItem('spilvaerk.share-links')).toContain(LINK)
  expect(localStorage.getItem('spilvaerk.share-links')).toBeNull()
  rememberLink({ id: '62' }, 'x\r\nCookie: y')
  expect(linkOf(62)).toBeUndefined()
})

test.each([
  ['studio.game', { id: 7 }, 7],
  ['purchases.quote', { gameId: 7 }, 7],
  ['apiKeys.revoke', { id: 7 }, undefined],
  ['rounds.get', { id: '0b0f6c56-5a05-4c2f-9a0a-54d5a9a8f111' }, undefined],
  ['catalogue.list', undefined, undefined],
])('%s with %j is about game %s', (path, input, game) => {
  expect(gameIn(path, input)).toBe(game)
})

test.each([
  ['one request with a key', [{ id: 7, key: 'k' }], { 'Idempotency-Key': 'k' }],
  ['a payment', [{ gameId: 7, paymentReference: 'kort-1-a' }], { 'Idempotency-Key': 'kort-1-a' }],
  ['one without', [{ id: 7 }], {}],
  ['one without anything', [undefined], {}],
  ['a key that is none', [{ key: 7 }], {}],
  ['several together', [{ key: 'k' }, { key: 'l' }], {}],
])('of %s the header has the key that it may be repeated with', (_, inputs, header) => {
  expect(keyIn(inputs)).toEqual(header)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askingGame, openWorld, WIDE, type World } from '../testing/contract.ts'
import { proveIdentity } from '../testing/identities.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.stop())

type Ask = readonly [path: string, body?: object]
const send = ([path, body]: Ask, headers: Record<string, string>) =>
  body ? world.server.post(`/api${path}`, body, headers) : world.server.get(`/api${path}`, { headers })

const NO_ORDER = 'Ordren blev ikke fundet'
const NO_INVOICE = 'Betalingsadressen blev ikke fundet'
const NO_KEY = 'API-nøglen blev ikke fundet'
const NOT_YOURS = 'Spillet er ikke dit'
const NO_RIGHT = 'Kun den, der har lavet, købt eller lejet spillet, kan hente det eller lave nøgler til det'

test.each<[string, (w: World) => Ask, number, string]>([
  ['an order', (w) => [`/orders/${w.orderId}`], 404, NO_ORDER],
  ['a receipt', (w) => [`/orders/${w.orderId}/receipt.pdf`], 404, NO_ORDER],
  ['a payment to confirm', (w) => [`/orders/${w.waitingOrderId}/confirm`, { approve: true }], 404, NO_ORDER],
  ['a lease', (w) => [`/leases/${w.gameId}/renewal`, { on: false }], 404, 'Du lejer ikke spillet'],
  ['a crypto payment', (w) => [`/crypto/invoices/${w.invoiceId}`], 404, NO_INVOICE],
  ['the news of a crypto payment', (w) => [`/crypto/invoices/${w.invoiceId}/events`], 404, NO_INVOICE],
  [
    'a crypto payment to simulate',
    (w) => [`/crypto/invoices/${w.invoiceId}/simulate`, { what: 'full' }],
    404,
    NO_INVOICE,
  ],
  [
    'the address and the hash of a crypto payment',
    ({ paidAddress: cryptoWalletAddress, txHash: blockchainTxHash }) => [
      '/crypto/process-payment',
      { currency: 'USDC', cryptoWalletAddress, blockchainTxHash },
    ],
    ...([404, NO_INVOICE] as const),
  ],
  ['a key', (w) => [`/games/${w.gameId}/keys/${w.keyId}/revoke`, {}], 404, NO_KEY],
  ['a game to make keys to', (w) => [`/games/${w.gameId}/keys`, { name: 'Min' }], 403, NO_RIGHT],
  ['a game to take away', (w) => [`/games/${w.gameId}/export`, { format: 'html5' }], 403, NO_RIGHT],
  ['a game to share', (w) => [`/games/${w.gameId}/visibility`, { visibility: 'shared' }], 403, NOT_YOURS],
  ['a game to change', (w) => [`/games/${w.gameId}/versions`, { definition: askingGame }], 403, NOT_YOURS],
  ['a round that waits', (w) => [`/rounds/${w.roundId}/choices`, { choices: [0] }], 403, 'Runden er ikke din'],
])('%s of somebody else is refused, to a member and to a visitor', async (_, ask, status, error) => {
  const reply = await send(ask(world), world.bo.headers)
  expect([reply.status, reply.body.error]).toEqual([status, error])
  expect([401, status]).toContain((await send(ask(world), {})).status)
})

test('a device of somebody else is not logged out', async () => {
  const [device] = (await send(['/auth/sessions'], world.anna.headers)).body
  expect(await send([`/auth/sessions/${device.id}/end`, {}], world.bo.headers)).toMatchObject({
    ...{ status: 404, body: { error: 'Enheden blev ikke fundet' } },
  })
  expect((await send(['/auth/me'], world.anna.headers)).status).toBe(200)
})

test('what somebody else has is in no list of one’s own', async () => {
  const { bo, gameId } = world
  for (const path of ['/orders', '/crypto/invoices', `/games/${gameId}/keys`, '/keys', '/dashboard/games'])
    expect([path, (await send([path], bo.headers)).body]).toEqual([path, []])
  expect((await send([`/games/${gameId}/open-round`], bo.headers)).body).toBeNull()
  expect((await send(['/rounds'], bo.headers)).body.rounds).toEqual([])
  expect((await send(['/wallet/history'], bo.headers)).body.movements).toEqual([])
  const { body } = await send(['/dashboard/notifications'], bo.headers)
  expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(['account'])
})

test('where the seed of a round comes from is told to its player only, and not before it is done', async () => {
  const asked: Ask = [`/rounds/${world.roundId}/verification`]
  expect((await send(asked, world.anna.headers)).status).toBe(409)
  expect((await send([`/rounds/${world.roundId}`], {})).body).not.toHaveProperty('seed')
  await send([`/rounds/${world.roundId}/choices`, { choices: [0] }], world.anna.headers)
  expect((await send(asked, world.anna.headers)).body.seeds).toMatchObject({ clientSeed: 'mit eget', nonce: 0 })
  expect((await send(asked, world.bo.headers)).body.seeds).toBeNull()
  expect((await send(asked, {})).body.seeds).toBeNull()
})

// The words of section 8 of the specification, or beside it where it says that they are not shown.
test.each<[string, Ask, number, object]>([
  ['a game', ['/games/999'], 404, { error: 'Spil ikke fundet' }],
  ['a game of the lobby', ['/casino/games/999'], 404, { error: 'Spil ikke fundet' }],
  ['a company', ['/cvr/lookup/98000011'], 404, { error: 'Kunne ikke finde virksomhed', field: 'cvrNumber' }],
  [
    'a company by seven digits',
    ['/cvr/lookup/1358562'],
    400,
    { error: 'CVR-nummer skal være 8 cifre', field: 'cvrNumber' },
  ],
  [
    'a login',
    ['/auth/login', { email: 'ingen@example.dk', password: 'forkert' }],
    ...([401, { error: 'Forkert email eller adgangskode.' }] as const),
  ],
  [
    'a login without a password',
    ['/auth/login', { email: 'a@b.dk', password: '' }],
    400,
    { error: 'Adgangskode er påkrævet', field: 'password' },
  ],
  [
    'an export',
    ['/games/1/export', { format: 'swf' }],
    ...([400, { field: 'format', error: expect.stringContaining('Formatet skal være html5') }] as const),
  ],
  [
    'a prompt',
    ['/games/generate', { prompt: ' ' }],
    ...([400, { field: 'prompt', error: 'Prompten må ikke være tom' }] as const),
  ],
])('%s that there is not is refused by the words that pages show', async (_, ask, status, body) => {
  const reply = await send(ask, {})
  expect([reply.status, reply.body]).toEqual([status, { ...body, code: expect.any(String) }])
})

test('a purchase is refused with what helps: the price, the owner, the reference', async () => {
  const { bo } = world
  const wish = { gameId: 1, ownershipType: 'purchase', paymentMethod: 'credit_card', amount: 25_000 }
  const buy = (changes: object) => send(['/dashboard/purchase-game', { ...wish, ...changes }], bo.headers)
  const refusals = [
    [{ paymentReference: 'a', amount: 24_999 }, 409, 'Prisen er 25.000 DKK. Se den nye pris, før du betaler.'],
    [{ paymentReference: 'a', gameId: 999 }, 404, 'Spil ikke fundet'],
    [
      { paymentReference: 'b', paymentToken: 'test_declined' },
      402,
      'Betalingen blev afvist. Prøv en anden betalingsmåde.',
    ],
    [{ paymentReference: 'c' }, 200, undefined],
    [
      { paymentReference: 'c', ownershipType: 'lease', duration: 1, amount: 2000 },
      409,
      /allerede brugt til et andet køb/,
    ],
    [{ paymentReference: 'd' }, 409, 'Du ejer allerede spillet'],
  ] as const
  for (const [changes, status, error] of refusals) {
    const reply = await buy(changes)
    expect([changes, reply.status]).toEqual([changes, status])
    if (error) expect(reply.body.error).toMatch(error)
  }
})

test('a crypto payment is refused with the words of the page', async () => {
  const { bo } = world
  const wish = { currency: 'USDC', amount: 100 }
  expect((await send(['/crypto/payment-address', wish], bo.headers)).status).toBe(403)
  await proveIdentity(world.server.url, bo.headers)
  await send(['/limits/deposit', WIDE], bo.headers)
  const { body } = await send(['/crypto/payment-address', wish], bo.headers)
  const process = (changes: object) =>
    send(
      [
        '/crypto/process-payment',
        { currency: 'USDC', cryptoWalletAddress: body.address, blockchainTxHash: randomUUID(), ...changes },
      ],
      bo.headers,
    )
  for (const [changes, status, error] of [
    [{ blockchainTxHash: ' ' }, 400, 'Indtast venligst transaktions-hash.'],
    [{ cryptoWalletAddress: '' }, 400, 'Manglende information'],
    [{}, 409, 'Betalingen kunne ikke behandles. Kontroller transaktions-hash.'],
    [{ blockchainTxHash: world.txHash }, 409, 'Betalingen kunne ikke behandles. Kontroller transaktions-hash.'],
  ] as const) {
    const reply = await process(changes)
    expect([reply.status, reply.body.error]).toEqual([status, error])
  }
})

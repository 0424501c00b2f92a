import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { admitAnyway } from '../../../testing/admitted.ts'
import { WIDE } from '../../../testing/contract.ts'
import { smallGame } from '../../../testing/games.ts'
import { identify } from '../../../testing/identities.ts'
import { joinBy, newMember, PASSWORD, type TestMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { addSubmission } from './store.ts'

let server: TestServer
let anna: TestMember
let bo: TestMember
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 })
  const members = await Promise.all([newMember(server), newMember(server)])
  anna = members[0]
  bo = members[1]
  for (const member of members) {
    const { headers } = member
    await identify(server.services, member.id)
    await server.post('/api/limits/deposit', WIDE, headers)
    await server.post('/api/wallet/deposit', { amount: 100 }, headers)
  }
})
afterAll(() => server.stop())

/** Every spin pays a hundred times the bet, or with `coins` more. */
const payingGame = (coins = 1000, maxWin = 100) =>
  smallGame({
    maxWin,
    symbols: [
      { id: 'a', kind: 'regular', name: 'Guld', emoji: '🟡', pays: { 3: coins } },
      { id: 'b', kind: 'regular', name: 'Sølv', emoji: '⚪', pays: { 3: coins } },
    ],
    reelSets: { base: [0, 1, 2].map(() => ({ strip: ['a', 'a', 'a', 'b'], rows: 3 })) },
    wins: { type: 'lines', lines: [[1, 1, 1]] },
    features: [],
  })

const make = async (member: TestMember, definition: object, name = 'Guldåren'): Promise<number> =>
  (await server.post('/api/games', { name, definition }, member.headers)).body.id

/** What the proof and the decision of a person leave behind. */
async function admitted(gameId: number, submitted: { definitionHash: string; version: number; memberId: string }) {
  const decided = { state: 'admitted' as const, proof: null, faults: [], why: null }
  const at = new Date()
  await server.storage.tx((db) => addSubmission(db, { gameId, ...submitted, ...decided, createdAt: at, decidedAt: at }))
  await admitAnyway(server, gameId)
}

const balanceOf = async ({ headers }: TestMember) => (await server.get('/api/wallet', { headers })).body.balance

async function spinForMoney({ headers }: TestMember, id: number) {
  await server.get(`/api/games/${id}/seeds`, { headers })
  await server.post(`/api/games/${id}/seeds/client`, { clientSeed: 'mit eget' }, headers)
  return server.post(`/api/games/${id}/spin`, { bet: 10, stake: 'money', key: randomUUID() }, headers)
}

const NOT_ADMITTED =
  'Spillet er ikke godkendt til penge. Det kan spilles gratis, men ikke for penge, og det er ikke til salg.'

describe('a game that nobody has admitted', () => {
  test.each([
    ['that always pays 100 times the bet', payingGame()],
    ['that pays a million times the bet', payingGame(10_000_000, 1_000_000)],
  ])('%s is not played for money by its maker', async (_, definition) => {
    const id = await make(anna, definition)
    const { status, body } = await spinForMoney(anna, id)
    expect([status, body.error]).toEqual([403, NOT_ADMITTED])
    expect(await balanceOf(anna)).toBe(100)
    expect((await server.post(`/api/games/${id}/spin`, { bet: 10 }, anna.headers)).status).toBe(200)
  })

  test('is not there for another member, who moves nothing with its number', async () => {
    const id = await make(anna, payingGame())
    const reply = await server.post(`/api/games/${id}/spin`, { bet: 10, stake: 'money' }, bo.headers)
    expect([reply.status, reply.body.error]).toEqual([404, 'Spil ikke fundet'])
    expect(await balanceOf(bo)).toBe(100)
  })

  test.each(['listed', 'shared', 'suspended', 'withdrawn'] as const)(
    'is not played for money, sold or leased when it is %s',
    async (state) => {
      const id = await make(anna, payingGame())
      await admitAnyway(server, id, state)
      const before = await balanceOf(anna)
      expect((await spinForMoney(anna, id)).status).toBe(403)
      const wish = { gameId: id, paymentMethod: 'credit_card', paymentReference: randomUUID() }
      const buy = { ...wish, ownershipType: 'purchase', amount: 25_000 }
      const lease = { ...wish, ownershipType: 'lease', duration: 1, amount: 2000 }
      for (const body of [buy, lease]) {
        expect((await server.post('/api/dashboard/purchase-game', body, anna.headers)).status).toBe(403)
        expect((await server.post('/api/dashboard/quote', body, anna.headers)).status).toBe(403)
      }
      expect(await balanceOf(anna)).toBe(before)
      expect((await server.get('/api/orders', { headers: anna.headers })).body).toEqual([])
    },
  )
})

test('a new version of an admitted game is private, and the admitted one is played on', async () => {
  const honest = smallGame({ maxWin: 400 })
  const id = await make(anna, honest, 'Ærlig')
  await admitAnyway(server, id)
  const before = (await server.get(`/api/casino/games/${id}`)).body
  const revised = await server.post(`/api/games/${id}/versions`, { definition: payingGame() }, anna.headers)
  expect([revised.status, revised.body.standing, revised.body.version]).toEqual([201, 'private', 2])

  const after = (await server.get(`/api/casino/games/${id}`)).body
  expect(after).toEqual(before)
  expect((await server.get('/api/casino/games')).body.find((game: { id: number }) => game.id === id)).toEqual(before)
  const played = await spinForMoney(bo, id)
  expect([played.status, played.body.definitionHash]).toEqual([200, before.definitionHash])
  // What was changed of an earlier version overwrites nothing that somebody has saved since.
  const stale = { definition: smallGame({ maxWin: 410 }), base: before.definitionHash }
  const late = await server.post(`/api/games/${id}/versions`, stale, anna.headers)
  expect([late.status, late.body.code]).toEqual([409, 'versionStale'])
  expect((await server.get(`/api/games/${id}`, { headers: anna.headers })).body.version).toBe(2)
  // Its maker sees the new one, which takes no money.
  expect((await spinForMoney(anna, id)).status).toBe(403)
  expect((await server.get(`/api/games/${id}/versions/2`, { headers: bo.headers })).status).toBe(404)
  expect((await server.get(`/api/games/${id}/versions`, { headers: bo.headers })).body).toHaveLength(1)
})

test('of a copy of an admitted game only the admitted one takes money', async () => {
  const { definition } = (await server.get('/api/games/1/definition')).body
  const id = await make(anna, definition, 'Kopi')
  expect((await server.get(`/api/games/${id}`, { headers: anna.headers })).body.definitionHash).toBe(
    (await server.get('/api/games/1')).body.definitionHash,
  )
  expect((await spinForMoney(anna, id)).status).toBe(403)
  expect((await spinForMoney(anna, 1)).status).toBe(200)
})

test('a game that is suspended while its payment is under way is not given, and the money goes back', async () => {
  const id = await make(anna, smallGame({ maxWin: 450 }), 'Snart Stoppet')
  await admitAnyway(server, id)
  const wish = { gameId: id, ownershipType: 'purchase', paymentMethod: 'credit_card', amount: 25_000 }
  const placed = await server.post(
    '/api/dashboard/purchase-game',
    { ...wish, paymentReference: 'a', paymentToken: 'test_confirm' },
    bo.headers,
  )
  expect(placed.body.order.state).toBe('needsConfirmation')
  await admitAnyway(server, id, 'suspended')
  const { body } = await server.post(`/api/orders/${placed.body.order.id}/confirm`, { approve: true }, bo.headers)
  expect([body.order.state, body.entitlement]).toEqual(['refunded', null])
  expect((await server.get('/api/dashboard/games', { headers: bo.headers })).body).toEqual([])
  // Nor had its maker a share that could be spent before the money was back.
  const texts = (await server.services.wallet.allMovements(anna.id)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Snart Stoppet'))).toEqual([])
  expect(await server.services.wallet.verify()).toMatchObject({ ok: true })
})

const STILL = { description: 'Et stille spil.', rtp: 9500, reels: 5, paylines: 10, volatility: 'medium' }

/** A game that Bo has bought; one from before there were submissions has none. */
async function soldGame(name: string, { isSubmitted = true, ownershipType = 'purchase' } = {}) {
  const maker = await newMember(server)
  const { id, definitionHash, version } = (await server.post('/api/games', { ...STILL, name }, maker.headers)).body
  if (isSubmitted) await admitted(id, { definitionHash, version, memberId: maker.id })
  else await admitAnyway(server, id)
  const wish = { gameId: id, ownershipType, paymentMethod: 'credit_card' }
  const ware = ownershipType === 'lease' ? { duration: 1, amount: 2000 } : { amount: 25_000 }
  const paymentReference = randomUUID()
  const sent = { ...wish, ...ware, paymentReference }
  const bought = await server.post('/api/dashboard/purchase-game', sent, bo.headers)
  expect([bought.status, bought.body.order?.state]).toEqual([200, 'paid'])
  const make = (path: string, body: object = {}) => server.post(`/api/games/${id}${path}`, body, maker.headers)
  const seen = async ({ headers } = bo) => {
    const { status, body } = await server.get(`/api/games/${id}`, { headers })
    return [status, body.definitionHash]
  }
  return { id, definitionHash, maker, make, seen, orderId: bought.body.order.id as string }
}

describe('who bought a game keeps it', () => {
  const WAYS = [
    ['is taken private', ['private']],
    ['is listed, and then private', ['listed', 'private']],
    ['is shared, and then private', ['shared', 'private']],
    ['is shared', ['shared']],
  ] as const
  test.each(
    WAYS.flatMap(([words, visibilities]) => [true, false].map((isSubmitted) => ({ words, visibilities, isSubmitted }))),
  )('when its maker withdraws it and it $words (submitted: $isSubmitted)', async ({ visibilities, isSubmitted }) => {
    const { id, definitionHash, make, seen } = await soldGame(`Solgt ${visibilities.join(' ')}`, { isSubmitted })
    expect((await make('/withdrawal')).body.standing).toBe('withdrawn')
    for (const visibility of visibilities) expect((await make('/visibility', { visibility })).status).toBe(200)
    expect(await seen()).toEqual([200, definitionHash])
    expect((await server.get(`/api/games/${id}`)).status).toBe(404)
  })

  test('whatever other version its maker lists to be tried', async () => {
    const { id, definitionHash, make, maker, seen } = await soldGame('Solgt og Skiftet', { isSubmitted: true })
    const key = (await server.post(`/api/games/${id}/keys`, { name: 'Min app' }, bo.headers)).body.key
    const { definition } = (await server.get(`/api/games/${id}/definition`, { headers: maker.headers })).body
    await make('/withdrawal')
    await make('/versions', { definition: { ...definition, maxWin: definition.maxWin - 1 } })
    const { body: listed } = await make('/visibility', { visibility: 'listed' })
    expect(listed.standing).toBe('listed')
    expect(await seen()).toEqual([200, definitionHash])
    const played = await server.post(`/api/games/${id}/spin`, { bet: 1 }, { Authorization: `Bearer ${key}` })
    expect([played.status, played.body.definitionHash]).toEqual([200, definitionHash])
    // Nobody else has anything of what was sold.
    expect((await server.get(`/api/games/${id}`)).body.definitionHash).toBe(listed.definitionHash)
  })

  test('with its key, also when its maker lets the buyer look at what is being made', async () => {
    const { id, definitionHash, make, maker } = await soldGame('Solgt og Set', { isSubmitted: true })
    const key = (await server.post(`/api/games/${id}/keys`, { name: 'Min app' }, bo.headers)).body.key
    await make('/invitations', { to: bo.email, role: 'viewer' })
    await joinBy(server, bo, 1)
    const { definition } = (await server.get(`/api/games/${id}/definition`, { headers: maker.headers })).body
    await make('/versions', { definition: { ...definition, maxWin: definition.maxWin - 1 } })
    const played = await server.post(`/api/games/${id}/spin`, { bet: 1 }, { Authorization: `Bearer ${key}` })
    expect([played.status, played.body.definitionHash]).toEqual([200, definitionHash])
  })

  test('on a lease, too', async () => {
    const { definitionHash, make, seen } = await soldGame('Lejet', { isSubmitted: false, ownershipType: 'lease' })
    await make('/withdrawal')
    for (const visibility of ['shared', 'private']) await make('/visibility', { visibility })
    expect(await seen()).toEqual([200, definitionHash])
  })

  test('when it was listed, and is suspended and restored', async () => {
    const { id, definitionHash, make, seen } = await soldGame('Anmeldt', { isSubmitted: false })
    await make('/withdrawal')
    await make('/visibility', { visibility: 'listed' })
    await runCommand(server.services, ['staff', 'add', 'mia@spil.dk', '--role', 'games'], () => undefined)
    const why = ['--by', 'mia@spil.dk', '--why', 'set på']
    for (const action of ['suspend', 'restore'])
      expect(await runCommand(server.services, ['games', action, String(id), ...why], () => undefined)).toBe(0)
    expect(await seen()).toEqual([200, definitionHash])
  })

  test('and not a version that was never for sale, nor after the money has gone back', async () => {
    const { id, definitionHash, make, seen, maker, orderId } = await soldGame('Solgt Før', { isSubmitted: false })
    await make('/withdrawal')
    const { definition } = (await server.get(`/api/games/${id}/definition`, { headers: maker.headers })).body
    await make('/versions', { definition: { ...definition, maxWin: definition.maxWin - 1 } })
    for (const visibility of ['shared', 'private']) await make('/visibility', { visibility })
    expect(await seen()).toEqual([200, definitionHash])
    expect((await server.get(`/api/games/${id}/versions`, { headers: bo.headers })).body).toHaveLength(1)
    await server.services.purchases.refund(orderId, 'fortrudt')
    expect(await seen()).toEqual([404, undefined])
  })
})

test('a maker gets half of what a game is sold for without VAT, and gives it back with a refund', async () => {
  const id = await make(anna, smallGame({ maxWin: 480 }), 'Solgt')
  await admitAnyway(server, id)
  const before = await balanceOf(anna)
  const wish = { gameId: id, ownershipType: 'purchase', paymentMethod: 'credit_card', amount: 25_000 }
  const bought = await server.post('/api/dashboard/purchase-game', { ...wish, paymentReference: 'b' }, bo.headers)
  expect(bought.status).toBe(200)
  expect((await balanceOf(anna)) - before).toBe(10_000)
  await server.services.purchases.refund(bought.body.order.id, 'fortrudt')
  await server.services.purchases.refund(bought.body.order.id, 'igen')
  expect(await balanceOf(anna)).toBe(before)
  expect(await server.services.wallet.verify()).toMatchObject({ ok: true })
})

test('a maker who has left gets nothing, and the game is sold all the same', async () => {
  const maker = await newMember(server)
  const id = await make(maker, smallGame({ maxWin: 490 }), 'Efterladt')
  await admitAnyway(server, id)
  expect((await server.post('/api/auth/delete-account', { password: PASSWORD }, maker.headers)).status).toBe(200)
  const wish = { gameId: id, ownershipType: 'purchase', paymentMethod: 'credit_card', amount: 25_000 }
  const bought = await server.post('/api/dashboard/purchase-game', { ...wish, paymentReference: 'c' }, bo.headers)
  expect([bought.status, bought.body.order.state]).toEqual([200, 'paid'])
  expect(await server.services.wallet.allMovements(maker.id)).toEqual([])
  expect(await server.services.wallet.verify()).toMatchObject({ ok: true })
})

test('a round that waits in a game that is suspended is found, and what it has won is taken', async () => {
  const options = [
    { name: 'Lidt', prize: { coins: 10 } },
    { name: 'Mere', prize: { coins: 30 } },
  ]
  const features = [{ type: 'choice' as const, id: 'valg', options }]
  const modes = [{ id: 'koeb', name: 'Køb valget', coins: 20, buys: { feature: 'valg' } }]
  const id = await make(anna, smallGame({ features, modes }), 'Valget')
  await admitAnyway(server, id)
  await server.get(`/api/games/${id}/seeds`, bo)
  await server.post(`/api/games/${id}/seeds/client`, { clientSeed: 'mit eget' }, bo.headers)
  const spin = { bet: 1, stake: 'money', mode: 'koeb' }
  const { body: round } = await server.post(`/api/games/${id}/spin`, spin, bo.headers)
  expect(round.status).toBe('open')
  await admitAnyway(server, id, 'suspended')
  const found = await server.get(`/api/games/${id}/open-round`, bo)
  expect([found.status, found.body?.roundId]).toEqual([200, round.roundId])
  const taken = await server.post(`/api/rounds/${round.roundId}/choices`, { choices: [1] }, bo.headers)
  expect([taken.status, taken.body.status, taken.body.totalWin]).toEqual([200, 'done', 3])
  expect((await server.get(`/api/games/${id}/open-round`, bo)).status).toBe(404)
})

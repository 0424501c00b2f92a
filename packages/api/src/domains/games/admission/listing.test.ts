import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { createTestClock, newMember, PASSWORD } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { openReports } from './store.ts'

const DAY_MS = 24 * 60 * 60_000
const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0, TRUST_PROXY: 'true' }, { clock })
})
afterAll(() => server.stop())

/** A game that breaks no rule. */
async function makeGame(headers: Record<string, string>, name = 'Mosens Lygtemænd', description = 'Et stille spil.') {
  const sent = { name, description, rtp: 9500, reels: 5, paylines: 10, volatility: 'medium' }
  const { body } = await server.post('/api/games', sent, headers)
  return body as { id: number; definitionHash: string }
}
const show = (id: number, visibility: string, headers: Record<string, string>) =>
  server.post(`/api/games/${id}/visibility`, { visibility }, headers)
const workshop = async () => (await server.get('/api/casino/workshop')).body.map(({ id }: { id: number }) => id)

test('a visitor shares by link, and lists nothing', async () => {
  const made = await server.post('/api/games', { name: 'Gæst', reels: 3, paylines: 5 })
  const headers = { Cookie: (made.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' }
  const { status, body } = await show(made.body.id, 'listed', headers)
  expect([status, body.error]).toEqual([401, 'Du skal være logget ind.'])
  expect((await show(made.body.id, 'shared', headers)).body.standing).toBe('shared')
  expect(await workshop()).not.toContain(made.body.id)
})

test('a member lists three games a day, and they stand in the workshop and not in the lobby', async () => {
  const { headers } = await newMember(server)
  const ids: number[] = []
  for (let n = 0; n < 4; n++) ids.push((await makeGame(headers)).id)
  for (const id of ids.slice(0, 3)) expect((await show(id, 'listed', headers)).body.standing).toBe('listed')
  // Listing what is listed counts for nothing.
  expect((await show(ids[0] ?? 0, 'listed', headers)).status).toBe(200)
  const fourth = await show(ids[3] ?? 0, 'listed', headers)
  expect([fourth.status, fourth.headers.get('Retry-After')]).toEqual([429, String(DAY_MS / 1000)])
  expect(fourth.body.error).toBe('Du kan vise højst 3 spil i døgnet. Prøv igen senere.')
  // Taking one back does not make room for another on the same day.
  await show(ids[0] ?? 0, 'private', headers)
  expect((await show(ids[3] ?? 0, 'listed', headers)).status).toBe(429)
  clock.pass(DAY_MS)
  const { headers: later } = await newMember(server)
  expect((await show(ids[3] ?? 0, 'listed', later)).status).toBe(404)
  const lobby = (await server.get('/api/casino/games')).body.map(({ id }: { id: number }) => id)
  expect(lobby).not.toContain(ids[1])
  expect(await workshop()).toEqual(expect.arrayContaining([ids[1], ids[2]]))
})

test('fifty games that are listed at once by one member are three', async () => {
  const { headers } = await newMember(server)
  const { id: first, definitionHash } = await makeGame(headers)
  const { definition } = (await server.get(`/api/games/${first}/definition`, { headers })).body
  const copies = await Promise.all(
    Array.from({ length: 12 }, () => server.post('/api/games', { name: 'Kopi', definition }, headers)),
  )
  expect(copies[0]?.body.definitionHash).toBe(definitionHash)
  const listed = await Promise.all(copies.map(({ body }) => show(body.id, 'listed', headers)))
  expect(listed.filter(({ status }) => status === 200)).toHaveLength(3)
})

test.each([
  ['name', 'Besøg guldkasino.dk', 'Et spil.'],
  ['name', 'Få 500 kr gratis hos Lykkeland', 'Et spil.'],
  ['description', 'Mosen', 'Skriv til mig på hej@example.com'],
])('an advertisement as %s is refused: %s', async (field, name, description) => {
  const { headers } = await newMember(server)
  const { id } = await makeGame(headers, name, description)
  const { status, body } = await show(id, 'listed', headers)
  expect([status, body.field]).toEqual([400, field])
  expect(await workshop()).not.toContain(id)
})

test('an advertisement as the name of a symbol is refused, too', async () => {
  const { headers } = await newMember(server)
  const { id } = await makeGame(headers)
  const { definition } = (await server.get(`/api/games/${id}/definition`, { headers })).body
  const symbols = definition.symbols.map((symbol: object, at: number) =>
    at === 0 ? { ...symbol, name: 'guldkasino.dk' } : symbol,
  )
  await server.post(`/api/games/${id}/versions`, { definition: { ...definition, symbols } }, headers)
  expect((await show(id, 'listed', headers)).status).toBe(400)
})

test.each([
  ['picture', (symbol: object) => ({ ...symbol, emoji: 'guldkasino.dk' })],
  ['id, where it has no name,', (symbol: object) => ({ ...symbol, name: undefined })],
])('an advertisement or an insult as the %s of a symbol is refused, too', async (_, change) => {
  const { headers } = await newMember(server)
  const { id } = await makeGame(headers)
  const made = (await server.get(`/api/games/${id}/definition`, { headers })).body.definition
  const definition = JSON.parse(JSON.stringify(made).replaceAll(`"${made.symbols[0].id}"`, '"Luder"'))
  const symbols = definition.symbols.map((symbol: object, at: number) => (at === 0 ? change(symbol) : symbol))
  const revised = await server.post(`/api/games/${id}/versions`, { definition: { ...definition, symbols } }, headers)
  const { status, body } = await show(id, 'listed', headers)
  expect([revised.status, status, body.problems?.[0].code]).toEqual([201, 400, expect.stringMatching(/link|abuse/)])
})

test('an insult as the theme is refused', async () => {
  const { headers } = await newMember(server)
  const sent = { name: 'Mosen', rtp: 9500, reels: 5, paylines: 10, volatility: 'medium', theme: 'luder' }
  const { id } = (await server.post('/api/games', sent, headers)).body
  expect((await show(id, 'listed', headers)).status).toBe(400)
})

test('a new version of a listed game is private, and the listed one stays', async () => {
  const { headers } = await newMember(server)
  const { id, definitionHash } = await makeGame(headers)
  await show(id, 'listed', headers)
  const { definition } = (await server.get(`/api/games/${id}/definition`, { headers })).body
  await server.post(`/api/games/${id}/versions`, { definition: { ...definition, maxWin: 123 } }, headers)
  expect((await server.get(`/api/games/${id}`)).body).toMatchObject({ definitionHash, standing: 'listed', version: 1 })
})

test('addresses of one IPv6 network are one network', async () => {
  const maker = await newMember(server)
  const { id } = await makeGame(maker.headers)
  await show(id, 'listed', maker.headers)
  for (const end of [1, 2, 3]) {
    const { headers } = await newMember(server)
    const from = { ...headers, 'X-Forwarded-For': `2001:db8:1:2::${end}` }
    expect((await server.post(`/api/games/${id}/report`, { reason: 'Reklame' }, from)).status).toBe(200)
  }
  expect(await workshop()).toContain(id)
})

test('what somebody reported is forgotten with the account', async () => {
  const maker = await newMember(server)
  const { id, definitionHash } = await makeGame(maker.headers)
  await show(id, 'listed', maker.headers)
  const { headers } = await newMember(server)
  await server.post(`/api/games/${id}/report`, { reason: 'Reklame' }, headers)
  const reports = () => openReports(server.storage.read, id, definitionHash)
  expect(await reports()).toHaveLength(1)
  expect((await server.post('/api/auth/delete-account', { password: PASSWORD }, headers)).status).toBe(200)
  expect(await reports()).toEqual([])
})

test('three members from three networks hide a game; repeats, one network and the maker do not', async () => {
  const maker = await newMember(server)
  const { id } = await makeGame(maker.headers)
  await show(id, 'listed', maker.headers)
  const members = await Promise.all([1, 2, 3, 4].map(() => newMember(server)))
  const report = (at: number, address: string) =>
    server.post(
      `/api/games/${id}/report`,
      { reason: 'Reklame' },
      { ...members[at]?.headers, 'X-Forwarded-For': address },
    )
  expect((await server.post(`/api/games/${id}/report`, { reason: 'x' })).status).toBe(401)
  expect((await server.post(`/api/games/${id}/report`, { reason: 'x' }, maker.headers)).status).toBe(409)
  expect((await server.post(`/api/games/1/report`, { reason: 'x' }, maker.headers)).status).toBe(409)
  for (const [at, address] of [
    [0, '10.0.0.1'],
    [0, '10.0.0.2'],
    [1, '10.0.0.1'],
    [2, '10.0.0.1'],
  ] as const)
    expect((await report(at, address)).body).toEqual({ reported: true })
  expect(await workshop()).toContain(id)
  await report(1, '10.0.0.3')
  await report(3, '10.0.0.4')
  expect(await workshop()).toContain(id)
  const fifth = await newMember(server)
  await server.post(
    `/api/games/${id}/report`,
    { reason: 'Svindel' },
    { ...fifth.headers, 'X-Forwarded-For': '10.0.0.5' },
  )
  expect(await workshop()).not.toContain(id)
  expect((await server.get(`/api/games/${id}`)).status).toBe(404)
  expect((await show(id, 'listed', maker.headers)).status).toBe(409)
  const story = await server.services.audit.of(`game:${id}`)
  expect(story.map(({ action }) => action)).toEqual(['game.share', 'game.hide'])

  await runCommand(server.services, ['staff', 'add', 'mia@spil.dk', '--role', 'games'], () => undefined)
  const why = ['--by', 'mia@spil.dk', '--why', `set på ${randomUUID()}`]
  expect(await runCommand(server.services, ['games', 'restore', String(id), ...why], () => undefined)).toBe(0)
  expect((await server.get(`/api/games/${id}`, { headers: maker.headers })).body.standing).toBe('private')
})

test.each(['private', 'shared'] as const)(
  'a newest version that becomes %s takes the earlier ones back with it',
  async (visibility) => {
    const { headers } = await newMember(server)
    const { id } = await makeGame(headers)
    await show(id, 'listed', headers)
    const other = await makeGame(headers, 'Dammens Gæs')
    const { definition } = (await server.get(`/api/games/${other.id}/definition`, { headers })).body
    const changed = { ...definition, maxWin: definition.maxWin - 1 }
    const revised = await server.post(`/api/games/${id}/versions`, { definition: changed }, headers)
    expect([revised.body.version, revised.body.standing]).toEqual([2, 'private'])
    expect((await server.get(`/api/games/${id}/admission`, { headers })).body.shownVersion).toBe(1)
    expect((await server.get(`/api/games/${id}`)).body.version).toBe(1)
    expect((await show(id, visibility, headers)).body.standing).toBe(visibility)
    expect(await workshop()).not.toContain(id)
    expect((await server.get(`/api/games/${id}`)).status).toBe(404)
    const { shownVersion } = (await server.get(`/api/games/${id}/admission`, { headers })).body
    expect(shownVersion).toBe(visibility === 'shared' ? 2 : null)
  },
)

test('each fault of a text that is refused has its code', async () => {
  const { headers } = await newMember(server)
  const { id } = await makeGame(headers, 'Besøg guldkasino.dk')
  const { body } = await show(id, 'listed', headers)
  expect(body.problems).toMatchObject([
    { field: 'name', code: 'link', reason: expect.stringContaining('«guldkasino.dk»') },
    { field: 'name', code: 'advertising' },
  ])
})

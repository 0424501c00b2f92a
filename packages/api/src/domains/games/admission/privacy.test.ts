import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { openWorld, type World } from '../../../testing/contract.ts'
import { smallGame } from '../../../testing/games.ts'
import type { TestServer } from '../../../testing/server.ts'

let world: World
let server: TestServer
beforeAll(async () => {
  world = await openWorld()
  server = world.server
})
afterAll(() => server.stop())

const body = (path: string) =>
  ({
    '/games/{id}/spin': { bet: 1 },
    '/games/{id}/simulate': { spins: 1000 },
    '/games/{id}/export': { format: 'html5' },
    '/games/{id}/versions': { definition: smallGame() },
    '/games/{id}/visibility': { visibility: 'shared' },
    '/games/{id}/rating': { rating: 5 },
    '/games/{id}/favourite': { on: true },
    '/games/{id}/heartbeat': { resumed: true },
    '/games/{id}/keys': { name: 'Min' },
    '/games/{id}/seeds/client': { clientSeed: 'x' },
    '/games/{id}/report': { reason: 'x' },
    '/games/{id}/art/drawing': { slot: 'symbol:a', drawing: '🦊' },
    '/games/{id}/art/clear': { slot: 'logo' },
    '/games/{id}/art/restore': { revision: 0 },
    '/games/{id}/notes': { archived: true },
    '/games/{id}/texts': { texts: [{ language: 'en', place: 'name', text: 'Mine' }] },
    '/games/{id}/texts/suggestion': { language: 'de' },
    '/games/{id}/look': { look: { hour: 'night' } },
  })[path]

const query = (path: string) => (path === '/games/{id}/art/files' ? '?slot=logo&rights=true' : '')

/** Of no package. */
const CERTIFICATION = '00000000-0000-4000-8000-000000000000'

/** Everything that asks for a game by its number, as the document describes it. */
async function pathsOfGames(): Promise<(readonly [method: string, path: string])[]> {
  const { paths } = (await server.get('/api/openapi.json')).body as { paths: Record<string, object> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    /^\/(games|casino\/games)\/\{id\}/.test(path)
      ? Object.keys(methods).map((method) => [method.toUpperCase(), path] as const)
      : [],
  )
}

const ask = (method: string, path: string, id: number, headers: Record<string, string>) => {
  const parts = { id: String(id), version: '1', keyId: world.keyId, certificationId: CERTIFICATION }
  const at = `/api${Object.entries(parts).reduce((all, [name, part]) => all.replace(`{${name}}`, part), path)}${query(path)}`
  return method === 'GET' ? server.get(at, { headers }) : server.post(at, body(path) ?? {}, headers)
}

test('a private game is not there for anybody else, on every path that takes its number', async () => {
  const paths = await pathsOfGames()
  expect(paths.length).toBeGreaterThan(25)
  const { headers } = world.bo
  for (const [method, path] of paths) {
    const reply = await ask(method, path, world.ownId, headers)
    expect([path, reply.status]).toEqual([path, 404])
    expect([path, [401, 404]]).toEqual([
      path,
      expect.arrayContaining([(await ask(method, path, world.ownId, {})).status]),
    ])
  }
  for (const [path, send] of [
    ['/dashboard/quote', { gameId: world.ownId, ownershipType: 'purchase' }],
    ['/games/validate-compliance', { config: { gameId: world.ownId } }],
    ['/ai/generate-narrative', { theme: 'pirater', gameId: world.ownId }],
  ] as const)
    expect([path, (await server.post(`/api${path}`, send, headers)).status]).toEqual([path, 404])
  for (const list of ['/casino/games', '/casino/featured', '/casino/popular', '/casino/workshop', '/games'])
    expect((await server.get(`/api${list}`, { headers })).body.map(({ id }: { id: number }) => id)).not.toContain(
      world.ownId,
    )
})

test('its maker finds it on all of them', async () => {
  for (const path of ['', '/definition', '/sheet', '/versions', '/stats', '/admission', '/seeds', '/mark'])
    expect([path, (await server.get(`/api/games/${world.ownId}${path}`, world.anna)).status]).toEqual([path, 200])
})

test('a shared game is there for whoever has its link, and for nobody else', async () => {
  await server.post(`/api/games/${world.ownId}/visibility`, { visibility: 'shared' }, world.anna.headers)
  const { link } = (await server.get(`/api/games/${world.ownId}/admission`, world.anna)).body
  expect(link).toMatch(/^[\w-]{22}$/)
  const get = (address: string, headers = {}) => server.get(`/api/games/${world.ownId}${address}`, { headers })
  expect((await get('')).status).toBe(404)
  expect((await get(`?link=${link}`)).body).toMatchObject({ id: world.ownId, standing: 'shared' })
  expect((await get('', { 'X-Share-Link': link })).status).toBe(200)
  for (const wrong of ['A'.repeat(22), link.slice(1), `${link}x`, '', `${link.slice(0, -1)}!`])
    expect((await get('', { 'X-Share-Link': wrong })).status).toBe(404)
  // The link of one game opens no other.
  const other = (await server.post('/api/games', { name: 'Privat', definition: smallGame() }, world.anna.headers)).body
    .id
  expect((await server.get(`/api/games/${other}?link=${link}`)).status).toBe(404)
  const spin = `/api/games/${world.ownId}/spin`
  expect((await server.post(spin, { bet: 1 }, { 'X-Share-Link': link })).status).toBe(200)
  const forMoney = await server.post(spin, { bet: 1, stake: 'money' }, { ...world.bo.headers, 'X-Share-Link': link })
  expect(forMoney.status).toBe(403)
  expect(
    (await server.post(`/api/games/${world.ownId}/export`, { format: 'html5' }, { 'X-Share-Link': link })).status,
  ).toBe(403)

  // A new version is private; sharing it keeps the link.
  const { headers } = world.anna
  await server.post(`/api/games/${world.ownId}/versions`, { definition: smallGame({ maxWin: 333 }) }, headers)
  expect((await get(`?link=${link}`)).body.version).toBe(1)
  await server.post(`/api/games/${world.ownId}/visibility`, { visibility: 'shared' }, headers)
  expect((await get(`?link=${link}`)).body.version).toBe(2)
  await server.post(`/api/games/${world.ownId}/visibility`, { visibility: 'private' }, headers)
  expect((await get(`?link=${link}`)).status).toBe(404)
})

test('who leases a game that is withdrawn has it until the lease ends, and nobody else sees it', async () => {
  const wish = { gameId: world.gameId, ownershipType: 'lease', duration: 1, amount: 2000 }
  const bought = await server.post(
    '/api/dashboard/purchase-game',
    { ...wish, paymentMethod: 'credit_card', paymentReference: 'z' },
    world.bo.headers,
  )
  expect(bought.status).toBe(200)
  await admitAnyway(server, world.gameId, 'withdrawn')
  expect((await server.get(`/api/games/${world.gameId}`, world.bo)).body.standing).toBe('withdrawn')
  expect((await server.get(`/api/games/${world.gameId}`)).status).toBe(404)
  const taken = () => server.post(`/api/games/${world.gameId}/export`, { format: 'html5' }, world.bo.headers)
  expect((await taken()).status).toBe(200)
  await admitAnyway(server, world.gameId, 'suspended')
  expect((await taken()).status).toBe(409)
})

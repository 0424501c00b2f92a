import { health } from '@spilvaerk/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASSETS } from '../platform/config/assets.ts'
import { emptyDisk, fillDisk } from '../testing/database.ts'
import { type House, openHouse } from '../testing/house.ts'
import { keptLog } from '../testing/log.ts'
import { createApp } from './app.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('on a full disk what must be stored is refused for now, what is stored is still read, and then all is well again', async () => {
  const kept = keptLog()
  const config = { RATE_LIMIT: 0, TRUST_PROXY: 'false' as const }
  const app = createApp({
    services: house,
    log: kept.log,
    config,
    web: ASSETS.web,
  })
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const post = (path: string, body: object) =>
    app.request(
      path,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
      env,
    )
  const spinUntilRefused = async () => {
    for (let spins = 0; spins < 10_000; spins++) {
      const response = await post('/api/games/1/spin', { bet: 1 })
      if (response.status !== 200) return response
    }
    throw new Error('the disk was never full')
  }

  await fillDisk(house.storage)
  const refused = await spinUntilRefused()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('10')
  expect(await refused.json()).toEqual({
    error: 'Serveren kan ikke gemme lige nu. Prøv igen om lidt.',
    code: 'cannotStore',
  })
  const overTrpc = await post('/trpc/rounds.spin', { id: 1, bet: 1 })
  expect(overTrpc.status).toBe(503)
  expect(await overTrpc.json()).toMatchObject({ error: { data: { code: 'SERVICE_UNAVAILABLE' } } })
  expect((await app.request('/api/games', {}, env)).status).toBe(200)
  const healthNow = async () => health.parse(await (await app.request('/api/health', {}, env)).json()).status
  expect(await healthNow()).toBe('cannotWrite')
  const failed = kept.lines().filter(({ msg }) => msg === 'request failed')
  const err = { type: 'SqliteError', code: 'SQLITE_FULL', message: 'database or disk is full' }
  expect(failed.map((line) => [line.path, line.err])).toEqual([
    ['/api/games/1/spin', err],
    ['/trpc/rounds.spin', err],
  ])

  await emptyDisk(house.storage)
  expect(await healthNow()).toBe('ok')
  expect((await post('/api/games/1/spin', { bet: 1 })).status).toBe(200)
})

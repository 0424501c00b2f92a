import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSql } from '../../../testing/database.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify } from '../../../testing/identities.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

const SHARED = 'Demokontoen deles af alle, så det kan ikke gøres her. Opret din egen konto.'
const FIRST = { day: 500, week: 1000, month: 2000 }

let server: TestServer
let headers: { Cookie: string }
beforeAll(async () => {
  server = await startTestServer()
  const demo = (await server.get('/api/auth/demo')).body
  headers = { Cookie: `session=${(await server.post('/api/auth/login', demo)).body.token}` }
  const set = await server.post('/api/limits/deposit', FIRST, headers)
  expect([set.status, set.body.mayPlay]).toEqual([200, true])
})
afterAll(() => server.stop())

test.each([
  ['pause', {}],
  ['exclude', { days: 30 }],
  ['exclude', { forever: true }],
  ['deposit', { day: 499 }],
  ['deposit', { day: 600, month: 1 }],
  ['loss', { day: 0 }],
  ['loss', { month: 1_000_000 }],
  ['time', { week: 1 }],
])('nobody shuts the demo account for the others by %s %j', async (path, body) => {
  const before = (await server.get('/api/limits', { headers })).body
  const reply = await server.post(`/api/limits/${path}`, body, headers)
  expect([reply.status, reply.body]).toEqual([403, { error: SHARED, code: 'demoAccountShared' }])
  expect((await server.get('/api/limits', { headers })).body).toEqual(before)
  expect((await server.post('/api/wallet/deposit', { amount: 50 }, headers)).status).toBe(200)
})

test('its limits are raised like any other’s, and all of its money may be taken out', async () => {
  const raised = await server.post('/api/limits/deposit', { day: 900, week: 1000 }, headers)
  expect([raised.status, raised.body.deposit.day.pending.value]).toEqual([200, 900])
  expect((await server.post('/api/wallet/withdraw', {}, headers)).body.balance).toBe(0)
  expect((await server.get('/api/limits', { headers })).body).toMatchObject({ mayPlay: true, block: null })
})

test('the first deposit limits of a shared account leave enough for the others', async () => {
  const clock = createTestClock()
  const house: House = await openHouse({ clock })
  const memberId = (await house.accounts.prepareDemo()) ?? ''
  const demo = { id: memberId, kind: 'player' as const }
  await identify(house, memberId)
  expect(codeOf(await house.limits.setDeposit(demo, { day: 1, week: 1000, month: 2000 }))).toBe('demoAccountShared')
  expect(value(await house.limits.setDeposit(demo, FIRST))).toMatchObject({ mayPlay: true })
  // Somebody excluded the account before that was refused.
  const now = clock.now().getTime()
  await runSql(
    house.storage,
    `INSERT INTO blocks (member_id, kind, created_at, until) VALUES ('${memberId}', 'exclusion', ${now}, NULL)`,
  )
  expect(await house.limits.get(demo)).toMatchObject({ mayPlay: true, block: null })
  await house.close()
})

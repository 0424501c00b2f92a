import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClock, logIn, newMember, PASSWORD } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

/** Logs in anew first: a session does not outlive the hours that pass here. */
const leave = async (email: string) => {
  const { headers } = await logIn(server, email)
  return server.post('/api/auth/delete-account', { password: PASSWORD }, headers)
}

test('a pause cannot be left by deleting the account and registering anew', async () => {
  const { email, headers } = await newMember(server)
  expect((await server.post('/api/limits/pause', {}, headers)).status).toBe(200)
  expect(await leave(email)).toMatchObject({ status: 409, body: { error: expect.stringContaining('din pause') } })
  clock.pass(23 * HOUR + 59 * MINUTE)
  expect((await leave(email)).status).toBe(409)
  clock.pass(2 * MINUTE)
  expect((await leave(email)).status).toBe(200)
})

test('an exclusion keeps its account until it ends, and one for good keeps it for good', async () => {
  const { email, headers } = await newMember(server)
  await server.post('/api/limits/exclude', { days: 30 }, headers)
  clock.pass(29 * 24 * HOUR)
  expect((await leave(email)).status).toBe(409)
  const { headers: again } = await logIn(server, email)
  await server.post('/api/limits/exclude', { forever: true }, again)
  clock.pass(3000 * 24 * HOUR)
  expect(await leave(email)).toMatchObject({ status: 409, body: { error: expect.stringContaining('for altid') } })
})

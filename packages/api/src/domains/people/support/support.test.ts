import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClock, mailsTo, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { MOST_A_DAY } from './service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0, TRUST_PROXY: 'true' }, { clock })
})
afterAll(() => server.stop())

const WISH = {
  name: 'Cecilie Holm',
  email: 'cecilie@example.dk',
  topic: 'money',
  message: 'Min udbetaling fra i går er ikke kommet.\n\nHvad gør jeg?',
}
const from = (address: string) => ({ 'X-Forwarded-For': address })
const write = (body: object, headers: Record<string, string>) => server.post('/api/support/messages', body, headers)

test('a message is stored, sent to support and confirmed, without an account', async () => {
  const { status, body } = await write(WISH, from('192.0.2.1'))
  expect(status).toBe(201)
  expect(body).toEqual({ number: expect.any(Number) })
  const [toSender] = await mailsTo(server, WISH.email, 1)
  expect(toSender?.subject).toBe(`Vi har modtaget din henvendelse nr. ${body.number}`)
  // Anybody can give any address: nothing of what was written goes there.
  expect(toSender?.text).not.toContain('udbetaling fra i går')
  const [toSupport] = await mailsTo(server, 'post@spilvaerk.example', 1)
  expect(toSupport?.text).toContain('Min udbetaling fra i går er ikke kommet.')
})

test.each([
  ['a name with a line of its own', { name: 'Anna\r\nBcc: alle@example.dk' }, 'name'],
  ['a name that is a link', { name: 'Se https://x.example' }, 'name'],
  ['an address with a line of its own', { email: 'a@example.dk\r\nBcc: b@example.dk' }, 'email'],
  ['two addresses', { email: 'a@example.dk,b@example.dk' }, 'email'],
  ['a topic that there is not', { topic: 'alt' }, 'topic'],
  ['a message of nothing', { message: '          ' }, 'message'],
  ['a message that is too long', { message: 'x'.repeat(4001) }, 'message'],
])('%s is refused, and named', async (_, changes, field) => {
  const { status, body } = await write({ ...WISH, ...changes }, from('192.0.2.2'))
  expect(status).toBe(400)
  expect(body.field).toBe(field)
})

test('all that is wrong is told at once', async () => {
  const { body } = await write({}, from('192.0.2.2'))
  expect(body.problems.map((problem: { field: string }) => problem.field).toSorted()).toEqual([
    'email',
    'message',
    'name',
    'topic',
  ])
})

test('a sender writes so often a day and no more; others do, and the day after it is well again', async () => {
  const anna = await newMember(server)
  const asAnna = { ...anna.headers, ...from('192.0.2.4') }
  for (let n = 0; n < MOST_A_DAY; n++) expect((await write(WISH, asAnna)).status).toBe(201)
  const refused = await write(WISH, { ...anna.headers, ...from('192.0.2.5') })
  expect(refused.status).toBe(429)
  expect((await write(WISH, from('192.0.2.4'))).status).toBe(201)
  clock.pass(DAY_MS)
  expect((await write(WISH, asAnna)).status).toBe(201)
})

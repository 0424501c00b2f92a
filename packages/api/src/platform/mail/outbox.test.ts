import { once } from 'node:events'
import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { mailsTo, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('the outbox', () => {
  test('lists mails, the newest first, and shows one', async () => {
    const { email } = await newMember(server)
    await server.post('/api/auth/forgot-password', { email })
    await mailsTo(server, email, 2)
    const { status, body } = await server.get('/api/dev/outbox')
    expect(status).toBe(200)
    expect(body.map(({ subject }: { subject: string }) => subject)).toEqual([
      ...['Nulstil din adgangskode', 'Aktivér din konto hos Spilværk'],
    ])
    expect(body[0]).toEqual({
      id: expect.any(String),
      to: email,
      subject: expect.any(String),
      sentAt: expect.any(String),
    })
    const one = await server.get(`/api/dev/outbox/${body[0].id}`)
    expect(one.body).toMatchObject({ ...body[0], from: 'post@spilvaerk.example' })
    expect(one.body.text).toContain('/auth/reset?token=')
    expect(one.body.html).toContain('<!doctype html>')
  })

  test('is readable for its owner only', async () => {
    const folder = join(server.dataDir, 'outbox')
    const [file] = await readdir(folder)
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(statSync(join(folder, file!)).mode & 0o077).toBe(0)
  })

  test.each(['nothing', '..%2fspilvaerk', '%00', 'x'.repeat(300)])('has no mail %j', async (id) => {
    const { status, body } = await server.get(`/api/dev/outbox/${id}`)
    expect([400, 404]).toContain(status)
    expect(body.error).toBe('Mailen blev ikke fundet')
  })
})

describe('is not shown', () => {
  test.each([[{ HOST: '0.0.0.0' }], [{ PUBLIC_URL: 'https://spil.dk' }], [{ PUBLIC_URL: 'http://127.0.0.1.spil.dk' }]])(
    'on a site of %j',
    async (settings) => {
      const closed = await startTestServer(settings)
      onTestFinished(() => closed.stop())
      await expectNothing(closed, {})
    },
  )

  test.each([
    [{ Host: 'spil.dk' }],
    [{ Host: '127.0.0.1.spil.dk' }],
    [{ 'X-Forwarded-Host': 'spil.dk' }],
    [{ 'X-Forwarded-Host': 'localhost, spil.dk' }],
    [{ 'X-Forwarded-For': '203.0.113.7' }],
    [{ 'X-Real-IP': '203.0.113.7' }],
    [{ Forwarded: 'for=127.0.0.1;host=spil.dk' }],
    [{ Forwarded: 'for="[2001:db8::1]"' }],
    [{ Via: '1.1 spil.dk' }],
  ])('to a request with %j, which a proxy has passed on', (headers) => expectNothing(server, headers))

  async function expectNothing(closed: TestServer, headers: Record<string, string>) {
    for (const path of ['/api/dev/outbox', '/api/dev/outbox/x', '/trpc/dev.outbox']) {
      const { status, text } = await sent(closed, path, headers)
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain('Adressen findes ikke')
    }
    expect(JSON.parse((await sent(closed, '/api/health', headers)).text).adapters.outbox).toBe('hidden')
    expect((await sent(closed, '/api/auth/demo', headers)).status).toBe(404)
    const demo = JSON.stringify({ email: 'demo@spilvaerk.example', password: 'ProevSpilvaerk1' })
    const login = await sent(closed, '/api/auth/login', { ...headers, 'Content-Type': 'application/json' }, demo)
    expect(login.status).toBe(401)
  }
})

test('a proxy of this machine, such as that of the page in development, hides nothing', async () => {
  for (const headers of [
    { Host: 'localhost:5173' },
    { Host: '[::1]:5173' },
    { 'X-Forwarded-For': '::ffff:127.0.0.1', 'X-Forwarded-Host': 'localhost:5173' },
    { Forwarded: 'for="[::1]:4711";host="localhost:5173";proto=http' },
  ])
    expect((await sent(server, '/api/dev/outbox', headers)).status).toBe(200)
})

/** As a proxy sends it: the client of Node writes the Host that it is told. */
async function sent({ url }: TestServer, path: string, headers: Record<string, string>, body?: string) {
  const asked = request(url + path, { headers, method: body === undefined ? 'GET' : 'POST' }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, text: await text(answer) }
}

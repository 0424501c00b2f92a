import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { mailsTo, newMember } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

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
  test.each([
    [{ DEV_PAGES: 'off' } as const],
    [{ HOST: '0.0.0.0' }],
    [{ SMTP_URL: 'smtp://127.0.0.1:1', DEV_PAGES: 'on' } as const],
  ])('with %j', async (settings) => {
    const closed = await startTestServer(settings)
    onTestFinished(() => closed.stop())
    for (const path of ['/api/dev/outbox', '/api/dev/outbox/x']) {
      const { status, body } = await closed.get(path)
      expect([status, body]).toEqual([404, { error: 'Adressen findes ikke' }])
    }
  })
})

test('health names what mails are carried by', async () => {
  const smtp = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
  onTestFinished(() => smtp.stop())
  expect((await smtp.get('/api/health')).body.adapters).toMatchObject({ mail: 'smtp', companies: 'embedded' })
  expect((await smtp.get('/api/auth/demo')).status).toBe(404)
})

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { triesHere } from '../../../platform/storage/tries-here.ts'
import { createTestClock, newMember, PASSWORD, registrationOf } from '../../../testing/members.ts'
import { type Reply, startTestServer, type TestServer } from '../../../testing/server.ts'
import { createAttempts } from './attempts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    { TRUST_PROXY: 'true', RATE_LIMIT: 6000, DEMO_ACCOUNT: 'on' },
    { clock: createTestClock() },
  )
})
afterAll(() => server.stop())

const TOO_MANY = { error: 'For mange forsøg. Vent 15 minutter, og prøv igen.', code: 'tooManyAttempts' }
const HELD_BACK = {
  error: 'For mange forsøg. Vent 15 minutter, eller få et link på mail, der lukker dig ind med det samme.',
  code: 'tooManyAttempts',
}
const login = (email: string, password: string, address = '203.0.113.1') =>
  server.post('/api/auth/login', { email, password }, { 'X-Forwarded-For': address })

async function times(count: number, ask: (index: number) => Promise<Reply>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await ask(index)).status)
  return statuses
}

describe('guessing', () => {
  test('of one password ends after ten tries, and says when to come back', async () => {
    const { email } = await newMember(server)
    expect(await times(10, () => login(email, 'forkert-kode'))).toEqual(Array(10).fill(401))
    const { status, headers, body } = await login(email, PASSWORD)
    expect([status, body]).toEqual([429, HELD_BACK])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(890)
    // Whoever owns the account still comes in from where he is.
    expect((await login(email, PASSWORD, '203.0.113.9')).status).toBe(200)
  })

  test('ends for addresses that nobody has as for others', async () => {
    expect(await times(10, () => login('ingen@example.dk', 'forkert-kode'))).toEqual(Array(10).fill(401))
    expect((await login('ingen@example.dk', 'forkert-kode')).body).toEqual(HELD_BACK)
  })

  test('who is right does not use tries up', async () => {
    const { email } = await newMember(server)
    expect(await times(12, () => login(email, PASSWORD, '203.0.113.2'))).toEqual(Array(12).fill(200))
  })

  test('with a stolen session ends as well', async () => {
    const { headers } = await newMember(server)
    const guess = () =>
      server.post('/api/auth/change-password', { currentPassword: 'forkert-kode', password: 'min-nye-kode' }, headers)
    expect(await times(10, guess)).toEqual(Array(10).fill(403))
    expect((await guess()).body).toEqual(TOO_MANY)
  })
})

test('nobody gets more than five mails an hour at somebody’s wish, known or not', async () => {
  const { email } = await newMember(server)
  for (const to of [email, 'ingen-anden@example.dk']) {
    const ask = () => server.post('/api/auth/forgot-password', { email: to })
    expect(await times(6, ask)).toEqual([200, 200, 200, 200, 200, 429])
    expect((await ask()).body.error).toBe('For mange forsøg. Vent 60 minutter, og prøv igen.')
  }
})

const storage = { tries: (_: string, durationS: number) => triesHere(durationS) }

describe('from one address', () => {
  const attempt = (address: string, emailKey: string) => ({ address, emailKey, device: undefined })

  test('many accounts can be tried a hundred times', async () => {
    const attempts = createAttempts({ byAddress: true, storage })
    for (let index = 0; index < 100; index++)
      expect(await attempts.login(attempt('a', `${index}@x.dk`))).toMatchObject({ ok: true })
    expect(await attempts.login(attempt('a', 'x@x.dk'))).toMatchObject({ refusal: { code: 'tooManyAttempts' } })
    expect(await attempts.login(attempt('b', 'x@x.dk'))).toMatchObject({ ok: true })
  })

  test('one account can be tried fifty times from everywhere', async () => {
    const attempts = createAttempts({ byAddress: false, storage })
    for (let index = 0; index < 50; index++)
      expect(await attempts.login(attempt(`${index}`, 'x@x.dk'))).toMatchObject({ ok: true })
    expect(await attempts.login(attempt('50', 'x@x.dk'))).toMatchObject({ refusal: { code: 'tooManyAttempts' } })
  })

  test('there is no limit where RATE_LIMIT sets none', async () => {
    const free = createAttempts({ byAddress: false, storage })
    const held = createAttempts({ byAddress: true, storage })
    for (let index = 0; index < 100; index++) await Promise.all([free.register('a'), held.register('a')])
    expect(await free.register('a')).toMatchObject({ ok: true })
    expect(await held.register('a')).toMatchObject({ refusal: { code: 'tooManyAttempts' } })
  })
})

describe('the demo account', () => {
  test('is there for everybody, and nobody’s to change', async () => {
    const demo = (await server.get('/api/auth/demo')).body
    expect(demo).toEqual({ email: 'demo@spilvaerk.example', password: 'ProevSpilvaerk1' })
    const { status, body } = await login(demo.email, demo.password, '203.0.113.3')
    expect([status, body.user.username]).toEqual([200, 'demo'])
    const headers = { Cookie: `session=${body.token}` }
    const { password } = demo
    for (const [path, input] of [
      ['profile', { firstName: 'Ny' }],
      ['change-password', { currentPassword: password, password: 'min-nye-kode' }],
      ['change-email', { password, email: 'min@example.dk' }],
      ['delete-account', { password }],
      ['logout-everywhere', {}],
    ] as const) {
      const reply = await server.post(`/api/auth/${path}`, input, headers)
      expect([path, reply.status, reply.body.error]).toEqual([
        ...[path, 403, 'Demokontoen deles af alle, så det kan ikke gøres her. Opret din egen konto.'],
      ])
    }
    await login(demo.email, demo.password, '203.0.113.4')
    expect((await server.get('/api/auth/sessions', { headers })).body).toHaveLength(1)
  })

  test('cannot be shut for the others by wrong guesses', async () => {
    const { email, password } = (await server.get('/api/auth/demo')).body
    for (let address = 1; address <= 6; address++)
      await times(10, () => login(email, 'forkert-kode', `198.51.100.${address}`))
    expect((await login(email, 'forkert-kode', '198.51.100.1')).status).toBe(429)
    const entered = await login(email, password, '198.51.100.7')
    expect(entered.status).toBe(200)
    expect(entered.headers.getSetCookie().join()).not.toContain('device=')
  })

  test.each([[{ DEMO_ACCOUNT: 'off' } as const], [{ HOST: '0.0.0.0' }], [{ PUBLIC_URL: 'https://spil.dk' }]])(
    'is not there with %j',
    async (settings) => {
      const without = await startTestServer(settings)
      onTestFinished(() => without.stop())
      const { status, body } = await without.get('/api/auth/demo')
      expect([status, body]).toEqual([404, { error: 'Der er ingen demokonto', code: 'noDemo' }])
      const demo = { email: 'demo@spilvaerk.example', password: 'ProevSpilvaerk1' }
      expect((await without.post('/api/auth/login', demo)).status).toBe(401)
      expect((await without.post('/api/auth/register', registrationOf('demo'))).status).toBe(200)
    },
  )

  test('is there for everybody where somebody has set it so', async () => {
    const open = await startTestServer({ DEMO_ACCOUNT: 'on', HOST: '0.0.0.0', PUBLIC_URL: 'https://spil.dk' })
    onTestFinished(() => open.stop())
    const { body: demo } = await open.get('/api/auth/demo', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    expect((await open.post('/api/auth/login', demo, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200)
  })
})

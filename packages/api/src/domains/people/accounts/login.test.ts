import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock, logIn, newMember, PASSWORD, type TestMember } from '../../../testing/members.ts'
import { type Reply, startTestServer, type TestServer } from '../../../testing/server.ts'

const HOUR_MS = 3_600_000
const clock = createTestClock()
let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  member = await newMember(server)
})
afterAll(() => server.stop())

const login = (changes: object = {}, headers: Record<string, string> = {}) =>
  server.post('/api/auth/login', { email: member.email, password: PASSWORD, ...changes }, headers)
const me = (token: string) => server.get('/api/auth/me', { headers: { Cookie: `session=${token}` } })
const cookieOf = ({ headers }: Reply) => headers.getSetCookie()[0]

const NOT_LOGGED_IN = { error: 'Du skal være logget ind.', code: 'notLoggedIn' }
const WRONG = { error: 'Forkert email eller adgangskode.', code: 'wrongLogin' }

describe('the session', () => {
  test('is a cookie that scripts cannot read, and a token for programs', async () => {
    const reply = await login()
    const { token } = reply.body
    expect(cookieOf(reply)).toBe(`session=${token}; Path=/; HttpOnly; SameSite=Lax`)
    expect((await me(token)).body).toEqual(reply.body.user)
    const bearer = await server.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
    expect(bearer.body).toEqual(reply.body.user)
  })

  test('that is remembered stays thirty days, used or not', async () => {
    const reply = await login({ rememberMe: true })
    const end = new Date(clock.now().getTime() + 30 * 24 * HOUR_MS)
    expect(cookieOf(reply)).toContain(`Expires=${end.toUTCString()}`)
    clock.pass(30 * 24 * HOUR_MS - 1)
    expect((await me(reply.body.token)).status).toBe(200)
    clock.pass(1)
    expect((await me(reply.body.token)).body).toEqual(NOT_LOGGED_IN)
  })

  test('that is not remembered ends after twelve hours without use', async () => {
    const { token } = (await login()).body
    for (let hour = 0; hour < 24; hour += 11) {
      clock.pass(11 * HOUR_MS)
      expect((await me(token)).status).toBe(200)
    }
    clock.pass(12 * HOUR_MS)
    expect((await me(token)).status).toBe(401)
  })

  test('ends after thirty days even when it is used all the time', async () => {
    const { token } = (await login()).body
    for (let hours = 0; hours < 30 * 24 - 10; hours += 10) {
      clock.pass(10 * HOUR_MS)
      expect((await me(token)).status).toBe(200)
    }
    clock.pass(10 * HOUR_MS)
    expect((await me(token)).status).toBe(401)
  })

  test('is new at each login, and the one that the browser came with is over', async () => {
    const first = (await login()).body.token
    const second = (await login({}, { Cookie: `session=${first}` })).body.token
    expect(second).not.toBe(first)
    expect((await me(first)).status).toBe(401)
    expect((await me(second)).status).toBe(200)
  })

  test('ends with the logout, here or everywhere', async () => {
    const here = await logIn(server, member.email)
    const there = await logIn(server, member.email)
    const reply = await server.post('/api/auth/logout', {}, here.headers)
    expect(reply.body).toEqual({ message: 'Du er logget ud.' })
    expect(cookieOf(reply)).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax/)
    expect([(await me(here.token)).status, (await me(there.token)).status]).toEqual([401, 200])
    const other = await logIn(server, member.email)
    await server.post('/api/auth/logout-everywhere', {}, other.headers)
    expect([(await me(other.token)).status, (await me(there.token)).status]).toEqual([401, 401])
    expect((await server.post('/api/auth/logout')).status).toBe(200)
  })

  test.each(['nothing', 'x'.repeat(43), '%F0%9F', ''])('%j is none', async (token) => {
    expect((await me(token)).body).toEqual(NOT_LOGGED_IN)
  })

  test('works over tRPC as well, which sets the cookie, too', async () => {
    const reply = await server.post('/trpc/auth.login', { email: member.email, password: PASSWORD })
    const { token } = reply.body.result.data
    expect(cookieOf(reply)).toContain(`session=${token}; Path=/; HttpOnly`)
    const who = await server.get('/trpc/auth.me', { headers: { Cookie: `session=${token}` } })
    expect(who.body.result.data).toMatchObject({ id: member.id })
    expect((await server.get('/trpc/auth.me')).body.error).toMatchObject({
      message: 'Du skal være logget ind.',
      data: { httpStatus: 401 },
    })
  })
})

describe('behind HTTPS', () => {
  test('the cookie is secure', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://spil.dk/' })
    const [mine] = (await secure.post('/api/auth/logout')).headers.getSetCookie()
    await secure.stop()
    expect(mine).toContain('Secure')
  })
})

describe('another site', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200],
    [{ Origin: 'https://ond.dk' }, 403],
    [{ Origin: 'null' }, 403],
  ])('with %j is answered %d', async (headers, status) => {
    for (const path of ['/api/auth/logout', '/trpc/auth.logout'])
      expect((await server.post(path, {}, headers)).status).toBe(status)
  })

  test('may link to our pages and read what is public', async () => {
    expect((await server.get('/api/health', { headers: { Origin: 'https://ond.dk' } })).status).toBe(200)
    expect((await server.post('/api/auth/logout', {}, { Origin: server.url })).status).toBe(200)
  })
})

describe('login refuses', () => {
  test.each([
    [{ password: 'forkert-kode' }, 401, WRONG],
    [{ email: 'ingen@example.dk' }, 401, WRONG],
    [{ email: 'x' }, 400, { field: 'email', error: 'Ugyldig email-adresse', code: 'invalidInput' }],
    [{ password: '' }, 400, { field: 'password', error: 'Adgangskode er påkrævet', code: 'invalidInput' }],
  ])('%j with %d', async (changes, status, body) => {
    const reply = await login(changes)
    expect([reply.status, reply.body]).toEqual([status, body])
    expect(reply.headers.getSetCookie()).toEqual([])
  })
})

test('a device is listed to its owner, who may log it out', async () => {
  const owner = await newMember(server)
  const other = await server.post(
    '/api/auth/login',
    { email: owner.email, password: PASSWORD },
    { 'User-Agent': 'Fjernsyn' },
  )
  const list = (await server.get('/api/auth/sessions', { headers: owner.headers })).body
  expect(list).toHaveLength(2)
  const tv = list.find(({ userAgent }: { userAgent: string }) => userAgent === 'Fjernsyn')
  expect(tv).toMatchObject({ current: false })
  const stranger = await server.post(`/api/auth/sessions/${tv.id}/end`, {}, member.headers)
  expect(stranger.status).toBe(401)
  const wrong = await server.post(`/api/auth/sessions/${tv.id}/end`, {}, (await newMember(server)).headers)
  expect([wrong.status, wrong.body]).toEqual([404, { error: 'Enheden blev ikke fundet', code: 'sessionNotFound' }])
  expect((await server.post(`/api/auth/sessions/${tv.id}/end`, {}, owner.headers)).status).toBe(200)
  expect((await me(other.body.token)).status).toBe(401)
})

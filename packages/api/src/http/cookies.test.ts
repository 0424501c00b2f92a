import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, PASSWORD } from '../testing/members.ts'
import { type Reply, startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let email: string
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'true' })
  email = (await newMember(server)).email
})
afterAll(() => server.stop())

const HTTPS = { 'X-Forwarded-Proto': 'https' }
const cookiesOf = ({ headers }: Reply) =>
  Object.fromEntries(headers.getSetCookie().map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie]))
const login = (headers: Record<string, string> = {}) =>
  server.post('/api/auth/login', { email, password: PASSWORD, rememberMe: true }, headers)
/** What makes a guest somebody: a game of their own. */
const make = (headers: Record<string, string> = {}) =>
  server.post('/api/games', { name: 'Nyt Spil', reels: 3, paylines: 5 }, headers)
const me = (cookie: string, headers: Record<string, string> = {}) =>
  server.get('/api/auth/me', { headers: { Cookie: cookie, ...headers } })

describe('on HTTPS', () => {
  test('no other host of the domain can set the cookies of members, their devices and guests', async () => {
    const cookies = { ...cookiesOf(await login(HTTPS)), ...cookiesOf(await make(HTTPS)) }
    expect(Object.keys(cookies).sort()).toEqual(['__Host-device', '__Host-guest', '__Host-session'])
    for (const cookie of Object.values(cookies)) {
      for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie.split('; ')).toContain(part)
      expect(cookie).not.toContain('Domain=')
    }
  })

  test('whoever comes with a cookie from before the prefix stays logged in, and gets the new one', async () => {
    const { token } = (await login()).body
    expect((await me(`session=${token}`, HTTPS)).status).toBe(200)
    const again = cookiesOf(await login({ ...HTTPS, Cookie: `session=${token}` }))
    expect(again.session).toContain('Max-Age=0')
    expect((await me(`session=${token}`, HTTPS)).status).toBe(401)
    const fresh = again['__Host-session']?.match(/=([^;]+)/)?.[1]
    expect((await me(`__Host-session=${fresh}; session=planted`, HTTPS)).status).toBe(200)
  })

  test('a guest keeps the games that were made before the prefix', async () => {
    const made = await make()
    const plain = cookiesOf(made).guest?.split(';')[0] ?? ''
    const hide = (headers: Record<string, string>) =>
      server.post(`/api/games/${made.body.id}/visibility`, { visibility: 'private' }, { ...HTTPS, ...headers })
    expect((await hide({})).status).toBe(404)
    expect((await hide({ Cookie: plain })).status).toBe(200)
  })

  test('a logout takes both names away', async () => {
    const { token } = (await login()).body
    const gone = cookiesOf(await server.post('/api/auth/logout', {}, { ...HTTPS, Cookie: `session=${token}` }))
    expect([gone.session, gone['__Host-session']]).toEqual([
      expect.stringContaining('Max-Age=0'),
      expect.stringContaining('Max-Age=0'),
    ])
  })
})

test('on plain HTTP the names have no prefix, which browsers would not take', async () => {
  const cookies = { ...cookiesOf(await login()), ...cookiesOf(await make()) }
  expect(Object.keys(cookies).sort()).toEqual(['device', 'guest', 'session'])
  for (const cookie of Object.values(cookies)) expect(cookie).not.toContain('Secure')
  const token = cookies.session?.match(/=([^;]+)/)?.[1]
  expect((await me(`__Host-session=${token}`)).status).toBe(401)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestClock,
  logIn,
  mailsTo,
  newMember,
  PASSWORD,
  type TestMember,
  tokenIn,
} from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

const LIFE_MS = 20 * 60_000
const NEW = 'en-helt-ny-kode'
const clock = createTestClock()
let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

const forgot = (email: string) => server.post('/api/auth/forgot-password', { email })
const reset = (token: string, password = NEW) => server.post('/api/auth/reset-password', { token, password })
const login = (password: string) => server.post('/api/auth/login', { email: member.email, password })

/** A new member who has forgotten his password, and the token of his mail. */
async function forgetful(): Promise<string> {
  member = await newMember(server)
  clock.pass(1)
  await forgot(member.email)
  const [, mail] = await mailsTo(server, member.email, 2)
  expect(mail).toMatchObject({ subject: 'Nulstil din adgangskode' })
  return tokenIn(mail!)
}

const DEAD = { error: 'Linket er udløbet eller allerede brugt. Bed om et nyt.', code: 'linkDead', field: 'token' }

describe('a forgotten password', () => {
  test('is set anew by the link of a mail, once, and every session ends', async () => {
    const token = await forgetful()
    clock.pass(1)
    expect((await reset(token)).body).toEqual({ message: 'Din adgangskode er ændret. Du kan nu logge ind med den.' })
    expect((await server.get('/api/auth/me', { headers: member.headers })).status).toBe(401)
    expect([(await login(PASSWORD)).status, (await login(NEW)).status]).toEqual([401, 200])
    expect((await reset(token, 'endnu-en-ny-kode')).body).toEqual(DEAD)
    const mails = await mailsTo(server, member.email, 3)
    expect(mails.map(({ subject }) => subject)).toContain('Din adgangskode er ændret')
  })

  test('answers for unknown addresses as for known ones, and mails nobody', async () => {
    const known = await forgot((await newMember(server)).email)
    const unknown = await forgot('findes-ikke@example.dk')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(known.body).toEqual({ message: 'Tjek din email for instruktioner til at nulstille dit password.' })
  })

  test('has a link for twenty minutes', async () => {
    const token = await forgetful()
    clock.pass(LIFE_MS - 1)
    expect((await reset(token, '12345')).status).toBe(400)
    expect((await reset(token, 'password1')).body.field).toBe('password')
    expect((await reset(token, 'Karen1987')).body).toEqual({
      error: 'Adgangskoden ligner dit navn, din email eller Spilværk og er for let at gætte. Vælg en anden.',
      code: 'passwordPersonal',
      field: 'password',
    })
    clock.pass(1)
    expect((await reset(token)).body).toEqual(DEAD)
    expect((await login(PASSWORD)).status).toBe(200)
  })

  test('changed meanwhile leaves no link that opens', async () => {
    const token = await forgetful()
    const { headers } = await logIn(server, member.email)
    await server.post('/api/auth/change-password', { currentPassword: PASSWORD, password: NEW }, headers)
    expect((await reset(token, 'endnu-en-ny-kode')).body).toEqual(DEAD)
  })

  test.each([
    ['', 400, { field: 'email', code: 'invalidInput', error: 'Ugyldig email-adresse' }],
    ['nej', 400, { field: 'email', code: 'invalidInput', error: 'Ugyldig email-adresse' }],
  ])('of %j is refused', async (email, status, body) => {
    const reply = await forgot(email)
    expect([reply.status, reply.body]).toEqual([status, body])
  })
})

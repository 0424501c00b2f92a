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

const NEW = 'en-helt-ny-kode'
const clock = createTestClock()
let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

const post = (path: string, body: object, who = member) => server.post(`/api/auth/${path}`, body, who.headers)
const me = async (who = member) => (await server.get('/api/auth/me', { headers: who.headers })).body

describe('the profile', () => {
  test('takes what is given and leaves the rest', async () => {
    member = await newMember(server, { phoneNumber: '12345678' })
    expect((await post('profile', { firstName: 'Astrid', marketingOptIn: true })).body).toMatchObject({
      ...{ firstName: 'Astrid', lastName: 'Holm', phoneNumber: '12345678', marketingOptIn: true },
    })
    await post('profile', { phoneNumber: '' })
    expect(await me()).not.toHaveProperty('phoneNumber')
    expect((await post('profile', {})).body).toEqual(await me())
  })

  test.each([
    [{ firstName: 'A' }, 'firstName'],
    [{ lastName: ' ' }, 'lastName'],
    [{ marketingOptIn: 'ja' }, 'marketingOptIn'],
  ])('refuses %j', async (change, field) => {
    const { status, body } = await post('profile', change)
    expect([status, body.field]).toEqual([400, field])
  })

  test('changes nothing that is not the member’s to change', async () => {
    const before = await me()
    await post('profile', { id: 'x', kind: 'company', subscription: 'gold', email: 'x@example.dk', activated: false })
    expect(await me()).toEqual(before)
  })
})

describe('a new password', () => {
  test('needs the old one, logs the other devices out, and is told by mail', async () => {
    member = await newMember(server)
    const other = await logIn(server, member.email)
    clock.pass(1)
    const wrong = await post('change-password', { currentPassword: 'forkert-kode', password: NEW })
    expect([wrong.status, wrong.body]).toEqual([
      403,
      { error: 'Adgangskoden er forkert.', code: 'wrongPassword', field: 'currentPassword' },
    ])
    const common = await post('change-password', { currentPassword: PASSWORD, password: 'password1' })
    expect([common.status, common.body.field]).toEqual([400, 'password'])
    const { body } = await post('change-password', { currentPassword: PASSWORD, password: NEW })
    expect(body).toEqual({ message: 'Din adgangskode er ændret, og dine andre enheder er logget ud.' })
    expect((await me()).id).toBe(member.id)
    expect((await me(other)).error).toBe('Du skal være logget ind.')
    const [, mail] = await mailsTo(server, member.email, 2)
    expect(mail).toMatchObject({ subject: 'Din adgangskode er ændret' })
    expect((await server.post('/api/auth/login', { email: member.email, password: NEW })).status).toBe(200)
  })
})

describe('a new address', () => {
  const change = (email: string, password = PASSWORD) => post('change-email', { email, password })
  const confirm = (token: string) => server.post('/api/auth/confirm-email', { token })

  test('counts when it is confirmed, and both are told', async () => {
    member = await newMember(server)
    clock.pass(1)
    expect((await change('ny@example.dk')).body).toEqual({
      message: 'Vi har sendt en mail til den nye adresse. Brug linket i den for at bekræfte ændringen.',
    })
    const [asked] = await mailsTo(server, 'ny@example.dk')
    const [, warned] = await mailsTo(server, member.email, 2)
    expect(warned!.text).toContain('fremover skal bruge ny@example.dk')
    expect((await me()).email).toBe(member.email)
    clock.pass(1)
    expect((await confirm(tokenIn(asked!))).body).toEqual({ message: 'Din email-adresse er ændret.' })
    expect((await me()).email).toBe('ny@example.dk')
    expect((await mailsTo(server, member.email, 3))[2]).toMatchObject({ subject: 'Din email-adresse er ændret' })
    expect(await mailsTo(server, 'ny@example.dk', 2)).toHaveLength(2)
    expect((await confirm(tokenIn(asked!))).status).toBe(400)
    await logIn(server, 'ny@example.dk')
  })

  test('that somebody else has is answered as a free one, and does nothing', async () => {
    const other = await newMember(server)
    member = await newMember(server)
    clock.pass(1)
    const taken = await change(other.email)
    const free = await change('fri@example.dk')
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    const [, mail] = await mailsTo(server, other.email, 2)
    expect(mail!.text).toContain('hører allerede til en konto')
    expect(mail!.text).not.toContain('token=')
  })

  test('that somebody else takes meanwhile is refused at the end', async () => {
    member = await newMember(server)
    await change('kaploeb@example.dk')
    const [asked] = await mailsTo(server, 'kaploeb@example.dk')
    await newMember(server, { email: 'kaploeb@example.dk', username: 'hurtig' })
    const late = await confirm(tokenIn(asked!))
    expect([late.status, late.body]).toEqual([
      409,
      { error: 'Email-adressen kan ikke bruges', code: 'emailTaken', field: 'email' },
    ])
  })

  test('needs the password, and must be another', async () => {
    member = await newMember(server)
    expect((await change('x@example.dk', 'forkert-kode')).body).toEqual({
      ...{ error: 'Adgangskoden er forkert.', code: 'wrongPassword', field: 'password' },
    })
    expect((await change(member.email.toUpperCase())).body).toEqual({
      ...{ error: 'Det er allerede din email-adresse', code: 'emailSame', field: 'email' },
    })
  })
})

test.each(['profile', 'change-password', 'change-email', 'delete-account', 'logout-everywhere'])(
  '%s is for members',
  async (path) => {
    const everything = { currentPassword: 'x', password: 'xxxxxxx', email: 'x@example.dk' }
    const { status, body } = await server.post(`/api/auth/${path}`, everything)
    expect([status, body]).toEqual([401, { error: 'Du skal være logget ind.', code: 'notLoggedIn' }])
  },
)

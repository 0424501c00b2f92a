import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock, logIn, mailsTo, PASSWORD, registrationOf, tokenIn } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

const DAY_MS = 24 * 3_600_000
const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

const register = (name: string, changes: object = {}) =>
  server.post('/api/auth/register', registrationOf(name, changes))
const activate = (token: string) => server.post('/api/auth/activate', { token })
const login = (email: string, password = PASSWORD) => server.post('/api/auth/login', { email, password })

const SENT = { message: 'Vi har sendt dig en mail. Brug linket i den for at aktivere din konto.' }
const DEAD = { error: 'Linket er udløbet eller allerede brugt. Bed om et nyt.', code: 'linkDead', field: 'token' }

test('who registers follows the link of the mail, and logs in', async () => {
  const { status, body } = await register('anne', {
    phoneNumber: '',
    companyName: '',
    cvrNumber: '',
    marketingOptIn: true,
  })
  expect([status, body]).toEqual([200, SENT])
  const before = await login('anne@example.dk')
  expect([before.status, before.body.error]).toEqual([
    403,
    'Din konto er ikke aktiveret endnu. Brug linket i den mail, vi har sendt, eller få et nyt.',
  ])
  const [mail] = await mailsTo(server, 'anne@example.dk')
  expect(mail!.subject).toBe('Aktivér din konto hos Spilværk')
  expect(mail!.text).toContain(`${server.url}/auth/activate?token=`)
  expect(mail!.html).toContain(`href="${server.url}/auth/activate?token=`)
  expect((await activate(tokenIn(mail!))).body).toEqual({ message: 'Din konto er aktiveret. Du kan nu logge ind.' })
  const after = await login('ANNE@example.dk')
  expect(after.body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: {
      id: expect.any(String),
      username: 'anne',
      email: 'anne@example.dk',
      firstName: 'Karen',
      lastName: 'Holm',
      subscription: 'free',
      level: 1,
      xp: 0,
      kind: 'player',
      activated: true,
      marketingOptIn: true,
      createdAt: clock.now().toISOString(),
    },
  })
})

test.each([
  [{ companyName: 'Bølgebryder Spil ApS' }, { kind: 'company', companyName: 'Bølgebryder Spil ApS' }],
  [{ cvrNumber: '12345678' }, { kind: 'company', cvrNumber: '12345678' }],
  [{ phoneNumber: '70 22 28 25' }, { kind: 'player', phoneNumber: '70 22 28 25' }],
  // The last company of the embedded register wants no advertisements.
  [
    { cvrNumber: '99309695', marketingOptIn: true },
    { kind: 'company', marketingOptIn: false },
  ],
  [
    { cvrNumber: '98000003', marketingOptIn: true },
    { kind: 'company', marketingOptIn: true },
  ],
])('with %j the account is %j', async (changes, expected) => {
  const name = `k${JSON.stringify(changes).replaceAll(/\W/g, '').toLowerCase().slice(0, 30)}`
  await register(name, changes)
  const [mail] = await mailsTo(server, `${name}@example.dk`)
  await activate(tokenIn(mail!))
  expect((await login(`${name}@example.dk`)).body.user).toMatchObject(expected)
})

describe('registration refuses', () => {
  const COMMON = 'Adgangskoden er en af de mest brugte og for let at gætte. Vælg en anden.'
  test.each([
    ['username', 'ab', 400, 'Brugernavn skal være mindst 3 tegn'],
    ['email', 'anne', 400, 'Ugyldig email-adresse'],
    ['password', '12345', 400, 'Adgangskode skal være mindst 6 tegn'],
    ['firstName', 'A', 400, 'Fornavn skal være mindst 2 tegn'],
    ['lastName', '', 400, 'Efternavn skal være mindst 2 tegn'],
    ['cvrNumber', '1234567', 400, 'CVR-nummer skal være 8 cifre'],
    ['username', 'ANNE', 409, 'Brugernavnet er optaget'],
    ['email', 'demo@spilvaerk.example', 409, 'Email-adressen kan ikke bruges'],
    ['password', 'password', 400, COMMON],
    ['password', 'Qwerty', 400, COMMON],
    ['password', 'Hemmelig1', 400, COMMON],
  ])('%s %j with %d', async (field, value, status, error) => {
    const reply = await register('ny-her', { [field]: value })
    expect([reply.status, reply.body]).toEqual([status, { error, code: expect.any(String), field }])
  })
})

describe('a known address', () => {
  test('is answered as a new one, and its owner is told by mail', async () => {
    clock.pass(1)
    const { status, body } = await register('anne-igen', { email: 'Anne@example.dk' })
    expect([status, body]).toEqual([200, SENT])
    const mails = await mailsTo(server, 'anne@example.dk', 2)
    expect(mails[1]).toMatchObject({ subject: 'Du har allerede en konto hos Spilværk' })
    expect(mails[1]!.text).not.toContain('token=')
    expect((await login('anne@example.dk')).body.user.username).toBe('anne')
  })

  test('that waits for activation gets a link to choose a password, not to activate what another may have registered', async () => {
    await register('tyv', { email: 'offer@example.dk', password: 'tyvens-egen-kode' })
    clock.pass(1)
    await register('offer', { email: 'offer@example.dk' })
    const [, second] = await mailsTo(server, 'offer@example.dk', 2)
    expect(second!.subject).toBe('Din konto hos Spilværk venter på dig')
    const reset = await server.post('/api/auth/reset-password', { token: tokenIn(second!), password: PASSWORD })
    expect(reset.status).toBe(200)
    expect((await login('offer@example.dk', 'tyvens-egen-kode')).status).toBe(401)
    expect((await login('offer@example.dk')).status).toBe(200)
  })
})

describe('an activation link', () => {
  test('opens once', async () => {
    await register('bo-en')
    const [mail] = await mailsTo(server, 'bo-en@example.dk')
    const replies = await Promise.all([activate(tokenIn(mail!)), activate(tokenIn(mail!))])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await activate(tokenIn(mail!))).body).toEqual(DEAD)
  })

  test('is dead after seven days, and its name and address are free again', async () => {
    await register('cille')
    const [mail] = await mailsTo(server, 'cille@example.dk')
    clock.pass(7 * DAY_MS)
    expect((await activate(tokenIn(mail!))).body).toEqual(DEAD)
    clock.pass(1)
    expect((await register('cille')).body).toEqual(SENT)
    const [, again] = await mailsTo(server, 'cille@example.dk', 2)
    expect((await activate(tokenIn(again!))).status).toBe(200)
  })

  test('is sent anew on request, and the one before is dead', async () => {
    await register('dorte')
    clock.pass(1)
    const reply = await server.post('/api/auth/resend-activation', { email: 'dorte@example.dk' })
    const [first, second] = await mailsTo(server, 'dorte@example.dk', 2)
    expect((await activate(tokenIn(first!))).body).toEqual(DEAD)
    expect((await activate(tokenIn(second!))).status).toBe(200)
    const unknown = await server.post('/api/auth/resend-activation', { email: 'ingen@example.dk' })
    expect([unknown.status, unknown.body]).toEqual([reply.status, reply.body])
    const activated = await server.post('/api/auth/resend-activation', { email: 'dorte@example.dk' })
    expect(activated.body).toEqual(reply.body)
    expect(await mailsTo(server, 'dorte@example.dk')).toHaveLength(2)
  })

  test.each(['x'.repeat(43), '', 'a b'])('%j is refused', async (token) => {
    const { status, body } = await activate(token)
    expect([status, body.field]).toEqual([400, 'token'])
  })
})

test('names are people’s own words, never HTML', async () => {
  await register('eva', { firstName: '<b onclick="x()">Eva</b>', lastName: '"><script>' })
  const [mail] = await mailsTo(server, 'eva@example.dk')
  expect(mail!.html).toContain('Hej &lt;b onclick=&quot;x()&quot;&gt;Eva&lt;/b&gt;')
  expect(mail!.html).not.toContain('<b ')
  await activate(tokenIn(mail!))
  await logIn(server, 'eva@example.dk')
})

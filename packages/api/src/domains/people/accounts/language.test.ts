import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClock, mailsTo, PASSWORD, type ReadMail, registrationOf, tokenIn } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

const NEW = 'klokken-under-broen'

const post = async (path: string, body: object, language: string, cookie = '') => {
  clock.pass(1000)
  const headers = { 'Accept-Language': language, ...(cookie && { Cookie: cookie }) }
  const answered = await server.post(`/api/auth/${path}`, body, headers)
  expect([path, answered.status]).toEqual([path, 200])
  return answered.body
}

/** The newest mail to an address, of so many. */
const newest = async (email: string, count: number): Promise<ReadMail> => (await mailsTo(server, email, count)).at(-1)!

const languageOf = async (email: string) => server.services.accounts.languageAt(email)

/** What every mail in English is around what it says. */
function expectEnglish(mail: ReadMail, subject: string, ...says: string[]): void {
  expect(mail.subject).toBe(subject)
  for (const part of ['Kind regards\nSpilværk', 'people aged 18 and over', ...says]) expect(mail.text).toContain(part)
  expect(mail.html).toContain('<html lang="en">')
  // Names are no words.
  expect(mail.text.replaceAll('Spilværk', '')).not.toMatch(/[æøåÆØÅ]/)
}

test('requests in English are answered in English, and so are the mails that follow from them', async () => {
  const email = 'eve@example.dk'
  expect(await post('register', registrationOf('eve'), 'en-GB,en;q=0.9')).toEqual({
    message: 'We have sent you a mail. Use the link in it to activate your account.',
  })
  const welcome = await newest(email, 1)
  expectEnglish(welcome, 'Activate your account at Spilværk', 'Hello Karen', 'The username of your account is eve.')
  expect(welcome.html).toContain('If the button does not work, copy the address:')

  await post('register', registrationOf('eve2', { email }), 'en')
  const waits = await newest(email, 2)
  expectEnglish(waits, 'Your account at Spilværk is waiting for you', 'for 20 minutes')
  await post('resend-activation', { email }, 'en')
  const { message } = await post('activate', { token: tokenIn(await newest(email, 3)) }, 'en')
  expect(message).toBe('Your account has been activated. You can now log in.')
  await post('register', registrationOf('eve3', { email }), 'en')
  expectEnglish(await newest(email, 4), 'You already have an account at Spilværk', 'your account is unchanged')

  await post('forgot-password', { email }, 'en')
  const reset = await newest(email, 5)
  expectEnglish(reset, 'Reset your password', 'Choose a new password:')
  await post('reset-password', { token: tokenIn(reset), password: PASSWORD }, 'en')
  expectEnglish(await newest(email, 6), 'Your password has been changed', 'logged out')
  await post('request-unlock', { email }, 'en')
  const unlock = await newest(email, 7)
  expectEnglish(unlock, 'Log in on a new device', 'too many failed attempts')
  expect((await post('unlock', { token: tokenIn(unlock) }, 'en')).message).toMatch(/^This device is now known\./)
})

test('what a member changes in English is told in English, at both addresses', async () => {
  const [email, other] = ['ida@example.dk', 'ida.ny@example.dk']
  await post('register', registrationOf('ida'), 'da')
  await post('activate', { token: tokenIn(await newest(email, 1)) }, 'da')
  const { token } = await post('login', { email, password: PASSWORD }, 'en')
  const cookie = `session=${token}`
  await post('change-password', { currentPassword: PASSWORD, password: NEW }, 'en', cookie)
  expectEnglish(await newest(email, 2), 'Your password has been changed')

  await post('change-email', { email: 'bob@example.dk', password: NEW }, 'en', cookie)
  await post('register', registrationOf('bob'), 'da')
  await post('change-email', { email: 'bob@example.dk', password: NEW }, 'en', cookie)
  expectEnglish(await newest('bob@example.dk', 3), 'The address already belongs to an account', 'Hello there')
  await post('change-email', { email: other, password: NEW }, 'en', cookie)
  const confirm = await newest(other, 1)
  expectEnglish(confirm, 'Confirm your new e-mail address', 'for 24 hours')
  expectEnglish(await newest(email, 5), 'Somebody wants to change your e-mail address', `your account use ${other}`)
  expect((await post('confirm-email', { token: tokenIn(confirm) }, 'en')).message).toMatch(/^Your e-mail address has/)
  for (const [to, count] of [[email, 6] as const, [other, 2] as const])
    expectEnglish(await newest(to, count), 'Your e-mail address has been changed', `now uses ${other}`)

  expect((await post('delete-account', { password: NEW }, 'en', cookie)).message).toMatch(/^Your account and your/)
  expectEnglish(await newest(other, 3), 'Your account has been deleted', 'without your name')
})

test('a member is written to in the language of the registration, the latest login or purchase', async () => {
  const email = 'liv@example.dk'
  await post('register', registrationOf('liv'), 'en')
  expect(await languageOf(email)).toBe('en')
  await post('activate', { token: tokenIn(await newest(email, 1)) }, 'da')
  expect(await languageOf(email)).toBe('en')
  const { token } = await post('login', { email, password: PASSWORD }, 'da')
  expect(await languageOf(email)).toBe('da')
  const headers = { Cookie: `session=${token}`, 'Accept-Language': 'en' }
  const { body: mine } = await server.get('/api/auth/export', { headers })
  expect(mine).toMatchObject({ language: 'da' })
  const purchase = { gameId: 1, ownershipType: 'purchase', paymentMethod: 'credit_card', amount: 25_000 }
  const sent = { ...purchase, paymentReference: 'web-liv', paymentToken: 'test_ok' }
  expect((await server.post('/api/dashboard/purchase-game', sent, headers)).status).toBe(200)
  expect(await languageOf(email)).toBe('en')
  expectEnglish(await newest(email, 2), 'Receipt for Lille Spil', 'Thank you for your purchase.')
})

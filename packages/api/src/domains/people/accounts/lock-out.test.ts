import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock, mailsTo, newMember, PASSWORD, type ReadMail, tokenIn } from '../../../testing/members.ts'
import { type Reply, startTestServer, type TestServer } from '../../../testing/server.ts'

const MINUTE_MS = 60_000
const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'true', RATE_LIMIT: 6000 }, { clock })
})
afterAll(() => server.stop())

const HELD_BACK = 'For mange forsøg. Vent 15 minutter, eller få et link på mail, der lukker dig ind med det samme.'
const OWNERS_ADDRESS = '203.0.113.50'

const post = (path: string, body: object, address: string, device?: string) =>
  server.post(`/api/auth/${path}`, body, {
    'X-Forwarded-For': address,
    ...(device && { Cookie: `device=${device}` }),
  })

const login = (email: string, address: string, device?: string, password = PASSWORD) =>
  post('login', { email, password }, address, device)

/** What the answer makes the browser keep. */
const deviceIn = ({ headers }: Reply): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.match(/^device=([\w-]+);/)?.[1])
    .find(Boolean) ?? ''

let attackers = 0
/** Sixty wrong logins from six addresses, ten from each, none of them used before. */
async function attack(email: string): Promise<number[]> {
  attackers++
  const statuses: number[] = []
  for (let guess = 0; guess < 60; guess++)
    statuses.push((await login(email, `198.51.${attackers}.${guess % 6}`, undefined, 'forkert-kode')).status)
  return statuses
}

/** A member with the device of the first login. */
async function owner() {
  const { email } = await newMember(server)
  const device = deviceIn(await login(email, OWNERS_ADDRESS))
  clock.pass(1)
  return { email, device }
}

const unlockMails = async (email: string, count = 0): Promise<ReadMail[]> => {
  const mails = await mailsTo(server, email, count + 1)
  return mails.filter(({ subject }) => subject === 'Log ind på en ny enhed')
}

describe('while an account is under attack', () => {
  test('a device on which its owner was logged in goes on as before', async () => {
    const { email, device } = await owner()
    const statuses = await attack(email)
    expect(statuses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)])
    const entered = await login(email, '203.0.113.77', device)
    expect(entered.status).toBe(200)
    // The token is another one now, and the old one is none.
    expect(deviceIn(entered)).not.toBe(device)
    expect((await login(email, OWNERS_ADDRESS, device)).status).toBe(429)
    expect((await login(email, OWNERS_ADDRESS, deviceIn(entered))).status).toBe(200)
  })

  test('the owner opens a new device by a mail, once, and still needs the password', async () => {
    const { email } = await owner()
    await attack(email)
    const refused = await login(email, '203.0.113.51')
    expect([refused.status, refused.body]).toEqual([429, { error: HELD_BACK, code: 'tooManyAttempts' }])
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    const asked = await post('request-unlock', { email }, '203.0.113.51')
    expect(asked.status).toBe(200)
    const [mail] = await unlockMails(email, 1)
    const token = tokenIn(mail!)
    expect(mail?.text).toContain(`/auth/unlock?token=${token}`)
    const opened = await post('unlock', { token }, '203.0.113.51')
    expect(opened.body).toEqual({ message: 'Denne enhed er nu kendt. Du kan logge ind med din adgangskode.' })
    const device = deviceIn(opened)
    expect(opened.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect((await login(email, '203.0.113.51', device, 'forkert-kode')).status).toBe(401)
    expect((await login(email, '203.0.113.51', device)).status).toBe(200)
    expect((await post('unlock', { token }, '203.0.113.51')).body).toMatchObject({ field: 'token' })
  })

  test('the link lives for twenty minutes', async () => {
    const { email } = await owner()
    await post('request-unlock', { email }, OWNERS_ADDRESS)
    const [mail] = await unlockMails(email, 1)
    clock.pass(20 * MINUTE_MS)
    const late = await post('unlock', { token: tokenIn(mail!) }, OWNERS_ADDRESS)
    expect([late.status, late.headers.getSetCookie()]).toEqual([400, []])
  })

  test('a new password by mail opens the device as well, and the others are forgotten', async () => {
    const { email, device } = await owner()
    await post('forgot-password', { email }, OWNERS_ADDRESS)
    const mails = await mailsTo(server, email, 2)
    const reset = mails.find(({ subject }) => subject === 'Nulstil din adgangskode')!
    await attack(email)
    const password = 'en-helt-ny-kode'
    const done = await post('reset-password', { token: tokenIn(reset), password }, OWNERS_ADDRESS)
    expect((await login(email, OWNERS_ADDRESS, device, password)).status).toBe(429)
    expect((await login(email, OWNERS_ADDRESS, deviceIn(done), password)).status).toBe(200)
  })
})

describe('one mail an hour', () => {
  test('is sent at most, and the answer is the same, also for addresses that nobody has', async () => {
    const { email } = await owner()
    const answers = [
      await post('request-unlock', { email }, '203.0.113.60'),
      await post('request-unlock', { email }, '203.0.113.61'),
      await post('request-unlock', { email: 'ingen@example.dk' }, '203.0.113.62'),
      await post('request-unlock', { email: 'ingen@example.dk' }, '203.0.113.63'),
      await post('request-unlock', { email: 'demo@spilvaerk.example' }, '203.0.113.64'),
    ]
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([200, answers[0]?.body])
      expect(headers.getSetCookie()).toEqual([])
    }
    // The mail that is asked for last comes last.
    await post('forgot-password', { email }, OWNERS_ADDRESS)
    await mailsTo(server, email, 3)
    expect(await unlockMails(email)).toHaveLength(1)
  })

  test('an unknown address is held back like a known one', async () => {
    expect(await attack('findes-ikke@example.dk')).toEqual([...Array(50).fill(401), ...Array(10).fill(429)])
    const { status, body } = await login('findes-ikke@example.dk', '203.0.113.70')
    expect([status, body]).toEqual([429, { error: HELD_BACK, code: 'tooManyAttempts' }])
  })
})

describe('a device of an attacker', () => {
  test('gains nothing on the account of another', async () => {
    const { email } = await owner()
    const attacker = await owner()
    await attack(email)
    expect((await login(email, '203.0.113.80', attacker.device)).status).toBe(429)
    // Nor may it be used to guess more at its own account than anybody else may.
    const guesses: number[] = []
    for (let guess = 0; guess < 11; guess++)
      guesses.push((await login(attacker.email, `203.0.113.${81 + guess}`, attacker.device, 'forkert-kode')).status)
    expect(guesses).toEqual([...Array(10).fill(401), 429])
  })

  test('that was put into the browser of another is worth nothing after the login', async () => {
    const { email } = await owner()
    const attacker = await owner()
    const entered = await login(email, OWNERS_ADDRESS, attacker.device)
    await attack(email)
    expect((await login(email, '203.0.113.90', attacker.device)).status).toBe(429)
    expect((await login(email, '203.0.113.91', deviceIn(entered))).status).toBe(200)
  })

  test.each(['x', 'x'.repeat(43), '%F0%9F', ''])('%j is none', async (device) => {
    const { email } = await owner()
    expect((await login(email, OWNERS_ADDRESS, device)).status).toBe(200)
  })
})

test('members who share a browser are both known in it', async () => {
  const [one, other] = [await owner(), await owner()]
  const both = deviceIn(await login(other.email, OWNERS_ADDRESS, one.device))
  await attack(one.email)
  await attack(other.email)
  const first = await login(one.email, '203.0.113.95', both)
  expect(first.status).toBe(200)
  expect((await login(other.email, '203.0.113.96', deviceIn(first))).status).toBe(200)
})

test('a member knows twenty devices, those that were seen last', async () => {
  const { email, device } = await owner()
  const devices = [device]
  for (let login_ = 0; login_ < 20; login_++) {
    clock.pass(1)
    devices.push(deviceIn(await login(email, OWNERS_ADDRESS)))
  }
  await attack(email)
  expect((await login(email, '203.0.113.97', devices[0])).status).toBe(429)
  expect((await login(email, '203.0.113.98', devices[1])).status).toBe(200)
})

test('whoever logs out everywhere is known on this device alone', async () => {
  const { email, device } = await owner()
  const here = await login(email, OWNERS_ADDRESS)
  const cookies = `session=${here.body.token}; device=${deviceIn(here)}`
  await server.post('/api/auth/logout-everywhere', {}, { Cookie: cookies })
  await attack(email)
  expect((await login(email, OWNERS_ADDRESS, device)).status).toBe(429)
  expect((await login(email, OWNERS_ADDRESS, deviceIn(here))).status).toBe(200)
})

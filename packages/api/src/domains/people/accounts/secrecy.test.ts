import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJobs } from '../../../platform/jobs/service.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createMail } from '../../../platform/mail/service.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import {
  createTestClock,
  logIn,
  mailsTo,
  newMember,
  PASSWORD,
  registrationOf,
  tokenIn,
} from '../../../testing/members.ts'
import { hashAsInUse } from '../../../testing/quick-passwords.ts'
import { sealing } from '../../../testing/secrets.ts'
import { startTestServer } from '../../../testing/server.ts'
import { argon2Passwords } from './passwords.ts'
import { createAccounts } from './service.ts'

const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(() => house.close())

/** Accounts that write down what work they do, which is what takes time. */
function watchedAccounts() {
  const work: string[] = []
  const noted =
    <A extends unknown[], R>(name: string, act: (...args: A) => R) =>
    (...args: A): R => {
      work.push(name)
      return act(...args)
    }
  const log = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })
  const outbox = { name: 'outbox', carry: async () => undefined, close: () => undefined } as const
  const jobs = createJobs({ storage: house.storage, clock, log })
  const mail = createMail({ storage: house.storage, jobs, carrier: outbox, log, sealing })
  const accounts = createAccounts({
    ...{ clock, sealing, companies: house.companies, demoUsers: 'nobody' as const, byAddress: false },
    mail: { ...mail, queue: noted('mail', mail.queue) },
    storage: { ...house.storage, tx: (job) => noted('transaction', () => house.storage.tx(job))() },
    site: () => 'http://spil.test',
    passwords: {
      hash: noted('hash', argon2Passwords.hash),
      isRight: noted('verify', argon2Passwords.isRight),
    },
  })
  const doing = async (job: () => Promise<unknown>) => {
    work.length = 0
    await job()
    return [...work]
  }
  const register = (name: string, changes: object = {}) => {
    const nothing = { phoneNumber: undefined, companyName: undefined, cvrNumber: undefined, marketingOptIn: false }
    return accounts.register({ ...nothing, ...registrationOf(name, changes) }, '127.0.0.1')
  }
  return { accounts, register, doing }
}

describe('the same work is done', () => {
  test('for a new address that registers and for a known one', async () => {
    const { register, doing } = watchedAccounts()
    const forNew = await doing(() => register('sara'))
    const forKnown = await doing(() => register('sara-to', { email: 'sara@example.dk' }))
    expect(forNew).toEqual(['hash', 'transaction', 'mail'])
    expect(forKnown).toEqual(forNew)
  })

  test('for a wrong password and an address that nobody has', async () => {
    const { accounts, register, doing } = watchedAccounts()
    await register('tina')
    const login = (email: string) =>
      accounts.login({ email, password: 'forkert-kode', rememberMe: false }, { address: '127.0.0.1' })
    expect(await doing(() => login('tina@example.dk'))).toEqual(['verify'])
    expect(await doing(() => login('ingen@example.dk'))).toEqual(['verify'])
  })

  test('for a password that an unknown address has forgotten, but for the mail', async () => {
    const { accounts, register, doing } = watchedAccounts()
    await register('ulla')
    expect(await doing(() => accounts.forgotPassword('ulla@example.dk', 'a'))).toEqual(['transaction', 'mail'])
    expect(await doing(() => accounts.forgotPassword('ingen@example.dk', 'a'))).toEqual(['transaction'])
  })
})

test('no log has a password, a token or an address in it, however much is logged', { timeout: 30_000 }, async () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const log = pino({ level: 'trace', base: null }, sink)
  const server = await startTestServer({}, { clock, log })
  const member = await newMember(server)
  clock.pass(1)
  await server.post('/api/auth/login', { email: member.email, password: 'forkert-kode' })
  await server.get('/api/auth/me', { headers: { Authorization: `Bearer ${member.token}` } })
  await server.get('/trpc/auth.me', { headers: member.headers })
  await server.post('/api/auth/forgot-password', { email: member.email })
  const [activation, reset] = await mailsTo(server, member.email, 2)
  await server.post('/api/auth/reset-password', { token: tokenIn(reset!), password: 'en-helt-ny-kode' })
  await server.post('/api/auth/register', '{"password":"afbrudt-hemmelighed"')
  await logIn(server, member.email, { password: 'en-helt-ny-kode' })
  await server.stop()
  const logged = lines.join('')
  expect(logged).toContain('/api/auth/login')
  const secrets = [PASSWORD, 'forkert-kode', 'en-helt-ny-kode', 'afbrudt-hemmelighed', member.token, member.email]
  for (const secret of [...secrets, tokenIn(activation!), tokenIn(reset!)]) expect(logged).not.toContain(secret)
})

test('the database holds no token and no password as they are', async () => {
  hashAsInUse()
  const { accounts, register } = watchedAccounts()
  await register('vera')
  const { passwordHash, tokens } = await house.storage.tx(async (db) => {
    const { members, links } = await import('./tables.ts')
    const rows = await db.select().from(members)
    return {
      passwordHash: rows.find(({ username }) => username === 'vera')?.passwordHash,
      tokens: (await db.select().from(links)).map(({ tokenHash }) => tokenHash),
    }
  })
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(tokens.length).toBeGreaterThan(0)
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(await accounts.memberOf(tokens[0] ?? '')).toBeNull()
})

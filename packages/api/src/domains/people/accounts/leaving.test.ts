import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs } from '../../../platform/jobs/service.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createMail } from '../../../platform/mail/service.ts'
import { refused } from '../../../platform/refusals/refusals.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock, mailsTo, newMember, PASSWORD, registrationOf } from '../../../testing/members.ts'
import { sealing } from '../../../testing/secrets.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { type AccountPorts, createAccounts } from './service.ts'

const clock = createTestClock()
let server: TestServer
let house: House
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  house = await openHouse({ clock })
})
afterAll(async () => {
  await server.stop()
  await house.close()
})

test('a deleted account leaves nothing of a person, and its name and address are free', async () => {
  const member = await newMember(server, { username: 'farvel', email: 'farvel@example.dk' })
  const wrong = await server.post('/api/auth/delete-account', { password: 'forkert-kode' }, member.headers)
  expect([wrong.status, wrong.body.field]).toEqual([403, 'password'])
  clock.pass(1)
  const gone = await server.post('/api/auth/delete-account', { password: PASSWORD }, member.headers)
  expect(gone.body).toEqual({ message: 'Din konto og dine personlige oplysninger er slettet.' })
  expect(gone.headers.getSetCookie()[0]).toMatch(/^session=;/)
  expect((await server.get('/api/auth/me', { headers: member.headers })).status).toBe(401)
  expect((await server.post('/api/auth/login', { email: member.email, password: PASSWORD })).status).toBe(401)
  expect((await mailsTo(server, member.email, 2))[1]).toMatchObject({ subject: 'Din konto er slettet' })
  clock.pass(1)
  const again = await server.post('/api/auth/register', registrationOf('farvel'))
  expect(again.status).toBe(200)
  expect((await mailsTo(server, member.email, 3))[2]).toMatchObject({ subject: 'Aktivér din konto hos Spilværk' })
})

test('the member downloads what is stored of him', async () => {
  const member = await newMember(server)
  const { status, body } = await server.get('/api/auth/export', { headers: member.headers })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    exportedAt: clock.now().toISOString(),
    user: { id: member.id, email: member.email, firstName: 'Karen' },
    devices: [{ current: true }],
    ...{ orders: [], library: [], crypto: [], wallet: [], rounds: [], apiKeys: [] },
  })
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash|token/i)
  expect((await server.get('/api/auth/export')).status).toBe(401)
})

/** Whoever of those below finds a mail in the database carries it, whosever it is. */
const letters: { to: string; text: string }[] = []

/** Accounts on the house's database whose mails are kept in a list, and where other domains have something to say. */
function accountsWith(ports: Partial<AccountPorts>) {
  const carry = async (mail: { to: string; text: string }) => void letters.push(mail)
  const log = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })
  const { storage, companies } = house
  const jobs = createJobs({ storage, clock, log })
  const mail = createMail({ storage, jobs, carrier: { name: 'outbox', carry, close: () => undefined }, log, sealing })
  const accounts = createAccounts({
    ...{ storage, clock, sealing, mail, companies, ports, demoUsers: 'nobody' as const, byAddress: false },
    site: () => 'http://spil.test',
  })
  const join = async (name: string) => {
    const input = { ...registrationOf(name), marketingOptIn: false, phoneNumber: undefined, companyName: undefined }
    const registered = await accounts.register({ ...input, cvrNumber: undefined }, '127.0.0.1')
    if (!registered.ok) return registered
    await mail.deliver()
    const letter = () => letters.findLast(({ to }) => to === input.email)
    await expect.poll(letter, { timeout: 10_000 }).toBeDefined()
    await accounts.activate(letter()?.text.match(/token=([\w-]+)/)?.[1] ?? '')
    return accounts.login({ email: input.email, password: PASSWORD, rememberMe: false }, { address: '127.0.0.1' })
  }
  return { accounts, join }
}

async function memberWith(ports: Partial<AccountPorts>, name: string) {
  const { accounts, join } = accountsWith(ports)
  const entered = await join(name)
  if (!entered.ok || !('session' in entered.value)) throw new Error(JSON.stringify(entered))
  const member = await accounts.memberOf(entered.value.session.token)
  if (!member) throw new Error('nobody is logged in')
  return { accounts, member, user: entered.value.user }
}

test('whoever has something on the account is asked, and may refuse; who need not is told', async () => {
  const left: string[] = []
  let balance = 5
  const ports: Partial<AccountPorts> = {
    keepsFromLeaving: [async () => (balance > 0 ? ({ what: 'balance' } as const) : undefined)],
    whenLeaving: [async (_, memberId) => left.push(memberId)],
  }
  const { accounts, member } = await memberWith(ports, 'rig')
  expect(await accounts.deleteAccount(member, PASSWORD)).toEqual(
    refused({ code: 'mayNotLeave', because: { what: 'balance' } }),
  )
  expect(left).toEqual([])
  balance = 0
  expect(await accounts.deleteAccount(member, PASSWORD)).toMatchObject({ ok: true })
  expect(left).toEqual([member.id])
})

test('other domains add to the download and to the progress', async () => {
  const ports: Partial<AccountPorts> = {
    personalData: [{ name: 'wallet', read: async (memberId) => ({ of: memberId }) }],
    progress: async () => ({ level: 7, xp: 6400 }),
  }
  const { accounts, member, user } = await memberWith(ports, 'erfaren')
  expect(user).toMatchObject({ level: 7, xp: 6400 })
  expect(await accounts.exportData(member)).toMatchObject({ wallet: { of: member.id }, user: { level: 7 } })
})

test('who may not enter is refused at the door, with the right password only', async () => {
  const asked: string[] = []
  const { accounts, join } = accountsWith({
    mayEnter: async (memberId) => {
      asked.push(memberId)
      return refused({ code: 'listedInRofus' })
    },
  })
  expect(await join('lukket')).toEqual(refused({ code: 'listedInRofus' }))
  expect(asked).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
  const wrong = { email: 'lukket@example.dk', password: 'forkert-kode', rememberMe: false }
  expect(await accounts.login(wrong, { address: '127.0.0.1' })).toEqual(refused({ code: 'wrongLogin' }))
  expect(asked).toHaveLength(1)
})

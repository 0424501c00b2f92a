import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commandLine } from '../../../control/run-here.ts'
import { admitAnyway } from '../../../testing/admitted.ts'
import { askingGame, WIDE } from '../../../testing/contract.ts'
import { proveIdentity } from '../../../testing/identities.ts'
import { mailsTo, newMember, PASSWORD, type TestMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

const STAFF = 'kasse@example.dk'
const giving = {
  ...askingGame,
  features: [{ type: 'choice', id: 'valg', options: [{ prize: { coins: 30 } }, { prize: { nothing: true } }] }],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0, LARGE_WIN: 2 }, { haste: 30 })
})
afterAll(() => server.stop())

/** A command that the running server carries out. */
async function run(...words: string[]) {
  const said: string[] = []
  const status = await commandLine(words, { DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' }, (line) => said.push(line))
  return { status, said }
}

/** A member with 101 kr. who has just won 3 of them. */
async function winner(): Promise<{ member: TestMember; roundId: string; post: typeof server.post }> {
  const member = await newMember(server)
  const post: typeof server.post = (path, body) => server.post(path, body, member.headers)
  await proveIdentity(server.url, member.headers)
  await post('/api/limits/deposit', WIDE)
  await post('/api/wallet/deposit', { amount: 100 })
  const { body: game } = await post('/api/games', { name: 'Gevinst', definition: giving })
  await admitAnyway(server, game.id)
  await server.get(`/api/games/${game.id}/seeds`, { headers: member.headers })
  await post(`/api/games/${game.id}/seeds/client`, { clientSeed: 'mit eget' })
  const { body } = await post(`/api/games/${game.id}/spin`, { bet: 1, mode: 'koeb', stake: 'money' })
  await post(`/api/rounds/${body.roundId}/choices`, { choices: [0] })
  return { member, roundId: body.roundId, post }
}

test('a withdrawal waits, keeps the account from being deleted, and is taken back', async () => {
  const { member, post } = await winner()
  const waiting = await post('/api/wallet/withdraw', {})
  expect(waiting).toMatchObject({ status: 200, body: { state: 'waiting', balance: 0, movement: { amount: -101 } } })
  const deleted = await post('/api/auth/delete-account', { password: PASSWORD })
  expect(deleted).toMatchObject({
    status: 409,
    body: { error: 'Vent, til din udbetaling er afgjort, eller tag den tilbage.' },
  })
  const list = await server.get('/api/wallet/withdrawals', { headers: member.headers })
  expect(list.body).toMatchObject([{ amount: 101, state: 'waiting', waitsFor: 'largeWin' }])
  const cancel = `/api/wallet/withdrawals/${list.body[0].id}/cancel`
  expect((await server.post(cancel, {}, (await newMember(server)).headers)).status).toBe(404)
  expect((await server.post(cancel, {})).status).toBe(401)
  expect(await post(cancel, {})).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  expect(await post(cancel, {})).toMatchObject({ status: 409, body: { error: 'Udbetalingen er allerede afgjort' } })
  expect((await server.get('/api/wallet', { headers: member.headers })).body.balance).toBe(101)
})

test('the running server checks a win by itself, tells staff, and takes their word', { timeout: 60_000 }, async () => {
  await run('staff', 'add', STAFF, '--role', 'payments')
  const { member, roundId, post } = await winner()
  await post('/api/wallet/withdraw', { amount: 50 })
  // The server plays it again at its next look.
  const mail = await vi.waitFor(
    async () => {
      const found = (await mailsTo(server, STAFF)).find(({ text }) => text.includes(roundId))
      if (!found) throw new Error('no mail yet')
      return found
    },
    { timeout: 30_000, interval: 100 },
  )
  expect(mail.subject).toBe('Stor gevinst venter på frigivelse')
  const decision = ['--by', STAFF, '--why', 'i orden']
  expect((await run('wins', 'release', roundId, ...decision)).status).toBe(0)
  const [id = ''] = (await run('withdrawals', 'list')).said.map((line) => line.split('  ')[0])
  expect(await run('withdrawals', 'pay', id, ...decision)).toEqual({ status: 0, said: [`${id} is paid`] })
  const { body } = await server.get('/api/wallet/withdrawals', { headers: member.headers })
  expect(body).toMatchObject([{ id, state: 'paid' }])
  expect((await post('/api/wallet/withdraw', { amount: 1 })).body.state).toBe('paid')
})

test('a held payment is asked back by its owner, to an address that is one', async () => {
  const { post } = await winner()
  const invoice = (await post('/api/crypto/payment-address', { currency: 'USDC', amount: 100 })).body
  const paid = (await post(`/api/crypto/invoices/${invoice.id}/simulate`, { what: 'full' })).body
  const path = `/api/crypto/invoices/${invoice.id}/return`
  const payment = paid.payments[0].id
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(await post(path, { payment, address: 'min wallet' })).toMatchObject({
    status: 400,
    body: { field: 'address' },
  })
  expect((await post(path, { payment, address })).body).toMatchObject({ error: 'Betalingen holdes ikke tilbage' })
  const nowhere = `/api/crypto/invoices/${randomUUID()}/return`
  expect((await post(nowhere, { payment, address })).status).toBe(404)
})

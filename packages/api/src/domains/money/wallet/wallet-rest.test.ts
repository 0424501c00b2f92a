import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveIdentity } from '../../../testing/identities.ts'
import { newMember, type TestMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer()
  member = await newMember(server)
}, 60_000)
afterAll(() => server.stop())

const get = (path: string) => server.get(`/api${path}`, { headers: member.headers })
const post = (path: string, body: object = {}, headers: object = {}) =>
  server.post(`/api${path}`, body, { ...member.headers, ...headers })

test('from the first limit to a round for money, and its proof', async () => {
  expect((await post('/wallet/deposit', { amount: 100 })).body).toEqual({
    error: 'Bekræft din identitet med MitID, før du indbetaler og spiller for penge',
    code: 'identityMissing',
  })
  await proveIdentity(server.url, member.headers)
  expect((await post('/wallet/deposit', { amount: 100 })).body).toEqual({
    error: 'Sæt dine indbetalingsgrænser pr. døgn, uge og måned, før du indbetaler og spiller for penge',
    code: 'depositLimitsMissing',
  })
  expect((await post('/limits/deposit', { day: 500, week: 1000, month: 2000 })).body).toMatchObject({ mayPlay: true })
  const key = { 'Idempotency-Key': randomUUID() }
  const first = await post('/wallet/deposit', { amount: 90 }, key)
  expect(first).toMatchObject({ status: 200, body: { balance: 90, movement: { kind: 'deposit', amount: 90 } } })
  expect((await post('/wallet/deposit', { amount: 90 }, key)).body).toEqual(first.body)
  expect(await post('/wallet/deposit', { amount: 200 }, key)).toMatchObject({
    status: 409,
    body: { error: 'Idempotency-Key er allerede brugt til en anden forespørgsel', field: 'Idempotency-Key' },
  })
  expect(await post('/wallet/deposit', { amount: 600 })).toMatchObject({
    status: 403,
    body: {
      error: 'Beløbet overskrider din indbetalingsgrænse pr. døgn. Lige nu kan du indbetale op til 410 kr.',
      field: 'amount',
    },
  })
  const spin = { bet: 1, stake: 'money' }
  expect(await post('/games/1/spin', spin)).toMatchObject({ status: 409, body: { field: 'clientSeed' } })
  await get('/games/1/seeds')
  expect(await post('/games/1/seeds/client', { clientSeed: 'mit' })).toMatchObject({ body: { clientSeed: 'mit' } })
  expect(await post('/games/1/spin', { ...spin, bet: 100 })).toMatchObject({
    status: 402,
    body: { error: 'Ikke nok saldo til at spille' },
  })
  const { status, body } = await post('/games/1/spin', spin)
  expect([status, body.stake]).toEqual([200, 'money'])
  expect(body.balance).toBeCloseTo(89 + body.totalWin, 6)
  expect((await get(`/rounds/${body.roundId}/verification`)).body).toMatchObject({
    seeds: { nonce: 0, serverSeed: null },
  })
  expect((await get('/rounds')).body.rounds).toMatchObject([{ roundId: body.roundId, stake: 'money' }])
  expect((await get('/games/1/open-round')).body).toBeNull()
})

test('the history is listed, filtered, and written for a spreadsheet', async () => {
  const all = (await get('/wallet/history')).body
  expect(all.movements.at(-1)).toMatchObject({ kind: 'deposit', text: 'Indbetaling (testtilstand)', balance: 90 })
  const bets = (await get('/wallet/history?kind=bet')).body.movements
  expect(bets).toMatchObject([{ kind: 'bet', amount: -1, text: 'Indsats i Lille Spil' }])
  expect((await get('/wallet/history?to=2020-01-01')).body.movements).toEqual([])
  expect((await get('/wallet/history?from=31-01-2026')).body.error).toBe('En dato skrives som 2026-01-31')
  const english = await server.get('/api/wallet/history', { headers: { ...member.headers, 'Accept-Language': 'en' } })
  const shown = english.body.movements.map(({ text }: { text: string }) => text)
  expect(shown).toEqual(expect.arrayContaining(['Deposit (test mode)', 'Bet in Lille Spil']))
  const csv = await get('/wallet/history.csv?kind=bet')
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="spilvaerk-bevaegelser.csv"')
  const inEnglish = { headers: { ...member.headers, 'Accept-Language': 'en' } }
  const file = await server.get('/api/wallet/history.csv', inEnglish)
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="spilvaerk-movements.csv"')
  expect(String(csv.body)).toMatch(
    /^\uFEFF?Nr\.;Tidspunkt;Type;Tekst;Beløb \(kr\.\);Saldo \(kr\.\);Runde\r\n\d+;[-\d: ]+;Indsats;Indsats i Lille Spil;-1,00;89,00;[0-9a-f-]{36}\r\n$/,
  )
})

test('a visitor has no wallet, no limits and no seeds', async () => {
  for (const path of ['/wallet', '/wallet/history', '/wallet/history.csv', '/limits', '/rounds', '/games/1/seeds'])
    expect(await server.get(`/api${path}`)).toMatchObject({
      status: 401,
      body: { error: 'Du skal være logget ind.', code: 'notLoggedIn' },
    })
  expect(await server.post('/api/games/1/spin', { bet: 1, stake: 'money' })).toMatchObject({ status: 401 })
})

test.each([
  [{ amount: 9 }, 'Beløbet skal være et tal fra 10 til 50.000'],
  [{ amount: 10.001 }, 'Beløbet skal være et helt antal øre'],
  [{ amount: '100' }, 'Beløbet skal være et tal fra 10 til 50.000'],
  [{ amount: 1e300 }, 'Beløbet skal være et tal fra 10 til 50.000'],
  [{}, 'Beløbet skal være et tal fra 10 til 50.000'],
])('a deposit of %j is refused by name', async (body, error) => {
  expect(await post('/wallet/deposit', body)).toMatchObject({ status: 400, body: { error, field: 'amount' } })
})

test.each([
  ['/limits/deposit', {}, 'Vælg mindst én grænse'],
  ['/limits/deposit', { day: -1 }, 'Grænsen skal være et tal fra 0 til 1.000.000'],
  ['/limits/time', { day: 1441 }, 'Grænsen i minutter skal være et helt tal fra 1 til 1.440'],
  ['/limits/exclude', { days: 29 }, 'Antallet af dage skal være et helt tal fra 30 til 3.650'],
  ['/limits/exclude', {}, 'Vælg enten et antal dage eller for altid'],
  ['/limits/reality-check', { minutes: 7 }, 'Vælg 10, 15, 30, 45 eller 60 minutter'],
])('%s with %j is refused by name', async (path, body, error) => {
  expect(await post(path, body)).toMatchObject({ status: 400, body: { error } })
})

test('an account with money on it is emptied before it is deleted', async () => {
  const leave = () => post('/auth/delete-account', { password: 'lygten-over-søen' })
  expect(await leave()).toMatchObject({
    status: 409,
    body: { error: 'Udbetal først de penge, der står på din saldo.' },
  })
  expect((await post('/wallet/withdraw')).body).toMatchObject({ balance: 0, movement: { kind: 'withdrawal' } })
  expect((await leave()).status).toBe(200)
})

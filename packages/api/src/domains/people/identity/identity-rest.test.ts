import { afterAll, beforeAll, expect, test } from 'vitest'
import { newNationalId, proveIdentity } from '../../../testing/identities.ts'
import {
  createTestClock,
  logIn,
  newMember,
  PASSWORD,
  registrationOf,
  type TestMember,
} from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

const MINUTE = 60_000
const DEMO = { email: 'demo@spilvaerk.example', password: 'ProevSpilvaerk1' }
const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 }, { clock })
})
afterAll(() => server.stop())

const post = (who: TestMember, path: string, body: object = {}) => server.post(`/api${path}`, body, who.headers)
const identityOf = async (who: TestMember) => (await server.get('/api/identity', { headers: who.headers })).body
const begin = async (who: TestMember, body: object = {}): Promise<string> => {
  const { url } = (await post(who, '/identity/start', body)).body
  expect(url).toMatch(/^\/mitid-test\?state=/)
  return new URL(url, server.url).searchParams.get('state') ?? ''
}
const answer = (who: TestMember, state: string, nationalId = newNationalId()) =>
  post(who, '/identity/test-answer', { state, nationalId, name: 'Freja Prøvesen' })
const goBack = async (who: TestMember, url: string): Promise<string> => {
  const reply = await server.get(url, { redirect: 'manual', headers: who.headers })
  expect(reply.status).toBe(303)
  return reply.headers.get('Location') ?? ''
}

test('the page that plays MitID identifies a member, who is led back to the game', async () => {
  const who = await newMember(server)
  expect(await identityOf(who)).toEqual({
    ...{ state: 'missing', provider: 'embedded', test: true, name: null, birthDate: null, provedAt: null },
  })
  const { body } = await answer(who, await begin(who, { next: '/games/1' }), '120388-0104')
  expect(body.url).not.toContain('1203880104')
  expect(await goBack(who, body.url)).toBe('/games/1')
  expect(await identityOf(who)).toMatchObject({ state: 'proved', name: 'Freja Prøvesen', birthDate: '1988-03-12' })
  expect((await server.get('/api/auth/export', { headers: who.headers })).body.identity).toMatchObject({
    ...{ name: 'Freja Prøvesen', birthDate: '1988-03-12', nationalId: 'Gemt forseglet', provedBy: 'embedded' },
  })
  const second = await newMember(server)
  expect(await proveIdentity(server.url, second.headers, '1203880104')).toBe(
    '/account?afsnit=identitet&svar=identityTaken',
  )
})

test('an answer fits its own state and session, once, for ten minutes', async () => {
  const [who, other] = [await newMember(server), await newMember(server)]
  const [state, others] = [await begin(who), await begin(other)]
  expect(await answer(other, state)).toMatchObject({ status: 400, body: { field: 'state' } })
  const { url } = (await answer(who, state)).body
  const dead = '/account?afsnit=identitet&svar=identityAttemptDead'
  expect(await goBack(other, url)).toBe(dead)
  expect(await goBack(await logIn(server, who.email), url)).toBe(dead)
  const code = new URL(url, server.url).searchParams.get('code')
  expect(await goBack(other, `/api/identity/callback?state=${others}&code=${code}`)).toBe(
    '/account?afsnit=identitet&svar=identityFailed',
  )
  expect(await goBack(who, url)).toBe('/account?afsnit=identitet')
  expect(await goBack(who, url)).toBe(dead)
  const late = await newMember(server)
  const lateState = await begin(late)
  const lateAnswer = (await answer(late, lateState)).body
  clock.pass(10 * MINUTE)
  expect(await goBack(late, lateAnswer.url)).toBe(dead)
  expect(await answer(late, lateState)).toMatchObject({ status: 400 })
})

test('an account that was deleted on the way to MitID is not tied to anybody', async () => {
  const [who, next] = [await newMember(server), await newMember(server)]
  const nationalId = newNationalId()
  const { url } = (await answer(who, await begin(who), nationalId)).body
  expect((await post(who, '/auth/delete-account', { password: PASSWORD })).status).toBe(200)
  expect(await goBack(who, url)).toMatch('/auth/login')
  expect(await proveIdentity(server.url, next.headers, nationalId)).toBe('/account?afsnit=identitet')
})

test('an identified member may delete the account during an exclusion, which waits for the next one', async () => {
  const who = await newMember(server)
  const nationalId = newNationalId()
  await proveIdentity(server.url, who.headers, nationalId)
  await post(who, '/limits/exclude', { forever: true })
  expect((await post(who, '/auth/delete-account', { password: PASSWORD })).status).toBe(200)
  const again = await newMember(server, { email: 'en-anden@example.dk' })
  expect(await proveIdentity(server.url, again.headers, nationalId)).toBe('/account?afsnit=identitet')
  expect((await server.get('/api/limits', { headers: again.headers })).body).toMatchObject({
    ...{ mayPlay: false, refusal: 'excluded', block: { kind: 'exclusion', until: null } },
  })
  await post(again, '/limits/deposit', { day: 100, week: 100, month: 100 })
  expect((await post(again, '/wallet/deposit', { amount: 100 })).body.error).toBe(
    'Du har udelukket dig selv fra spil for penge for altid',
  )
})

test('the demo account is identified from the start', async () => {
  const { body } = await server.post('/api/auth/login', DEMO)
  const headers = { Cookie: `session=${body.token}` }
  expect((await server.get('/api/identity', { headers })).body).toMatchObject({ state: 'proved', test: true })
  expect((await server.get('/api/limits', { headers })).body.refusal).not.toBe('identityMissing')
})

test.each([
  ['2015-06-09', 403, 'Du skal være fyldt 18 år for at spille for penge'],
  ['2008-06-25', 403, 'Du skal være fyldt 18 år for at spille for penge'],
  ['2015-02-30', 400, 'Fødselsdatoen skal være en dato som 1990-01-31'],
  ['i går', 400, 'Fødselsdatoen skal være en dato som 1990-01-31'],
])('registering with the birth date %s is refused by name', async (birthDate, status, error) => {
  const reply = await server.post('/api/auth/register', registrationOf('ida', { birthDate }))
  expect(reply).toMatchObject({ status, body: { error, field: 'birthDate' } })
})

test('registering with a birth date that is old enough is granted, and proves nothing', async () => {
  const who = await newMember(server, { birthDate: '2008-06-24' })
  expect(await identityOf(who)).toMatchObject({ state: 'missing', birthDate: null })
})

test('health names who proves identities and who is asked about exclusions', async () => {
  const { adapters } = (await server.get('/api/health')).body
  expect(adapters).toMatchObject({ identity: 'embedded', rofus: 'embedded' })
})

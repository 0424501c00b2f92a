import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { STRIPE, startLiveServer } from '../../../testing/live.ts'
import { createTestClock, newMember, type TestMember } from '../../../testing/members.ts'
import { browse, CLIENT, type OidcServer, startOidcServer } from '../../../testing/oidc-server.ts'
import type { TestServer } from '../../../testing/server.ts'

const MINUTE = 60_000
const SITE = 'https://spil.test'
const CALLBACK = `${SITE}/api/identity/callback`
const ADULT = { cprNumberIdentifier: '2101270087', birthdate: '1927-01-21', name: 'Ditlev Von Testesen' }
const clock = createTestClock()
let oidc: OidcServer
let server: TestServer
const settings = (issuer: string) => ({
  ...{ MITID_ISSUER: issuer, MITID_CLIENT_ID: CLIENT.id, MITID_CLIENT_SECRET: CLIENT.secret, PUBLIC_URL: SITE },
  ...STRIPE,
})
beforeAll(async () => {
  oidc = await startOidcServer(CALLBACK)
})
beforeEach(async () => {
  server = await startLiveServer(settings(oidc.url), { clock })
  Object.assign(oidc.visit, {
    claims: ADULT,
    cancels: false,
    publishesOtherKeys: false,
    hidesClaims: false,
    acr: undefined,
  })
})
afterEach(() => server.stop())
afterAll(() => oidc.stop())

const start = (who: TestMember, body: object = {}) => server.post('/api/identity/start', body, who.headers)
const callback = async (who: TestMember | undefined, returned: URLSearchParams): Promise<string> => {
  const reply = await server.get(`/api/identity/callback?${returned}`, {
    redirect: 'manual',
    headers: who?.headers ?? {},
  })
  expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([303, 'no-store'])
  return reply.headers.get('Location') ?? ''
}
/** From the start to what the browser brings back. */
const visit = async (who: TestMember, body: object = {}): Promise<URLSearchParams> =>
  browse((await start(who, body)).body.url, CALLBACK)
const stateOf = async (who: TestMember) => (await server.get('/api/identity', { headers: who.headers })).body
const refusedWith = (code: string) => `/account?afsnit=identitet&svar=${code}`

test('a member goes to MitID with PKCE, state and nonce, and comes back identified', async () => {
  const who = await newMember(server)
  const { status, body } = await start(who, { next: '/games/1' })
  expect(status).toBe(200)
  const asked = new URL(body.url).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    ...{ response_type: 'code', client_id: CLIENT.id, redirect_uri: CALLBACK, scope: 'openid ssn' },
    ...{ code_challenge_method: 'S256', acr_values: 'urn:grn:authn:dk:mitid:substantial' },
    ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\da-f]{64}$/) },
  })
  expect(await callback(who, await browse(body.url, CALLBACK))).toBe('/games/1')
  expect(await stateOf(who)).toEqual({
    ...{ state: 'proved', provider: 'mitid', test: false, name: 'Ditlev Von Testesen', birthDate: '1927-01-21' },
    provedAt: clock.now().toISOString(),
  })
  expect((await start(who)).body.error).toBe('Kontoens identitet er allerede bekræftet')
})

test('a broker that tells of the person at the userinfo endpoint alone is asked there', async () => {
  oidc.visit.hidesClaims = true
  const who = await newMember(server)
  expect(await callback(who, await visit(who))).toBe('/account?afsnit=identitet')
  expect(await stateOf(who)).toMatchObject({ state: 'proved', birthDate: '1927-01-21' })
})

test('who is too young is told so, and nothing is stored', async () => {
  oidc.visit.claims = { ...ADULT, cprNumberIdentifier: '0906154308', birthdate: '2015-06-09' }
  const who = await newMember(server)
  expect(await callback(who, await visit(who))).toBe(refusedWith('underAge'))
  expect(await stateOf(who)).toMatchObject({ state: 'missing', name: null, birthDate: null })
})

describe('nobody is identified', () => {
  test.each([
    ['without a birth date', { cprNumberIdentifier: '2101270087', name: 'Ditlev' }],
    ['with a birth date that is none', { ...ADULT, birthdate: '1927-02-30' }],
    ['without a national id', { birthdate: '1927-01-21', name: 'Ditlev' }],
    ['with a national id that is none', { ...ADULT, cprNumberIdentifier: '9999270087' }],
  ])('%s', async (_, claims) => {
    oidc.visit.claims = claims
    const who = await newMember(server)
    expect(await callback(who, await visit(who))).toBe(refusedWith('identityIncomplete'))
    expect(await stateOf(who)).toMatchObject({ state: 'missing' })
  })

  test('who says no at MitID, and may begin again', async () => {
    oidc.visit.cancels = true
    const who = await newMember(server)
    const page = await callback(who, await visit(who, { next: '/games/1' }))
    expect(page).toBe(`${refusedWith('identityCancelled')}&next=%2Fgames%2F1`)
    oidc.visit.cancels = false
    expect(await callback(who, await visit(who))).toBe('/account?afsnit=identitet')
  })

  test('by an answer to another nonce', async () => {
    const who = await newMember(server)
    const url = new URL((await start(who)).body.url)
    url.searchParams.set('nonce', 'f'.repeat(64))
    expect(await callback(who, await browse(url.href, CALLBACK))).toBe(refusedWith('identityFailed'))
  })

  test('by a code that another verifier was promised for', async () => {
    const [who, other] = [await newMember(server), await newMember(server)]
    const [mine, stolen] = [await visit(who), await visit(other)]
    mine.set('code', stolen.get('code') ?? '')
    expect(await callback(who, mine)).toBe(refusedWith('identityFailed'))
    expect(await stateOf(who)).toMatchObject({ state: 'missing' })
  })

  test('by a token that another key has signed', async () => {
    oidc.visit.publishesOtherKeys = true
    const who = await newMember(server)
    expect(await callback(who, await visit(who))).toBe(refusedWith('identityFailed'))
  })

  test.each([
    ['urn:grn:authn:dk:mitid:low', refusedWith('identityFailed')],
    ['urn:grn:authn:dk:mitid:substantial', '/account?afsnit=identitet'],
  ])('unless the level of assurance is the one asked for: %s', async (authenticationtype, page) => {
    oidc.visit.claims = { ...ADULT, authenticationtype }
    const who = await newMember(server)
    const url = new URL((await start(who)).body.url)
    url.searchParams.delete('acr_values')
    expect(await callback(who, await browse(url.href, CALLBACK))).toBe(page)
  })

  test('by a state that was used', async () => {
    const who = await newMember(server)
    oidc.visit.cancels = true
    const returned = await visit(who)
    expect(await callback(who, returned)).toBe(refusedWith('identityCancelled'))
    expect(await callback(who, returned)).toBe(refusedWith('identityAttemptDead'))
  })

  test('by a state that another one has replaced, or that nobody gave out', async () => {
    const who = await newMember(server)
    const first = await visit(who)
    const second = await visit(who)
    expect(await callback(who, first)).toBe(refusedWith('identityAttemptDead'))
    expect(await callback(who, new URLSearchParams({ state: 'x', code: 'y' }))).toBe(refusedWith('identityAttemptDead'))
    expect(await callback(who, second)).toBe('/account?afsnit=identitet')
  })

  test('after ten minutes', async () => {
    const [late, timely] = [await newMember(server), await newMember(server)]
    const [tooLate, inTime] = [await visit(late), await visit(timely)]
    clock.pass(10 * MINUTE - 1)
    expect(await callback(timely, inTime)).toBe('/account?afsnit=identitet')
    clock.pass(1)
    expect(await callback(late, tooLate)).toBe(refusedWith('identityAttemptDead'))
  })

  test('by another member’s or another session’s callback, and the attempt stays that of its own', async () => {
    const [who, other] = [await newMember(server), await newMember(server)]
    const returned = await visit(who)
    expect(await callback(other, returned)).toBe(refusedWith('identityAttemptDead'))
    expect(await callback(undefined, returned)).toBe('/auth/login?next=%2Faccount%3Fafsnit%3Didentitet')
    expect(await stateOf(other)).toMatchObject({ state: 'missing' })
    expect(await callback(who, returned)).toBe('/account?afsnit=identitet')
    expect(await stateOf(who)).toMatchObject({ state: 'proved' })
  })

  test('twice: the same person on a second account', async () => {
    const [who, other] = [await newMember(server), await newMember(server)]
    const both = [
      [who, await visit(who)],
      [other, await visit(other)],
    ] as const
    const pages = await Promise.all(both.map(([member, returned]) => callback(member, returned)))
    expect(pages.sort()).toEqual(['/account?afsnit=identitet', refusedWith('identityTaken')])
  })
})

describe('a provider that is down', () => {
  test('refuses the start, and is asked again as soon as it is back', async () => {
    const away = await startOidcServer(CALLBACK)
    await away.stop()
    const alone = await startLiveServer(settings(away.url), { clock })
    onTestFinished(() => alone.stop())
    const who = await newMember(alone)
    const reply = await alone.post('/api/identity/start', {}, who.headers)
    expect([reply.status, reply.body.error]).toEqual([502, 'MitID svarer ikke lige nu. Prøv igen om lidt.'])
    expect(reply.headers.get('Retry-After')).toBe('30')
    const back = await startOidcServer(CALLBACK, Number(new URL(away.url).port))
    onTestFinished(() => back.stop())
    expect(await alone.post('/api/identity/start', {}, who.headers)).toMatchObject({ status: 200 })
  })

  test('refuses the callback', async () => {
    const brief = await startOidcServer(CALLBACK)
    brief.visit.claims = ADULT
    const alone = await startLiveServer(settings(brief.url), { clock })
    onTestFinished(() => alone.stop())
    const who = await newMember(alone)
    const { body } = await alone.post('/api/identity/start', {}, who.headers)
    const returned = await browse(body.url, CALLBACK)
    await brief.stop()
    const reply = await alone.get(`/api/identity/callback?${returned}`, { redirect: 'manual', headers: who.headers })
    expect(reply.headers.get('Location')).toBe(refusedWith('identitySilent'))
  })
})

test('there is no page that plays MitID where MitID is', async () => {
  const who = await newMember(server)
  const state = new URL((await start(who)).body.url).searchParams.get('state')
  const reply = await server.post('/api/identity/test-answer', { state, nationalId: '1203880104' }, who.headers)
  expect([reply.status, reply.body.error]).toEqual([404, 'Identiteter bekræftes med MitID her'])
})

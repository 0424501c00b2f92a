import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testOnSqlite } from '../../../testing/database.ts'
import { openHouse } from '../../../testing/house.ts'
import { proveIdentity } from '../../../testing/identities.ts'
import { createTestClock, logIn, newMember, PASSWORD, type TestMember } from '../../../testing/members.ts'
import { codeOf, newPlayer } from '../../../testing/players.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { makeTempDir, removeTempDir } from '../../../testing/temp-dir.ts'
import { rofusService } from './rofus-service.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What the authority's service answers, by its GamblerCheckResponse.xsd. */
const response = (status: string) => `<?xml version="1.0" encoding="UTF-8"?>
<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body>
  <ns2:GamblerCheckResponse xmlns:ns2="http://services.lur.skat.dk">
    <Kontekst><ns1:HovedOplysningerSvar xmlns:ns1="http://skat.dk/begrebsmodel/xml/schemas/kontekst/2007/05/31/"/></Kontekst>
    <ExclusionStatus><GamblerExclusionStatus>${status}</GamblerExclusionStatus></ExclusionStatus>
  </ns2:GamblerCheckResponse>
</S:Body></S:Envelope>`
const FAULT = `<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body><S:Fault>
  <faultcode>S:Server</faultcode><faultstring>PersonIsNotRegistered</faultstring></S:Fault></S:Body></S:Envelope>`

/** The service as a server of its own. */
async function startRofus() {
  const asked: { readonly nationalId: string; readonly body: string; readonly headers: IncomingHttpHeaders }[] = []
  const says = { status: 200, body: response('PersonIsNotRegistered') }
  const http = createServer(async (request, reply) => {
    const body = await text(request)
    asked.push({ nationalId: /<PersonCPRNumber>(.*?)</.exec(body)?.[1] ?? '', body, headers: request.headers })
    reply.writeHead(says.status, { 'Content-Type': 'text/xml' }).end(says.body)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/GamblerProject/GamblerService`
  const answer = (body: string, status = 200) => Object.assign(says, { body, status })
  const stop = async () => {
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  }
  return { url, asked, answer, stop }
}
let rofus: Awaited<ReturnType<typeof startRofus>>
beforeAll(async () => {
  rofus = await startRofus()
})
afterAll(() => rofus.stop())
beforeEach(() => {
  rofus.asked.length = 0
  rofus.answer(response('PersonIsNotRegistered'))
})

describe('the service of the authority', () => {
  const service = () => rofusService({ url: rofus.url, user: 'spilværk', password: 'hemmelig:æ' })

  test('is asked by CPR number, in SOAP, with user and password', async () => {
    expect(await service().isListed('2101270087')).toBe(false)
    const [{ nationalId, body, headers } = { nationalId: '', body: '', headers: {} as IncomingHttpHeaders }] =
      rofus.asked
    expect(nationalId).toBe('2101270087')
    expect(body).toMatch(/<ser:GamblerCheckRequest>[\s\S]*<Kontekst>[\s\S]*<PersonInformation>/)
    expect(headers).toMatchObject({ 'content-type': 'text/xml; charset=utf-8', soapaction: '""' })
    const [, pair = ''] = (headers.authorization ?? '').split(' ')
    expect(Buffer.from(pair, 'base64').toString()).toBe('spilværk:hemmelig:æ')
  })

  test.each([
    ['PersonIsNotRegistered', false],
    ['PersonIsRegisteredTemporarily', true],
    ['PersonIsRegisteredIndefinitely', true],
  ])('%s: listed %s', async (status, listed) => {
    rofus.answer(response(status))
    expect(await service().isListed('2101270087')).toBe(listed)
  })

  test.each([
    ['an unknown status', response('PersonIsSomethingElse'), 200],
    ['a name that every object has', response('constructor'), 200],
    ['no status', response(''), 200],
    ['two statuses', response('PersonIsNotRegistered') + response('PersonIsRegisteredTemporarily'), 200],
    ['a fault', FAULT, 200],
    ['a fault with its status', response('PersonIsNotRegistered'), 500],
    ['a login page', '<html>log ind</html>', 200],
    ['nothing', '', 200],
  ])('%s is no answer', async (_, body, status) => {
    rofus.answer(body, status)
    await expect(service().isListed('2101270087')).rejects.toThrow(/^ROFUS answered/)
  })

  test('that is not there is no answer', async () => {
    const gone = await startRofus()
    await gone.stop()
    await expect(rofusService({ url: gone.url, user: '', password: '' }).isListed('2101270087')).rejects.toThrow()
  })
})

describe('a member', () => {
  const clock = createTestClock()
  let server: TestServer
  let member: TestMember
  const NATIONAL_ID = '1402790001'
  beforeAll(async () => {
    const asked = rofusService({ url: rofus.url, user: 'u', password: 'p' })
    server = await startTestServer({ RATE_LIMIT: 0 }, { clock, rofus: asked })
    member = await newMember(server, { firstName: 'Rolf' })
    await post('/limits/deposit', { day: 10_000, week: 10_000, month: 10_000 })
    await server.get('/api/games/1/seeds', { headers: member.headers })
    await post('/games/1/seeds/client', { clientSeed: 'mit eget' })
  }, 60_000)
  afterAll(() => server.stop())
  const post = (path: string, body: object = {}) => server.post(`/api${path}`, body, member.headers)
  const deposit = async () => (await post('/wallet/deposit', { amount: 100 })).body.error ?? 'granted'
  const spin = async () => (await post('/games/1/spin', { bet: 0.1, stake: 'money' })).body.error ?? 'granted'
  const login = () => server.post('/api/auth/login', { email: member.email, password: PASSWORD })
  const SILENT = 'ROFUS svarer ikke lige nu, og uden svar må vi ikke lade nogen spille for penge. Prøv igen om lidt.'
  const LISTED = 'Du er registreret i ROFUS og kan derfor ikke spille her. Læs mere på rofus.nu.'

  test('is not asked for by name: without an identity there is nothing to ask by', async () => {
    member = await logIn(server, member.email)
    expect(await deposit()).toMatch(/^Bekræft din identitet/)
    expect(rofus.asked).toEqual([])
  })

  test('is asked for by the identity: when it is proved, at each login, and before a deposit', async () => {
    await proveIdentity(server.url, member.headers, NATIONAL_ID)
    expect(rofus.asked.map(({ nationalId }) => nationalId)).toEqual([NATIONAL_ID])
    member = await logIn(server, member.email)
    expect(rofus.asked).toHaveLength(2)
    clock.pass(5 * MINUTE)
    expect([await deposit(), await deposit(), await spin()]).toEqual(['granted', 'granted', 'granted'])
    expect(rofus.asked.map(({ nationalId }) => nationalId)).toEqual([NATIONAL_ID, NATIONAL_ID, NATIONAL_ID])
  })

  test('logs in while the register is silent, and neither plays nor pays in until it answers', async () => {
    rofus.answer(FAULT, 500)
    member = await logIn(server, member.email)
    expect([await deposit(), await spin()]).toEqual([SILENT, SILENT])
    expect(rofus.asked).toHaveLength(1)
    const limits = (await server.get('/api/limits', { headers: member.headers })).body
    expect(limits).toMatchObject({ mayPlay: false, refusal: 'rofusSilent', reason: SILENT })
    rofus.answer(response('PersonIsNotRegistered'))
    clock.pass(6000)
    expect([await spin(), await deposit()]).toEqual(['granted', 'granted'])
  })

  test('with a long session is asked for again when the answer is a day old', async () => {
    await spin()
    rofus.asked.length = 0
    clock.pass(DAY + MINUTE)
    member = { ...member, ...(await logIn(server, member.email, { rememberMe: true })) }
    expect(await spin()).toBe('granted')
    clock.pass(DAY + MINUTE)
    rofus.answer(response('PersonIsRegisteredTemporarily'))
    expect([await spin(), await deposit()]).toEqual([LISTED, LISTED])
  })

  test('who is listed does not log in, also not while the register is silent', async () => {
    rofus.answer(response('PersonIsRegisteredIndefinitely'))
    expect(await login()).toMatchObject({ status: 403, body: { error: LISTED } })
    rofus.answer(FAULT, 500)
    expect(await login()).toMatchObject({ status: 403 })
    expect(await spin()).toBe(LISTED)
    rofus.answer(response('PersonIsNotRegistered'))
    expect(await login()).toMatchObject({ status: 200 })
    expect(await spin()).toBe('granted')
  })
})

testOnSqlite('with another key nobody is asked for, logs in all the same, and does not play', async () => {
  const dataDir = makeTempDir()
  const house = await openHouse({ dataDir })
  const player = await newPlayer(house)
  await house.close()
  writeFileSync(join(dataDir, 'secret.key'), 'x'.repeat(43))
  const changed = await openHouse({ dataDir })
  try {
    expect(codeOf(await changed.limits.mayEnter(player.id))).toBe('granted')
    expect(codeOf(await changed.wallet.deposit(player, { amount: 100 }))).toBe('rofusSilent')
  } finally {
    await changed.close()
    removeTempDir(dataDir)
  }
})

test('an identity whose answer was lost is not played with unasked', async () => {
  const house = await openHouse()
  try {
    const player = await newPlayer(house)
    await house.storage.tx((db) => house.limits.forget(db, player.id))
    const played = house.storage.tx((db) => house.limits.mayPlay(db, player, 0))
    expect(codeOf(await played)).toBe('rofusSilent')
    // A round asks first.
    expect(codeOf(await player.play())).toBe('granted')
  } finally {
    await house.close()
  }
})

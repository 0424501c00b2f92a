import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../../platform/log/log.ts'
import { granted, refused } from '../../../platform/refusals/refusals.ts'
import { createTestClock } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { cvrApiRegister } from './cvrapi.ts'
import { embeddedRegister } from './embedded.ts'
import { officialRegister } from './official.ts'
import type { Register } from './register.ts'
import { createCompanies } from './service.ts'
import { CVRAPI_ANSWERS, OFFICIAL_ANSWERS } from './testing-answers.ts'

const OFFICIAL = new URL('https://anna:hemmelig%21@cvr.test/cvr-permanent/virksomhed/_search')
const CVRAPI = new URL('https://api.test/api')
const VALID = '98000003'
/** Passes the check, and the embedded register does not know it. */
const NOBODY = '20400013'

const outside = setupServer()
beforeAll(() => outside.listen({ onUnhandledFrame: 'bypass' }))
afterEach(() => outside.resetHandlers())
afterAll(() => outside.close())

const clock = createTestClock()
const silent = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })
const lookupIn = (register: Register) => createCompanies(register, clock, silent).lookup

describe('the distribution of CVR data', () => {
  const lookup = () => lookupIn(officialRegister(OFFICIAL))(VALID)
  const official = 'https://cvr.test/cvr-permanent/virksomhed/_search'

  test('is asked by number, with the user and the password', async () => {
    let asked: unknown
    outside.use(
      http.post(official, async ({ request }) => {
        asked = { body: await request.json(), authorization: request.headers.get('Authorization') }
        return HttpResponse.json(OFFICIAL_ANSWERS.running)
      }),
    )
    expect(await lookup()).toEqual(
      granted({
        company: {
          ...{ name: 'Havnens Spil ApS', industry: 'Computerprogrammering', ceased: false, adProtected: true },
          address: { street: 'Havnegade 12B', postalCode: '0999', city: 'København C' },
        },
        source: 'cvr',
      }),
    )
    expect(asked).toEqual({
      body: {
        _source: expect.arrayContaining(['Vrvirksomhed.navne', 'Vrvirksomhed.virksomhedMetadata.nyesteNavn']),
        query: { term: { 'Vrvirksomhed.cvrNummer': 98000003 } },
      },
      authorization: `Basic ${Buffer.from('anna:hemmelig!').toString('base64')}`,
    })
  })

  test('without newest entries, those without an end hold', async () => {
    outside.use(http.post(official, () => HttpResponse.json(OFFICIAL_ANSWERS.onlyPeriods)))
    expect(await lookup()).toMatchObject({
      value: {
        company: { name: 'Nyt Navn ApS', address: { street: 'Ny Vej 2', postalCode: '8000', city: 'Aarhus C' } },
      },
    })
  })

  test('a company that has stopped is flagged', async () => {
    outside.use(http.post(official, () => HttpResponse.json(OFFICIAL_ANSWERS.ceased)))
    expect(await lookup()).toMatchObject({ value: { company: { name: 'Gammelt Navn A/S', ceased: true } } })
  })

  test('no hit is no company', async () => {
    outside.use(http.post(official, () => HttpResponse.json(OFFICIAL_ANSWERS.none)))
    expect(await lookup()).toEqual(refused({ code: 'companyNotFound' }))
  })

  test.each([
    ['an error', () => new HttpResponse(null, { status: 500 })],
    ['a wrong password', () => HttpResponse.json({}, { status: 401 })],
    ['a page', () => HttpResponse.html('<h1>Driftsstop</h1>')],
    ['another form', () => HttpResponse.json({ hits: [] })],
  ])('%s is said to be the register’s', async (_, answer) => {
    outside.use(http.post(official, answer))
    expect(await lookup()).toEqual(refused({ code: 'registerSilent' }))
  })

  test('that it cannot be reached is the register’s, too', async () => {
    const nowhere = lookupIn(officialRegister(new URL('https://127.0.0.1:1/_search')))
    expect(await nowhere(VALID)).toEqual(refused({ code: 'registerSilent' }))
  })
})

describe('an API of the cvrapi kind', () => {
  const lookup = () => lookupIn(cvrApiRegister(CVRAPI, 'post@spilvaerk.example'))(VALID)

  test('is asked by number, and told who asks', async () => {
    let asked: unknown
    outside.use(
      http.get('https://api.test/api', ({ request }) => {
        asked = [new URL(request.url).search, request.headers.get('User-Agent')]
        return HttpResponse.json(CVRAPI_ANSWERS.running)
      }),
    )
    expect(await lookup()).toEqual(
      granted({
        company: {
          ...{ name: 'Havnens Spil ApS', industry: 'Computerprogrammering', ceased: false, adProtected: false },
          address: { street: 'Havnegade 12', postalCode: '8000', city: 'Aarhus C' },
        },
        source: 'cvrapi',
      }),
    )
    expect(asked).toEqual([`?vat=${VALID}&country=dk`, 'Spilvaerk - Spilvaerk - post@spilvaerk.example'])
  })

  test.each([
    ['NOT_FOUND', 404, 'companyNotFound'],
    ['QUOTA_EXCEEDED', 403, 'registerSilent'],
    ['INVALID_UA', 403, 'registerSilent'],
  ] as const)('%s', async (error, status, code) => {
    outside.use(http.get('https://api.test/api', () => HttpResponse.json({ error }, { status })))
    expect(await lookup()).toEqual(refused({ code }))
  })
})

describe('a lookup', () => {
  const counting = () => {
    const asked: string[] = []
    const find: Register['find'] = async (number) => {
      asked.push(number)
      return embeddedRegister.find(number, AbortSignal.any([]))
    }
    return { asked, lookup: lookupIn({ name: 'cvr', find }) }
  }

  test('is kept for a day, also when nobody is found', async () => {
    const { asked, lookup } = counting()
    for (const number of [VALID, NOBODY, VALID, NOBODY]) await lookup(number)
    expect(asked).toEqual([VALID, NOBODY])
    clock.pass(24 * 3_600_000)
    await lookup(VALID)
    expect(asked).toHaveLength(3)
  })

  test('of a number that fails the check never leaves the server', async () => {
    const { asked, lookup } = counting()
    expect(await lookup('13585627')).toEqual(refused({ code: 'cvrInvalid' }))
    expect(asked).toEqual([])
  })

  test('of a register that fails is asked again', async () => {
    let calls = 0
    const find = async () => {
      calls += 1
      throw new Error('down')
    }
    const lookup = lookupIn({ name: 'cvr', find })
    await lookup(VALID)
    await lookup(VALID)
    expect(calls).toBe(2)
  })
})

describe('over HTTP', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  test.each([
    [VALID, 200, { company: expect.objectContaining({ name: 'Bølgebryder Spil ApS' }), source: 'embedded' }],
    ['13585627', 400, { error: 'CVR-nummeret findes ikke: kontrolcifret passer ikke', field: 'cvrNumber' }],
    ['1234567', 400, { error: 'CVR-nummer skal være 8 cifre', field: 'cvrNumber' }],
    ['1234567a', 400, { error: 'CVR-nummer skal være 8 cifre', field: 'cvrNumber' }],
    [NOBODY, 404, { error: 'Kunne ikke finde virksomhed', field: 'cvrNumber' }],
  ])('%s is answered with %d', async (number, status, body) => {
    const reply = await server.get(`/api/cvr/lookup/${number}`)
    expect([reply.status, reply.body]).toMatchObject([status, body])
  })

  test('the registration form finds what the specification names', async () => {
    expect((await server.get(`/api/cvr/lookup/${VALID}`)).body.company).toMatchObject({
      ...{ name: 'Bølgebryder Spil ApS', industry: 'Udgivelse af computerspil' },
      address: { street: 'Havnegade 12', postalCode: '8000', city: 'Aarhus C' },
    })
  })
})

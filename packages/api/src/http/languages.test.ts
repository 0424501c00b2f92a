import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { wishOf } from '../testing/buyers.ts'
import { newMember } from '../testing/members.ts'
import { shownIn } from '../testing/pdf.ts'
import { startTestServer } from '../testing/server.ts'

const server = await startTestServer()

const ask = async (path: string, language?: string, init: RequestInit = {}) => {
  const headers = { ...init.headers, ...(language !== undefined && { 'Accept-Language': language }) }
  const response = await fetch(new URL(path, server.url), { ...init, headers })
  return (await response.json()) as { error: string; code: string; field?: string; problems?: { reason: string }[] }
}

const posted = (body: string, type = 'application/json') => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
})

it.each([
  [undefined, 'Spil ikke fundet'],
  ['da-DK,da;q=0.9,en;q=0.8', 'Spil ikke fundet'],
  ['en-GB,en;q=0.9', 'There is no such game'],
  ['de, en;q=0.5, da;q=0.4', 'There is no such game'],
  ['de', 'Spil ikke fundet'],
  ['en;q=0, da', 'Spil ikke fundet'],
  ['*', 'Spil ikke fundet'],
  [';;q=,=', 'Spil ikke fundet'],
])('answers %s in the language that it asks for, with the same code', async (language, error) => {
  expect(await ask('/api/games/999999', language)).toEqual({ error, code: 'gameNotFound' })
})

it('names the fault in an input in both languages', async () => {
  const path = '/api/games/1/spin'
  expect(await ask(path, 'en', posted('{"bet":"much"}'))).toEqual({
    error: 'bet has to be a number',
    ...{ code: 'invalidInput', field: 'bet' },
  })
  expect(await ask(path, 'da', posted('{"bet":"much"}'))).toMatchObject({
    error: 'Indsatsen skal være et tal',
    code: 'invalidInput',
  })
})

it.each([
  ['/api/nowhere', {}, 'pageNotThere', 'There is no such address'],
  ['/api/health', { method: 'DELETE' }, 'methodNotAllowed', 'The method is not allowed here'],
  ['/api/games/1/spin', posted('{'), 'jsonMalformed', 'The body of the request is not valid JSON'],
  ['/api/games/1/spin', posted('[]'), 'bodyNotObject', 'The body of the request has to be a JSON object'],
  ['/api/games/1/spin', posted('{}', 'text/plain'), 'notJson', 'Content-Type has to be application/json'],
  ['/api/wallet', {}, 'notLoggedIn', 'You have to be logged in.'],
])('refuses %s with a code of its own, before a procedure is asked', async (path, init, code, error) => {
  expect(await ask(path, 'en', init)).toMatchObject({ code, error })
  expect((await ask(path, 'da', init)).code).toBe(code)
})

it('speaks the language of a page to tRPC’s clients, too', async () => {
  const answer = await fetch(new URL('/trpc/catalogue.game?input={"id":999999}', server.url), {
    headers: { 'Accept-Language': 'en' },
  })
  expect(await answer.json()).toMatchObject({ error: { message: 'There is no such game' } })
})

it('lists every code in the OpenAPI document', async () => {
  const response = await fetch(new URL('/api/openapi.json', server.url))
  const { components } = (await response.json()) as { components: { schemas: Record<string, unknown> } }
  const codes = (components.schemas.Failure as { properties: { code: { enum: string[] } } }).properties.code.enum
  expect(codes).toEqual(expect.arrayContaining(['gameNotFound', 'invalidInput', 'insufficientFunds', 'cannotStore']))
  expect(new Set(codes).size).toBe(codes.length)
})

describe('a file that a browser is linked to', () => {
  /** The client of Node writes the headers that it is told. */
  const follow = async (path: string, headers: Record<string, string>) => {
    const [answer] = (await once(request(server.url + path, { headers }).end(), 'response')) as [IncomingMessage]
    return { name: answer.headers['content-disposition'], bytes: await buffer(answer) }
  }
  const LINK = { 'Sec-Fetch-Mode': 'navigate', 'Accept-Language': 'en-GB,en' }

  it('is in the language that was chosen, or else in that of the member, and not in the browser’s', async () => {
    const member = await newMember(server)
    const bought = await server.post('/api/dashboard/purchase-game', wishOf(), member.headers)
    const path = `/api/orders/${bought.body.order.id}/receipt.pdf`
    const { Cookie } = member.headers
    const nameOf = async (headers: Record<string, string>) => (await follow(path, { Cookie, ...headers })).name
    expect(await nameOf(LINK)).toContain('spilvaerk-faktura-1.pdf')
    expect(await nameOf({ ...LINK, Cookie: `${Cookie}; language=en` })).toContain('spilvaerk-invoice-1.pdf')
    expect(await nameOf({ ...LINK, Cookie: `${Cookie}; language=xx` })).toContain('spilvaerk-faktura-1.pdf')
    // A program says by Accept-Language what it wants.
    expect(await nameOf({ 'Accept-Language': 'en' })).toContain('spilvaerk-invoice-1.pdf')
    const { bytes } = await follow(path, { Cookie, 'Accept-Language': 'en' })
    expect(shownIn(bytes)).toContain('Invoice no. 1')
  })
})

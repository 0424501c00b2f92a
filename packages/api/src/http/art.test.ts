import { MOST_FILE_BYTES } from '@spilvaerk/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallGame } from '../testing/games.ts'
import { newMember, type TestMember } from '../testing/members.ts'
import { pictureOf } from '../testing/pictures.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let anna: TestMember
let bo: TestMember
let id: number
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 })
  ;[anna, bo] = [await newMember(server), await newMember(server)]
  id = (await server.post('/api/games', { name: 'Annas Spil', definition: smallGame() }, anna.headers)).body.id
})
afterAll(() => server.stop())

interface SentAnswer {
  readonly code?: string
  readonly art?: readonly { readonly file: string }[]
}

const send = async (file: Buffer | ReadableStream, query = 'slot=symbol:a&rights=true', by: object = anna.headers) => {
  const answer = await fetch(`${server.url}/api/games/${id}/art/files?${query}`, {
    ...{ method: 'POST', body: file as never, headers: { 'Content-Type': 'application/octet-stream', ...by } },
    ...(file instanceof ReadableStream && { duplex: 'half' }),
  })
  return { status: answer.status, body: (await answer.json()) as SentAnswer }
}

test('a picture is sent, and served to its maker from the site itself with its type', async () => {
  const { status, body } = await send(await pictureOf('png'))
  expect(status).toBe(200)
  const file = body.art?.[0]?.file ?? ''
  const served = await fetch(`${server.url}/uploads/${file}`, { headers: anna.headers })
  expect([served.status, Buffer.from(await served.arrayBuffer()).toString('latin1', 8, 12)]).toEqual([200, 'WEBP'])
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  const other = await server.get(`/uploads/${file.replace('webp', 'png')}`, { headers: anna.headers })
  expect([other.status, other.body.code]).toEqual([404, 'fileNotFound'])
})

test('a picture is there for others when staff have let them see it, and of a shared game on pages of the site', async () => {
  const file = (await send(await pictureOf('png'))).body.art?.[0]?.file ?? ''
  const { art, staff } = server.services
  const statusFor = async (headers: object, key = '') => {
    const { status, headers: answered } = await fetch(`${server.url}/uploads/${file}${key}`, {
      headers: { ...headers },
    })
    return `${status} ${answered.get('cache-control')?.split(',')[0]}`
  }
  const ourPage = { 'Sec-Fetch-Site': 'same-origin' }
  for (const headers of [{}, bo.headers, ourPage]) expect(await statusFor(headers)).toMatch(/^404/)
  expect(await statusFor({}, `?key=${art.looking.keyOf('0'.repeat(64))}`)).toMatch(/^404/)
  expect(await statusFor({}, `?key=${art.looking.keyOf(file.slice(0, 64))}`)).toBe('200 private')
  await server.post(`/api/games/${id}/visibility`, { visibility: 'shared' }, anna.headers)
  expect(await statusFor(ourPage)).toBe('200 private')
  expect(await statusFor({ 'Sec-Fetch-Site': 'none' })).toMatch(/^404/)
  await staff.add('spil@spilvaerk.dk', 'games', 'operator')
  await art.decide(id, 'show', { by: 'spil@spilvaerk.dk', why: 'set' })
  expect(await statusFor({})).toBe('200 public')
  await art.decide(id, 'paint', { by: 'spil@spilvaerk.dk', why: 'anmeldt' })
  expect(await statusFor({})).toMatch(/^404/)
  await server.post(`/api/games/${id}/visibility`, { visibility: 'private' }, anna.headers)
})

test.each<[string, () => Promise<[Buffer, (string | undefined)?, object?]>, number, string]>([
  ['without the rights', async () => [await pictureOf('png'), 'slot=logo'], 400, 'invalidInput'],
  ['for no place', async () => [await pictureOf('png'), 'slot=constructor&rights=true'], 400, 'invalidInput'],
  [
    'for a symbol that is not there',
    async () => [await pictureOf('png'), 'slot=symbol:__proto__&rights=true'],
    400,
    'artSlotUnknown',
  ],
  ['of a stranger', async () => [await pictureOf('png'), undefined, {}], 401, 'notLoggedIn'],
  ['of somebody else', async () => [await pictureOf('png'), undefined, bo.headers], 404, 'gameNotFound'],
  ['that is a script', async () => [Buffer.from('<svg viewBox="0 0 1 1"><script>1</script></svg>')], 400, 'svgUnsafe'],
  ['that is no picture', async () => [Buffer.from('<html>')], 415, 'pictureUnknown'],
])('a file %s is refused', async (_, make, status, code) => {
  const answer = await send(...(await make()))
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a body of 50 MB is refused by its length, and one that does not tell it while it comes', async () => {
  const told = await send(Buffer.alloc(MOST_FILE_BYTES + 1)).catch(() => undefined)
  if (told) expect([told.status, told.body.code]).toEqual([413, 'fileTooLarge'])
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1_000_000
      if (sent > 50_000_000) controller.close()
      else controller.enqueue(new Uint8Array(1_000_000))
    },
  })
  const counted = await send(endless).catch(() => undefined)
  if (counted) expect([counted.status, counted.body.code]).toEqual([413, 'fileTooLarge'])
  // Neither is stored, and the server serves on.
  expect((await server.get(`/api/games/${id}/art`, { headers: anna.headers })).body.art).toHaveLength(1)
})

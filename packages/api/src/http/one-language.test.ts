import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { proveIdentity } from '../testing/identities.ts'
import { newMember, type TestMember } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

// Designing a game takes as long as it takes.
vi.setConfig({ testTimeout: 180_000 })

let server: TestServer
let anna: TestMember
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 })
  anna = await newMember(server)
})
afterAll(() => server.stop())

type Language = 'da' | 'en'

const post = async (path: string, body: object, language: Language = 'en') => {
  const { status, body: said } = await server.post(`/api${path}`, body, {
    ...anna.headers,
    'Accept-Language': language,
  })
  expect([path, status, status < 300 ? undefined : said]).toEqual([path, status < 300 ? status : 200, undefined])
  return said
}
const get = async (path: string, language: Language = 'en') =>
  (await server.get(`/api${path}`, { headers: { ...anna.headers, 'Accept-Language': language } })).body

/** Words of Danish sentences that no English one has. */
const DANISH = /[æøå]|(?<!\w)(og|eller|ikke|af|gange|spil|med|uden|huset|temaet|der|det|er|til)(?!\w)/i
const danishIn = (texts: readonly string[]) => texts.filter((text) => DANISH.test(text))

test('rules are in the language of the request', async () => {
  expect((await get('/games/1', 'da')).rules[0]).toBe('Vælg en indsats, og tryk på SPIN.')
  expect(danishIn((await get('/games/1')).rules)).toEqual([])
})

test('what compliance finds and what would mend it are in the language of the request', async () => {
  const config = {
    ...{ rtp: 70, name: 'Megaways', autoSpinOptions: [500], betLevels: [2, 1], symbols: [{ id: 'a' }] },
    ...{ paytable: { a: { '3': 5, '4': 1 } }, facts: { autoplay: true, bonusMaxDkk: 5000 } },
  }
  const found = await post('/games/validate-compliance', { config, jurisdiction: 'EU' })
  expect(found.details.length).toBeGreaterThan(5)
  const said = [...found.details, ...found.reported].flatMap(({ explanation, cure, actual, expected }) => [
    ...[explanation, cure, actual, expected],
  ])
  expect(danishIn([...said, ...found.issues])).toEqual([])
  const danish = await post('/games/validate-compliance', { config, jurisdiction: 'EU' }, 'da')
  expect(danish.details.map(({ rule }: { rule: string }) => rule)).toEqual(
    found.details.map(({ rule }: { rule: string }) => rule),
  )
  expect(danish.issues.join(' ')).toContain('RTP skal ligge mellem 85 og 98 %')
})

test('why a game is not as wished is in the language of whoever looks at it', async () => {
  const wish = { prompt: 'Pirate slot with 243 ways, 20 lines, 900 free spins and RTP 150' }
  const made = await post('/games/generate-complete', { ...wish, key: randomUUID() })
  const reasons = ({ making }: { making: { adjustments: { reason: string }[] } }) =>
    making.adjustments.map(({ reason }) => reason)
  expect(reasons(made).length).toBeGreaterThan(2)
  expect(danishIn([...reasons(made), made.message])).toEqual([])
  expect(danishIn(reasons(await get(`/games/${made.game.id}`)))).toEqual([])
  expect(reasons(await get(`/games/${made.game.id}`, 'da'))).toContain('Der kan laves spil med 85 til 98 % RTP.')
})

describe('the insights', () => {
  test.each([
    ['/games/trends', { topic: 'Megaways with bonus buys in Denmark, Germany and Ontario' }],
    ['/games/competitors', { theme: 'ancient Egypt' }],
    ['/games/competitors', { theme: 'qwertyuiop' }],
    ['/games/validate', { concept: 'A Viking slot with cascades, free spins and RTP 99' }],
    ['/games/validate', { concept: 'A roulette table' }],
    ['/ai/generate-market-intelligence', { focus: 'casino' }],
    ['/ai/generate-personalized-recommendations', { playerData: { favoriteThemes: 'fruit', volatility: 'high' } }],
    ['/ai/generate-narrative', { theme: 'pirates' }],
  ])('of %s %j are in the language of the request', async (path, body) => {
    const { sources: _, ...said } = await post(path, body)
    const texts = [...JSON.stringify(said).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
    expect(danishIn(texts.map((text) => text.replaceAll('Lille Spil', '')))).toEqual([])
    expect(JSON.stringify(await post(path, body, 'da'))).not.toBe(JSON.stringify({ ...said, sources: _ }))
  })
})

test('what keeps a game from being listed is told in both languages', async () => {
  const { id } = await post('/games', { name: 'Play at www.casino.com', rtp: 9500 })
  const refusal = async (language: Language) =>
    (
      await server.post(
        `/api/games/${id}/visibility`,
        { visibility: 'listed' },
        { ...anna.headers, 'Accept-Language': language },
      )
    ).body
  expect((await refusal('da')).problems[0].reason).toMatch(
    /^Teksten må ikke indeholde links eller webadresser: «.+»\.$/,
  )
  const english = await refusal('en')
  expect(english.code).toBe('textNotAllowed')
  expect(danishIn(english.problems.map(({ reason }: { reason: string }) => reason))).toEqual([])
})

test('a payment is answered in the language of the request, and stored in Danish', async () => {
  const key = randomUUID()
  const wish = { amount: 100, key }
  await proveIdentity(server.url, anna.headers)
  await post('/limits/deposit', { day: 500, week: 1000, month: 2000 })
  expect((await post('/wallet/deposit', wish)).movement.text).toBe('Deposit (test mode)')
  expect((await post('/wallet/deposit', wish, 'da')).movement.text).toBe('Indbetaling (testtilstand)')
  expect((await post('/wallet/withdraw', { amount: 1, key: randomUUID() })).movement.text).toBe(
    'Withdrawal (test mode)',
  )
})

test('why there is no play for money is told in the language of the request', async () => {
  await post('/limits/pause', {})
  expect((await get('/limits', 'da')).reason).toMatch(DANISH)
  const { reason, mayPlay } = await get('/limits')
  expect([mayPlay, danishIn([reason])]).toEqual([false, []])
})

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { marketConfidence } from './lab.ts'
import { SOURCES } from './reference.ts'

// Designing a game takes as long as it takes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.post('/api/games/1/spin', { bet: 1 })
})
afterAll(() => server.stop())

const shipped = new Set(Object.values(SOURCES).map(({ url }) => url as string))

test('trends tell apart what the house knows, what was played and what others say', async () => {
  const { status, body } = await server.post('/api/games/trends', { topic: 'Megaways og cluster pays' })
  expect(status).toBe(200)
  expect(new Set(body.known.map(({ from }: { from: string }) => from))).toEqual(
    new Set(['catalogue', 'rounds', 'reference']),
  )
  expect(body.trends.length).toBe(body.known.length)
  expect(body).toMatchObject({ modelSays: [], writtenBy: { kind: 'composer' }, asOf: '2026-11-21' })
  for (const { url } of body.sources) expect(shipped.has(url)).toBe(true)
  expect(body.confidence).toBe(0.5)
})

test('a question that names nothing known is not answered with certainty', async () => {
  const trends = await server.post('/api/games/trends', { topic: 'asdf qwerty' })
  expect(trends.body).toMatchObject({ confidence: 0.2, confidenceReason: expect.stringContaining('nævner intet') })
  const rivals = await server.post('/api/games/competitors', { theme: 'asdf qwerty' })
  expect(rivals.body).toMatchObject({ competitors: [], confidence: 0.2 })
  expect(rivals.body.recommendations).toEqual([expect.stringContaining('Temaet kendes ikke')])
})

test('the rules of a market are told apart from what others write', async () => {
  const { body } = await server.post('/api/games/trends', { topic: 'bonus buy slots in Germany' })
  const rules = body.known.filter(({ from }: { from: string }) => from === 'rules')
  expect(rules.map(({ text }: { text: string }) => text.split(/[ :]/)[0])).toEqual([
    ...['Storbritannien', 'Tyskland', 'Tyskland', 'Nederlandene'],
  ])
  for (const rule of rules) expect(rule).toEqual({ from: 'rules', text: expect.stringContaining('Bygger på: ') })
})

test('few rounds are said to be few, and one game is told by its name', async () => {
  const { body } = await server.post('/api/games/trends', { topic: 'frugt' })
  const told = body.known.map(({ text }: { text: string }) => text)
  expect(told[0]).toMatch(/^Huset har ét spil i feltet: Lille Spil, RTP .* volatilitet, med gratis spins\.$/)
  expect(told[1]).toMatch(/^1 spillet runde .* for få til at sige andet end held\.$/)
})

test('competitors come from the table or the house, each with where from', async () => {
  const { body } = await server.post('/api/games/competitors', { theme: 'det gamle Egypten' })
  const names = body.competitors.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Book of Dead', 'Legacy of Dead'])
  for (const { own, source } of body.competitors) expect(own || shipped.has(source)).toBe(true)
  expect(body.recommendations.length).toBeGreaterThanOrEqual(2)
  const fruit = await server.post('/api/games/competitors', { theme: 'frugt' })
  expect(fruit.body.competitors).toContainEqual(expect.objectContaining({ name: 'Lille Spil', own: true }))
})

test('how sure a game of the market is grows with what is played here, and with the wishes that are met', () => {
  const popular = (popularity: number) => [{ popularity }]
  expect(marketConfidence(0, [])).toMatchObject({ confidence: 0.5 })
  expect(marketConfidence(0, popular(5000))).toMatchObject({ confidence: 0.9 })
  expect(marketConfidence(1, popular(500)).confidence).toBe(0.63)
  expect(marketConfidence(1, []).confidenceReason).toContain('Ét ønske blev givet anderledes')
})

test('a clear concept is worth more than a vague one', async () => {
  const clear = await server.post('/api/games/validate', {
    concept: 'Et dinosaurspil med høj volatilitet, frispil og et lykkehjul',
  })
  expect(clear.body).toMatchObject({ viability: 'high', concerns: [] })
  const vague = await server.post('/api/games/validate', { concept: 'noget sjovt med roulette' })
  expect(vague.body.concerns.length).toBeGreaterThan(vague.body.strengths.length - 2)
})

describe('the laboratory', () => {
  test('makes a real game', async () => {
    const { status, headers, body } = await server.post('/api/ai/generate-market-driven-game', {
      prompt: 'Et spil om bager og kaffe',
      theme: 'bageri',
      complexity: 'simple',
      targetAudience: 'nybegyndere',
    })
    expect(status).toBe(200)
    expect(body.gameContent).toMatchObject({ theme: 'bakery' })
    expect(body.url).toBe(`/games/${body.game.id}`)
    const maker = { Cookie: (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' }
    expect((await server.post(`/api/games/${body.game.id}/spin`, { bet: 1 }, maker)).status).toBe(200)
  })

  test('recommends with reasons, and is the less sure the less it is told', async () => {
    const ask = async (playerData: object) =>
      (await server.post('/api/ai/generate-personalized-recommendations', { playerData })).body
    const told = await ask({ favoriteThemes: ['frugt'], volatility: 'low', favoriteFeatures: ['free spins'] })
    expect(told.personalizedGames[0]).toMatchObject({
      gameId: 1,
      reason: expect.stringMatching(/^Passer på temaet.* og /),
    })
    const silent = await ask({ shoeSize: 43 })
    expect(silent.confidence).toBeLessThan(told.confidence)
    const played = await ask({ playedGames: [1] })
    expect(played.personalizedGames.map(({ gameId }: { gameId: number }) => gameId)).not.toContain(1)
  })

  test('sees trends and openings', async () => {
    const { body } = await server.post('/api/ai/generate-market-intelligence', { focus: 'online casino gaming' })
    expect(body.marketIntelligence.trends.length).toBeGreaterThan(0)
    expect(body.marketIntelligence.opportunities.join()).toContain('Huset har intet spil om')
  })

  test('tells a story in the features of a game', async () => {
    const { body } = await server.post('/api/ai/generate-narrative', { theme: 'pirater', gameId: 1 })
    expect(body.chapters.map(({ feature }: { feature: string }) => feature)).toEqual(['base', 'freeSpins', 'base'])
    const drawn = await server.post('/api/ai/generate-narrative', { theme: 'qwerty zxcv' })
    expect(drawn.body).toMatchObject({ confidence: 0.2, confidenceReason: expect.stringContaining('intet tema') })
    expect(await server.post('/api/ai/generate-narrative', { theme: 'pirater', gameId: 99 })).toMatchObject({
      status: 404,
    })
  })
})

test.each([
  ['/api/games/trends', {}, 'Emnet skal være en tekst'],
  ['/api/games/competitors', { theme: ' ' }, 'Temaet må ikke være tom'],
  ['/api/games/validate', { concept: '' }, 'Konceptet må ikke være tom'],
  ['/api/ai/generate-personalized-recommendations', { playerData: 'x' }, 'playerData skal være et objekt'],
])('%s refuses %j', async (path, body, error) => {
  expect(await server.post(path, body)).toMatchObject({ status: 400, body: { error } })
})

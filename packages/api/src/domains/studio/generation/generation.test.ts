import { generateInput } from '@spilvaerk/schemas'
import { analyse } from '@spilvaerk/table-games'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

// Designing a game takes as long as it takes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const KEY = '6f2c1f9e-6a4b-4c1d-9a53-0d8a5e2f7b10'
const cookieOf = (headers: Headers) => headers.get('Set-Cookie')?.split(';')[0] ?? ''

describe('a prompt', () => {
  test('becomes a game that is stored just as it was shown', async () => {
    const prompt = 'Et vikingespil med fem hjul, tyve linjer og høj volatilitet, RTP 96,2 % og frispil'
    const { status, body } = await server.post('/api/games/generate', { prompt })
    expect(status).toBe(200)
    expect(body).toMatchObject({ theme: 'viking', reels: 5, paylines: 20, volatility: 'high' })
    expect(Math.abs(body.rtp - 9620)).toBeLessThanOrEqual(5)
    expect(body.features).toContain('freeSpins')
    expect(body.making).toMatchObject({ writtenBy: { kind: 'composer' }, source: 'composer', adjustments: [] })
    expect(body.compliance.findings.filter(({ severity }: { severity: string }) => severity === 'block')).toEqual([])
    const stored = await server.post('/api/games', body)
    expect(stored.status).toBe(201)
    expect(stored.body).toMatchObject({
      definitionHash: body.definitionHash,
      making: body.making,
      palette: body.palette,
    })
    expect(stored.body.symbols).toEqual(body.symbols)
    expect(stored.body).toMatchObject({ rtp: body.rtp, hitFrequency: body.hitFrequency })
  })

  test('gives the same game again, and another one on another roll', async () => {
    const ask = async (roll: number) => (await server.post('/api/games/generate', { prompt: 'katte', roll })).body
    const [one, same, other] = [await ask(0), await ask(0), await ask(1)]
    expect(same.definitionHash).toBe(one.definitionHash)
    expect(other.name === one.name && other.definitionHash === one.definitionHash).toBe(false)
  })

  test('goes before the card, and that is said', async () => {
    const body = { prompt: 'en slot om katte med 3 hjul og lav volatilitet', reels: 5, volatility: 'high', rtp: 9400 }
    const { body: game } = await server.post('/api/games/generate', body)
    expect(game).toMatchObject({ reels: 3, volatility: 'low' })
    expect(Math.abs(game.rtp - 9400)).toBeLessThanOrEqual(5)
    expect(game.making.adjustments).toMatchObject([
      { field: 'reels', wished: 5, given: 3 },
      { field: 'volatility', wished: 'high', given: 'low' },
    ])
  })

  test('a table whose words name no theme is told of nothing that it misses', async () => {
    const prompt = 'Roulette where a golden number pays 500x'
    const { body } = await server.post('/api/games/generate', { prompt })
    expect(body).toMatchObject({ kind: 'roulette', making: { adjustments: [] } })
    expect(Object.keys(body.definition.bonus.pays)).toEqual(['50', '500'])
  })

  test('for a table game makes the game itself, with its rules and mini-games inside the proved return', async () => {
    const prompt = 'Europæisk roulette med la partage og tre mini-spil'
    const { body } = await server.post('/api/games/generate', { prompt })
    expect(body).toMatchObject({
      kind: 'roulette',
      category: 'table',
      definition: { kind: 'roulette', zeros: ['0'], onZero: 'half' },
      making: { requestedKind: 'roulette', adjustments: [] },
    })
    expect(body.definition.bonuses).toHaveLength(3)
    expect(body.rtp).toBeLessThan(10_000)
    const { name, description, theme, category, palette, config, definition, generationId } = body
    const kept = await server.post('/api/games', {
      ...{ name, description, theme, category, palette, config, definition, generationId },
    })
    expect(kept.status).toBe(201)
    expect(kept.body).toMatchObject({ kind: 'roulette', rtp: body.rtp, definitionHash: body.definitionHash })
    expect(kept.body.making).toEqual(body.making)
    // What the prompt said is its makers' own, also where the game is everybody's to look at.
    await admitAnyway(server, kept.body.id, 'listed')
    const seen = (await server.get(`/api/games/${kept.body.id}`)).body
    expect([seen.definitionHash, 'making' in seen]).toEqual([body.definitionHash, false])
    const path = `/api/games/${kept.body.id}`
    const who = { Cookie: cookieOf(kept.headers) }
    const revised = async (changes: object) => {
      const { status, body: game } = await server.post(
        `${path}/versions`,
        { definition: { ...definition, ...changes } },
        who,
      )
      expect(status).toBe(201)
      const stored = (await server.get(`${path}/definition`, { headers: who })).body.definition
      return { ...game, text: stored.description }
    }
    const percent = (rtp: number) => `${(rtp / 100).toLocaleString('da')} %`
    // What nobody wrote is told anew of other rules, and of the former ones when they are restored.
    const other = await revised({ onZero: 'lose', bonuses: undefined })
    expect(other.rtp).not.toBe(body.rtp)
    expect(other.description).toContain(percent(other.rtp))
    expect(other.description).not.toMatch(/halvdelen|bonusspil/i)
    expect(other.text).toBe(other.description)
    expect(await revised({})).toMatchObject({ description, definitionHash: body.definitionHash })
    const own = await revised({ description: 'Mit bord.' })
    expect([own.description, own.text]).toEqual(['Mit bord.', 'Mit bord.'])
    expect(await revised({ description: 'Mit bord.', onZero: 'lose' })).toMatchObject({ text: 'Mit bord.' })
  })

  test('whose rules cannot be says so by the name of the rule', async () => {
    const { body } = await server.post('/api/games/generate', { prompt: 'Casino war with 5 decks' })
    expect(body.kind).toBe('casinoWar')
    expect(body.making.adjustments).toContainEqual(
      expect.objectContaining({
        field: 'rules.decks',
        wished: '5',
        why: expect.objectContaining({ code: 'tableValueUnknown' }),
      }),
    )
  })

  test.each([
    ['European roulette, bets from 10 to 500 kr., called "Midnight Ace"', { minBet: 10, maxBet: 500 }],
    ['Baccarat uden kommission, mindst 10 kr. og højst 2.000 kr.', { minBet: 10, maxBet: 2000 }],
    ['plinko with 16 rows, max bet 2,000', { maxBet: 2000 }],
  ])('%s has the limits that it names', async (prompt, limits) => {
    const { body } = await server.post('/api/games/generate', { prompt })
    expect(body.config).toMatchObject(limits)
    expect(body.making.adjustments.filter(({ field }: { field: string }) => field !== 'theme')).toEqual([])
    const [main] = analyse(body.definition).spots
    expect(body.rtp).toBe(Math.round((main?.returned.value ?? 0) * 10_000))
  })

  test('for a table says what it asks and does not get, by the words it was asked in', async () => {
    const prompt = 'Blackjack with insurance but without insurance, bets 5 to 200 dollars, no music'
    const { body } = await server.post('/api/games/generate', { prompt })
    const told = body.making.adjustments.map(({ field, wished }: { field: string; wished: string }) => [field, wished])
    expect(told).toEqual(
      expect.arrayContaining([
        ['rules.insurance', 'yes'],
        ['currency', 'USD'],
      ]),
    )
    expect(body.config).toMatchObject({ minBet: 5, maxBet: 200, presentation: { backgroundMusic: false } })
  })

  test('that crosses its limits says so and plays within the usual ones', async () => {
    const { body } = await server.post('/api/games/generate', { prompt: 'Roulette, min bet 20, max bet 10' })
    expect(body.making.adjustments).toContainEqual(expect.objectContaining({ field: 'limits', given: false }))
    expect(body.config.minBet).toBeLessThan(body.config.maxBet)
  })

  test('for a slot about tables makes a slot', async () => {
    const { body } = await server.post('/api/games/generate', { prompt: 'En spilleautomat om roulette i Monte Carlo' })
    expect(body).toMatchObject({ kind: 'slot', making: { requestedKind: 'slot' } })
  })

  test.each([
    [{}, 'Prompten skal være en tekst'],
    [{ prompt: '   ' }, 'Prompten må ikke være tom'],
    [{ prompt: 'x'.repeat(5001) }, 'Prompten må højst være 5.000 tegn'],
    [{ prompt: 'katte', key: 'nej' }, 'Idempotency-Key skal være et UUID'],
  ])('%j is refused by name', async (body, error) => {
    const answer = await server.post('/api/games/generate', body)
    expect(answer).toMatchObject({ status: 400, body: { error } })
  })
})

describe('the other paths', () => {
  test('a complete game is stored, once for a key', async () => {
    const body = { prompt: 'en slot om hunde', targetAudience: 'nybegyndere', rtpTarget: 95 }
    const first = await server.post('/api/games/generate-complete', body, { 'Idempotency-Key': KEY })
    const cookie = cookieOf(first.headers)
    expect(first.status).toBe(200)
    expect(first.body.config.meta.title).toBe(first.body.game.name)
    expect(first.body.game.volatility).toBe('low')
    const again = await server.post('/api/games/generate-complete', body, { 'Idempotency-Key': KEY, Cookie: cookie })
    expect(again.body).toEqual(first.body)
    const other = await server.post(
      '/api/games/generate-complete',
      { ...body, prompt: 'katte' },
      { 'Idempotency-Key': KEY, Cookie: cookie },
    )
    expect(other).toMatchObject({ status: 409 })
  })

  test('variations differ', async () => {
    const { body } = await server.post('/api/games/generate-variations', { prompt: 'rummet', count: 2 })
    expect(body.variations).toHaveLength(2)
    expect(body.variations[0].definitionHash).not.toBe(body.variations[1].definitionHash)
    expect(body.variations[0].title).toBe(body.variations[0].name)
    const kept = await server.post('/api/games', body.variations[1])
    expect(kept.body.making).toEqual(body.variations[1].making)
  })

  test('the second version takes figures and a title', async () => {
    const figures = { rtpTarget: 94.5, volatility: 'medium', reels: 5, rows: 3, paylines: 10, currency: 'credits' }
    const { body } = await server.post('/api/v2/games/generate', {
      prompt: 'havet',
      title: 'Dybt <b>Vand</b>',
      ...figures,
    })
    expect(body.game).toMatchObject({ name: 'Dybt Vand', paylines: 10, reels: 5, rows: [3, 3, 3, 3, 3] })
    expect(Math.abs(body.game.rtp - 9450)).toBeLessThanOrEqual(5)
  })

  test('an advanced game carries its sound, its effects and its speed', async () => {
    const settings = {
      reels: 5,
      paylines: 25,
      rtp: 96,
      volatility: 'medium',
      sound: { enabled: true, backgroundMusic: true, theme: 'Naturlyde', volume: 40 },
      visuals: { animations: true, speed: 1.5, effects: ['Partikler'], colorScheme: 'neon' },
      ai: { optimization: true, marketTrends: true, playerBehavior: true },
    }
    const body = { name: 'Skovens Sang', description: 'Et stille spil', theme: { id: 'enchanted-forest' }, settings }
    const answer = await server.post('/api/generate-advanced-game', { ...body, personality: { id: 'casual-player' } })
    expect(answer.status).toBe(200)
    expect(answer.body.game).toMatchObject({
      name: 'Skovens Sang',
      theme: 'fantasy',
      config: { animationSpeed: 1.5, presentation: { soundTheme: 'Naturlyde', volume: 40, colorScheme: 'neon' } },
    })
  })

  test('a stream tells the stages before the game', async () => {
    const response = await fetch(`${server.url}/trpc/generation.run?batch=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'trpc-accept': 'application/jsonl' },
      body: JSON.stringify({ 0: { door: 'generate', prompt: 'ugler' } }),
    })
    const text = await response.text()
    const places = ['reading', 'writing', 'designing', 'checking', 'done'].map((stage) =>
      text.indexOf(`"stage":"${stage}"`),
    )
    expect(places.every((place) => place >= 0)).toBe(true)
    expect([...places].sort((a, b) => a - b)).toEqual(places)
    expect(text.indexOf('"generationId"')).toBeGreaterThan(places.at(-1) ?? 0)
  })

  test('a stream keeps a game for who entered, and one for a key', async () => {
    const entered = await server.post('/trpc/generation.enter', {})
    const headers = { Cookie: cookieOf(entered.headers), 'trpc-accept': 'application/jsonl' }
    const order = { 0: { door: 'complete', prompt: 'ræve i skoven', key: KEY } }
    for (const _ of [1, 2]) {
      const told = await fetch(`${server.url}/trpc/generation.run?batch=1`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(order),
      })
      expect(await told.text()).toContain('"delivery"')
    }
    const games = (await server.get('/api/games', { headers: { Cookie: headers.Cookie } })).body
    expect(games.filter(({ mine }: { mine: boolean }) => mine)).toHaveLength(1)
  })

  test('the writer is named', async () => {
    expect((await server.get('/api/studio/writer')).body).toEqual({
      writtenBy: { kind: 'composer' },
      label: 'Komponisten (uden sprogmodel)',
    })
  })
})

test('the defaults are those of the specification', () => {
  expect(generateInput.parse({ prompt: ' a ' })).toEqual({ prompt: 'a', roll: 0 })
})

describe('a game', () => {
  const list = async (cookie: string) =>
    (await server.get('/api/games', cookie ? { headers: { Cookie: cookie } } : {})).body as {
      name: string
      mine: boolean
    }[]

  test('is in its maker’s list, and in nobody else’s before it is listed', async () => {
    const made = await server.post('/api/v2/games/generate', { prompt: 'julen', title: 'Kun Min' })
    const cookie = cookieOf(made.headers)
    const { id } = made.body.game
    const names = async (who: string) => (await list(who)).map(({ name }) => name)
    expect(await names(cookie)).toContain('Kun Min')
    expect(await names('')).not.toContain('Kun Min')
    const visible = (visibility: string, who: Record<string, string>) =>
      server.post(`/api/games/${id}/visibility`, { visibility }, who)
    expect(await visible('shared', {})).toMatchObject({ status: 404, body: { error: 'Spil ikke fundet' } })
    expect((await visible('shared', { Cookie: cookie })).status).toBe(200)
    expect(await names('')).not.toContain('Kun Min')
    await admitAnyway(server, id, 'listed')
    expect(await names('')).toContain('Kun Min')
    const lobby = (await server.get('/api/casino/games')).body.map(({ name }: { name: string }) => name)
    expect(lobby).not.toContain('Kun Min')
    expect(await visible('shared', {})).toMatchObject({ status: 403, body: { error: 'Spillet er ikke dit' } })
  })

  test('keeps its versions', async () => {
    const made = await server.post('/api/v2/games/generate', { prompt: 'guld', paylines: 10 })
    const { id } = made.body.game
    const who = { Cookie: cookieOf(made.headers) }
    const { definition } = (await server.get(`/api/games/${id}/definition`, { headers: who })).body
    const changed = { ...definition, maxWin: 1234 }
    expect((await server.post(`/api/games/${id}/versions`, { definition: changed })).status).toBe(404)
    const revised = await server.post(`/api/games/${id}/versions`, { definition: changed }, who)
    expect(revised).toMatchObject({ status: 201, body: { version: 2 } })
    expect(revised.body.description).toContain('1.234')
    const versions = (await server.get(`/api/games/${id}/versions`, { headers: who })).body
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([1, 2])
    expect((await server.get(`/api/games/${id}/versions/1`, { headers: who })).body.definition).toEqual(definition)
    const sheetOf = async (version: number) =>
      (await server.get(`/api/games/${id}/versions/${version}/sheet`, { headers: who })).body.sheet
    const first = await sheetOf(1)
    expect(first.maxWin.capCoins).not.toBe((await sheetOf(2)).maxWin.capCoins)
    expect(await server.post(`/api/games/${id}/versions`, { definition }, who)).toMatchObject({ body: { version: 3 } })
    expect(await sheetOf(3)).toEqual(first)
    expect((await server.get(`/api/games/${id}/versions/4/sheet`)).status).toBe(404)
  })
})

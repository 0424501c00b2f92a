import {
  ADVANCED_PERSONALITIES,
  ADVANCED_THEMES,
  type CompleteGame,
  generateAdvancedInput,
  PERSONALITY_RULES,
} from '@spilvaerk/schemas'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { slot } from '../../../testing/players.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { advancedRequest } from './requests.ts'

// Designing a game takes as long as it takes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const request = (body: object, insights: Parameters<typeof advancedRequest>[1] = {}) =>
  advancedRequest(generateAdvancedInput.parse({ name: 'Nat', ...body }), insights)
const [, , space] = ADVANCED_THEMES

describe('the body of the advanced generator', () => {
  test.each(ADVANCED_THEMES)('brings all of $id along, sent whole or by its id', (theme) => {
    const whole = request({ theme })
    expect(whole).toEqual(request({ theme: { id: theme.id } }))
    expect(whole.symbols?.map(({ emoji, name }) => ({ emoji, name }))).toEqual(theme.symbols)
    expect(whole.symbols?.map(({ kind }) => kind)).toEqual(['wild', 'scatter', ...Array(6).fill('regular')])
    expect(whole.palette).toEqual(theme.colors)
    expect(whole.presentation).toMatchObject({ sounds: theme.sounds, mood: theme.mood })
  })

  test('brings what a theme of somebody’s own says, as plain text', () => {
    const own = {
      id: 'min',
      symbols: [{ emoji: '🐈', name: '<b>Kat</b>' }, ...space.symbols.slice(1)],
      mood: '<i>blød</i>',
    }
    const { theme, symbols, palette, presentation } = request({ theme: own })
    expect([theme, palette, presentation?.mood]).toEqual([undefined, undefined, 'blød'])
    expect(symbols?.[0]).toEqual({ emoji: '🐈', name: 'Kat', kind: 'wild' })
  })

  test.each([
    [{ symbols: space.symbols.slice(1) }, 'Temaets symboler skal indeholde mindst 8'],
    [{ symbols: space.symbols.map((one) => ({ ...one, emoji: 'ab' })) }, 'Et symbols emoji skal være ét billede'],
    [{ colors: ['red', 'red', 'red', 'red'] }, 'En farve skrives som #rrggbb'],
  ])('with a theme that is none is refused by name', (wrong, message) => {
    const { error } = generateAdvancedInput.safeParse({ name: 'Nat', theme: { id: 'x', ...wrong } })
    expect(error?.issues[0]?.message).toBe(message)
  })

  test.each(ADVANCED_PERSONALITIES)('takes habits and features from $id', ({ id }) => {
    const { audience, features, presentation } = request({ personality: { id } })
    expect({ audience, features }).toEqual({
      audience: PERSONALITY_RULES[id].audience,
      features: [...PERSONALITY_RULES[id].features],
    })
    expect(presentation?.personality).toBe(id)
  })

  test('follows its three switches, each by itself', () => {
    const insights = { popularFeature: 'wheel', playedVolatility: 'extreme' } as const
    const off = { optimization: false, marketTrends: false, playerBehavior: false }
    const given = (ai: object) => {
      const { features, card } = request({ settings: { volatility: 'high', ai: { ...off, ...ai } } }, insights)
      return [features, card.maxWinMultiplier]
    }
    expect(given({})).toEqual([[], undefined])
    expect(given({ optimization: true })).toEqual([[], 5000])
    expect(given({ marketTrends: true })).toEqual([['wheel'], undefined])
    expect(given({ playerBehavior: true })).toEqual([['retrigger'], undefined])
    const calm = request({ settings: { ai: { ...off, playerBehavior: true } } }, { playedVolatility: 'low' })
    expect(calm.features).toEqual([])
  })

  test('says how the game looks, sounds and moves, silent where the sound is off', () => {
    const sound = { enabled: true, backgroundMusic: true, theme: 'Episk Film', volume: 35 }
    const visuals = { animations: false, speed: 2.4, effects: ['Morphing'], colorScheme: 'vintage' }
    const { presentation, animationSpeed } = request({ settings: { sound, visuals } })
    expect(animationSpeed).toBe(2.4)
    expect(presentation).toEqual({
      ...{ soundTheme: 'Episk Film', backgroundMusic: true, volume: 35 },
      ...{ animations: false, effects: ['Morphing'], colorScheme: 'vintage' },
    })
    const silent = request({ settings: { sound: { ...sound, enabled: false } } })
    expect(silent.presentation).toMatchObject({ backgroundMusic: false, volume: 0 })
  })
})

describe('the game that comes out', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  test('has the preset’s own symbols, colours, sounds and mood, and the figures of the tabs', async () => {
    const settings = { reels: 6, paylines: 40, rtp: 94.5, volatility: 'low', visuals: { speed: 0.7 } }
    const { body } = await server.post('/api/generate-advanced-game', { name: 'Nat', theme: space, settings })
    const { game }: CompleteGame = body
    expect(game).toMatchObject({ reels: 6, paylines: 40, volatility: 'low', palette: space.colors, theme: 'space' })
    expect(Math.abs(game.rtp - 9450)).toBeLessThanOrEqual(5)
    const cast = slot(game).symbols.map(({ emoji, name }) => ({ emoji, name }))
    for (const symbol of space.symbols) expect(cast).toContainEqual(symbol)
    expect(game.config).toMatchObject({ animationSpeed: 0.7, soundEnabled: true })
    expect(game.config.presentation).toMatchObject({ sounds: space.sounds, mood: space.mood })
  })
})

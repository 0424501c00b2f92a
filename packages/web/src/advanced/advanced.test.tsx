import type { CompleteGame } from '@spilvaerk/schemas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { coloursOf } from '../game/presentation/colours.ts'
import { VISUAL_EFFECTS } from '../game/presentation/visual-effects.ts'
import { SOUND_THEMES } from '../machine/sound/themes.ts'
import { renderApp } from '../test/render-app.tsx'
import { sampleGame } from '../test/sample-games.ts'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'
import { EMPTY_DRAFT, useDraft } from './draft.ts'
import { inspirations, PERSONALITIES, THEMES } from './presets.ts'
import { previewGame } from './preview/preview-game.ts'
import { requestOf } from './request.ts'
import { suggestionsFor } from './suggestions.ts'
import { STEP_MS } from './use-generation.ts'

// There is nothing to draw on in here; the browser tests look at the machine.
vi.mock('./preview/Preview.tsx', () => ({ default: () => null }))

const RESULT = {
  game: sampleGame({ id: 77, name: 'Skovens Sang' }),
  making: {
    writtenBy: { kind: 'composer' },
    source: 'composer',
    repairs: [],
    requestedKind: 'slot',
    adjustments: [{ field: 'lines', wished: 100, given: 25, reason: 'Der er kun plads til 25.' }],
  },
  config: { meta: { title: 'Skovens Sang', requestedKind: 'slot' } },
  message: '',
} as unknown as CompleteGame

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useDraft.setState(EMPTY_DRAFT))
afterEach(() => {
  trpcServer.resetHandlers()
  vi.useRealTimers()
})

const show = (address = '/advanced-generator', answers: Answers = {}) => {
  answerWith({
    'generation.writer': () => ({ data: { writtenBy: { kind: 'composer' }, label: 'Komponisten' } }),
    ...answers,
  })
  return renderApp(address)
}

describe('the presets', () => {
  test('are as many and as large as specified', () => {
    expect(THEMES.map(({ id }) => id)).toEqual([
      'ancient-egypt',
      'pirate-adventure',
      'space-odyssey',
      'enchanted-forest',
      'cyberpunk-city',
    ])
    for (const { colors, symbols, sounds, mood } of THEMES) {
      expect([colors.length, new Set(symbols.map(({ emoji }) => emoji)).size, sounds.length]).toEqual([4, 8, 3])
      expect(mood).not.toBe('')
    }
    expect(PERSONALITIES.map(({ id }) => id)).toEqual([
      'beginner-friendly',
      'high-roller',
      'thrill-seeker',
      'casual-player',
    ])
    expect(SOUND_THEMES.map(({ name, effects }) => [name, Object.keys(effects).length])).toEqual([
      ['Klassisk Casino', 3],
      ['Magisk Fantasy', 3],
      ['Moderne Elektronisk', 3],
      ['Naturlyde', 3],
      ['Episk Film', 3],
    ])
    expect(VISUAL_EFFECTS).toHaveLength(5)
    expect(inspirations()).toHaveLength(5)
  })

  test('begin with the defaults of the specification', () => {
    expect(EMPTY_DRAFT.settings).toEqual({
      reels: 5,
      paylines: 25,
      rtp: 96,
      volatility: 'medium',
      sound: { enabled: true, backgroundMusic: true, theme: 'Klassisk Casino', volume: 70 },
      visuals: { animations: true, speed: 1, effects: [], colorScheme: 'auto' },
      ai: { optimization: true, marketTrends: true, playerBehavior: true },
    })
  })

  test('are sent whole', () => {
    const body = requestOf({ ...EMPTY_DRAFT, name: ' Nat ', themeId: 'space-odyssey', personalityId: 'high-roller' })
    expect(body).toMatchObject({ name: 'Nat', theme: THEMES[2], personality: PERSONALITIES[1] })
    expect(requestOf(EMPTY_DRAFT)).toMatchObject({ theme: null, personality: null, settings: EMPTY_DRAFT.settings })
  })

  test.each(THEMES)('$id has a preview on any grid, in any colours', (theme) => {
    for (const reels of [3, 7]) {
      const game = previewGame(theme, reels, 100)
      expect(game.reelSets.base).toHaveLength(reels)
      expect(game.betCoins).toBe(reels === 3 ? 27 : 100)
    }
    for (const scheme of ['auto', 'dark', 'light', 'neon', 'vintage'] as const)
      for (const colour of coloursOf(theme.colors, scheme)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})

test('a suggestion is gone once it is followed', () => {
  const draft = { ...EMPTY_DRAFT, name: 'Nat', personalityId: 'high-roller' as const }
  const [first] = suggestionsFor(draft).filter(({ id }) => id === 'volatility')
  expect(first?.change).toEqual({ settings: { volatility: 'high' } })
  const followed = { ...draft, settings: { ...draft.settings, ...first?.change?.settings } }
  expect(suggestionsFor(followed).map(({ id }) => id)).not.toContain('volatility')
})

describe('the page', () => {
  test('cannot generate a game without a name, and says why', async () => {
    const { user } = show()
    expect(await screen.findByRole('button', { name: 'Generér spil' })).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: 'Spillets navn' }), '  {Enter}')
    expect(await screen.findByText('Mangler Spil Navn')).toBeInTheDocument()
    expect(screen.getByText('Indtast venligst et navn til dit spil.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Eksportér' })).toBeDisabled()
  })

  test('fills in, inspires, and resets what the game is', async () => {
    const { user } = show()
    await user.type(await screen.findByRole('textbox', { name: 'Spillets navn' }), 'Nat')
    await user.click(screen.getByRole('button', { name: 'AI inspiration' }))
    expect(inspirations()).toContain(useDraft.getState().description)
    await user.click(screen.getByRole('radio', { name: 'Rumodyssé' }))
    await user.click(screen.getByRole('radio', { name: 'High Roller' }))
    expect(screen.getByText(/High Roller ønsker/)).toBeInTheDocument()
    act(() => useDraft.getState().change({ settings: { reels: 7 } }))
    await user.click(screen.getByRole('button', { name: 'Nulstil' }))
    expect(useDraft.getState()).toMatchObject({ name: '', description: '', themeId: null, personalityId: null })
    expect(useDraft.getState().settings.reels).toBe(7)
  })

  test('has an address for each tab', async () => {
    const { user, router } = show('/advanced-generator?tab=mekanik')
    expect(await screen.findByRole('spinbutton', { name: 'Gevinstlinjer' })).toHaveAttribute('aria-valuemax', '100')
    await user.click(screen.getByRole('tab', { name: 'Visuel' }))
    expect(router.state.location.search).toEqual({ tab: 'visuel' })
    await user.click(screen.getByRole('checkbox', { name: /Partikler/ }))
    expect(useDraft.getState().settings.visuals.effects).toEqual(['Partikler'])
    await user.click(screen.getByRole('tab', { name: 'AI' }))
    await user.click(screen.getByRole('switch', { name: 'Optimering' }))
    expect(useDraft.getState().settings.ai.optimization).toBe(false)
  })
})

describe('generating', () => {
  const start = async (answers: Answers) => {
    useDraft.setState({ name: 'Skovens Sang' })
    const { user } = show('/advanced-generator', answers)
    const button = await screen.findByRole('button', { name: 'Generér spil' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => button.click())
    return user
  }
  const step = () => act(() => vi.advanceTimersByTimeAsync(STEP_MS))
  /** The request leaves with the next tick. */
  const leaveClock = async () => {
    await step()
    vi.useRealTimers()
  }

  test('shows seven messages of two seconds before it asks, and then the way to the game', async () => {
    const advanced = vi.fn((_: unknown) => ({ data: RESULT }))
    await start({ 'generation.advanced': advanced })
    const overlay = within(screen.getByRole('dialog'))
    expect(overlay.getByRole('status')).toHaveTextContent('Analyserer tema og stil...')
    for (let done = 1; done <= 6; done++) {
      await step()
      expect(overlay.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(Math.round((done / 7) * 100)))
    }
    expect(overlay.getByRole('status')).toHaveTextContent('Færdiggør kode...')
    expect(advanced).not.toHaveBeenCalled()
    await step()
    await leaveClock()
    expect(await screen.findByText('Spil Genereret Succesfuldt!')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Spil spillet nu' })).toHaveAttribute('href', '/games/77')
    expect(screen.getByText('Der er kun plads til 25.')).toBeInTheDocument()
    expect(advanced).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Skovens Sang' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Skovens Sang' })).toHaveFocus())
  })

  test('says what the server says when it fails', async () => {
    await start({ 'generation.advanced': () => ({ status: 409, message: 'Linjerne går ikke op' }) })
    for (let done = 0; done < 7; done++) await step()
    await leaveClock()
    expect(await screen.findByText('Fejl ved Generering')).toBeInTheDocument()
    expect(screen.getByText('Linjerne går ikke op')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('asks for nothing once it is cancelled', async () => {
    const advanced = vi.fn((_: unknown) => ({ data: RESULT }))
    await start({ 'generation.advanced': advanced })
    await step()
    await act(async () => screen.getByRole('button', { name: 'Afbryd' }).click())
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS * 8))
    expect(advanced).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('a draft that somebody else wrote into the storage does no harm', async () => {
  const stored = { name: 7, themeId: 'nix', settings: { reels: 99, visuals: { effects: ['x'], speed: 'fast' } } }
  localStorage.setItem('spilvaerk.avanceret', JSON.stringify({ state: stored, version: 0 }))
  await useDraft.persist.rehydrate()
  expect(useDraft.getState()).toMatchObject(EMPTY_DRAFT)
})

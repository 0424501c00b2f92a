import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { sampleGame } from '../test/sample-games.ts'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'
import { confidencePercent, confidenceTone } from './confidence.ts'
import { EMPTY_DRAFT, useDraft } from './draft.ts'

const SURE = { confidence: 0.85, confidenceReason: 'Tallene er husets egne.' }
const COMPOSER = { kind: 'composer' } as const
const GAMES = {
  personalizedGames: [{ gameId: 3, name: 'Klassikeren', confidence: 0.5, reason: 'Passer på temaet.' }],
  method: 'Point for tema.',
  ...SURE,
}
const MARKET = {
  marketIntelligence: { trends: ['Frispil fylder mere.'], opportunities: ['Huset har intet spil om slik.'] },
  sources: [{ title: 'Årsrapport', publisher: 'Myndigheden', url: 'https://example.org/', retrieved: '2026-01-02' }],
  known: [{ text: 'Frispil fylder mere.', from: 'rounds' }],
  modelSays: [],
  writtenBy: COMPOSER,
  asOf: '2026-01-02',
  ...SURE,
}
const STORY = {
  title: 'Sløret',
  theme: 'sea',
  premise: 'Nede på bunden.',
  writtenBy: COMPOSER,
  ...SURE,
  chapters: [{ title: 'Opbruddet', text: 'De dykker.', feature: 'freeSpins' }],
}
const MADE = {
  game: sampleGame({ id: 9, name: 'Isens Konge' }),
  gameContent: { name: '', description: 'Koldt.', theme: 'viking' },
  making: { writtenBy: COMPOSER, source: 'composer', repairs: [], adjustments: [], requestedKind: 'slot' },
  config: { meta: { title: '', requestedKind: 'slot' } },
  message: '',
  url: '/games/9',
  ...SURE,
}

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useDraft.setState(EMPTY_DRAFT))
afterEach(() => {
  trpcServer.resetHandlers()
  vi.restoreAllMocks()
})

const show = (tab: string, answers: Answers = {}) => {
  answerWith({ 'studio.games': () => ({ data: [] }), ...answers })
  return renderApp(`/ai-lab?tab=${tab}`)
}

test.each([
  [0.81, 81, 'green'],
  [0.8, 80, 'yellow'],
  [0.6, 60, 'red'],
  [1, 100, 'green'],
  [72.4, 72, 'yellow'],
] as const)('a confidence of %d is shown as %d percent, %s', (confidence, percent, tone) => {
  expect(confidencePercent(confidence)).toBe(percent)
  expect(confidenceTone(confidence)).toBe(tone)
})

describe('what is missing is said', () => {
  test.each([
    ['market-driven', 'Generér spil', {}, 'Manglende input', 'Indtast venligst en spilbeskrivelse'],
    ['personalized', 'Generér anbefalinger', {}, 'Manglende spillerdata', /JSON/],
    [
      ...['personalized', 'Generér anbefalinger', { playerData: '{nej' }, 'Ugyldig JSON'],
      'Spillerdataene skal være i gyldigt JSON-format',
    ],
    ['intelligence', 'Analysér markedet', { focus: ' ' }, 'Manglende markedsfokus', /markedsfokus/],
    ['narrative', 'Generér fortælling', {}, 'Manglende tema', /tema/],
  ] as const)('%s: %s', async (tab, action, draft, title, description) => {
    useDraft.setState(draft)
    const { user } = show(tab)
    await user.click(await screen.findByRole('button', { name: action }))
    const message = (await screen.findByText(title)).parentElement
    expect(message).toHaveTextContent(description)
  })
})

describe('an answer', () => {
  const results = () => within(screen.getByRole('region', { name: 'Resultater' }))

  test('can be a game to play, even a nameless one', async () => {
    useDraft.setState({ prompt: 'is' })
    const marketGame = vi.fn((_: unknown) => ({ data: MADE }))
    const { user } = show('market-driven', { 'lab.marketGame': marketGame })
    await user.click(await screen.findByRole('button', { name: 'Generér spil' }))
    expect(await screen.findByText('Spil genereret!')).toBeInTheDocument()
    expect(results().getByRole('heading', { name: 'Navnløst spil' })).toBeInTheDocument()
    expect(results().getByRole('link', { name: 'Spil spillet nu' })).toHaveAttribute('href', '/games/9')
    expect(results().getByText('85 % sikkerhed')).toBeInTheDocument()
    expect(marketGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ prompt: 'is', complexity: 'medium' }))
  })

  test('can be games for a player, each as sure as it is', async () => {
    const { user } = show('personalized', { 'lab.recommendations': () => ({ data: GAMES }) })
    await user.click(await screen.findByRole('button', { name: 'Indsæt eksempel' }))
    await user.click(screen.getByRole('button', { name: 'Generér anbefalinger' }))
    expect(await screen.findByText('Anbefalinger genereret!')).toBeInTheDocument()
    expect(screen.getByText('1 anbefaling til spilleren')).toBeInTheDocument()
    expect(results().getByRole('listitem')).toHaveTextContent('Klassikeren50 % sikkerhedPasser på temaet.')
  })

  test('can be the market, with its sources', async () => {
    const { user } = show('intelligence', { 'lab.intelligence': () => ({ data: MARKET }) })
    expect(await screen.findByRole('textbox', { name: 'Markedsfokus' })).toHaveValue('online casino gaming')
    await user.click(screen.getByRole('button', { name: 'Analysér markedet' }))
    expect(await screen.findByText('Markedsanalyse klar!')).toBeInTheDocument()
    expect(screen.getByText('1 tendens fundet')).toBeInTheDocument()
    expect(results().getByText('(spillede runder)')).toBeInTheDocument()
    expect(results().getByRole('link', { name: 'Årsrapport' })).toHaveAttribute('href', 'https://example.org/')
  })

  test('can be a story, and is taken home as ai-results.json', async () => {
    useDraft.setState({ storyTheme: 'havet' })
    const { user } = show('narrative', { 'lab.narrative': () => ({ data: STORY }) })
    await user.click(await screen.findByRole('button', { name: 'Generér fortælling' }))
    expect(await screen.findByText('Narrativ genereret!')).toBeInTheDocument()
    expect(results().getByText('Gratis spins')).toBeInTheDocument()
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:svar'
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await user.click(results().getByRole('button', { name: 'Download' }))
    expect(saved).toEqual(['ai-results.json'])
    URL.createObjectURL = () => {
      throw new Error('full')
    }
    await user.click(results().getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Download fejlede')).toBeInTheDocument()
    expect(screen.getByText('Kunne ikke eksportere resultatet som JSON.')).toBeInTheDocument()
  })

  test.each([
    ['market-driven', 'Generér spil', 'lab.marketGame', 'Generation fejlede'],
    ['personalized', 'Generér anbefalinger', 'lab.recommendations', 'Anbefaling fejlede'],
    ['intelligence', 'Analysér markedet', 'lab.intelligence', 'Markedsanalyse fejlede'],
    ['narrative', 'Generér fortælling', 'lab.narrative', 'Narrativ fejlede'],
  ])('that fails is told: %s', async (tab, action, procedure, title) => {
    useDraft.setState({ prompt: 'is', playerData: '{}', storyTheme: 'havet' })
    const { user } = show(tab, { [procedure]: () => ({ status: 429, message: 'Vent et øjeblik' }) })
    await user.click(await screen.findByRole('button', { name: action }))
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(screen.getByText('Vent et øjeblik')).toBeInTheDocument()
  })
})

test('one question at a time, whatever the tab', async () => {
  useDraft.setState({ prompt: 'is' })
  const { user } = show('market-driven', { 'lab.marketGame': () => ({ data: MADE }) })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (String(request[0]).includes('lab.marketGame')) await held
    return fetch(...request)
  })
  await user.click(await screen.findByRole('button', { name: 'Generér spil' }))
  expect(await screen.findByText('Laboratoriet arbejder...')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Markedsindsigt' }))
  expect(screen.getByRole('button', { name: 'Analysér markedet' })).toBeDisabled()
  release()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Analysér markedet' })).toBeEnabled())
})

import type { Language } from '@spilvaerk/messages'
import { studio } from '@spilvaerk/messages/studio'
import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readLanguageFrom } from '../lib/page-language.ts'
import { TABS } from '../shell/tabs.ts'
import { renderApp } from '../test/render-app.tsx'
import { sampleGame } from '../test/sample-games.ts'
import { answerWith, trpcServer } from '../test/trpc-server.ts'

const GAME = { ...sampleGame({ id: 7, name: 'Fruit Hall', description: 'Fruit', standing: 'private' }), link: null }
const STATS = { totalSpins: 4, totalWins: 1, totalWagered: 10, biggestWin: 500, currentRtp: 9000 }
const TOTAL = { rounds: 4, wins: 1, wagered: 10, won: 9, returned: 90, low: 20, high: 172 }
const ANALYTICS = {
  days: [{ day: '2026-11-27', ...TOTAL, players: 2, minutes: 3.5 }],
  total: TOTAL,
  ...{ declared: 96, since: '2026-11-27' },
  returning: { days: [{ after: 1, players: 2, back: 1 }], weeks: [{ after: 7, players: 2, back: 1 }] },
}

/** Words that no sentence of the other language goes without. */
const OTHER = { da: /\b(the|and|your|with|are|is|not)\b/i, en: /[æøåÆØÅ]|\b(og|ikke|det|som|med)\b/ } as const

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  readLanguageFrom(undefined)
  trpcServer.resetHandlers()
})

/** The contents of a tab, once what it has of the server is there. */
async function contentsOf(tab: string, language: Language): Promise<string> {
  readLanguageFrom(() => language)
  answerWith({
    'studio.games': () => ({ data: [{ ...GAME, mine: true, role: 'owner' }] }),
    'rounds.stats': () => ({ data: STATS }),
    'rounds.analytics': () => ({ data: ANALYTICS }),
    'generation.writer': () => ({ data: { writtenBy: { kind: 'composer' }, label: 'Composer' } }),
  })
  renderApp(`/casino-generator?tab=${tab}`)
  const key = TABS.find(({ id }) => id === tab)?.label ?? 'tabs.generator'
  await screen.findAllByRole('heading', { level: 2, name: labelIn(language, key) }, { timeout: 20_000 })
  const main = screen.getByRole('main')
  await expect.poll(() => main.querySelectorAll('[role=status] .sr-only').length, { timeout: 20_000 }).toBe(0)
  expect(main.textContent.length).toBeGreaterThan(200)
  return [main.textContent, ...labelsIn(main)].join('\n')
}

const labelIn = (language: Language, key: (typeof TABS)[number]['label']): string => {
  const name = key.slice('tabs.'.length)
  const words: Readonly<Record<string, string>> = studio[language].tabs
  return words[name] ?? ''
}

const labelsIn = (main: HTMLElement): (string | null)[] =>
  ['aria-label', 'placeholder', 'title'].flatMap((attribute) =>
    [...main.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute)),
  )

describe.each(['da', 'en'] as const)('in %s', (language) => {
  test.each([
    'library',
    'analytics',
    'exports',
    'templates',
    'bigcasino',
    'marketplace',
    'tournaments',
    'ai-assistant',
    'studio',
    'settings',
  ])('the tab %s does not mix languages', async (tab) => {
    expect(await contentsOf(tab, language)).not.toMatch(OTHER[language])
  })
})

import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'
import { EMPTY_DRAFT, useDraft } from './draft.ts'
import { effectWords, personalityWords, soundName, soundThemeName, themeWords } from './preset-words.ts'
import { PERSONALITIES, THEMES } from './presets.ts'

vi.mock('./preview/Preview.tsx', () => ({ default: () => null }))

onPageIn('en')
beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useDraft.setState({ ...EMPTY_DRAFT, themeId: 'space-odyssey', personalityId: 'high-roller' }))
afterEach(() => trpcServer.resetHandlers())

test.each([
  ['basis', 'Name of the game'],
  ['lyd', 'Sound effects'],
  ['visuel', 'Animations'],
  ['mekanik', 'Reels'],
  ['ai', 'Optimisation'],
])('the tab %s is English', async (tab, name) => {
  answerWith({ 'generation.writer': () => ({ data: { writtenBy: { kind: 'composer' }, label: 'Composer' } }) })
  renderApp(`/advanced-generator?tab=${tab}`)
  expect(await screen.findByRole('heading', { name: 'Advanced Game Generator' })).toBeInTheDocument()
  expect((await screen.findAllByLabelText(name))[0]).toBeInTheDocument()
  const main = screen.getByRole('main')
  const labels = [...main.querySelectorAll('[aria-label], [title]')].map((one) => one.getAttribute('aria-label'))
  expect([main.textContent, ...labels].join('\n')).not.toMatch(/[æøåÆØÅ]|\b(og|ikke|det|som|med)\b/)
})

test('every preset has English words', () => {
  const words = [
    ...THEMES.flatMap(({ id, sounds }) => [...Object.values(themeWords(id)), ...sounds.map(soundName)]),
    ...PERSONALITIES.flatMap(({ id }) => Object.values(personalityWords(id)).flat()),
    soundThemeName('Naturlyde'),
    effectWords('Lys Effekter').name,
  ]
  expect(words.join('\n')).not.toMatch(/[æøåÆØÅ]/)
  expect(words).toContain('Sounds of Nature')
})

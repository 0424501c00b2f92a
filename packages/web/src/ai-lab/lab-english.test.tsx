import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'
import { EMPTY_DRAFT, useDraft } from './draft.ts'

onPageIn('en')
beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useDraft.setState(EMPTY_DRAFT))
afterEach(() => trpcServer.resetHandlers())

test.each([
  ['market-driven', 'Market-driven game', 'Generate game', 'Input missing'],
  ['personalized', 'Personal recommendations', 'Generate recommendations', 'Player data missing'],
  ['intelligence', 'Market insight', 'Analyse the market', 'Market focus missing'],
  ['narrative', 'Story', 'Generate story', 'Theme missing'],
])('the tab %s is English, and says in English what is missing', async (tab, title, action, missing) => {
  useDraft.setState({ focus: '' })
  answerWith({ 'studio.games': () => ({ data: [] }) })
  const { user } = renderApp(`/ai-lab?tab=${tab}`)
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI Laboratory')
  const main = screen.getByRole('main')
  expect(main.textContent).not.toMatch(/[æøåÆØÅ]|\b(og|ikke|det|som|med)\b/)
  await user.click(screen.getByRole('button', { name: action }))
  expect(await screen.findByText(missing)).toBeInTheDocument()
})

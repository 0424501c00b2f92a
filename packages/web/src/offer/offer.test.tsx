import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { sampleGame, sampleTable } from '../test/sample-games.ts'
import { answerWith, trpcServer } from '../test/trpc-server.ts'

const GAME = sampleGame({ id: 7, name: 'Klokkespil', theme: 'pirate' })

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => trpcServer.resetHandlers())
afterAll(() => trpcServer.close())

async function openOffers() {
  answerWith({ 'catalogue.game': () => ({ data: GAME }) })
  const app = renderApp(`/games/${GAME.id}/offer`)
  await screen.findByRole('heading', { level: 1, name: GAME.name })
  return app
}

test('the offers and the figures are Danish', async () => {
  await openOffers()
  expect(screen.getByRole('radio', { name: /Lej i 12 måneder.*Spar 40 %/ })).toBeInTheDocument()
  expect(screen.getByText('1.234 spil')).toBeInTheDocument()
  expect(screen.getByText('Pirater')).toBeInTheDocument()
})

test('the return of a table says by which play, where a player chooses well or badly', async () => {
  const table = sampleTable({ id: 7, name: 'Klokkespil', kind: 'blackjack', rtp: 9967 })
  answerWith({ 'catalogue.game': () => ({ data: table }) })
  renderApp(`/games/${table.id}/offer`)
  expect((await screen.findByText('RTP, bedste spil')).parentElement).toHaveTextContent('99,7')
  expect(screen.queryByText('RTP')).toBeNull()
})

describe('for visitors who chose English', () => {
  onPageIn('en')

  test('the offers and the figures are English', async () => {
    await openOffers()
    expect(screen.getByRole('radio', { name: /Lease for 12 months.*Save 40%/ })).toBeInTheDocument()
    expect(screen.getByText('1,234 plays')).toBeInTheDocument()
    expect(screen.getByText('Pirates')).toBeInTheDocument()
    const symbols = GAME.symbols.map(({ name }) => name)
    expect(danishLeft(screen.getByRole('main'), [GAME.name, GAME.description, ...symbols])).toEqual([])
    expect(within(screen.getByRole('main')).getByRole('link', { name: /period of 1 to 36 months/ })).toBeVisible()
  })
})

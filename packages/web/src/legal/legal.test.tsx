import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'

/** Names of things that have no other. */
const NAMES = ['Nævnenes Hus', 'StopSpillet']

describe('in Danish', () => {
  test('the terms have their ten chapters, and no word of a translation', async () => {
    renderApp('/terms')
    expect(await screen.findByText('Gælder fra 21. november 2026')).toBeInTheDocument()
    expect(within(screen.getByRole('article')).getAllByRole('heading', { level: 2 })).toHaveLength(10)
    expect(screen.queryByText(/bindende/)).not.toBeInTheDocument()
  })
})

describe('in English', () => {
  onPageIn('en')

  test.each([
    ['/terms', 'Terms and conditions', 10],
    ['/privacy', 'Privacy policy', 6],
  ])('%s is whole, and says which text is binding', async (address, heading, chapters) => {
    renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
    expect(screen.getByText('This is a translation; the Danish text is the binding one.')).toBeInTheDocument()
    expect(screen.getByText('Valid from 21 November 2026')).toBeInTheDocument()
    const article = screen.getByRole('article')
    expect(within(article).getAllByRole('heading', { level: 2 })).toHaveLength(chapters)
    expect(danishLeft(article, NAMES)).toEqual([])
  })
})

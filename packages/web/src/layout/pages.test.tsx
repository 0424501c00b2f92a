import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../test/render-app.tsx'

describe('the not-found page', () => {
  test('names itself, explains, and shows the ways on', async () => {
    renderApp('/findes/ikke')
    expect(await screen.findByRole('heading', { level: 1, name: 'Siden blev ikke fundet' })).toBeInTheDocument()
    expect(document.title).toBe('Siden blev ikke fundet · Spilværk')
    expect(screen.getByRole('link', { name: 'Til Forsiden' })).toHaveAttribute('href', '/')
    const popular = within(screen.getByRole('navigation', { name: 'Populære sider' })).getAllByRole('link')
    expect(popular.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Casino Hjem', '/'],
      ['Spil Generator', '/casino-generator'],
      ['Mine Spil', '/dashboard'],
      ['Avanceret Generator', '/advanced-generator'],
    ])
  })

  test('goes back where one came from', async () => {
    const { router, user } = renderApp('/terms')
    await screen.findByRole('heading', { level: 1 })
    await router.history.push('/findes/ikke')
    await user.click(await screen.findByRole('button', { name: 'Gå Tilbage' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/terms'))
  })

  test('keeps what is typed in its search box to itself', async () => {
    const { router, user } = renderApp('/findes/ikke')
    await user.type(await screen.findByRole('searchbox', { name: 'Søg efter en side' }), 'skat{Enter}')
    expect(screen.getByRole('searchbox')).toHaveValue('skat')
    expect(router.state.location.href).toBe('/findes/ikke')
  })
})

describe('a page that is not open yet', () => {
  test.each([
    ['/advanced-generator', 'Avanceret Spil Generator'],
    ['/ai-lab', 'AI-Laboratorium'],
  ])('%s is called %s', async (address, title) => {
    renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(document.title).toBe(`${title} · Spilværk`)
  })
})

describe.each([
  ['/terms', 'Vilkår og betingelser', /24 timer/],
  ['/privacy', 'Privatlivspolitik', /argon2id/],
])('%s', (address, title, says) => {
  test('is a page to read, with a way to each chapter', async () => {
    renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('article')).toHaveTextContent(says)
    const chapters = within(screen.getByRole('navigation', { name: 'Afsnit' })).getAllByRole('link')
    for (const chapter of chapters) {
      const id = chapter.getAttribute('href')?.slice(1) ?? ''
      expect(document.getElementById(id)).toHaveAccessibleName(chapter.textContent)
    }
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: title })).toHaveAttribute('href', address)
  })
})

describe('each page', () => {
  test('has landmarks, a skip link and help for those who play too much', async () => {
    renderApp('/terms')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('link', { name: 'Gå til indhold' })).toHaveAttribute('href', '#indhold')
    expect(screen.getByRole('main')).toHaveAttribute('id', 'indhold')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: '+45 70 22 28 25' })).toHaveAttribute('href', 'tel:+4570222825')
    expect(footer.getByRole('img', { name: /18 år/ })).toBeInTheDocument()
    expect(footer.getByRole('link', { name: /ROFUS/ })).toBeInTheDocument()
    expect(footer.getByRole('link', { name: 'Selvtest' })).toBeInTheDocument()
    expect(footer.getByText(/demotilstand/)).toBeInTheDocument()
  })

  test('moves the focus to its content when one arrives from another', async () => {
    const { router } = renderApp('/terms')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('main')).not.toHaveFocus()
    await router.navigate({ to: '/dashboard' })
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('lets one stop what moves by itself, and remembers it', async () => {
    const { user } = renderApp('/terms')
    await user.click(await screen.findByRole('button', { name: 'Stop bevægelser' }))
    expect(document.documentElement).toHaveAttribute('data-still')
    expect(localStorage.getItem('motion')).toContain('true')
    await user.click(screen.getByRole('button', { name: 'Start bevægelser' }))
    expect(document.documentElement).not.toHaveAttribute('data-still')
  })
})

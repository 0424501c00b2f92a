import type { BrowseInput, SlotSummary } from '@spilvaerk/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { SAMPLE_GAMES, sampleGame } from '../test/sample-games.ts'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'
import { useToasts } from '../toast/toasts.ts'

type Asked = Pick<BrowseInput, 'q' | 'category' | 'sort'> & { readonly mechanics: string; readonly cursor?: number }

interface Shown {
  readonly workshop?: readonly SlotSummary[]
  readonly page?: number
  readonly rails?: readonly object[]
}

const PAGE = 6
const NO_FACETS = { mechanics: [], volatility: [], lines: [], provider: [] }

/** A server with some games: it knows words as they are typed, categories, two orders, and a page of six where it has to. */
function answersFor(
  games: readonly SlotSummary[],
  { workshop = [], page = games.length, rails: shown = [] }: Shown = {},
): Answers {
  const lists: Record<string, readonly SlotSummary[]> = {
    all: [...games.filter(({ featured }) => featured), ...games.filter(({ featured }) => !featured)],
    featured: games.filter(({ featured }) => featured),
    popular: games.filter(({ popularity }) => popularity > 1000),
    new: games.slice(0, 6),
    favourites: [],
    workshop,
  }
  const browse = (input: unknown) => {
    const { q, category, sort, mechanics, cursor = 0 } = input as Asked
    const listed = Object.hasOwn(lists, category) ? lists[category] : games.filter((game) => game.category === category)
    const found = (listed ?? [])
      .filter(({ name, theme }) => `${name} ${theme}`.toLowerCase().includes(q))
      .filter(({ features }) => mechanics === '' || features.includes(mechanics))
    if (sort === 'highestRtp') found.sort((a, b) => b.rtp - a.rtp)
    if (sort === 'mostPlayed') found.sort((a, b) => b.popularity - a.popularity)
    const end = cursor + (page || 1)
    const next = end < found.length ? end : null
    const facets = { ...NO_FACETS, mechanics: [{ key: 'freeSpins', count: 2 }] }
    return { data: { total: found.length, games: found.slice(cursor, end), next, facets } }
  }
  const rails = () => ({
    data: {
      counts: { active: games.length, featured: 2, popular: 5 },
      categories: [...new Set(games.map(({ category }) => category))],
      rails: shown,
      games,
      lead: 8,
    },
  })
  return { 'catalogue.browse': browse, 'catalogue.rails': rails }
}

const LISTS = answersFor(SAMPLE_GAMES)

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => answerWith(LISTS))
afterEach(() => trpcServer.resetHandlers())
afterAll(() => trpcServer.close())

const shownNames = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const card = (name: string) => screen.findByRole('article', { name })

describe('the cards', () => {
  test('tell what a game is', async () => {
    renderApp()
    const farao = within(await card('Faraos Nat'))
    expect(farao.getByText(/96,5\s%/)).toBeInTheDocument()
    expect(farao.getByText('Middel')).toBeInTheDocument()
    expect(farao.getByText('20 linjer')).toBeInTheDocument()
    expect(farao.getByText('12 spil')).toBeInTheDocument()
    expect(farao.getByText('Fremhævet')).toBeInTheDocument()
    expect(within(await card('Æblehaven')).getByText('0 spil')).toBeInTheDocument()
    expect(within(await card('Søens Guld')).queryByText('Fremhævet')).not.toBeInTheDocument()
  })

  test('lead to the game and to its purchase', async () => {
    renderApp()
    const farao = within(await card('Faraos Nat'))
    expect(farao.getByRole('link', { name: /Spil nu.*Faraos Nat/ })).toHaveAttribute('href', '/games/8')
    expect(farao.getByRole('link', { name: 'Køb eller lej Faraos Nat' })).toHaveAttribute('href', '/purchase/8')
  })

  test('count a play, go to the game and refresh the lists', async () => {
    const played = vi.fn<Answers[string]>().mockReturnValue({ data: { popularity: 13 } })
    const listed = vi.fn<Answers[string]>(LISTS['catalogue.browse'])
    answerWith({ ...LISTS, 'catalogue.browse': listed, 'catalogue.play': played })
    const { router, user } = renderApp()
    await user.click(within(await card('Faraos Nat')).getByRole('link', { name: /Spil/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/games/8'))
    expect(played).toHaveBeenCalledExactlyOnceWith({ id: 8 })
    await router.navigate({ to: '/' })
    await waitFor(() => expect(listed).toHaveBeenCalledTimes(2))
  })

  test('let the visit go on when the play cannot be counted, and say so in the console only', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    answerWith({ ...LISTS, 'catalogue.play': () => ({ status: 500, message: 'Disken er fuld' }) })
    const { router, user } = renderApp()
    await user.click(within(await card('Faraos Nat')).getByRole('link', { name: /Spil/ }))
    await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.any(String), 'Disken er fuld'))
    expect(router.state.location.pathname).toBe('/games/8')
    expect(useToasts.getState().toasts).toEqual([])
    logged.mockRestore()
  })
})

describe('the filters', () => {
  test('are the fixed ones and then each further category, by their Danish names', async () => {
    renderApp()
    await card('Faraos Nat')
    const buttons = within(screen.getByRole('group', { name: 'Kategorier' })).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Alle spil',
      'Spilleautomater',
      'Fremhævede',
      'Populære',
      'Nye spil',
      'Fra værkstedet',
      'Eventyr',
      'Frugt',
      'Klassiske',
      'Mytologi',
      'Natur',
    ])
  })

  test.each([
    ['Spilleautomater', ['Bolsjekogeriet', 'Månens Bagside', 'Den Første']],
    ['Fremhævede', ['Faraos Nat', 'Bolsjekogeriet']],
    ['Populære', ['Søens Guld', 'Bolsjekogeriet', 'Åens Sten', 'Klassikeren', 'Månens Bagside']],
    ['Nye spil', SAMPLE_GAMES.slice(0, 6).map((game) => game.name)],
    ['Natur', ['Åens Sten']],
  ])('%s shows its games and is pressed', async (label, names) => {
    const { user } = renderApp()
    await card('Faraos Nat')
    await user.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(shownNames()).toEqual(names))
    expect(screen.getByRole('button', { name: label, pressed: true })).toBeInTheDocument()
    expect(screen.getByText(`Viser ${names.length} spil i ${label}`)).toBeInTheDocument()
  })

  test('sit in the address together with the search and the order', async () => {
    const { router, user } = renderApp()
    await card('Faraos Nat')
    await user.click(screen.getByRole('button', { name: 'Spilleautomater' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sortér' }), 'Mest spillede')
    await user.type(screen.getByRole('searchbox', { name: 'Søg efter spil' }), 'den')
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ q: 'den', kategori: 'slots', sortering: 'mest-spillede' }),
    )
  })

  test('are read from the address, and nonsense there counts as not given', async () => {
    renderApp('/?kategori=popular&sortering=baglæns&q=7')
    await screen.findByRole('heading', { name: 'Ingen spil fundet' })
    expect(screen.getByRole('searchbox')).toHaveValue('7')
    expect(screen.getByRole('combobox', { name: 'Sortér' })).toHaveDisplayValue('Anbefalet')
    expect(screen.getByText('Viser 0 spil for »7« i Populære')).toBeInTheDocument()
  })

  test('begin with what the house features', async () => {
    renderApp()
    await card('Faraos Nat')
    expect(shownNames().slice(0, 3)).toEqual(['Faraos Nat', 'Bolsjekogeriet', 'Søens Guld'])
  })

  test('order by RTP', async () => {
    renderApp('/?sortering=hoejeste-rtp')
    await card('Faraos Nat')
    expect(shownNames().at(0)).toBe('Åens Sten')
    expect(shownNames().at(-1)).toBe('Søens Guld')
  })
})

describe('the panel of filters', () => {
  const withSpins = SAMPLE_GAMES.map((game) => (game.id % 4 === 0 ? { ...game, features: ['freeSpins'] } : game))

  test('narrows the grid, keeps what is chosen in the address, and each choice can be taken off', async () => {
    answerWith(answersFor(withSpins))
    const { router, user } = renderApp()
    await card('Faraos Nat')
    await user.click(screen.getByRole('button', { name: 'Filtre' }))
    const panel = within(screen.getByRole('region', { name: 'Filtrér spil' }))
    await user.click(panel.getByRole('button', { name: 'Gratis spins (2)' }))
    await waitFor(() => expect(shownNames()).toEqual(['Faraos Nat', 'Åens Sten']))
    expect(router.state.location.search).toMatchObject({ mekanik: 'freeSpins' })
    expect(screen.getByRole('button', { name: /Filtre.*1 filter valgt/ })).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('button', { name: 'Fjern filter: Gratis spins' }))
    await waitFor(() => expect(shownNames()).toHaveLength(SAMPLE_GAMES.length))
    expect(router.state.location.searchStr).toBe('')
  })

  test('sends figures as the server counts them', async () => {
    const asked = vi.fn<Answers[string]>(LISTS['catalogue.browse'])
    answerWith({ ...LISTS, 'catalogue.browse': asked })
    renderApp('/?rtp=96&gevinst=5000&volatilitet=low,nonsense&linjer=ways&mekanik=constructor')
    await card('Faraos Nat')
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ minRtp: 9600, minMaxWin: 5000, volatility: 'low', lines: 'ways', mechanics: '' }),
    )
  })
})

describe('a house with many games', () => {
  test('shows them page by page', async () => {
    answerWith(answersFor(SAMPLE_GAMES, { page: PAGE }))
    const { user } = renderApp()
    await card('Faraos Nat')
    expect(shownNames()).toHaveLength(PAGE)
    expect(screen.getByText('Viser 6 af 8 spil')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Vis flere spil' }))
    await waitFor(() => expect(shownNames()).toHaveLength(8))
    expect(screen.getByText('Viser 8 spil')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Vis flere spil' })).not.toBeInTheDocument()
  })
})

describe('the rows of games', () => {
  const rail = (own: object) => ({
    category: 'all',
    mechanic: null,
    volatility: null,
    total: 3,
    ids: [8, 7, 6],
    ...own,
  })
  const withRails = (rails: object[]) => {
    answerWith(answersFor(SAMPLE_GAMES, { rails }))
  }

  test('have a name, all of their games behind a link, and arrow keys from game to game', async () => {
    withRails([rail({ category: 'continue' }), rail({ mechanic: 'freeSpins', total: 58 }), rail({ volatility: 'low' })])
    const { user } = renderApp()
    const row = within(await screen.findByRole('region', { name: 'Gratis spins' }))
    expect(row.getAllByRole('article')).toHaveLength(3)
    expect(row.getByRole('link', { name: 'Se alle (58): Gratis spins' })).toHaveAttribute('href', '/?mekanik=freeSpins')
    const links = row.getAllByRole('link', { name: /Spil nu/ })
    links[0]?.focus()
    await user.keyboard('{ArrowRight}')
    expect(links[1]).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(links[0]).toHaveFocus()
    expect(screen.getByRole('region', { name: 'Fortsæt' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Lav volatilitet' })).toBeInTheDocument()
  })

  test('give way to the grid as soon as something is sought', async () => {
    withRails([rail({ category: 'new' })])
    const { user } = renderApp()
    await screen.findByRole('region', { name: 'Nye fra huset' })
    await user.type(screen.getByRole('searchbox', { name: 'Søg efter spil' }), 'farao')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Nye fra huset' })).not.toBeInTheDocument())
    await waitFor(() => expect(shownNames()).toEqual(['Faraos Nat']))
  })
})

describe('the shortcuts of a phone', () => {
  test('lead to the lobby, the search, the favourites and the account', async () => {
    const { router, user } = renderApp()
    await card('Faraos Nat')
    const bar = within(await screen.findByRole('navigation', { name: 'Genveje' }))
    await user.click(bar.getByRole('button', { name: 'Søg' }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(bar.getByRole('link', { name: 'Konto' })).toHaveAttribute('href', '/auth/login')
    await user.click(bar.getByRole('link', { name: 'Favoritter' }))
    expect(await screen.findByRole('heading', { name: 'Log ind for at se dine favoritter' })).toBeInTheDocument()
    expect(router.state.location.search).toMatchObject({ kategori: 'favourites' })
  })

  test('lead from any other page to the search box', async () => {
    const { user } = renderApp('/terms')
    const bar = within(await screen.findByRole('navigation', { name: 'Genveje' }))
    await user.click(bar.getByRole('link', { name: 'Søg' }))
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  })
})

describe('the workshop', () => {
  const WORKSHOP = [
    sampleGame({ id: 21, name: 'Mosens Lygter', standing: 'listed', popularity: 3 }),
    sampleGame({ id: 22, name: 'Bakkens Trold', standing: 'listed', popularity: 9 }),
  ]

  test('shows its own games, to try and not to buy, and nobody else shows them', async () => {
    answerWith(answersFor(SAMPLE_GAMES, { workshop: WORKSHOP }))
    const { user } = renderApp()
    await card('Faraos Nat')
    expect(shownNames()).not.toContain('Mosens Lygter')
    await user.click(screen.getByRole('button', { name: 'Fra værkstedet' }))
    const trold = within(await card('Bakkens Trold'))
    expect(shownNames()).toEqual(['Mosens Lygter', 'Bakkens Trold'])
    expect(trold.getByText('Kun demo')).toBeInTheDocument()
    expect(trold.getByRole('link', { name: /Spil nu/ })).toHaveAttribute('href', '/games/22')
    expect(screen.queryByRole('link', { name: /Køb eller lej/ })).not.toBeInTheDocument()
    expect(screen.getByText('Viser 2 spil i Fra værkstedet')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sortér' }), 'Mest spillede')
    await waitFor(() => expect(shownNames()).toEqual(['Bakkens Trold', 'Mosens Lygter']))
    await user.type(screen.getByRole('searchbox', { name: 'Søg efter spil' }), 'lygter')
    await waitFor(() => expect(shownNames()).toEqual(['Mosens Lygter']))
  })

  test('without games leads to the studio', async () => {
    renderApp('/?kategori=workshop')
    expect(await screen.findByRole('heading', { name: 'Ingen spil i værkstedet endnu' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Lav et spil i studiet' })).toHaveAttribute('href', '/casino-generator')
  })

  test('a category that no list has is none, whatever it is called', async () => {
    renderApp('/?kategori=constructor')
    expect(await screen.findByRole('heading', { name: 'Ingen spil fundet' })).toBeInTheDocument()
    expect(screen.getByText('Viser 0 spil i Constructor')).toBeInTheDocument()
  })
})

describe('the search box', () => {
  test('narrows the grid and can be emptied', async () => {
    const { router, user } = renderApp()
    await card('Faraos Nat')
    await user.type(screen.getByPlaceholderText('Søg efter spil...'), 'farao')
    await waitFor(() => expect(shownNames()).toEqual(['Faraos Nat']))
    expect(await screen.findByText('Viser 1 spil for »farao«')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ryd søgning' }))
    await waitFor(() => expect(shownNames()).toHaveLength(SAMPLE_GAMES.length))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(router.state.location.searchStr).toBe('')
  })

  test('follows the address when that changes', async () => {
    const { router } = renderApp('/?q=farao')
    await card('Faraos Nat')
    await router.navigate({ to: '/', search: { q: 'bolsje' } })
    await waitFor(() => expect(shownNames()).toEqual(['Bolsjekogeriet']))
    expect(screen.getByRole('searchbox')).toHaveValue('bolsje')
  })
})

describe('what is shown when there are no games', () => {
  test('twelve skeletons while they are on their way', async () => {
    renderApp()
    const loading = await screen.findByText('Indlæser spil...')
    expect(loading.parentElement?.querySelectorAll('.game-card')).toHaveLength(12)
  })

  test('a filter that fits none', async () => {
    const { user } = renderApp('/?q=zzzzzz')
    expect(await screen.findByRole('heading', { name: 'Ingen spil fundet' })).toBeInTheDocument()
    expect(screen.getByText('Prøv at ændre dine søgekriterier')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Vis alle spil' }))
    expect(await card('Faraos Nat')).toBeInTheDocument()
  })

  test('an empty house', async () => {
    answerWith(answersFor([]))
    renderApp()
    expect(await screen.findByRole('heading', { name: 'Ingen spil endnu' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Opret dit første spil' })).toHaveAttribute('href', '/casino-generator')
  })

  test('a failure, with a way to try again', async () => {
    const fail = () => ({ status: 500, message: 'SQLITE_FULL' }) as const
    answerWith({ 'catalogue.browse': fail, 'catalogue.rails': fail })
    const { user } = renderApp()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Noget gik galt hos os')
    expect(alert).not.toHaveTextContent('SQLITE')
    answerWith(LISTS)
    await user.click(within(alert).getByRole('button', { name: 'Prøv igen' }))
    expect(await card('Faraos Nat')).toBeInTheDocument()
  })
})

describe('the hero', () => {
  test('has the title, the counts and the two ways on', async () => {
    renderApp()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Verdensklasse Casino Oplevelse')
    await waitFor(() => expect(chips()).toEqual(['8 aktive spil', '2 fremhævede', '5 populære', 'Køb & Leje']))
    expect(screen.getByRole('link', { name: 'Opret nyt spil' })).toHaveAttribute('href', '/casino-generator')
    expect(screen.getAllByRole('link', { name: 'Crypto Betaling' })[0]).toHaveAttribute('href', '/crypto-payment')
  })

  test('where there is room, a featured game stands beside the first row', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media.includes('64rem') }) as MediaQueryList,
    )
    renderApp()
    const today = within(await screen.findByRole('region', { name: 'Fremhævet i dag' }))
    expect(await today.findByRole('article', { name: 'Faraos Nat' })).toBeVisible()
    expect(today.getAllByRole('link')[0]).toHaveAttribute('href', '/games/8')
  })

  const chips = () =>
    within(screen.getByRole('region', { name: /Verdensklasse/ }))
      .getAllByRole('listitem')
      .map((chip) => chip.textContent)
})

describe('for visitors who chose English', () => {
  onPageIn('en')

  test('everything but the games themselves is English', async () => {
    renderApp('/?kategori=mythology')
    await card('Faraos Nat')
    await screen.findByRole('heading', { level: 1, name: 'World-Class Casino Experience' })
    const content = SAMPLE_GAMES.flatMap(({ name, description }) => [name, description])
    expect(danishLeft(screen.getByRole('main'), content)).toEqual([])
    expect(screen.getByText('Showing 1 game in Mythology')).toBeInTheDocument()
    expect(within(await card('Faraos Nat')).getByText('20 lines')).toBeInTheDocument()
    expect(within(await card('Faraos Nat')).getByText('96.5%')).toBeInTheDocument()
  })

  test('what is sought is told in English', async () => {
    renderApp('/?q=pirate')
    await card('Søens Guld')
    expect(shownNames()).toEqual(['Søens Guld'])
    expect(screen.getByText('Showing 1 game for “pirate”')).toBeInTheDocument()
  })
})

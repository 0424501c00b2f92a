import type { DashboardGame, DashboardStats, GameMark, Notifications } from '@spilvaerk/schemas'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { watch } from '../game/marks/use-play-time.ts'
import { renderApp } from '../test/render-app.tsx'
import { sampleGame } from '../test/sample-games.ts'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'
import { BarChart } from './BarChart.tsx'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', level: 3, xp: 0, kind: 'player' } as const
const STATS: DashboardStats = {
  xp: 2250,
  nextLevelXp: 3000,
  level: 3,
  subscription: 'free',
  ownedGames: 2,
  leasedGames: 1,
  totalSpent: 2_700_050,
}
const look = sampleGame({ id: 1, name: 'Månens Bagside' })
const OWNED: DashboardGame = {
  id: 1,
  name: 'Månens Bagside',
  description: 'Stille derude.',
  ownershipType: 'purchase',
  personalRating: 2,
  playTime: 125,
  leaseExpiry: null,
  autoRenew: false,
  mayRenew: true,
  favourite: false,
  look,
}
const LEASED: DashboardGame = {
  ...OWNED,
  id: 2,
  name: 'Æblehaven',
  ownershipType: 'lease',
  autoRenew: true,
  leaseExpiry: '2026-12-24T12:00:00.000Z',
}
const NEWS: Notifications = {
  unread: 1,
  items: [
    {
      id: 'lease:2',
      kind: 'lease',
      title: 'Din leje af Æblehaven fornyes snart',
      text: 'Den fornyes.',
      at: '2026-11-20T12:00:00.000Z',
      read: false,
      href: '/dashboard?tab=spil',
    },
    {
      id: 'account:1',
      kind: 'account',
      title: 'Din konto er aktiveret',
      text: 'Velkommen.',
      at: '2026-11-01T12:00:00.000Z',
      read: true,
      href: null,
    },
  ],
}
const markOf = (id: number): GameMark => ({ id, favourite: false, personalRating: 2, playTime: 125 })

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useAuth.getState().login(USER, 'tegn'))
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
  vi.useRealTimers()
})

const show = (address = '/dashboard', answers: Answers = {}) => {
  answerWith({
    'auth.me': () => ({ data: USER }),
    'dashboard.stats': () => ({ data: STATS }),
    'dashboard.games': () => ({ data: [OWNED, LEASED] }),
    'dashboard.notifications': () => ({ data: NEWS }),
    'dashboard.recent': () => ({ data: [{ id: 1, name: 'Månens Bagside', look, lastPlayedAt: null }] }),
    'dashboard.favourites': () => ({ data: [] }),
    'dashboard.history': () => ({ data: { days: [], months: [] } }),
    'dashboard.mark': (input) => ({ data: markOf((input as { id: number }).id) }),
    ...answers,
  })
  return renderApp(address)
}

describe('the dashboard', () => {
  test('is for members', async () => {
    useAuth.getState().logout()
    const { router } = show()
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  })

  test('shows the tier, the level and the four figures', async () => {
    show()
    expect(await screen.findByText('FREE MEDLEM')).toBeInTheDocument()
    expect(screen.getByText('Niveau 3')).toBeInTheDocument()
    const card = (name: string) => screen.getByRole('region', { name })
    expect(card('Spil i bibliotek')).toHaveTextContent('31 lejet · 2 ejet')
    expect(card('Samlet forbrug')).toHaveTextContent('27.000,50 kr.')
    expect(within(card('Nuværende niveau')).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2250')
    expect(card('Nuværende niveau')).toHaveTextContent('2.250 / 3.000 XP')
    expect(card('Abonnement')).toHaveTextContent('FreeOpgradér til premium')
    expect(screen.getByRole('link', { name: 'Opret nyt spil' })).toHaveAttribute('href', '/casino-generator')
  })

  test('knows another tier as premium', async () => {
    show('/dashboard', { 'dashboard.stats': () => ({ data: { ...STATS, subscription: 'guld' } }) })
    expect(await screen.findByText('GULD MEDLEM')).toBeInTheDocument()
    expect(screen.getByText('Aktiv premium plan')).toBeInTheDocument()
  })

  test('says that it loads, and what went wrong', async () => {
    show('/dashboard', { 'dashboard.stats': () => ({ status: 500, message: 'Noget gik galt' }) })
    expect(await screen.findByText('Indlæser dit dashboard...')).toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent('Noget gik galt')
  })

  test('has an address for each tab', async () => {
    const { user, router } = show()
    await user.click(await screen.findByRole('tab', { name: 'AI Lab' }))
    expect(router.state.location.search).toEqual({ tab: 'ai-lab' })
    expect(screen.getByRole('link', { name: 'Åbn AI-Laboratoriet' })).toHaveAttribute('href', '/ai-lab')
    await user.click(screen.getByRole('tab', { name: 'Support' }))
    expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq')
    await user.click(screen.getByRole('tab', { name: 'Oversigt' }))
    expect(router.state.location.href).toBe('/dashboard')
  })

  test('has an address for each section of the account', async () => {
    const { user, router } = show('/dashboard?tab=konto&afsnit=data')
    expect(await screen.findByRole('tab', { name: 'Mine data' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'Support' }))
    expect(router.state.location.href).toBe('/dashboard?tab=support')
  })

  test('lists notifications, and marks them as read', async () => {
    const markRead = vi.fn((_: unknown) => ({
      data: { unread: 0, items: NEWS.items.map((i) => ({ ...i, read: true })) },
    }))
    const { user } = show('/dashboard', { 'dashboard.markRead': markRead })
    const list = await screen.findByRole('region', { name: 'Notifikationer' })
    expect((await within(list).findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      expect.stringContaining('Din leje af Æblehaven fornyes snartNy'),
      expect.stringContaining('Din konto er aktiveret'),
    ])
    await user.click(screen.getByRole('button', { name: /^Notifikationer\s*1\s*ulæste/ }))
    expect(list).toHaveFocus()
    await user.click(within(list).getByRole('button', { name: 'Markér alle som læst' }))
    await waitFor(() => expect(within(list).queryByText('Ny')).not.toBeInTheDocument())
    expect(markRead).toHaveBeenCalledExactlyOnceWith({})
  })
})

describe('the library', () => {
  test('shows what is owned and leased, and for how long', async () => {
    show('/dashboard?tab=spil')
    const [owned, leased] = (await screen.findAllByRole('listitem', { name: /./ })).map((item) => within(item))
    expect(owned?.getByText('Ejet')).toBeInTheDocument()
    expect(owned?.getByText('2 t. 5 min.')).toBeInTheDocument()
    expect(owned?.queryByText('Lejen udløber')).not.toBeInTheDocument()
    expect(leased?.getByText('Lejet')).toBeInTheDocument()
    expect(leased?.getByText('24. december 2026')).toBeInTheDocument()
    expect(leased?.getByRole('link', { name: /Spil Nu/ })).toHaveAttribute('href', '/games/2')
  })

  test('turns the renewal of a lease off', async () => {
    const setRenewal = vi.fn((_: unknown) => ({ data: { ...LEASED, autoRenew: false } }))
    const { user } = show('/dashboard?tab=spil', { 'purchases.setRenewal': setRenewal })
    await user.click(await screen.findByRole('switch', { name: /Forny automatisk/ }))
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked())
    expect(setRenewal).toHaveBeenCalledExactlyOnceWith({ gameId: 2, on: false })
  })

  test('rates a game, and takes it back when that is refused', async () => {
    const rate = vi.fn((_: unknown) => ({ status: 404, message: 'Spil ikke fundet' }))
    const { user } = show('/dashboard?tab=spil', { 'dashboard.rate': rate })
    const [stars] = await screen.findAllByRole('group', { name: 'Din bedømmelse' })
    const star = (name: string) => within(stars!).getByRole('radio', { name })
    await waitFor(() => expect(star('2 stjerner')).toBeChecked())
    await user.click(star('5 stjerner'))
    await waitFor(() => expect(rate).toHaveBeenCalledExactlyOnceWith({ id: 1, rating: 5 }))
    await waitFor(() => expect(star('2 stjerner')).toBeChecked())
  })

  test('keeps a favourite', async () => {
    const setFavourite = vi.fn((_: unknown) => ({ data: { ...markOf(1), favourite: true } }))
    const { user } = show('/dashboard?tab=spil', { 'dashboard.setFavourite': setFavourite })
    const [heart] = await screen.findAllByRole('button', { name: 'Favorit' })
    await waitFor(() => expect(heart).toHaveAttribute('aria-disabled', 'false'))
    await user.click(heart!)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    expect(setFavourite).toHaveBeenCalledExactlyOnceWith({ id: 1, on: true })
  })

  test('leads to the shop when it is empty', async () => {
    const { user, router } = show('/dashboard?tab=spil', { 'dashboard.games': () => ({ data: [] }) })
    await user.click(await screen.findByRole('button', { name: 'Gå til Spil Butik' }))
    expect(router.state.location.search).toEqual({ tab: 'butik' })
    expect(screen.getByText(/kommer snart/)).toBeInTheDocument()
  })
})

test('a chart tells its figures in words too', () => {
  const bars = [
    { label: '1. nov.', value: 0 },
    { label: '2. nov.', value: -5 },
  ]
  render(<BarChart title="Netto" hint="" bars={bars} total="-5 kr." format={(value) => `${value} kr.`} none="Intet" />)
  expect(screen.getByRole('row', { hidden: true })).toHaveTextContent('2. nov.-5 kr.')
})

describe('play time', () => {
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    act(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  test('beats while the page is seen, and not while it is away', () => {
    vi.useFakeTimers()
    const beat = vi.fn()
    const stop = watch(beat)
    expect(beat.mock.calls).toEqual([[true]])
    vi.advanceTimersByTime(60_000)
    see('hidden')
    expect(beat.mock.calls).toEqual([[true], [false], [false], [false]])
    vi.advanceTimersByTime(300_000)
    expect(beat).toHaveBeenCalledTimes(4)
    see('visible')
    expect(beat.mock.lastCall).toEqual([true])
    stop()
    expect(beat.mock.lastCall).toEqual([false])
    vi.advanceTimersByTime(300_000)
    expect(beat).toHaveBeenCalledTimes(6)
  })

  test('ends on a page that nobody touches, and goes on with the next touch', () => {
    vi.useFakeTimers()
    const beat = vi.fn()
    const stop = watch(beat)
    vi.advanceTimersByTime(15 * 60_000)
    const before = beat.mock.calls.length
    vi.advanceTimersByTime(15 * 60_000)
    expect(beat).toHaveBeenCalledTimes(before)
    window.dispatchEvent(new Event('keydown'))
    expect(beat.mock.lastCall).toEqual([true])
    stop()
  })
})

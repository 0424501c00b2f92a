import type { DashboardGame, DashboardStats, Notifications } from '@spilvaerk/schemas'
import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', level: 3, xp: 0, kind: 'company' } as const
const STATS: DashboardStats = {
  xp: 2250,
  nextLevelXp: 3000,
  level: 3,
  subscription: 'free',
  ownedGames: 1,
  leasedGames: 1,
  totalSpent: 2_700_050,
}
const LEASED: DashboardGame = {
  id: 2,
  name: 'Bell Tower',
  description: 'Three reels and a bell.',
  ownershipType: 'lease',
  personalRating: 2,
  playTime: 125,
  leaseExpiry: '2026-12-24T12:00:00.000Z',
  autoRenew: true,
  mayRenew: true,
  favourite: true,
  look: null,
}
const NEWS: Notifications = {
  unread: 1,
  items: [
    {
      id: '1',
      kind: 'lease',
      title: 'Your lease',
      text: 'It ends.',
      at: '2026-11-20T12:00:00.000Z',
      read: false,
      href: null,
    },
  ],
}
const ORDER = {
  id: '69c6cad9-a311-442c-9fa0-6833497527c1',
  gameId: 2,
  gameName: 'Bell Tower',
  ownershipType: 'lease',
  duration: 3,
  amount: 6000,
  vat: 1200,
  paymentMethod: 'credit_card',
  paymentReference: 'kort-1-a',
  state: 'paid',
  invoiceNumber: 12,
  renewal: true,
  createdAt: '2026-11-21T12:00:00.000Z',
  paidAt: null,
}
const HISTORY = {
  days: [{ day: '2026-10-03', minutes: 65, net: 0 }],
  months: [{ month: '2026-10', spent: 600_000 }],
}

onPageIn('en')
beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useAuth.getState().login(USER, 'token'))
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

function open(tab: string) {
  answerWith({
    'auth.me': () => ({ data: USER }),
    'dashboard.stats': () => ({ data: STATS }),
    'dashboard.games': () => ({ data: [LEASED] }),
    'dashboard.notifications': () => ({ data: NEWS }),
    'dashboard.recent': () => ({ data: [{ id: 2, name: 'Bell Tower', look: null, lastPlayedAt: null }] }),
    'dashboard.favourites': () => ({ data: [] }),
    'dashboard.history': () => ({ data: HISTORY }),
    'dashboard.mark': () => ({ data: { id: 2, favourite: true, personalRating: 2, playTime: 125 } }),
    'purchases.orders': () => ({ data: [ORDER] }),
    'apiKeys.list': () => ({ data: [] }),
  })
  return renderApp(`/dashboard?tab=${tab}&afsnit=data`)
}

test.each([
  ['oversigt', 'Playing time per day'],
  ['spil', 'Renew automatically'],
  ['butik', 'Game shop'],
  ['generator', 'Open the generator'],
  ['ai-lab', 'Open the AI laboratory'],
  ['konto', /Lease for 3 months · renewal/],
  ['support', 'Contact'],
])('the tab %s is wholly in English', async (tab, text) => {
  open(tab)
  expect(await screen.findByText('FREE MEMBER')).toBeInTheDocument()
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(danishLeft(screen.getByRole('main'))).toEqual([])
})

test('so are the files and keys of a game', async () => {
  const { user } = open('spil')
  await user.click(await screen.findByRole('button', { name: /^Download and connect/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Download and connect Bell Tower' })
  expect(await screen.findByText('No keys yet.')).toBeInTheDocument()
  expect(danishLeft(dialog)).toEqual([])
})

import type { Identity, Limits, User, Wallet } from '@spilvaerk/schemas'
import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { sampleGame } from '../test/sample-games.ts'
import { answerWith, trpcServer } from '../test/trpc-server.ts'

const AT = '2026-11-21T12:00:00.000Z'
const ROUND = '69c6cad9-a311-442c-9fa0-6833497527c1'
const USER: User = {
  id: ROUND,
  username: 'freja',
  email: 'freja@example.com',
  firstName: 'Freja',
  lastName: 'Lund',
  subscription: 'free',
  level: 1,
  xp: 0,
  kind: 'player',
  activated: true,
  marketingOptIn: false,
  createdAt: AT,
}
const IDENTITY: Identity = {
  state: 'missing',
  provider: 'embedded',
  name: null,
  birthDate: null,
  provedAt: null,
  test: true,
}
const WALLET: Wallet = {
  balance: 1234.5,
  currency: 'DKK',
  kind: 'player',
  deposits: { open: true, test: true, min: 10, max: 50_000 },
  withdrawals: { byStaff: true },
}
const limit = (value: number | null) => ({
  value,
  used: -20,
  pending: value === null ? null : { value: null, from: AT },
})
const each = (value: number | null) => ({ day: limit(value), week: limit(value), month: limit(value) })
const LIMITS: Limits = {
  deposit: each(500),
  loss: each(1500.5),
  time: each(null),
  realityCheckMinutes: 60,
  block: { kind: 'exclusion', from: AT, until: null },
  session: null,
  mayPlay: false,
  reason: null,
  refusal: null,
}
const MOVEMENT = { id: '1', kind: 'bet', text: '', amount: -2.5, balance: 1234.5, roundId: ROUND, createdAt: AT }
const WITHDRAWAL = { id: '1', amount: 100, state: 'waiting', waitsFor: 'largeWin', createdAt: AT }
const PLAYED = {
  roundId: ROUND,
  gameId: 7,
  gameName: 'Bell Tower',
  stake: 'demo',
  cost: 1,
  totalWin: 2,
  open: false,
  createdAt: AT,
}
const SEEDS = {
  gameId: 7,
  serverSeedHash: 'a'.repeat(64),
  clientSeed: 'mine',
  nonce: 3,
  previous: { serverSeed: 'b', serverSeedHash: 'c', clientSeed: 'd', rounds: 2 },
}

onPageIn('en')
beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useAuth.getState().login(USER, 'token'))
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

function open(section: string) {
  answerWith({
    'auth.me': () => ({ data: USER }),
    'auth.sessions': () => ({
      data: [
        { id: '1', userAgent: 'Firefox Linux', current: true, createdAt: AT, lastSeenAt: AT },
        { id: '2', userAgent: '', current: false, createdAt: AT, lastSeenAt: AT },
      ],
    }),
    'identity.get': () => ({ data: IDENTITY }),
    'limits.get': () => ({ data: LIMITS }),
    'limits.session': () => ({ data: null }),
    'wallet.get': () => ({ data: WALLET }),
    'wallet.history': () => ({ data: { movements: [MOVEMENT], nextCursor: null } }),
    'wallet.withdrawals': () => ({ data: [WITHDRAWAL] }),
    'rounds.history': () => ({ data: { rounds: [PLAYED], nextCursor: null } }),
    'catalogue.list': () => ({ data: [sampleGame({ id: 7, name: 'Bell Tower' })] }),
    'fairness.seeds': () => ({ data: SEEDS }),
  })
  return renderApp(`/account?afsnit=${section}`)
}

test.each([
  ['profil', 'Change email', 'Member since'],
  ['identitet', 'Identity', /Verify with MitID/],
  ['sikkerhed', 'Your devices', 'Unknown device'],
  ['saldo', 'Withdrawals', /We verify the round|we verify the round/],
  ['graenser', 'Deposits', /The limit is removed/],
  ['runder', 'Seeds', 'The previous seed, revealed'],
  ['data', 'Delete account', /in one file/],
])('the section %s is wholly in English', async (section, heading, text) => {
  open(section)
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeInTheDocument()
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeInTheDocument()
  expect(danishLeft(screen.getByRole('main'))).toEqual([])
})

test('amounts are written and read as English does', async () => {
  const { user } = open('saldo')
  expect(await screen.findByText(/^1,234\.50\skr\.$/)).toBeInTheDocument()
  await user.type(screen.getByLabelText('Amount to deposit'), '60,000{Enter}')
  expect(screen.getByLabelText('Amount to deposit')).toHaveAccessibleDescription(
    'Enter an amount from 10 to 50,000 kr.',
  )
})

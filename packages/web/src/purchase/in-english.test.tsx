import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { sampleGame } from '../test/sample-games.ts'
import { answerWith, trpcServer } from '../test/trpc-server.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'player' } as const
const GAME = sampleGame({ id: 7, name: 'Klokketårnet', title: 'Bell Tower', description: 'Three reels and a bell.' })
const ORDER = {
  id: '69c6cad9-a311-442c-9fa0-6833497527c1',
  gameId: GAME.id,
  gameName: 'Bell Tower',
  ownershipType: 'lease',
  duration: 3,
  amount: 6000,
  vat: 1200,
  paymentMethod: 'credit_card',
  paymentReference: 'kort-1-a',
  state: 'needsConfirmation',
  invoiceNumber: 4,
  renewal: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  paidAt: null,
}

onPageIn('en')
beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useAuth.getState().login(USER, 'token'))
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

const option = (method: string) => ({ method, provider: 'test', test: true, publishableKey: null })

function open(address: string, state = ORDER.state) {
  const step = state === 'needsConfirmation' ? { kind: 'testConfirmation' } : null
  answerWith({
    'auth.me': () => ({ data: USER }),
    'limits.session': () => ({ data: null }),
    'catalogue.game': () => ({ data: GAME }),
    'dashboard.games': () => ({ data: [] }),
    'purchases.options': () => ({ data: [option('credit_card'), option('mobilepay')] }),
    'purchases.orders': () => ({ data: [] }),
    'purchases.order': () => ({ data: { order: { ...ORDER, state }, step } }),
    'purchases.quote': () => ({
      data: { ...ORDER, price: 6000, discountPercent: 0, credit: 500, amount: 5500, vat: 1100 },
    }),
  })
  return renderApp(address)
}

test('a game is offered in English, and so is what a form lacks', async () => {
  const { user } = open('/purchase/7')
  expect(await screen.findByRole('heading', { level: 1, name: 'Buy or lease a game' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Bell Tower' })).toBeInTheDocument()
  expect(document.title).toMatch(/Bell Tower/)
  expect(screen.queryByText(/Klokketårnet/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^Lease/ }))
  await user.click(screen.getByRole('radio', { name: /^Custom/ }))
  await user.click(await screen.findByRole('button', { name: /^Confirm purchase - 5,500\sDKK$/ }))
  expect(await screen.findAllByText('The field is missing')).toHaveLength(4)
  expect(danishLeft(screen.getByRole('main'))).toEqual([])
  await user.click(screen.getByRole('tab', { name: 'MobilePay' }))
  expect(await screen.findByLabelText('Phone number')).toBeInTheDocument()
  expect(danishLeft(screen.getByRole('main'))).toEqual([])
})

test.each([
  ['needsConfirmation', 'The payment is waiting for you'],
  ['paid', 'Purchase complete!'],
  ['declined', 'The payment was declined'],
  ['refunded', 'The payment has been refunded'],
])('an order that is %s is told of in English', async (state, text) => {
  open(`/purchase/7?order=${ORDER.id}`, state)
  expect(await screen.findByText(text)).toBeInTheDocument()
  // The dialog of the bank hides the page below it.
  const parts = [screen.getByRole('main', { hidden: true }), ...screen.queryAllByRole('dialog')]
  expect(parts.flatMap((part) => danishLeft(part))).toEqual([])
})

test('an address without an offer is told of in English', async () => {
  open('/checkout')
  expect(await screen.findByText('There is no such offer')).toBeInTheDocument()
  expect(danishLeft(screen.getByRole('main'))).toEqual([])
})

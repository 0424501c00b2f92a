import type { CryptoInvoice } from '@spilvaerk/schemas'
import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'player' } as const
const ID = '69c6cad9-a311-442c-9fa0-6833497527c1'

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'bypass' }))
afterAll(() => trpcServer.close())
beforeEach(() => useAuth.getState().login(USER, 'tegn'))
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

function open(invoice: Partial<CryptoInvoice>, currencies: readonly object[] = [{ ...COIN, test: invoice.test }]) {
  answerWith({
    'auth.me': () => ({ data: USER }),
    'limits.session': () => ({ data: null }),
    'crypto.currencies': () => ({ data: currencies }),
    'crypto.rates': () => ({ data: {} }),
    'crypto.invoices': () => ({ data: [] }),
    'crypto.invoice': () => ({ data: { ...INVOICE, ...invoice } }),
  })
  return renderApp(`/crypto-payment?betaling=${ID}`)
}

const COIN = {
  code: 'BTC',
  name: 'Bitcoin',
  minAmount: 0.0001,
  confirmationsRequired: 3,
  network: 'Bitcoin',
  decimals: 8,
}
const INVOICE: CryptoInvoice = {
  id: ID,
  currency: 'BTC',
  network: 'Bitcoin',
  address: 'bc1qadresse',
  uri: 'bitcoin:bc1qadresse?amount=0.01',
  amount: '0.01',
  received: '0',
  rateDkk: 700_000,
  amountDkk: 7000,
  creditedDkk: 0,
  state: 'new',
  payments: [],
  confirmationsRequired: 3,
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2099-11-21T12:15:00.000Z',
  test: false,
}

test('a real payment has a code to scan and a link for a wallet', async () => {
  open({})
  expect(await screen.findByRole('img', { name: /^QR-kode/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Åbn i din wallet' })).toHaveAttribute('href', INVOICE.uri)
})

test('in testtilstand nothing is there that a wallet would pay with', async () => {
  const uri = 'bitcoin:tb1qadresse?amount=0.01'
  open({ test: true, address: 'tb1qadresse', network: 'Bitcoin testnet', uri })
  expect(await screen.findByText('Her ville QR-koden til din wallet stå')).toBeInTheDocument()
  expect(screen.getByText('Her ville et link åbne din wallet')).toBeInTheDocument()
  expect(screen.getByText('Bitcoin testnet')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /QR/ })).not.toBeInTheDocument()
  expect(document.body.innerHTML).not.toContain('bitcoin:')
})

test('where no coin is taken, the page says so and asks for no address', async () => {
  answerWith({ 'crypto.currencies': () => ({ data: [] }) })
  useAuth.getState().logout()
  renderApp('/crypto-payment')
  expect(await screen.findByText('Der kan ikke betales med kryptovaluta lige nu.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /betalingsadresse/ })).not.toBeInTheDocument()
})

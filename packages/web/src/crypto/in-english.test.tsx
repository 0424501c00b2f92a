import type { CryptoInvoice } from '@spilvaerk/schemas'
import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'
import { formatAge, formatCoins, formatRate, parseCoins } from './coin-format.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'company' } as const
const ID = '69c6cad9-a311-442c-9fa0-6833497527c1'
const COIN = {
  code: 'BTC',
  name: 'Bitcoin',
  minAmount: 0.0001,
  confirmationsRequired: 3,
  network: 'Bitcoin',
  decimals: 8,
  test: true,
}
const RATE = { dkk: 700_000, usd: 100_000, eur: 90_000, updatedAt: '2026-11-21T12:00:00.000Z', source: 'embedded' }
const payment = (state: string, extra: object = {}) => ({
  id: state,
  txHash: `0x${state}`,
  amount: '0.005',
  confirmations: 1,
  state,
  dkk: 3500,
  ...extra,
})
const INVOICE = {
  id: ID,
  currency: 'BTC',
  network: 'Bitcoin',
  address: 'bc1qaddress',
  uri: 'bitcoin:bc1qaddress?amount=0.01',
  amount: '0.01',
  received: '0.005',
  rateDkk: 700_000,
  amountDkk: 7000,
  creditedDkk: 0,
  state: 'partlyPaid',
  payments: [
    payment('held', { heldFor: 'block' }),
    payment('returning', { returnAddress: 'bc1qback' }),
    payment('returned', { returnAddress: 'bc1qback', returnTx: '0xdone' }),
  ],
  confirmationsRequired: 3,
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2099-11-21T12:15:00.000Z',
  test: true,
} as unknown as CryptoInvoice

onPageIn('en')
beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'bypass' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

function open(address: string) {
  answerWith({
    'auth.me': () => ({ data: USER }),
    'crypto.currencies': () => ({ data: [COIN] }),
    'crypto.rates': () => ({ data: { BTC: { ...RATE, stale: true } } }),
    'crypto.invoices': () => ({ data: [INVOICE] }),
    'crypto.invoice': () => ({ data: INVOICE }),
  })
  return renderApp(address)
}

test('a visitor sees rates and currencies in English', async () => {
  open('/crypto-payment')
  expect(await screen.findByText('Supported currencies and rates')).toBeInTheDocument()
  expect(await screen.findByText('700,000')).toBeInTheDocument()
  expect(danishLeft(screen.getByRole('main'))).toEqual([])
})

describe('a member', () => {
  beforeEach(() => useAuth.getState().login(USER, 'token'))

  test('deposits in English', async () => {
    const { user } = open('/crypto-payment')
    await user.click(await screen.findByRole('radio', { name: /BTC/ }))
    await user.type(screen.getByLabelText('Amount'), 'x')
    expect(await screen.findByText(/at most 8 decimals, for example 0\.25/)).toBeInTheDocument()
    expect(danishLeft(screen.getByRole('main'))).toEqual([])
  })

  test('is told in English what becomes of a payment', async () => {
    open(`/crypto-payment?betaling=${ID}`)
    expect(await screen.findByText('We have seen 0.005 BTC. Send the rest to the same address.')).toBeInTheDocument()
    expect(danishLeft(screen.getByRole('main'))).toEqual([])
  })
})

test('numbers are written and read as English does', () => {
  expect(formatRate(714_300, 'BTC')).toBe('714,300.00000000')
  expect(formatCoins('0.01250000')).toBe('0.0125')
  expect(['1,250.5', '1,250', '0,25', '0.25', '1.250,5'].map(parseCoins)).toEqual([1250.5, 1250, 0.25, 0.25, undefined])
  expect(formatAge('2026-11-21T12:00:00.000Z', Date.parse('2026-11-21T14:00:00.000Z'))).toBe('2 hours ago')
})

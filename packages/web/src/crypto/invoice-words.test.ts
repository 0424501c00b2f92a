import type { CryptoInvoice } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { confirmationsOf, isLive, stepsOf } from './invoice-words.ts'

const INVOICE: CryptoInvoice = {
  id: '69c6cad9-a311-442c-9fa0-6833497527c1',
  currency: 'BTC',
  network: 'Bitcoin',
  address: 'bc1qexample',
  uri: 'bitcoin:bc1qexample',
  amount: '0.01',
  received: '0',
  rateDkk: 714_300,
  amountDkk: 7143,
  creditedDkk: 0,
  state: 'new',
  confirmationsRequired: 3,
  payments: [],
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-21T12:15:00.000Z',
  test: true,
}
const payment = (confirmations: number, state: CryptoInvoice['payments'][number]['state'] = 'seen') => ({
  id: `0x${confirmations}:0`,
  txHash: `0x${confirmations}`,
  amount: '0.005',
  confirmations,
  state,
  dkk: null,
})
const lamps = (change: Partial<CryptoInvoice>) => stepsOf({ ...INVOICE, ...change }).map(({ state }) => state)

test('the lamps are lit one by one', () => {
  expect(lamps({})).toEqual(['done', 'now', 'later', 'later'])
  expect(lamps({ payments: [payment(1)] })).toEqual(['done', 'done', 'now', 'later'])
  expect(lamps({ payments: [payment(3)] })).toEqual(['done', 'done', 'done', 'now'])
  expect(lamps({ payments: [payment(4, 'credited')], creditedDkk: 7143 })).toEqual(['done', 'done', 'done', 'done'])
})

test('the payment with the fewest confirmations counts, and one that was taken back does not', () => {
  expect(confirmationsOf({ ...INVOICE, payments: [payment(9), payment(1), payment(0, 'gone')] })).toBe(1)
  expect(confirmationsOf({ ...INVOICE, payments: [payment(0, 'gone')] })).toBeUndefined()
})

test('what has expired is still looked after, and what is credited is not', () => {
  expect(isLive({ ...INVOICE, state: 'expired' })).toBe(true)
  expect(isLive({ ...INVOICE, state: 'settled', payments: [payment(4, 'credited')] })).toBe(false)
})

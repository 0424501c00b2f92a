import { expect, test } from 'vitest'
import { toMicro } from './money.ts'
import { FULL_WALLET, type Pending, place, refill, refund, settle } from './wallet.ts'

const bet: Pending = { key: '6a1f5a0e-0b6e-4d0c-8a3e-0a4d7a2f1b11', gameId: 1, bet: 2.5, at: 0 }
const other: Pending = { ...bet, key: '6a1f5a0e-0b6e-4d0c-8a3e-0a4d7a2f1b12' }

test('a visitor begins with 1000 credits', () => {
  expect(FULL_WALLET.balanceMicro).toBe(toMicro(1000))
})

test('a bet is taken and remembered in one step', () => {
  const placed = place(FULL_WALLET, bet)
  expect(placed).toEqual({ balanceMicro: toMicro(997.5), netMicro: -toMicro(2.5), pending: [bet] })
})

test('a bet that is not there is not taken', () => {
  expect(place({ ...FULL_WALLET, balanceMicro: toMicro(2.49) }, bet)).toBeUndefined()
  expect(place({ ...FULL_WALLET, balanceMicro: toMicro(2.5) }, bet)?.balanceMicro).toBe(0)
})

test('a win is paid once, however often it is settled', () => {
  const placed = place(FULL_WALLET, bet)!
  const once = settle(placed, bet.key, toMicro(10))
  expect(once).toEqual({ balanceMicro: toMicro(1007.5), netMicro: toMicro(7.5), pending: [] })
  expect(settle(once, bet.key, toMicro(10))).toBe(once)
})

test('a refunded bet leaves no trace', () => {
  expect(refund(place(FULL_WALLET, bet)!, bet.key)).toEqual(FULL_WALLET)
  expect(refund(FULL_WALLET, bet.key)).toBe(FULL_WALLET)
})

test('bets of several tabs are settled each by its own key', () => {
  const both = place(place(FULL_WALLET, bet)!, other)!
  expect(settle(both, bet.key, 0).pending).toEqual([other])
})

test('a refill keeps the net position and forgets bets in flight', () => {
  const refilled = refill(place(FULL_WALLET, bet)!)
  expect(refilled).toEqual({ ...FULL_WALLET, netMicro: -toMicro(2.5) })
  expect(settle(refilled, bet.key, toMicro(99))).toBe(refilled)
})

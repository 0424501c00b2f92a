import { BET_LEVELS, MAX_BET } from '@spilvaerk/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallGame } from '../../testing/games.ts'
import { coinMicro, toDkk, toMicro, toOre } from './money.ts'

test('every amount of whole øre survives the way to micro-DKK and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (ore) => {
      const dkk = ore / 100
      expect(toMicro(dkk)).toBe(ore * 10_000)
      expect(toDkk(toMicro(dkk))).toBe(dkk)
      expect(toOre(toMicro(dkk))).toBe(ore)
    }),
  )
})

test.each([
  [0.1, 100_000],
  [0.25, 250_000],
  [2.5, 2_500_000],
  [100, 100_000_000],
])('%d DKK is %d micro-DKK', (dkk, micro) => {
  expect(toMicro(dkk)).toBe(micro)
})

test.each([1, 5, 10, 20, 25, 40, 50, 100, 1000])(
  'a coin of a bet of %d coins is whole at every usual bet',
  (betCoins) => {
    for (const bet of BET_LEVELS) expect(coinMicro(toMicro(bet), betCoins)).toBe(toMicro(bet) / betCoins)
  },
)

test.each([3, 9, 15, 30, 32])('a bet of %d coins cannot be paid exactly at every usual bet', (betCoins) => {
  expect(BET_LEVELS.some((bet) => coinMicro(toMicro(bet), betCoins) === undefined)).toBe(true)
})

test('the greatest win of the dearest bet is still exact', () => {
  const { maxWin } = smallGame({ maxWin: 1_000_000 })
  expect(() => smallGame({ maxWin: maxWin + 1 })).toThrow('out_of_range')
  expect(Number.isSafeInteger(toMicro(MAX_BET) * maxWin)).toBe(true)
})

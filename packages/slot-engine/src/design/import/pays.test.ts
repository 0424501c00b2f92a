import { describe, expect, test } from 'vitest'
import { paysInCoins } from '../../index.ts'

const pays = { seven: { '3': 10, '5': 500 }, bar: { '3': 2.5 } }

describe('pays in coins', () => {
  test('of pays per line: a coin is a line bet, halved for half a line bet', () => {
    expect(paysInCoins({ paidIn: 'line', lines: 20, pays: { seven: pays.seven } })).toEqual({
      betCoins: 20,
      pays: { seven: { '3': 10, '5': 500 } },
    })
    expect(paysInCoins({ paidIn: 'line', lines: 20, pays })).toEqual({
      betCoins: 40,
      pays: { seven: { '3': 20, '5': 1000 }, bar: { '3': 5 } },
    })
  })

  test('of pays in bets: the bet is as many coins as make every pay whole', () => {
    expect(paysInCoins({ paidIn: 'bet', pays })).toMatchObject({ betCoins: 2, pays: { bar: { '3': 5 } } })
    expect(paysInCoins({ paidIn: 'bet', pays: { bar: { '3': 0.05, '4': 0.3 } } })).toEqual({
      betCoins: 20,
      pays: { bar: { '3': 1, '4': 6 } },
    })
    expect(paysInCoins({ paidIn: 'bet', pays, betCoins: 100 })).toMatchObject({ pays: { bar: { '3': 250 } } })
  })

  test('of pays in coins: as they are', () => {
    const whole = { bar: { '3': 3 } }
    expect(paysInCoins({ paidIn: 'coin', betCoins: 25, pays: whole })).toEqual({ betCoins: 25, pays: whole })
  })

  test.each([
    ['coins without a bet', { paidIn: 'coin', pays }],
    ['half coins', { paidIn: 'coin', betCoins: 10, pays }],
    ['lines without a number of them', { paidIn: 'line', pays }],
    ['a bet that leaves a pay in parts', { paidIn: 'bet', pays, betCoins: 3 }],
    ['thirds', { paidIn: 'bet', pays: { a: { '3': 1 / 3 } } }],
    ['a negative pay', { paidIn: 'bet', pays: { a: { '3': -1 } } }],
    ['a pay that is no number', { paidIn: 'bet', pays: { a: { '3': Number.NaN } } }],
  ] as const)('%s are refused', (_, foreign) => {
    expect(() => paysInCoins(foreign)).toThrow(RangeError)
  })
})

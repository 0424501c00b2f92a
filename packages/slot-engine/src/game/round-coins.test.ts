import { describe, expect, test } from 'vitest'
import type { Definition } from '../definition.ts'
import { createRng } from '../rng.ts'
import type { RoundEvent } from '../round.ts'
import { compile } from './compile/compile.ts'
import { spin } from './play/spin.ts'
import { coinsSoFar, coinsWon } from './round-coins.ts'

const line = (coins: number): RoundEvent => ({
  type: 'lineWon',
  line: 0,
  direction: 'left',
  symbol: 'a',
  count: 3,
  cells: [],
  multiplier: 1,
  coins,
})
const enter: RoundEvent = { type: 'freeSpinStarted', feature: 'free', number: 1, remaining: 1, multiplier: 2 }
const leave: RoundEvent = { type: 'freeSpinsEnded', feature: 'free', spins: 2, coins: 30 }
const prize: RoundEvent = { type: 'prizeWon', feature: 'wheel', coins: 7 }
const jackpot: RoundEvent = { type: 'jackpotWon', jackpot: 'top', coins: 500 }
const locked: RoundEvent = { type: 'coinsLocked', feature: 'hold', coins: [{ cell: [0, 0], coins: 9 }], respins: 3 }
const held: RoundEvent = { type: 'holdAndWinEnded', feature: 'hold', full: false, coins: 9 }
const gambled = (coins: number): RoundEvent => ({ type: 'gambled', won: coins > 0, coins })
const capped: RoundEvent = { type: 'capped', coins: 100 }

describe('coinsSoFar', () => {
  test.each<{ name: string; events: RoundEvent[]; coins: number[] }>([
    { name: 'adds up what is won', events: [line(5), line(10)], coins: [5, 15] },
    { name: 'does not count the sum of free spins again', events: [enter, line(30), leave], coins: [0, 30, 30] },
    { name: 'counts locked coins when they are paid', events: [locked, held, prize], coins: [0, 9, 16] },
    { name: 'never exceeds the cap', events: [line(60), jackpot, capped], coins: [60, 100, 100] },
    { name: 'is what a gamble left', events: [line(5), gambled(10), gambled(0)], coins: [5, 10, 0] },
    { name: 'is empty without events', events: [], coins: [] },
  ])('$name', ({ events, coins }) => {
    expect(coinsSoFar({ events })).toEqual(coins)
  })

  test('ends at what the round pays', () => {
    const definition: Definition = {
      definitionVersion: 1,
      id: 'one',
      name: 'One',
      betCoins: 10,
      maxWin: 3,
      symbols: [
        { id: 'a', name: 'A', emoji: '🍎', kind: 'regular', pays: { '2': 20, '3': 40 } },
        { id: 'b', name: 'B', emoji: '🍋', kind: 'regular', pays: { '3': 6 } },
      ],
      wins: { type: 'lines', lines: [[0, 0, 0]] },
      reelSets: {
        base: [
          ['a', 'b'],
          ['a', 'b'],
          ['a', 'b', 'b'],
        ].map((strip) => ({ strip, rows: 1 })),
      },
      gamble: { factor: 2, up: 1, down: 1, steps: 3 },
    }
    const game = compile(definition)
    const rng = createRng('coins so far')
    const paid = Array.from({ length: 200 }, () => spin(game, rng, { choices: [1, 1, 1] }))
    for (const { events, totalCoins } of paid) expect(coinsSoFar({ events }).at(-1) ?? 0).toBe(totalCoins)
    const kinds = new Set(paid.flatMap(({ events }) => events.map(({ type }) => type)))
    expect([...kinds]).toEqual(expect.arrayContaining(['lineWon', 'gambled', 'capped']))
  })
})

test('coinsWon adds up without the cap, and counts nothing twice', () => {
  expect(coinsWon([line(60), jackpot, capped])).toBe(560)
  expect(coinsWon([locked, held, leave, gambled(20)])).toBe(9)
})

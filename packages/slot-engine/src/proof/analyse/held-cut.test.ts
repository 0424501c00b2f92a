/** What the cap takes by the laws of spins, against every way that the draws of a small game can fall. */
import { expect, test } from 'vitest'
import { everyRound } from '../../../test-support/every-round.ts'
import { free, reel, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { analyse, compile, type Definition } from '../../index.ts'

const symbols = [...SYMBOLS, { id: 'w', kind: 'wild' }] as const
const hidden = { id: 'm', kind: 'mystery', reveals: { a: 1, b: 2 } } as const
const tall = { base: [reel('aws', { rows: 2, weights: [1, 2, 1] }), reel('awb', { rows: 2 })] }
const spins = 5000

const GAMES: Readonly<Record<string, Partial<Definition>>> = {
  'wilds that walk until the last is gone': {
    symbols,
    reelSets: { base: [reel('ab'), reel('abw'), reel('aws')], plain: [reel('ab'), reel('ab'), reel('ba')] },
    wins: { type: 'lines', lines: [[0, 0, 0]] },
    features: [free({ trigger: { symbol: 'w', awards: { 1: 1 } }, walking: ['w'], untilGone: true, reelSet: 'plain' })],
  },
  'wilds that stay from the spin that starts it': {
    symbols,
    reelSets: tall,
    wins: {
      type: 'lines',
      lines: [
        [0, 0],
        [1, 0],
      ],
    },
    features: [free({ trigger: { symbol: 's', awards: { 1: 2 } }, sticky: ['w'], keepsView: true, multiplier: 3 })],
  },
  'a symbol that hides others beside one that walks': {
    symbols: [...symbols, hidden],
    reelSets: { base: [reel('ams'), reel('amw')] },
    wins: { type: 'ways' },
    features: [free({ trigger: { symbol: 's', awards: { 1: 2 } }, walking: ['w'] })],
  },
}

test.each(Object.entries(GAMES))('%s, under any cap', (_, rest) => {
  const { definition } = smallGame('held', rest)
  const { betCoins } = definition
  const { law } = everyRound(compile({ ...definition, maxWin: 100_000 }))
  for (const maxWin of [1, 3, 10]) {
    const paid = [...law].reduce((sum, [coins, chance]) => sum + Math.min(coins, maxWin * betCoins) * chance, 0)
    const sheet = analyse(compile({ ...definition, maxWin }), { spins, seed: 'cap' })
    if (sheet.method !== 'simulated') throw new Error('the sheet is not sampled')
    expect(Math.abs(sheet.rtp - paid / betCoins)).toBeLessThan(4 * sheet.standardError + 1e-12)
    expect(sheet.standardError).toBeLessThan(sheet.standardDeviation / Math.sqrt(spins) / 1.9)
  }
})

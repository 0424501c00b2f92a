/** Means of rounds that are taken without the distribution of wins, against the laws that have it. */
import { expect, test } from 'vitest'
import { RISING_WINS } from '../../../test-support/factor-definitions.ts'
import { free, reel, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { compile, type Definition } from '../../index.ts'
import { unmetered } from '../../meter.ts'
import { roundLaw } from './round-law.ts'

const symbols = [...SYMBOLS, { id: 'w', kind: 'wild', multiplier: 2 }] as const
const reelSets = {
  base: [reel('aws', { rows: 2, weights: [1, 2, 1] }), reel('aab', { rows: 2 }), reel('abw', { rows: 2 })],
}
const lines = [
  [0, 0, 0],
  [1, 0, 1],
]
const trigger = { symbol: 's', awards: { 1: 2 } } as const

test.each<[string, Partial<Definition>]>([
  ['lines from both ends', { wins: { type: 'lines', lines, direction: 'both' } }],
  ['ways', { wins: { type: 'ways' } }],
  [
    'a chosen symbol',
    { wins: { type: 'lines', lines }, features: [free({ trigger, expandingSymbol: { a: 1, b: 2 } })] },
  ],
  ['spins that have to win', { wins: { type: 'lines', lines }, features: [free({ trigger, winsAtLeast: 3 })] }],
  [
    'a multiplier that every win raises',
    { wins: { type: 'ways' }, features: [free({ trigger, grows: { by: 1, each: 'win' } })] },
  ],
  [
    'what the longest win starts',
    {
      wins: { type: 'lines', lines },
      features: [free({ trigger: { symbol: 'a', awards: { 2: 1, 3: 2 }, inWin: true } })],
    },
  ],
])('%s', (_, rest) => {
  const game = compile(smallGame('mean', { maxWin: 1000, symbols, reelSets, ...rest }).definition)
  expect(roundLaw(game, {}, unmetered(), 'mean').mean).toBeCloseTo(roundLaw(game).mean, 10)
})

test('wins that raise a multiplier in free spins on their own reels', () => {
  const game = compile(RISING_WINS)
  expect(roundLaw(game, {}, unmetered(), 'mean').mean).toBeCloseTo(roundLaw(game).mean, 10)
})

test('tells windows apart by their scatters alone', () => {
  const game = compile(smallGame('few', { symbols, reelSets, wins: { type: 'lines', lines } }).definition)
  expect(roundLaw(game, {}, unmetered(), 'mean').base.outcomes).toBeLessThan(roundLaw(game).base.outcomes)
})

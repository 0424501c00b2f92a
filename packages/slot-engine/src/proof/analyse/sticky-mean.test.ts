/** Means of rounds whose free spins keep symbols, against every way that the draws of a small game can fall. */
import { expect, test } from 'vitest'
import { everyRound } from '../../../test-support/every-round.ts'
import { expected } from '../../../test-support/reference-law.ts'
import { free, reel, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { analyse, compile, type Definition } from '../../index.ts'
import { exactMean } from './exact-mean.ts'

const FAR = { maxWin: 1000 }
const symbols = [...SYMBOLS, { id: 'w', kind: 'wild', multiplier: 2 }] as const
const trigger = { symbol: 's', awards: { 1: 2 } } as const

test.each<[string, Partial<Definition>]>([
  [
    'a wild on two lines',
    {
      symbols,
      reelSets: { base: [reel('aws', { rows: 2, weights: [1, 2, 1] }), reel('awb', { rows: 2 })] },
      wins: {
        type: 'lines',
        lines: [
          [0, 0],
          [1, 0],
        ],
      },
      features: [free({ trigger, sticky: ['w'], multiplier: 3 })],
    },
  ],
  [
    'two symbols by ways, scatters paid',
    {
      symbols,
      reelSets: { base: [reel('abs'), reel('aws-')] },
      wins: { type: 'ways' },
      features: [free({ trigger, sticky: ['w', 'a'], multiplier: 2, multiplies: ['lines'] })],
    },
  ],
  [
    'a symbol anywhere',
    {
      reelSets: { base: [reel('abs', { rows: 2 }), reel('a-b', { rows: 1 })] },
      wins: { type: 'anywhere' },
      features: [free({ trigger, sticky: ['b'] })],
    },
  ],
])('%s', (_, rest) => {
  const { definition } = smallGame('sticky', { ...FAR, ...rest })
  const game = compile(definition)
  expect(exactMean(game, {})).toBeCloseTo(expected(everyRound(game).law), 10)
  const sheet = analyse(game, { spins: 2000 })
  expect(sheet).toMatchObject({ method: 'simulated', uncappedIs: 'exact', obstacle: { code: 'cellsHeld' } })
  expect(sheet.uncappedRtp).toBeCloseTo(expected(everyRound(game).law) / 2, 10)
})

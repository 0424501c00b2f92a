/** Means of free spins with wilds on drawn cells, against their laws and every way that the draws of a small game can fall. */
import { expect, test } from 'vitest'
import { everyRound } from '../../../test-support/every-round.ts'
import { expected } from '../../../test-support/reference-law.ts'
import { free, reel, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { analyse, compile, type Definition, prove } from '../../index.ts'
import { exactMean } from './exact-mean.ts'
import { interpolation } from './interpolation.ts'

const FAR = { maxWin: 1000 }
const symbols = [...SYMBOLS, { id: 'w', kind: 'wild', multiplier: 2 }] as const
const trigger = { symbol: 's', awards: { 1: 1, 2: 2 } } as const
const reelSets = { base: [reel('abs', { rows: 2 }), reel('as-b', { rows: 2, weights: [2, 1, 1, 3] })] }
const twoLines = {
  type: 'lines',
  lines: [
    [0, 0],
    [1, 0],
  ],
} as const

const GAMES: readonly [string, Partial<Definition>][] = [
  [
    'on lines',
    {
      reelSets: { base: [reel('abs', { rows: 2 }), reel('as-', { rows: 1, weights: [2, 1, 1] })] },
      features: [
        free({ trigger: { symbol: 's', awards: { 2: 1 } }, extraWilds: { symbol: 'w', counts: { 1: 2, 2: 1 } } }),
      ],
    },
  ],
  [
    'by ways, none now and then, with a multiplier of wins only',
    {
      wins: { type: 'ways' },
      features: [
        free({
          trigger: { symbol: 's', awards: { 1: 1 } },
          extraWilds: { symbol: 'w', counts: { 0: 1, 1: 3 } },
          multiplier: 3,
          multiplies: ['lines'],
        }),
      ],
    },
  ],
  [
    'anywhere, beside wilds that draw their multipliers',
    {
      symbols: [...symbols, { id: 'v', kind: 'wild', multiplier: { 2: 1, 3: 2 } }],
      reelSets: { base: [reel('avs', { rows: 2 }), reel('ab')] },
      wins: { type: 'anywhere' },
      features: [free({ trigger, extraWilds: { symbol: 'w', counts: { 1: 1, 2: 1 } } })],
    },
  ],
]

test.each(GAMES)('%s', (_, rest) => {
  const game = compile(smallGame('added', { symbols, reelSets, ...FAR, ...rest }).definition)
  const mean = exactMean(game, {})
  expect(mean).toBeCloseTo(expected(everyRound(game).law), 10)
  expect(mean).toBeCloseTo(prove(game).uncappedRtp * 2, 10)
})

test('spins that award more are as many as the law has them', () => {
  const added = { trigger, retrigger: { 2: 1 }, extraWilds: { symbol: 'w', counts: { 1: 1, 2: 1 } } } as const
  const game = compile(
    smallGame('added', { symbols, reelSets, ...FAR, wins: twoLines, features: [free(added)] }).definition,
  )
  expect(exactMean(game, {})).toBeCloseTo(prove(game).uncappedRtp * 2, 10)
})

test('where the law has too many sets of cells the sheet has the mean', () => {
  const tall = (strip: string) => reel(strip, { rows: 4 })
  const definition = smallGame('added', {
    symbols,
    maxWin: 5000,
    reelSets: { base: [tall('abs-'), tall('ab--'), tall('abb-s')] },
    wins: { type: 'ways' },
    features: [free({ trigger, extraWilds: { symbol: 'w', counts: { 5: 1 } } })],
  }).definition
  const sheet = analyse(compile(definition), { spins: 200_000 })
  expect(sheet).toMatchObject({ method: 'simulated', uncappedIs: 'exact', obstacle: { code: 'wildsAdded' } })
  if (sheet.method !== 'simulated') throw new Error('it has no law')
  const plain = analyse(compile({ ...definition, maxWin: 250_000 }), { spins: 200_000 })
  // Far below their caps both games pay the same.
  expect(sheet.uncappedRtp).toBe(plain.uncappedRtp)
})

test('interpolation weighs the coefficients of polynomials', () => {
  const values = [3, -1, 0.5, 7, 2]
  const coefficients = [1, 4, -2, 0.25, 9]
  const at = (x: number) => coefficients.reduce((sum, c, s) => sum + c * x ** s, 0)
  const sum = interpolation(values).reduce((all, { at: x, weight }) => all + weight * at(x), 0)
  expect(sum).toBeCloseTo(3 - 4 - 1 + 7 * 0.25 + 18, 10)
})

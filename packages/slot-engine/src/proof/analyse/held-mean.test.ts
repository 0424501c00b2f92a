/** Means of rounds in which what is held decides how long free spins go on, against every way that the draws of a small game can fall. */
import { expect, test } from 'vitest'
import { everyRound } from '../../../test-support/every-round.ts'
import { expected } from '../../../test-support/reference-law.ts'
import { free, reel, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { analyse, compile, type Definition, prove } from '../../index.ts'
import { exactMean } from './exact-mean.ts'

const FAR = { maxWin: 1000 }
const symbols = [...SYMBOLS, { id: 'w', kind: 'wild' }] as const
const hidden = { id: 'm', kind: 'mystery', reveals: { a: 1, b: 2 } } as const
const lines = {
  type: 'lines',
  lines: [
    [0, 0],
    [1, 0],
  ],
} as const
const tall = { base: [reel('aws', { rows: 2, weights: [1, 2, 1] }), reel('awb', { rows: 2 })] }
const three = { base: [reel('ab'), reel('abw'), reel('aws')], plain: [reel('ab'), reel('ab'), reel('ba')] }

test.each<[string, Partial<Definition>]>([
  [
    'wilds that walk until the last is gone',
    {
      symbols,
      reelSets: three,
      wins: { type: 'lines', lines: [[0, 0, 0]] },
      features: [
        free({ trigger: { symbol: 'w', awards: { 1: 1 } }, walking: ['w'], untilGone: true, reelSet: 'plain' }),
      ],
    },
  ],
  [
    'wilds that walk for so many spins while new ones land',
    {
      symbols,
      reelSets: { base: [reel('ab'), reel('aws')] },
      wins: { type: 'ways' },
      features: [free({ trigger: { symbol: 's', awards: { 1: 3 } }, walking: ['w'], multiplier: 2 })],
    },
  ],
  [
    'wilds that stay from the spin that starts it',
    {
      symbols,
      reelSets: tall,
      wins: lines,
      features: [free({ trigger: { symbol: 's', awards: { 1: 2 } }, sticky: ['w'], keepsView: true, multiplier: 3 })],
    },
  ],
  [
    'a symbol that stays and gives further spins as it lands anew',
    {
      symbols,
      reelSets: { base: [reel('as'), reel('aas')] },
      wins: { type: 'ways' },
      features: [
        free({
          trigger: { symbol: 's', awards: { 1: 1, 2: 2 } },
          retrigger: { 1: 1 },
          sticky: ['s'],
          keepsView: true,
        }),
      ],
    },
  ],
  [
    'a symbol that hides others beside one that stays',
    {
      symbols: [...symbols, hidden],
      reelSets: { base: [reel('ams'), reel('amw')] },
      wins: { type: 'ways' },
      features: [free({ trigger: { symbol: 's', awards: { 1: 2 } }, walking: ['w'], sticky: [] })],
    },
  ],
])('%s', (_, rest) => {
  const { definition } = smallGame('held', { ...FAR, ...rest })
  const game = compile(definition)
  const mean = expected(everyRound(game).law)
  expect(exactMean(game, {})).toBeCloseTo(mean, 10)
  expect(analyse(game, { spins: 2000 })).toMatchObject({ method: 'simulated', uncappedIs: 'exact' })
})

test('spins that scatters add to are the branching process where nothing lands that stays', () => {
  const rest = { symbols, reelSets: { base: [reel('aabs'), reel('ab-s')] }, ...FAR }
  const features = (sticky: readonly string[]) => [
    free({
      trigger: { symbol: 's', awards: { 1: 2 } },
      retrigger: { 2: 1 },
      ...(sticky.length === 0 ? {} : { sticky }),
    }),
  ]
  const held = compile(smallGame('', { ...rest, features: features(['w']) }).definition)
  const plain = compile(smallGame('', { ...rest, features: features([]) }).definition)
  expect(exactMean(held, {})).toBeCloseTo(prove(plain).uncappedRtp * 2, 10)
})

test('is not in reach where reel sets are drawn, or what is in view follows from another feature', () => {
  const reelSets = { base: [reel('abs'), reel('aws-')], other: [reel('abs'), reel('aw')] }
  const trigger = { symbol: 's', awards: { 1: 2 } } as const
  const mean = (...features: Definition['features'] & {}) =>
    exactMean(compile(smallGame('', { symbols, reelSets, features }).definition), {})
  expect(mean(free({ trigger, walking: ['w'] }))).not.toBeNull()
  expect(mean(free({ trigger, walking: ['w'], reelSet: { base: 1, other: 1 } }))).toBeNull()
  expect(mean(free({ trigger, walking: ['w'] }), free({ id: 'more', trigger, reelSet: 'other' }))).toBeNull()
})

test.each([1, 2, 5])(
  'a return that is sampled lies within what is known of it: a cap of %s times the bet',
  (maxWin) => {
    const wins = { wins: lines, reelSets: tall, symbols }
    const features = [free({ trigger: { symbol: 's', awards: { 1: 2 } }, sticky: ['w'], keepsView: true })]
    const game = compile(smallGame('capped', { ...wins, features, maxWin }).definition)
    for (let run = 0; run < 16; run++) {
      const sheet = analyse(game, { spins: 40, seed: `run ${run}` })
      if (sheet.method !== 'simulated' || !sheet.bounds) throw new Error('the sheet is not sampled')
      expect(sheet.uncappedIs).toBe('exact')
      expect(sheet.rtp).toBeLessThanOrEqual(sheet.uncappedRtp)
      expect(sheet.rtp).toBeLessThanOrEqual(sheet.bounds.rtp.high)
      expect(sheet.rtp).toBeGreaterThanOrEqual(sheet.bounds.rtp.low)
    }
  },
)

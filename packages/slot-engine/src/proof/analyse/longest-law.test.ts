/** Rounds whose features the longest win of a symbol starts, against every way that the draws of a small game can fall. */
import { describe, expect, test } from 'vitest'
import { everyRound } from '../../../test-support/every-round.ts'
import { expected } from '../../../test-support/reference-law.ts'
import { free, reel, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { compile, type Definition, prove, simulate } from '../../index.ts'

const symbols = [...SYMBOLS, { id: 'w', kind: 'wild', multiplier: 2 }] as const
const reelSets = {
  base: [reel('aws', { rows: 2, weights: [1, 2, 1] }), reel('aab', { rows: 2 }), reel('abw', { rows: 2 })],
}
const lines = [
  [0, 0, 0],
  [1, 0, 1],
]
const longest = (awards: Record<number, number>) => ({ trigger: { symbol: 'a', awards, inWin: true } }) as const

describe.each<[string, Partial<Definition>]>([
  ['by two sizes', { wins: { type: 'lines', lines }, features: [free(longest({ 2: 1, 3: 2 }))] }],
  ['by the longer only', { wins: { type: 'lines', lines }, features: [free(longest({ 3: 2 }))] }],
  [
    'by the shorter only, which a longer one takes the place of',
    { wins: { type: 'lines', lines }, features: [free(longest({ 2: 2, 3: 0 }))] },
  ],
  ['from both ends', { wins: { type: 'lines', lines, direction: 'both' }, features: [free(longest({ 2: 1, 3: 2 }))] }],
])('%s', (_, rest) => {
  const game = compile(smallGame('longest', { maxWin: 1000, symbols, reelSets, ...rest }).definition)

  test('the sheet is exact', () => {
    const { law } = everyRound(game)
    const sheet = prove(game)
    expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(expected(law), 10)
  })
})

test('spins that award more by their longest win: as rounds come out', async () => {
  const feature = { ...longest({ 2: 1, 3: 2 }), retrigger: { 3: 1 } }
  const game = compile(
    smallGame('more', { maxWin: 1000, symbols, reelSets, wins: { type: 'lines', lines }, features: [free(feature)] })
      .definition,
  )
  const sheet = prove(game)
  const report = await simulate(game, { spins: 100_000, seed: 'longest' })
  const error = sheet.standardDeviation / Math.sqrt(100_000)
  expect(Math.abs(report.actualRtp - sheet.rtp)).toBeLessThan(4 * error)
  const { triggerProbability = 0 } = sheet.features[0] ?? {}
  const [started] = report.features
  expect(Math.abs((started?.triggers ?? 0) / 100_000 - triggerProbability)).toBeLessThan(
    4 * Math.sqrt(triggerProbability / 100_000),
  )
})

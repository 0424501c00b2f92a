import { expect, test } from 'vitest'
import { compile, type Definition, type Feature } from '../../index.ts'
import { Starts } from './starts.ts'

const game = (...features: readonly Feature[]): Definition => ({
  ...{ definitionVersion: 1, id: 'starts', name: 'Starts', betCoins: 1, maxWin: 1000, features },
  symbols: [
    { id: 'a', kind: 'regular', pays: { 1: 1 } },
    { id: 's', kind: 'scatter' },
  ],
  reelSets: { base: [{ strip: ['a', 's'], rows: 1 }] },
  wins: { type: 'lines', lines: [[0]] },
})

const spins = (trigger: Extract<Feature, { type: 'freeSpins' }>['trigger'], id = 'free'): Feature => ({
  ...{ type: 'freeSpins', id, ...(trigger && { trigger }) },
})
const scattered = spins({ symbol: 's', awards: { 1: 2 } })
const won = spins({ symbol: 'a', awards: { 1: 2 }, inWin: true }, 'won')
const wheel: Feature = {
  ...{ type: 'wheel', id: 'wheel', trigger: { symbol: 's', at: 1 }, segments: [{ weight: 1, prize: { coins: 1 } }] },
}

test.each<[string, boolean, readonly Feature[]]>([
  ['without features', false, []],
  ['with free spins that scatters start', false, [scattered]],
  ['with another feature', false, [wheel]],
  ['with free spins that a win starts', true, [won]],
  ['with one of each', true, [wheel, scattered, won]],
])('a game asks for its wins only for features that they start: %s', (_, asks, features) => {
  expect(new Starts(compile(game(...features)), null).asksForWins).toBe(asks)
})

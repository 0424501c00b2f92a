import { expect, test } from 'vitest'
import { WAYS_DEFINITION } from '../../test-support/mechanics-definitions.ts'
import { canonicalJson, compile, createRng, type Definition, parseDefinition, spin } from '../index.ts'

/** Jackpots among the coins of a hold-and-win, and an expanding symbol: the other draws by name. */
const DRAWN_BY_NAME = {
  definitionVersion: 1,
  id: 'drawn-by-name',
  name: 'Drawn by name',
  betCoins: 10,
  maxWin: 1000,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 2 } },
    { id: 'b', kind: 'regular', pays: { '3': 3 } },
    { id: 'w', kind: 'wild' },
    { id: 'coin', kind: 'scatter' },
  ],
  reelSets: {
    base: Array.from({ length: 4 }, () => ({ strip: ['b', 'a', 'coin', 'w', 'a', 'b', 'b'], rows: 3 })),
  },
  wins: { type: 'lines', lines: [[0, 0, 0, 0]] },
  jackpots: ['mini', 'minor', 'grand'].map((id, i) => ({ id, coins: 100 * 10 ** i })),
  features: [
    {
      type: 'holdAndWin',
      id: 'hold',
      trigger: { symbol: 'coin', at: 3 },
      respins: 3,
      values: { '5': 10, '1': 20 },
      jackpots: { minor: 2, grand: 1, mini: 5 },
      landing: { hit: 1, miss: 4 },
    },
    {
      type: 'freeSpins',
      id: 'book',
      trigger: { symbol: 'coin', awards: { '2': 3 } },
      expandingSymbol: { b: 1, a: 2 },
    },
  ],
}

/** The same, with the keys of every object turned round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  )
}

function parsed(input: unknown): Definition {
  const result = parseDefinition(input)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.definition
}

test.each([
  ['mystery symbols and refills', WAYS_DEFINITION],
  ['jackpot coins and expanding symbols', DRAWN_BY_NAME],
])('a definition of one content hash plays the same rounds, however its keys are ordered: %s', (_, input) => {
  const [one, other] = [parsed(input), parsed(turned(input))]
  expect(canonicalJson(one)).toBe(canonicalJson(other))
  const rounds = (definition: Definition) => {
    const game = compile(definition)
    return Array.from({ length: 200 }, (_, i) => spin(game, createRng(`order ${i}`)))
  }
  expect(rounds(other)).toEqual(rounds(one))
})

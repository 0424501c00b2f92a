/** How often each cluster comes, against every window and against a reference that knows nothing of the engine. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomMechanics } from '../../../../test-support/random-mechanics.ts'
import { paidSpins } from '../../../../test-support/reference-game.ts'
import { runs } from '../../../../test-support/runs.ts'
import type { ClusterWins, Definition, SymbolDefinition } from '../../../definition.ts'
import { unmetered } from '../../../meter.ts'
import { exactPaidWins } from '../../../proof/sheet/pays/exact-wins.ts'
import { Board } from '../../board/board.ts'
import { compile } from '../../compile/compile.ts'
import { modeOf, paidSets } from '../../core/game.ts'
import { STRIDE } from '../../tables/reels.ts'

const exactOf = (definition: Definition) => {
  const game = compile(definition)
  return exactPaidWins(game, paidSets(game, modeOf(game, undefined)), unmetered())
}

test('of random games, wins are worth what every way of a spin wins', () => {
  let exact = 0
  const property = fc.property(randomMechanics({ rule: 'clusters', maxCycle: 400 }), (definition) => {
    const found = exactOf(definition)
    if (found === null) return
    exact++
    const won = found.wins.reduce((sum, { kind, coins }) => (kind === 'scatter' ? sum : sum + coins), 0) / found.cycle
    const expected = paidSpins(definition).reduce((sum, { lineCoins, chance }) => sum + lineCoins * chance, 0)
    expect(won).toBeCloseTo(expected, 9)
  })
  fc.assert(property, runs(20_261_127, 150))
  expect(exact).toBeGreaterThan(20)
})

const WILD: SymbolDefinition = { id: 'w', kind: 'wild', multiplier: 2 }
const PAID: SymbolDefinition = { ...WILD, pays: { 2: 7, 3: 50 } }

/** By symbol the size from which it pays the same. */
const LAST = [5, 5, 3]

/** By symbol and least size of its row: how often, and for how many coins, over all windows. */
function everyWindow(definition: Definition): Map<string, [hits: number, coins: number]> {
  const { plan } = compile(definition)
  const rule = plan.rule.make()
  const { reels } = plan.base
  const board = new Board(reels.length, plan.base.depth)
  board.rows.fill(plan.base.depth)
  const won = new Map<string, [number, number]>()
  const visit = (r: number): void => {
    if (r === reels.length) {
      rule.evaluate(board, false, null, (symbol, count, coins) => {
        const key = `${symbol} × ${Math.min(count, LAST[symbol]!)}`
        const [hits, sum] = won.get(key) ?? [0, 0]
        won.set(key, [hits + 1, sum + coins])
      })
      return
    }
    const { faces, maxRows, tokens } = reels[r]!
    for (let face = 0; face < faces; face++) {
      board.tokens.set(tokens.subarray(face * maxRows, (face + 1) * maxRows), r * STRIDE)
      visit(r + 1)
    }
  }
  visit(0)
  return won
}

test.each<[string, Omit<ClusterWins, 'type'>, SymbolDefinition]>([
  ['sides', {}, WILD],
  ['corners', { neighbours: 'corners' }, WILD],
  ['wilds that add up', { wildMultipliers: 'add' }, PAID],
  ['wilds that multiply, and pay as every symbol', { wildMultipliers: 'multiply', wildRuns: 'each' }, PAID],
  ['wilds that pay nothing alone', { wildRuns: 'none' }, PAID],
  ['every cell paid', { paid: 'perCell' }, WILD],
])('each size of each symbol comes as often as in all windows: %s', (_, wins, wild) => {
  const definition: Definition = {
    ...{ definitionVersion: 1, id: 'windows', name: 'Windows', betCoins: 1, maxWin: 100_000 },
    symbols: [
      { id: 'a', kind: 'regular', pays: { 3: 2, 4: 9, 5: 30 } },
      { id: 'b', kind: 'regular', pays: { 3: 1, 5: 11 } },
      wild,
      { id: '-', kind: 'blank' },
    ],
    reelSets: {
      base: ['aab-wabb', 'bawa-aba', 'ab-abbwa', 'waab-bab'].map((strip) => ({ strip: [...strip], rows: 3 })),
    },
    wins: { type: 'clusters', ...wins },
  }
  const exact = exactOf(definition)
  const found = new Map<string, [number, number]>()
  for (const { of, count, hits, coins } of exact?.wins ?? []) {
    const key = `${of} × ${Math.min(count, LAST[of]!)}`
    const [before, sum] = found.get(key) ?? [0, 0]
    found.set(key, [before + hits, sum + coins])
  }
  expect([...found].sort()).toEqual([...everyWindow(definition)].sort())
  expect(found.size).toBeGreaterThan(4)
})

/** The exact law of wins by cells, against a reference that tries every way a spin can go. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomMechanics } from '../../../test-support/random-mechanics.ts'
import { paidSpins } from '../../../test-support/reference-game.ts'
import { runs } from '../../../test-support/runs.ts'
import { compile, type Definition, prove } from '../../index.ts'

function expectSpins(definition: Definition): void {
  const { base } = prove(compile(definition))
  const expected = new Map<number, number>()
  for (const { lineCoins, scatterCoins, chance } of paidSpins(definition)) {
    const coins = lineCoins + scatterCoins
    expected.set(coins, (expected.get(coins) ?? 0) + chance)
  }
  expect(base.distribution.map(([coins]) => coins)).toEqual([...expected.keys()].sort((a, b) => a - b))
  for (const [coins, count] of base.distribution) expect(count / base.cycle).toBeCloseTo(expected.get(coins) ?? 0, 12)
}

/** What wilds alone pay otherwise, and corners, no walk over the reels knows yet: such games are sampled. */
function isWalked({ wins }: Definition): boolean {
  if (wins.type === 'clusters' && wins.neighbours === 'corners') return false
  return (wins.wildRuns ?? 'own') === 'own'
}

describe.each(['anywhere', 'clusters'] as const)('%s without cascades', (rule) => {
  test('is exact for random games of every kind', () => {
    fc.assert(
      fc.property(randomMechanics({ rule, maxCycle: 400 }).filter(isWalked), expectSpins),
      runs(20_261_122, 150),
    )
  })

  test('of nine combinations is exact, worked out by hand', () => {
    const reel = { strip: ['a', 'b', '-'], rows: 2 }
    const { base } = prove(
      compile({
        ...{ definitionVersion: 1, id: 'nine', name: 'Nine', betCoins: 1, maxWin: 1000 },
        symbols: [
          { id: 'a', kind: 'regular', pays: { 2: 3 } },
          { id: 'b', kind: 'regular', pays: { 2: 5 } },
          { id: '-', kind: 'blank' },
        ],
        reelSets: { base: [reel, reel] },
        wins: { type: rule },
      }),
    )
    // Columns are ab, b- and -a. Two alike touch only where both columns are the same; ab and ab win with both symbols.
    const touching = { 0: 6, 3: 1, 5: 1, 8: 1 }
    const anywhere = { 0: 2, 3: 3, 5: 3, 8: 1 }
    expect(Object.fromEntries(base.distribution)).toEqual(rule === 'clusters' ? touching : anywhere)
  })
})

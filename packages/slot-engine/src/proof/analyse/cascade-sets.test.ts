/** Cascades by sets of states, against a reference that plays every combination of stops. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomMechanics } from '../../../test-support/random-mechanics.ts'
import { TooMany } from '../../../test-support/reference-choices.ts'
import { type PaidSpin, paidSpins } from '../../../test-support/reference-game.ts'
import { runs } from '../../../test-support/runs.ts'
import { OutOfReach } from '../../game/law/law.ts'
import { eachOutcome } from '../../game/law/spin-law.ts'
import { compile, type Definition } from '../../index.ts'
import { type RoundLaw, roundLaw } from './round-law.ts'

function lawOf(definition: Definition): RoundLaw | null {
  try {
    return roundLaw(compile(definition))
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

function spinsOf(definition: Definition): readonly PaidSpin[] | null {
  try {
    return paidSpins(definition)
  } catch (error) {
    if (error instanceof TooMany) return null
    throw error
  }
}

let compared = 0

function expectSpins(definition: Definition): void {
  const law = lawOf(definition)
  const spins = spinsOf(definition)
  if (law === null || spins === null) return
  compared++
  const features = definition.features ?? []
  const expected = new Map<string, number>()
  for (const { lineCoins, scatterCoins, starts, chance } of spins) {
    const key = JSON.stringify([lineCoins, scatterCoins, starts.map((start) => start?.number ?? 0)])
    expected.set(key, (expected.get(key) ?? 0) + chance)
  }
  const found = new Map<string, number>()
  eachOutcome(law.base, ({ lineCoins, scatterCoins, count, startIndex }) => {
    // What is no free spins is started once, however many windows would start it.
    const starts = law.base.starts[startIndex]?.map((n, i) => (features[i]?.type === 'freeSpins' ? n : Math.min(1, n)))
    const key = JSON.stringify([lineCoins, scatterCoins, starts])
    found.set(key, (found.get(key) ?? 0) + count / law.base.cycle)
  })
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort())
  for (const [key, chance] of found) expect(chance, key).toBeCloseTo(expected.get(key) ?? 0, 12)
}

test.each(['lines', 'ways', 'anywhere', 'clusters'] as const)('%s', (rule) => {
  compared = 0
  const shape = { rule, cascades: true, draws: false, stops: true, maxCycle: 400 } as const
  fc.assert(fc.property(randomMechanics({ ...shape, features: ['freeSpins', 'wheel'] }), expectSpins), {
    ...runs(5, 60),
    endOnFailure: true,
  })
  expect(compared).toBeGreaterThan(10)
})

test('runs that pay alike are told apart by where they lie', () => {
  const strips = ['abc', 'ab', 'bac', 'ba', 'cab'].map((text) => [...text])
  const spins = compared
  expectSpins({
    definitionVersion: 1,
    id: 'anywhere-on-a-line',
    name: 'Anywhere on a line',
    betCoins: 1,
    maxWin: 1000,
    symbols: ['a', 'b', 'c'].map((id, i) => ({ id, kind: 'regular', pays: { 2: 1 + i, 3: 5 } })),
    reelSets: { base: strips.map((strip) => ({ strip, rows: 1 })) },
    wins: { type: 'lines', lines: [[0, 0, 0, 0, 0]], direction: 'any' },
    cascades: {},
  })
  expect(compared).toBe(spins + 1)
})

test('a strip that wins for ever is played out all the same', () => {
  const reel = { strip: ['a', 'a'], rows: 1 }
  const symbols = [{ id: 'a', kind: 'regular', pays: { 2: 1 } }] as const
  const wins = { type: 'lines', lines: [[0, 0, 0, 0, 0, 0]] } as const
  const definition = {
    definitionVersion: 1,
    id: 'endless',
    name: 'Endless',
    betCoins: 1,
    maxWin: 1_000_000,
    symbols,
    wins,
  }
  const law = roundLaw(
    compile({ ...definition, reelSets: { base: [reel, reel, reel, reel, reel, reel] }, cascades: {} } as Definition),
  )
  expect([...law.base.coins]).toEqual([1000])
})

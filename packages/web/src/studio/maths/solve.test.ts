import { compile, type Definition, prove } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { withPay } from './edits.ts'
import { liveSheet } from './live-sheet.ts'
import { figureOf, solve } from './solve.ts'
import { sourcesOf } from './sources.ts'

/** One line over three reels of ten stops. */
const GAME: Definition = {
  definitionVersion: 1,
  id: 'one-line',
  name: 'One line',
  betCoins: 10,
  maxWin: 1000,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 100 } },
    { id: 'b', kind: 'regular', pays: { '3': 20 } },
    { id: 'x', kind: 'blank' },
  ],
  reelSets: {
    base: Array.from({ length: 3 }, () => ({ strip: ['a', 'x', 'b', 'x', 'b', 'x', 'a', 'x', 'b', 'x'], rows: 1 })),
  },
  wins: { type: 'lines', lines: [[0, 0, 0]] },
}

test('a pay is found that gives the return, and nothing else moves', () => {
  // a comes (2/10)³, b (3/10)³: 0.008·pay + 0.54 coins of 10.
  const unknown = { type: 'pay', symbol: 'a', count: 3 } as const
  const solution = solve({ definition: GAME, unknown, figure: 'rtp', target: 0.9604, locks: ['hitFrequency'] })
  expect(solution).toMatchObject({ ok: true, value: 1133, isNear: false })
  if (!solution.ok) throw new Error(solution.why)
  expect(solution.definition).toEqual(withPay(GAME, 'a', 3, 1133))
  expect(solution.reached).toBeCloseTo((0.008 * 1133 + 0.54) / 10, 12)
})

test('what a pay cannot reach is told as the nearest', () => {
  const unknown = { type: 'pay', symbol: 'b', count: 3 } as const
  // At least 0.008·100/10 comes from a.
  expect(solve({ definition: GAME, unknown, figure: 'rtp', target: 0.01, locks: [] })).toMatchObject({
    ok: true,
    value: 1,
    isNear: true,
  })
})

test('a weight is found for a hit frequency, and refused where it moves what is locked', () => {
  const unknown = { type: 'weight', symbol: 'b', set: 'base', reel: 0 } as const
  const task = { definition: GAME, unknown, figure: 'hitFrequency', target: 0.05, locks: [] } as const
  const solution = solve(task)
  if (!solution.ok) throw new Error(solution.why)
  const weights = [1, solution.value]
  const first = { a: 2 / (7 + 3 * (weights[1] ?? 0)), b: (3 * (weights[1] ?? 0)) / (7 + 3 * (weights[1] ?? 0)) }
  expect(solution.reached).toBeCloseTo(first.a * 0.04 + first.b * 0.09, 12)
  expect(Math.abs(solution.reached - 0.05)).toBeLessThan(0.01)
  expect(solve({ ...task, locks: ['rtp'] })).toEqual({ ok: false, why: 'locked', lock: 'rtp' })
})

test('a draft that cannot be played is not solved for, and its problems are by field', () => {
  const broken = withPay(GAME, 'a', 3, -1)
  const unknown = { type: 'pay', symbol: 'b', count: 3 } as const
  expect(solve({ definition: broken, unknown, figure: 'rtp', target: 0.9, locks: [] })).toEqual({
    ok: false,
    why: 'invalid',
  })
  expect(liveSheet(broken)).toMatchObject({ ok: false, problems: [{ field: 'symbols[0].pays.3' }] })
})

test('the live sheet is the proof, and its sources add up to what moved', () => {
  const [before, after] = [prove(compile(GAME)), prove(compile(withPay(GAME, 'b', 3, 40)))]
  expect(liveSheet(GAME)).toEqual({ ok: true, sheet: before })
  expect(sourcesOf(before, after)).toEqual([
    { id: 'lines', before: figureOf(before, 'rtp'), after: figureOf(after, 'rtp') },
  ])
})

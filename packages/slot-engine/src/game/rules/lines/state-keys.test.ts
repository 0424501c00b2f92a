import { describe, expect, test } from 'vitest'
import type { ReadingState, Run } from './reading.ts'
import { StateKeys } from './state-keys.ts'

const state = (runs: readonly Run[], rest: Partial<ReadingState> = {}): ReadingState => ({
  ...{ reel: 3, runs, left: null, right: null, any: null, filled: [] },
  ...rest,
})

describe('a state is read back from its key', () => {
  test('with its runs, its wins and what combinations have', () => {
    const keys = new StateKeys(3)
    const win = { kind: 'run', symbol: -1, from: -1, count: 4, multiplier: 1, coins: 12 } as const
    const whole = state(
      [
        { from: -1, factor: 1, counts: true },
        { from: 0, factor: 12, counts: false },
        { from: 2, factor: 1_048_576, counts: true },
      ],
      {
        right: { ...win, direction: 'right' },
        filled: [
          [{ mask: 0, factor: 1 }],
          [],
          [
            { mask: 5, factor: 3 },
            { mask: 6, factor: 1 },
          ],
        ],
      },
    )
    expect(keys.stateOf(keys.keyOf(whole), 3)).toEqual(whole)
  })

  test('however many different runs there are, and whatever letters stand for them', () => {
    const keys = new StateKeys(0)
    const runs = Array.from({ length: 140_000 }, (_, i) => ({
      from: i % 8,
      factor: 1 + Math.floor(i / 8),
      counts: true,
    }))
    const many = runs.map((run, i) => state([run, runs[runs.length - 1 - i] as Run]))
    const texts = many.map((one) => keys.keyOf(one))
    expect(new Set(texts).size).toBe(many.length)
    expect(texts.map((text) => keys.stateOf(text, 3).runs)).toEqual(many.map((one) => one.runs))
  })
})

test('wins are told apart by their coins and their length, and by what is asked for besides', () => {
  const keys = new StateKeys(0)
  const win = { kind: 'run', direction: 'left', symbol: 2, from: 1, count: 3, multiplier: 1, coins: 5 } as const
  const other = state([], { left: { ...win, symbol: 4 } })
  expect(keys.keyOf(state([], { left: win }))).toBe(keys.keyOf(other))
  const tell = ({ symbol }: { readonly symbol: number }) => ({ symbol })
  expect(keys.keyOf(state([], { left: win }), tell)).not.toBe(keys.keyOf(other, tell))
  expect(keys.stateOf(keys.keyOf(other, tell), 3).left).toMatchObject({ symbol: 4, from: -1, coins: 5, count: 3 })
})

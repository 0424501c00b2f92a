import { expect, test } from 'vitest'
import type { RoundBounds } from './round-bounds.ts'
import { strategyBounds } from './strategy-bounds.ts'

const round = (paid: readonly [number, number], capChance: number, rest: Partial<RoundBounds> = {}): RoundBounds => {
  const bounds = { low: paid[0], high: paid[1] }
  const chance = { low: 0, high: capChance }
  return {
    strategy: {},
    method: 'exact',
    rounds: 0,
    paid: bounds,
    gambled: bounds,
    capChance: chance,
    topChance: chance,
    ...rest,
  }
}

test('one strategy is the worst as it gambles, and the best as it does not', () => {
  const one = round([90, 95], 0.5, { gambled: { low: 40, high: 50 } })
  expect(strategyBounds([one], 3, 1000)).toEqual({ worst: { low: 40, high: 50 }, best: { low: 90, high: 95 } })
})

test('of two that never reach the cap the lesser is the worst and the greater the best', () => {
  const two = [round([90, 95], 0), round([80, 99], 0)]
  expect(strategyBounds(two, 1, 1000)).toEqual({ worst: { low: 80, high: 95 }, best: { low: 90, high: 99 } })
})

test('who decides by what was won can change what the cap takes, a cap for each choice and each chance to reach it', () => {
  const two = [round([90, 95], 0.001), round([80, 99], 0.002)]
  expect(strategyBounds(two, 2, 1000)).toEqual({
    // 80 − 2 · 1000 · (0.001 + 0.002), and 99 + 2 · 1000 · 0.002.
    worst: { low: 74, high: 95 },
    best: { low: 90, high: 103 },
  })
})

test('no more is had than the mean before the cap, nor than the cap, and no less than nothing', () => {
  const two = [round([90, 95], 0.5, { uncapped: 96 }), round([80, 99], 0.9, { uncapped: 100 })]
  expect(strategyBounds(two, 2, 1000)).toEqual({ worst: { low: 0, high: 95 }, best: { low: 90, high: 100 } })
  const [first] = two as [RoundBounds]
  expect(strategyBounds([first, round([80, 99], 0.9)], 2, 1000).best.high).toBe(1000)
})

test('the chances of the cap together are at most certain', () => {
  const two = [round([90, 95], 0.9), round([80, 99], 0.9)]
  expect(strategyBounds(two, 1, 60).worst).toEqual({ low: 20, high: 95 })
  expect(strategyBounds([round([9, 9], 1), round([9, 9], 1)], 1, 4).best.high).toBe(4)
})

import { describe, expect, test } from 'vitest'
import { oneReel } from '../../../test-support/deceivers/kit.ts'
import { compile, type Definition } from '../../index.ts'
import { leastAfterGamble, leastShareGambled } from './gambled.ts'

/** The most that a round pays is 1000 coins. */
const game = (gamble?: Definition['gamble']): Definition => oneReel({ maxWin: 10, ...(gamble && { gamble }) })
const least = (coins: number, gamble?: Definition['gamble']) => leastAfterGamble(compile(game(gamble)))(coins)

describe('what is left of a win, gambled as badly as can be', () => {
  test.each([
    ['all of it where there is no gamble', 100, undefined, 100],
    ['its chance times what it wins, once', 100, { factor: 2, up: 1, down: 3, steps: 1 }, 50],
    ['the same again for each step', 100, { factor: 2, up: 1, down: 3, steps: 3 }, 12.5],
    ['all of it where the gamble is fair', 100, { factor: 2, up: 1, down: 1, steps: 2 }, 100],
    ['less where the cap cuts what a fair one pays', 600, { factor: 2, up: 1, down: 1, steps: 1 }, 500],
    ['no step after the cap is reached', 300, { factor: 4, up: 1, down: 3, steps: 5 }, 250],
    ['nothing of nothing', 0, { factor: 2, up: 1, down: 3, steps: 3 }, 0],
    ['all of what is the most already', 1000, { factor: 2, up: 1, down: 3, steps: 3 }, 1000],
  ])('%s', (_, coins, gamble, left) => {
    expect(least(coins, gamble)).toBe(left)
  })
})

test('the share left of any win is below what is left of each', () => {
  const gamble = { factor: 4, up: 1, down: 7, steps: 3 }
  expect(leastShareGambled(game())).toBe(1)
  // Each step leaves a half; the last is cut to what was staked.
  expect(leastShareGambled(game(gamble))).toBe(0.125 / 4)
  const left = leastAfterGamble(compile(game(gamble)))
  const wins = Array.from({ length: 1000 }, (_, i) => i + 1)
  expect(wins.filter((coins) => left(coins) < (coins * 0.125) / 4)).toEqual([])
})

describe('several ways to stake', () => {
  const gamble = { factor: 2, up: 1, down: 1, steps: 2, others: [{ factor: 4, up: 1, down: 7 }], half: true } as const
  const cap = 1000

  /** Whatever is done at each step, worst of all. */
  const worst = (coins: number, left: number): number => {
    if (left === 0 || coins === 0 || coins >= cap) return coins
    const after = [gamble, ...gamble.others].flatMap(({ factor, up, down }) =>
      [coins, Math.ceil(coins / 2)].map((staked) => {
        const [won, lost] = [Math.min(cap, coins - staked + staked * factor), coins - staked]
        return (up * worst(won, left - 1) + down * worst(lost, left - 1)) / (up + down)
      }),
    )
    return Math.min(coins, ...after)
  }

  test('leave no less of any win than the share that is said', () => {
    expect(leastShareGambled(game(gamble))).toBe(0.5 ** 2 / 4)
    const wins = Array.from({ length: 100 }, (_, i) => 10 * i + 1)
    expect(wins.filter((coins) => worst(coins, gamble.steps) < least(coins, gamble))).toEqual([])
    expect(worst(2, gamble.steps)).toBe(0.5)
  })
})

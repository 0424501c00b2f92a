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

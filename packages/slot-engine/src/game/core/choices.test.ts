import { expect, test } from 'vitest'
import { stakesCoins, unattended } from './choices.ts'

test.each([
  ['gamble', 0, false],
  ['gamble', 1, true],
  ['choice', 0, false],
  ['choice', 1, false],
])('asked by %s, the answer %d stakes coins: %s', (feature, answer, stakes) => {
  expect(stakesCoins({ feature, options: 2 }, answer)).toBe(stakes)
})

test('a round that nobody attends takes the option named for a choice, else the first, and may ask nothing else', () => {
  const choices = unattended({ named: 2 })
  expect([choices.next('named', 3), choices.next('other', 3), choices.attended]).toEqual([2, 0, false])
})

import { analyse, compile } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { PREVIEW_GAME } from './preview-game.ts'
import { previewRound } from './preview-round.ts'

const sheet = analyse(compile(PREVIEW_GAME))

test('the preview wins in exactly a quarter of its spins', () => {
  expect(sheet.method).toBe('exact')
  expect(sheet.hitFrequency).toBe(0.25)
  expect(sheet.rtp).toBeCloseTo(0.875, 12)
})

test('it wins once to six times the bet, each as often as the others', () => {
  if (sheet.method !== 'exact') throw new Error('not exact')
  const { distribution, cycle } = sheet.base
  const chances = distribution.map(([coins, count]) => [coins / sheet.betCoins, count / cycle])
  expect(chances).toEqual([[0, 0.75], ...[1, 2, 3, 4, 5, 6].map((times) => [times, expect.closeTo(1 / 24)])])
})

test('a round pays in credits what it pays in coins', () => {
  const rounds = Array.from({ length: 200 }, (_, number) => previewRound({ bet: 2.5, key: `round-${number}` }))
  for (const { totalWin, totalCoins } of rounds) expect(totalWin).toBeCloseTo((totalCoins / 10) * 2.5)
  expect(rounds.some(({ totalWin }) => totalWin > 0)).toBe(true)
})

import { design } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { compose } from '../composer/compose.ts'
import { FEATURES } from './feature-wishes.ts'
import { briefOf, planOf } from './plan.ts'

const planned = (prompt: string) => planOf(compose(prompt), { prompt, roll: 0, card: {} })

test.each([
  ['klyngegevinster med kaskader og stigende multiplikator', 'risingMultiplier', 'cascades'],
  ['et pyramidespil med en ekstra chance og genspin', 'respins', 'secondChance'],
] as const)('“%s”: %s comes with %s and nothing is given up', (prompt, feature, other) => {
  const { features, adjustments } = planned(prompt)
  expect(compose(prompt).wishes.wanted).toContain(feature)
  expect(features).toContain(other)
  expect(adjustments.filter(({ field }) => field === feature)).toEqual([])
})

test('respins are part of hold and win', () => {
  const prompt = 'pirate hold and win, three jackpots mini major grand, respins, 96.2% RTP'
  expect(compose(prompt).wishes.wanted).toEqual(['holdAndWin', 'jackpots'])
  expect(briefOf(planned(prompt), compose(prompt)).features?.jackpots).toEqual({ count: 3 })
})

test('respins alone are a second chance', () => {
  const prompt = 'a forest slot with respins, 5 reels, 20 lines'
  const designed = design(briefOf(planned(prompt), compose(prompt)), 'respins')
  if (!designed.ok) throw new Error(`${designed.target}: ${designed.reason}`)
  expect(FEATURES.respins.met(designed.definition)).toBe(true)
})

test.each([
  ['retro arcade, 5 reels 10 lines, gamble feature, 95.0', 95],
  ['piratspil, 20 linjer, 94,25', 94.25],
  ['pirates, 95 lines, 5 reels', undefined],
  ['pirates, chapter 3.5, 20 lines', undefined],
])('“%s” asks for a return of %s', (prompt, rtp) => {
  expect(compose(prompt).wishes.rtp).toBe(rtp)
})

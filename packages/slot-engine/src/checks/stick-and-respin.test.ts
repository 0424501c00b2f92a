/** Wilds that stay on a paid spin, against what a hand works out. */
import { expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import { STICK_AND_RESPIN } from '../../test-support/mechanics-definitions.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { expected } from '../../test-support/reference-law.ts'
import { analyse, compile, createRng, parseDefinition, spin } from '../index.ts'

// Two wilds pay 8. With one, in half of the spins, the other reel spins again: it brings the second in half of the cases,
// which pays then and in the respin that it brings.
const MEAN = (1 / 4) * 8 + (1 / 2) * (1 / 2) * (8 + 8)

test('a wild that lands stays, and brings one respin', () => {
  expect(parseDefinition(STICK_AND_RESPIN)).toMatchObject({ ok: true, definition: STICK_AND_RESPIN })
  expect(expected(roundLaw(STICK_AND_RESPIN))).toBeCloseTo(MEAN, 12)
  const sheet = analyse(compile(STICK_AND_RESPIN), { spins: 200_000 })
  if (sheet.method === 'exact') throw new Error('held cells have no law')
  expect(sheet.obstacle?.code).toBe('cellsHeld')
  expect(sheet.uncappedIs).toBe('exact')
  expect(sheet.uncappedRtp).toBeCloseTo(MEAN / 5, 12)
})

test('tells what landed anew', () => {
  const [game, rng] = [compile(STICK_AND_RESPIN), createRng('stick')]
  const seen = Array.from({ length: 300 }, () => spin(game, rng))
  for (const round of seen) auditRound(STICK_AND_RESPIN, round)
  const again = seen.flatMap(({ events }) => events).filter((one) => one.type === 'freeSpinsAwarded' && one.retrigger)
  expect(again.length).toBeGreaterThan(20)
  for (const one of again) expect(one).toMatchObject({ count: 1, spins: 1 })
})

test.each([
  ['comes along without staying', { sticky: undefined, walking: ['w'], retrigger: undefined }, 'features[0].keepsView'],
  ['walks, and is counted', { sticky: undefined, keepsView: undefined, walking: ['w'] }, 'features[0].retrigger'],
])('a symbol that %s is refused', (_, rest, field) => {
  const result = parseDefinition({ ...STICK_AND_RESPIN, features: [{ ...STICK_AND_RESPIN.features[0], ...rest }] })
  expect(result.ok ? [] : result.problems.map((one) => one.field)).toEqual([field])
})

import { BET_LEVELS, type SpinResult } from '@spilvaerk/schemas'
import { compile, createRng, spin } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Outcome } from '../../../platform/refusals/refusals.ts'
import { allRounds } from '../../../testing/database.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { slotValue } from '../../../testing/players.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}
const play = async (bet = 1, key?: string): Promise<SpinResult> => value(await house.rounds.spin({ id: 1, bet, key }))

test('10,000 stored rounds are recomputed without a difference, and the tally is their sum', {
  timeout: 120_000,
}, async () => {
  for (let wave = 0; wave < 100; wave++) {
    await Promise.all(Array.from({ length: 100 }, (_, round) => play(BET_LEVELS[round % BET_LEVELS.length])))
  }
  const stored = (await allRounds(house.storage)).filter(({ gameId }) => gameId === 1)
  expect(stored.length).toBeGreaterThanOrEqual(10_000)
  const { definition, hash } = slotValue(await house.catalogue.definition(1))
  const game = compile(definition)
  const different = stored.filter(({ definitionHash, seed, betMicro, totalCoins, winMicro }) => {
    const { totalCoins: again } = spin(game, createRng(seed))
    return definitionHash !== hash || again !== totalCoins || winMicro !== again * (betMicro / 10)
  })
  expect(different).toEqual([])
  const sum = (of: (round: (typeof stored)[number]) => number) => stored.reduce((total, round) => total + of(round), 0)
  expect(value(await house.rounds.stats(1))).toEqual({
    totalSpins: stored.length,
    totalWins: sum(({ winMicro }) => (winMicro > 0 ? 1 : 0)),
    totalWagered: sum(({ betMicro }) => betMicro) / 1_000_000,
    biggestWin: Math.round(Math.max(...stored.map(({ winMicro }) => winMicro)) / 10_000),
    currentRtp: Math.round((sum(({ winMicro }) => winMicro) / sum(({ betMicro }) => betMicro)) * 10_000),
  })
})

import { compile, createRng, spin } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { pendingBet } from '../game/testing.ts'
import { GAMES } from '../machine/testing-games.ts'
import { amountsIn } from './amounts.ts'
import { createLocalRounds } from './local-rounds.ts'

const HASH = '0'.repeat(64)

test.each(Object.entries(GAMES))(
  '%s: a seed gives the round that the engine gives, to its last choice',
  async (_, definition) => {
    const rounds = createLocalRounds(definition, HASH)
    for (const seed of ['a', 'b', 'c', 'd']) {
      rounds.setSeed(seed)
      const bet = pendingBet({ key: seed })
      let answer = await rounds.ask(bet)
      const choices: number[] = []
      while (answer.kind === 'round' && answer.result.round.awaiting) {
        choices.push(0)
        answer = await rounds.tell({ id: bet.key, choices: [...choices] })
      }
      const meant = spin(compile(definition), createRng(seed), { choices })
      expect(answer).toMatchObject({ kind: 'round', result: { round: meant, totalCoins: meant.totalCoins } })
      expect(rounds.latest()).toMatchObject({ seed, choices, totalCoins: meant.totalCoins })
    }
  },
)

test('asked again, a bet has the round that it had; the next one has a seed of its own', async () => {
  const [definition] = Object.values(GAMES)
  if (!definition) throw new Error('no game')
  const rounds = createLocalRounds(definition, HASH)
  const first = await rounds.ask(pendingBet({ key: '1' }))
  expect(await rounds.ask(pendingBet({ key: '1' }))).toEqual(first)
  const seed = rounds.latest()?.seed
  await rounds.ask(pendingBet({ key: '2' }))
  expect(rounds.latest()?.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(rounds.latest()?.seed).not.toBe(seed)
})

test('amounts are written in their currency, and as credits without one', () => {
  expect(amountsIn('EUR')(2_500_000)).toBe('2,50\u00a0€')
  expect(amountsIn('JPY')(2_500_000)).toMatch(/^2,5\s/)
  expect(amountsIn(undefined)(1_234_500_000)).toBe('1.234,50')
})

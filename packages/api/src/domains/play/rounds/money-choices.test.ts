import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASKING, losingGame, seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { chooseSeed, codeOf, newPlayer, value } from '../../../testing/players.ts'

/** Bought for 20 coins, it asks which of two prizes it is to be. */
const asking = smallGame({
  id: 'valgspil',
  ...ASKING,
})

const clock = createTestClock()
let house: House
let id: number
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.plant(seedOf('valgspil', asking))
  id = (await house.catalogue.list()).find(({ slug }) => slug === 'valgspil')!.id
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

/** A player with 100 kr. and a round for 2 kr. that waits. */
async function waiting() {
  const player = await newPlayer(house, { balance: 100 })
  await chooseSeed(house, player.id, id)
  const bought = value(await house.rounds.spin({ id, bet: 1, mode: 'koeb', stake: 'money' }, player))
  expect(bought).toMatchObject({ status: 'open', cost: 2, balance: 98 })
  return { player, roundId: bought.roundId, bought }
}

test('an open round has cost what it costs, is found again, and pays once', async () => {
  const { player, roundId, bought } = await waiting()
  expect(await house.rounds.open(id, player)).toEqual(bought)
  const chosen = value(await house.rounds.choose({ id: roundId, choices: [1] }, player))
  expect(chosen).toMatchObject({ status: 'done', totalWin: 3, balance: 101 })
  expect(value(await house.rounds.choose({ id: roundId, choices: [1] }, player))).toEqual(chosen)
  expect(codeOf(await house.rounds.choose({ id: roundId, choices: [0] }, player))).toBe('choicesConflict')
  expect(await player.balance()).toBe(101)
  expect(await house.rounds.open(id, player)).toBeNull()
  expect(await house.limits.session(player.id)).toMatchObject({ rounds: 1, wagered: 2, won: 3 })
})

test('of different answers at once, one is taken and one is paid', async () => {
  const { player, roundId } = await waiting()
  const answers = Array.from({ length: 20 }, (_, n) => house.rounds.choose({ id: roundId, choices: [n % 2] }, player))
  const codes = new Set((await Promise.all(answers)).map(codeOf))
  expect(codes).toEqual(new Set(['granted', 'choicesConflict']))
  expect([99, 101]).toContain(await player.balance())
})

test('it is answered by nobody else, and keeps its secrets while it waits', async () => {
  const { player, roundId } = await waiting()
  const other = await newPlayer(house)
  expect(codeOf(await house.rounds.choose({ id: roundId, choices: [1] }, other))).toBe('roundNotYours')
  expect(codeOf(await house.rounds.choose({ id: roundId, choices: [1] }))).toBe('roundNotYours')
  expect(codeOf(await house.rounds.verification(roundId, player))).toBe('roundUnfinished')
  expect(codeOf(await house.fairness.rotate(player.id, { id }))).toBe('seedInUse')
  expect(value(await house.rounds.round(roundId)).seed).toBeUndefined()
})

test('while it waits no other is played for money in that game; a pause does not keep it from its end', async () => {
  const { player, roundId } = await waiting()
  const again = () => house.rounds.spin({ id, bet: 1, stake: 'money' }, player).then(codeOf)
  expect(await again()).toBe('roundOpen')
  await house.limits.pause(player)
  expect(value(await house.rounds.choose({ id: roundId, choices: [0] }, player))).toMatchObject({ balance: 99 })
})

test('nobody answers: after 24 hours it ends by the first option, and pays', async () => {
  const { player, roundId } = await waiting()
  clock.pass(23 * 60 * 60_000 + 59 * 60_000)
  await house.rounds.settleOverdue()
  expect(await player.balance()).toBe(98)
  clock.pass(2 * 60_000)
  expect(await house.rounds.settleOverdue()).toBeGreaterThan(0)
  expect(await player.balance()).toBe(99)
  expect(value(await house.rounds.round(roundId))).toMatchObject({ status: 'done', choices: [0], totalWin: 1 })
})

test('ten rounds are played on a balance for ten, of two hundred at once', async () => {
  await house.plant(seedOf('tabespil', losingGame()))
  const gameId = (await house.catalogue.list()).find(({ slug }) => slug === 'tabespil')!.id
  const player = await newPlayer(house, { balance: 10, gameId })
  const codes = (await Promise.all(Array.from({ length: 200 }, () => player.play()))).map(codeOf)
  expect(codes.filter((code) => code === 'granted')).toHaveLength(10)
  expect(codes.filter((code) => code === 'insufficientFunds')).toHaveLength(190)
  expect(await player.balance()).toBe(0)
})

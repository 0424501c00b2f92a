import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASKING, seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { chooseSeed, codeOf, newPlayer, value } from '../../../testing/players.ts'

/** Bought for 20 coins, it asks which prize it is to be, and then whether the prize is doubled or lost. */
const doubling = smallGame({
  id: 'dobbeltspil',
  ...ASKING,
  gamble: { steps: 3, up: 1, down: 1, factor: 2 },
})

const MINUTE = 60_000
const clock = createTestClock()
let house: House
let id: number
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.plant(seedOf('dobbeltspil', doubling))
  id = (await house.catalogue.list()).find(({ slug }) => slug === 'dobbeltspil')!.id
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

/** A player with 98 kr. and a round that waits for both answers. */
async function waiting() {
  const player = await newPlayer(house, { balance: 100 })
  await chooseSeed(house, player.id, id)
  const { roundId } = value(await house.rounds.spin({ id, bet: 1, mode: 'koeb', stake: 'money' }, player))
  const choose = (...choices: number[]) => house.rounds.choose({ id: roundId, choices }, player)
  return { ...player, roundId, choose }
}
type Waiting = Awaited<ReturnType<typeof waiting>>

const stops: readonly [string, string, (player: Waiting) => Promise<unknown>][] = [
  ['a pause', 'paused', (player) => house.limits.pause(player)],
  ['an exclusion', 'excluded', (player) => house.limits.exclude(player, { days: 30 })],
  ['an exclusion for good', 'excluded', (player) => house.limits.exclude(player, {})],
  [
    'the end of the time limit',
    'overTimeLimit',
    async (player) => {
      await house.limits.setTime(player, { day: 10, week: null, month: null })
      clock.pass(11 * MINUTE)
    },
  ],
]

test.each(stops)('after %s nothing is doubled, and what waits is taken', async (_, code, stop) => {
  const player = await waiting()
  value(await player.choose(1))
  await stop(player)
  const before = value(await house.rounds.round(player.roundId))
  expect(codeOf(await player.choose(1, 1))).toBe(code)
  expect(codeOf(await player.choose(1, 1, 0))).toBe(code)
  expect(value(await house.rounds.round(player.roundId))).toEqual(before)
  expect(value(await player.choose(1, 0))).toMatchObject({ status: 'done', totalWin: 3, balance: 101 })
  expect(await player.balance()).toBe(101)
})

test('what stakes nothing is still chosen, also before an answer that is refused', async () => {
  const player = await waiting()
  await house.limits.pause(player)
  expect(codeOf(await player.choose(1, 1))).toBe('paused')
  expect(value(await house.rounds.round(player.roundId))).toMatchObject({ status: 'open', choices: [1] })
  expect(value(await player.choose(1, 0))).toMatchObject({ status: 'done', balance: 101 })
})

test('a step that was taken before the pause is answered again, and the next is refused', async () => {
  const player = await waiting()
  const stepped = value(await player.choose(1, 1))
  await house.limits.pause(player)
  expect(value(await player.choose(1, 1))).toEqual(stepped)
  if (stepped.status === 'open') expect(codeOf(await player.choose(1, 1, 1))).toBe('paused')
})

test('a pause that comes with many answers lets no risk through after it', async () => {
  const player = await waiting()
  value(await player.choose(1))
  const pausing = house.limits.pause(player)
  const answers = Array.from({ length: 10 }, async () => {
    await pausing
    return codeOf(await player.choose(1, 1))
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['paused']))
})

test('nobody learns what a gamble comes to and then takes: an answer counts before the next is looked at', async () => {
  for (let round = 0; round < 20; round++) {
    const player = await waiting()
    value(await player.choose(1))
    await player.choose(1, 1, 9)
    expect(codeOf(await player.choose(1, 0))).toBe('choicesConflict')
    expect(value(await house.rounds.round(player.roundId)).choices).toEqual([1, 1])
  }
})

test('nobody answers any more: what was chosen stays, and what it came to is taken', async () => {
  const player = await waiting()
  value(await player.choose(1))
  clock.pass(24 * 60 * MINUTE)
  await house.rounds.settleOverdue()
  expect(value(await house.rounds.round(player.roundId))).toMatchObject({
    status: 'done',
    choices: [1, 0],
    totalWin: 3,
  })
  expect(await player.balance()).toBe(101)
})

test('with credits there is nothing to be kept from', async () => {
  const player = await newPlayer(house)
  await house.limits.exclude(player, {})
  const { roundId } = value(await house.rounds.spin({ id, bet: 1, mode: 'koeb' }, player))
  expect(codeOf(await house.rounds.choose({ id: roundId, choices: [1, 1] }, player))).toBe('granted')
})

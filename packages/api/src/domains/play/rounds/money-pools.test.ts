import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASKING, losingGame, seedOf, smallGame, WINNING } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { newPlayer, value } from '../../../testing/players.ts'

/** Falls by itself at 31 coins: after the second of two rounds. */
const POOL = [{ id: 'snart', coins: 30, contributionPpm: 700_000, mustHitBy: 31 }]
const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock, settings: { LARGE_WIN: 3 } })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

let planted = 0
async function newGame(changes: Parameters<typeof smallGame>[0]) {
  const slug = `pulje-${planted++}`
  await house.plant(seedOf(slug, smallGame({ ...losingGame(), ...changes, id: slug })))
  const id = (await house.catalogue.list()).find((game) => game.slug === slug)!.id
  const player = await newPlayer(house, { balance: 10, gameId: id })
  return {
    player,
    amount: async () => value(await house.jackpots.pools(id))[0]!.pools.find(({ bet }) => bet === 1)!.amount,
    choose: (roundId: string, ...choices: number[]) => house.rounds.choose({ id: roundId, choices }, player),
    large: async () => (await house.largeWins.list()).filter(({ memberId }) => memberId === player.id),
  }
}

test('a round that wins nothing but a pool leaves what the bet left and the pool, also when it is asked for again', async () => {
  const { player, large } = await newGame({ jackpots: POOL })
  expect(value(await player.play())).toMatchObject({ balance: 9, jackpotWin: 0, totalWin: 0 })
  const key = randomUUID()
  const second = value(await player.play({ key }))
  expect(second).toMatchObject({ balance: 11.1, jackpotWin: 3.1, totalWin: 3.1 })
  expect(await player.balance()).toBe(11.1)
  await player.play({ bet: 2.5 })
  expect(value(await player.play({ key }))).toEqual(second)
  expect(await house.limits.session(player.id)).toMatchObject({ rounds: 3, wagered: 4.5, won: 3.1 })
  expect(await large()).toMatchObject([{ roundId: second.roundId, winMicro: 3_100_000, state: 'unchecked' }])
})

test('a round that wins a pool and more leaves both', async () => {
  const { player } = await newGame({ ...WINNING, jackpots: POOL })
  await player.play()
  expect(value(await player.play())).toMatchObject({ balance: 13.1, jackpotWin: 3.1, totalWin: 4.1 })
  expect(await house.limits.session(player.id)).toMatchObject({ won: 5.1 })
})

test('a round that waits puts into the pool and takes from it when it is over, once', async () => {
  const { player, amount, choose, large } = await newGame({ ...ASKING, jackpots: POOL })
  const buy = async () => value(await player.play({ mode: 'koeb' }))
  const first = await buy()
  expect([await amount(), first.balance, first.jackpotWin]).toEqual([3, 8, 0])
  expect(value(await choose(first.roundId, 0))).toMatchObject({ balance: 9, jackpotWin: 0 })
  expect(await amount()).toBe(3.07)
  const second = await buy()
  expect([await amount(), second.balance]).toEqual([3.07, 7])
  expect(value(await choose(second.roundId, 0))).toMatchObject({ balance: 11.1, jackpotWin: 3.1, totalWin: 4.1 })
  expect(await amount()).toBe(3.04)
  expect(await large()).toMatchObject([{ roundId: second.roundId, winMicro: 4_100_000 }])
  expect(await house.limits.session(player.id)).toMatchObject({ rounds: 2, wagered: 4, won: 5.1 })
})

test('what a round has won while it waits for a gamble is paid, counted and checked when it is over', async () => {
  const { player, choose, large } = await newGame({ ...WINNING, gamble: { steps: 1, up: 1, down: 1, factor: 2 } })
  const waiting = value(await player.play({ bet: 5 }))
  expect(waiting).toMatchObject({ status: 'open', totalWin: 5, balance: 5 })
  expect([await player.balance(), await large()]).toEqual([5, []])
  expect(await house.limits.session(player.id)).toMatchObject({ rounds: 1, wagered: 5, won: 0 })
  expect(value(await choose(waiting.roundId, 0))).toMatchObject({ status: 'done', totalWin: 5, balance: 10 })
  expect(await house.limits.session(player.id)).toMatchObject({ rounds: 1, wagered: 5, won: 5 })
  expect(await large()).toMatchObject([{ roundId: waiting.roundId, winMicro: 5_000_000 }])
})

test('of rounds of many at once each is paid for, counted and paid once; who cannot pay takes nobody along', async () => {
  const { player, amount } = await newGame({ ...WINNING, jackpots: POOL })
  const gameId = (await house.catalogue.list()).find(({ slug }) => slug === `pulje-${planted - 1}`)!.id
  const others = await Promise.all([10, 0, 10, 10].map((balance) => newPlayer(house, { balance, gameId })))
  const all = [player, ...others]
  const outcomes = await Promise.all([...all, ...all].map((one) => one.play({ id: gameId, key: randomUUID() })))
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false, true, true, true, true, false, true, true])
  const won = outcomes.map((outcome) => (outcome.ok ? value(outcome).jackpotWin : 0))
  // Each round puts 0.07 kr. in, and what is there over 0.1 falls with 3 kr. of the house.
  expect(won.filter((jackpot) => jackpot > 0)).toEqual([3.1, 3.1, 3.1, 3.1, 3.1])
  expect(await amount()).toBe(3.06)
  for (const [n, one] of all.entries())
    expect(await one.balance()).toBeCloseTo((n === 2 ? 0 : 10) + won[n]! + won[n + 5]!, 6)
  expect(value(await house.rounds.stats(gameId))).toMatchObject({ totalSpins: 8, totalWins: 8, totalWagered: 8 })
})

test('the end of a round that wins nothing is no play', async () => {
  const { player, choose } = await newGame({
    features: [{ ...ASKING.features[0]!, options: [{ prize: { nothing: true } }, { prize: { coins: 1 } }] } as never],
    modes: ASKING.modes,
  })
  const { roundId } = value(await player.play({ mode: 'koeb' }))
  clock.pass(16 * 60_000)
  expect(value(await choose(roundId, 0))).toMatchObject({ status: 'done', totalWin: 0 })
  expect(await house.limits.session(player.id)).toBeNull()
})

import { randomUUID } from 'node:crypto'
import { compile } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coinOf } from '../../../platform/numbers/money.ts'
import { admitAnyway } from '../../../testing/admitted.ts'
import { seedOf, smallGame, WINNING } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { codeOf, newPlayer, value } from '../../../testing/players.ts'

/** Each plain round wins 10 coins; bought for 20, it asks which prize it is to be, and whether to gamble with it. */
const winning = smallGame({
  id: 'vindespil',
  name: 'Vindespil',
  ...WINNING,
  features: [{ type: 'choice', id: 'valg', options: [{ prize: { coins: 10 } }, { prize: { nothing: true } }] }],
  modes: [{ id: 'koeb', name: 'Køb valget', coins: 20, buys: { feature: 'valg' } }],
})
const gambling = smallGame({ ...winning, id: 'satsespil', gamble: { steps: 3, up: 1, down: 1, factor: 2 } })

let house: House
let id: number
beforeAll(async () => {
  house = await openHouse()
  id = await plant('vindespil', winning)
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

async function plant(slug: string, definition: typeof winning): Promise<number> {
  await house.plant(seedOf(slug, definition))
  return (await house.catalogue.list()).find((game) => game.slug === slug)!.id
}
const historyOf = async ({ id }: { readonly id: string }) =>
  (await house.wallet.history(id, {})).movements.map(({ kind, text, amount, roundId }) => [kind, text, amount, roundId])

test('a bet and its win are two movements of the round, and what is answered is what is there', async () => {
  const player = await newPlayer(house, { balance: 10, gameId: id })
  const { roundId, balance, totalWin } = value(await player.play({ id, bet: 2.5 }))
  expect([totalWin, balance, await player.balance()]).toEqual([2.5, 10, 10])
  expect(await historyOf(player)).toEqual([
    ['win', 'Gevinst', 2.5, roundId],
    ['bet', 'Indsats i Vindespil', -2.5, roundId],
    ['deposit', 'Indbetaling (testtilstand)', 10, null],
  ])
  expect(await house.limits.session(player.id)).toMatchObject({ rounds: 1, wagered: 2.5, won: 2.5 })
})

test('a mode is paid for at its own price, which the balance must bear', async () => {
  const player = await newPlayer(house, { balance: 11, gameId: id })
  const refused = await player.play({ id, bet: 10, mode: 'koeb' })
  expect(refused).toMatchObject({ refusal: { code: 'insufficientFunds', playing: true } })
  expect((await house.rounds.history(player.id, {})).rounds).toEqual([])
  expect(value(await player.play({ id, bet: 5, mode: 'koeb' }))).toMatchObject({ cost: 10, balance: 1, status: 'open' })
})

test('a mode is paid for at its own price, which the loss limit must bear', async () => {
  const player = await newPlayer(house, { gameId: id })
  await house.limits.setLoss(player, { day: 1.5 })
  expect(codeOf(await player.play({ id, bet: 1, mode: 'koeb' }))).toBe('overLossLimit')
  expect(codeOf(await player.play({ id, bet: 1 }))).toBe('granted')
})

test('a round that ends with nothing pays nothing, and leaves what it left when it was bought', async () => {
  const player = await newPlayer(house, { balance: 10, gameId: id })
  const { roundId } = value(await player.play({ id, bet: 1, mode: 'koeb' }))
  const ended = value(await house.rounds.choose({ id: roundId, choices: [1] }, player))
  expect(ended).toMatchObject({ status: 'done', totalWin: 0, balance: 8 })
  expect((await historyOf(player)).map(([kind]) => kind)).toEqual(['bet', 'deposit'])
  expect(await house.limits.session(player.id)).toMatchObject({ rounds: 1, wagered: 2, won: 0 })
})

test('a key that made a round is answered with it while it waits, and after the game was stopped', async () => {
  const gameId = await plant('stoppes', smallGame({ ...winning, id: 'stoppes' }))
  const player = await newPlayer(house, { balance: 10, gameId })
  const key = randomUUID()
  const bought = value(await player.play({ id: gameId, bet: 1, mode: 'koeb', key }))
  await admitAnyway({ services: house, storage: house.storage }, gameId, 'withdrawn')
  expect(value(await player.play({ id: gameId, bet: 1, mode: 'koeb', key }))).toEqual(bought)
  expect(await player.balance()).toBe(8)
  const ended = value(await house.rounds.choose({ id: bought.roundId, choices: [0] }, player))
  expect(ended).toMatchObject({ status: 'done', totalWin: 1, balance: 9 })
})

test('in a game that was stopped nothing more is risked, and what is won is paid', async () => {
  const gameId = await plant('satsespil', gambling)
  const player = await newPlayer(house, { balance: 10, gameId })
  const { roundId } = value(await player.play({ id: gameId, bet: 1, mode: 'koeb' }))
  const choose = (...choices: number[]) => house.rounds.choose({ id: roundId, choices }, player)
  value(await choose(0))
  await admitAnyway({ services: house, storage: house.storage }, gameId, 'suspended')
  expect(codeOf(await choose(0, 1))).toBe('gameNotAdmitted')
  expect(value(await choose(0, 0))).toMatchObject({ status: 'done', totalWin: 1, balance: 9 })
})

test('of an older version nothing is played for money, and a waiting round of it risks nothing more', async () => {
  const slug = 'fornyet'
  const gameId = await plant(slug, { ...gambling, id: slug })
  const player = await newPlayer(house, { balance: 10, gameId })
  const { roundId } = value(await player.play({ id: gameId, bet: 1, mode: 'koeb' }))
  const choose = (...choices: number[]) => house.rounds.choose({ id: roundId, choices }, player)
  value(await choose(0))
  await house.plant(seedOf(slug, { ...gambling, id: slug, maxWin: 400 }))
  expect(codeOf(await choose(0, 1))).toBe('gameNotAdmitted')
  expect(value(await choose(0, 0))).toMatchObject({ status: 'done', balance: 9 })
  expect(codeOf(await player.play({ id: gameId, bet: 1 }))).toBe('granted')
})

test('with credits a game that was stopped may still be gambled to its end', async () => {
  const slug = 'kreditter'
  const gameId = await plant(slug, { ...gambling, id: slug })
  const { roundId } = value(await house.rounds.spin({ id: gameId, bet: 1, mode: 'koeb' }))
  await admitAnyway({ services: house, storage: house.storage }, gameId, 'suspended')
  expect(codeOf(await house.rounds.choose({ id: roundId, choices: [0, 1] }))).toBe('granted')
})

test('a game that is only shown takes no money, and a player without seeds of it plays nothing', async () => {
  const gameId = await plant('vist', smallGame({ ...winning, id: 'vist' }))
  const player = await newPlayer(house, { balance: 10, gameId: id })
  expect(codeOf(await player.play({ id: gameId }))).toBe('clientSeedMissing')
  await admitAnyway({ services: house, storage: house.storage }, gameId, 'listed')
  expect(codeOf(await player.play({ id: gameId }))).toBe('gameNotAdmitted')
  expect(codeOf(await player.play({ id: gameId, stake: 'demo' }))).toBe('granted')
  expect(await player.balance()).toBe(10)
})

test('a bet that cannot be divided into coins is a fault, not a round', () => {
  expect(() => coinOf(compile(winning), 1_000_001)).toThrow('1000001 micro-DKK cannot be 10 coins')
})

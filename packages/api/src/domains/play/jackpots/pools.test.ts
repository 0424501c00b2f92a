import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { newPlayer, value } from '../../../testing/players.ts'

const MICRO = 1_000_000
const ROUNDS = 300
const micro = (dkk: number): number => Math.round(dkk * MICRO)

/** One jackpot is won by a wheel that three stars start; the other falls by itself before 40 coins. */
const pooled = smallGame({
  id: 'puljespil',
  jackpots: [
    { id: 'stor', name: 'Den store', coins: 20, contributionPpm: 150_000 },
    { id: 'snart', name: 'Snart', coins: 30, contributionPpm: 333_333, mustHitBy: 40 },
  ],
  features: [
    {
      type: 'wheel',
      id: 'hjul',
      trigger: { symbol: 's', at: 2 },
      segments: [
        { weight: 1, prize: { jackpot: 'stor' } },
        { weight: 3, prize: { coins: 5 } },
      ],
    },
  ],
})

let house: House
let id: number
beforeAll(async () => {
  house = await openHouse()
  await house.plant(seedOf('puljespil', pooled))
  id = (await house.catalogue.list()).find(({ slug }) => slug === 'puljespil')!.id
})
afterAll(() => house.close())

test('what rounds put into the pools comes out of them again, to the millionth of a krone', {
  timeout: 60_000,
}, async () => {
  const player = await newPlayer(house, { balance: 5000, gameId: id })
  const coin = MICRO / 10
  const rounds = (await Promise.all(Array.from({ length: ROUNDS }, () => player.play()))).map(value)
  for (const { totalWin, jackpotWin, totalCoins } of rounds)
    expect(micro(totalWin)).toBe(totalCoins * coin + micro(jackpotWin))
  const paid = rounds.reduce((sum, { jackpotWin }) => sum + micro(jackpotWin), 0)
  // The pool that falls by itself pays its start as well, which the house has given.
  const fallen = rounds.filter(({ jackpotWin }) => micro(jackpotWin) > 30 * coin).length
  expect(fallen).toBeGreaterThan(0)
  const left = value(await house.jackpots.pools(id)).reduce((sum, { startCoins, pools }) => {
    const { amount = 0 } = pools.find(({ bet }) => bet === 1) ?? {}
    expect(pools.find(({ bet }) => bet === 10)?.amount).toBe(startCoins)
    return sum + micro(amount) - startCoins * coin
  }, 0)
  const putIn = (ROUNDS * (150_000 + 333_333) * coin) / MICRO
  // The last millionth of each pool waits for the next round.
  expect(Math.abs(paid - fallen * 30 * coin + left - putIn)).toBeLessThan(2)
  expect(await player.balance()).toBeCloseTo(5000 - ROUNDS + rounds.reduce((sum, { totalWin }) => sum + totalWin, 0), 6)
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
})

test('a round with credits leaves the pools alone', async () => {
  const before = value(await house.jackpots.pools(id))
  for (let n = 0; n < 20; n++) value(await house.rounds.spin({ id, bet: 1 }))
  expect(value(await house.jackpots.pools(id))).toEqual(before)
})

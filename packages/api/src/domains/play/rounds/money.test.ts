import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRounds } from '../../../testing/database.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { codeOf, newPlayer, value } from '../../../testing/players.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

test('the cost leaves the balance and the win enters it', async () => {
  const player = await newPlayer(house, { balance: 100 })
  let expected = 100
  for (let n = 0; n < 60; n++) {
    const { cost, totalWin, balance, stake } = value(await player.play())
    expect([cost, stake]).toEqual([1, 'money'])
    expected = Math.round((expected - cost + totalWin) * 1e6) / 1e6
    expect(balance).toBe(expected)
  }
  expect(await player.balance()).toBe(expected)
})

test('200 rounds at once on a balance for ten: ten are played, and as many more as their wins pay for', async () => {
  const player = await newPlayer(house, { balance: 10 })
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => player.play({ bet: 1 })))
  const played = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
  const won = played.reduce((sum, { totalWin }) => sum + totalWin, 0)
  const balance = await player.balance()
  expect(balance).toBeCloseTo(10 - played.length + won, 6)
  expect(balance).toBeGreaterThanOrEqual(0)
  expect(played.length).toBeGreaterThanOrEqual(10)
  expect(played.length).toBeLessThanOrEqual(10 + Math.floor(won))
  // Luck may pay for all of them; who was refused could not pay.
  const others = outcomes.filter(({ ok }) => !ok).map(codeOf)
  expect(others.every((code) => code === 'insufficientFunds')).toBe(true)
  if (others.length > 0) expect(balance).toBeLessThan(1)
})

test('a repeated key is answered with the round it made, and paid for once', async () => {
  const player = await newPlayer(house)
  const key = randomUUID()
  const first = value(await player.play({ key }))
  await player.play()
  expect(value(await player.play({ key }))).toEqual(first)
  const another = randomUUID()
  const results = await Promise.all(Array.from({ length: 20 }, () => player.play({ key: another })))
  expect(new Set(results.map((outcome) => value(outcome).roundId)).size).toBe(1)
  expect((await house.rounds.history(player.id, {})).rounds).toHaveLength(3)
  expect(codeOf(await player.play({ key, bet: 5 }))).toBe('keyReused')
})

test('the key of one member is not that of another', async () => {
  const [one, other] = [await newPlayer(house), await newPlayer(house)]
  const key = randomUUID()
  const first = value(await one.play({ key }))
  expect(value(await other.play({ key })).roundId).not.toBe(first.roundId)
})

test('what is refused leaves nothing behind', async () => {
  const player = await newPlayer(house, { balance: 0 })
  const before = (await allRounds(house.storage)).length
  expect(codeOf(await player.play())).toBe('insufficientFunds')
  expect(codeOf(await house.rounds.spin({ id: 1, bet: 1, stake: 'money' }))).toBe('notLoggedIn')
  expect(await allRounds(house.storage)).toHaveLength(before)
  expect(value(await house.fairness.seeds(player.id, 1)).nonce).toBe(0)
})

test('a round with credits costs a member nothing, and stands in the history', async () => {
  const player = await newPlayer(house, { balance: 50 })
  const { roundId } = value(await player.play({ stake: 'demo' }))
  expect(await player.balance()).toBe(50)
  expect((await house.rounds.history(player.id, {})).rounds).toMatchObject([
    { roundId, stake: 'demo', gameName: 'Lille Spil' },
  ])
})

test('the history has pages, and filters by game and day', async () => {
  const player = await newPlayer(house)
  const ids: string[] = []
  for (let n = 0; n < 60; n++) ids.unshift(value(await player.play({ bet: 0.1 })).roundId)
  const first = await house.rounds.history(player.id, {})
  const second = await house.rounds.history(player.id, { cursor: first.nextCursor ?? '' })
  expect([...first.rounds, ...second.rounds].map(({ roundId }) => roundId).sort()).toEqual([...ids].sort())
  expect(second.nextCursor).toBeNull()
  expect((await house.rounds.history(player.id, { gameId: 2 })).rounds).toEqual([])
  expect((await house.rounds.history(player.id, { to: '2020-01-01' })).rounds).toEqual([])
})

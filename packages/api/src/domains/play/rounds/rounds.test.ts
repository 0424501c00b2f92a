import { randomUUID } from 'node:crypto'
import type { SlotResult } from '@spilvaerk/schemas'
import { analyse, compile, createRng, spin } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '../../../platform/refusals/refusals.ts'
import { addRound, allRounds, emptyDisk, fillDisk, forbidWriting, testOnSqlite } from '../../../testing/database.ts'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { slotValue } from '../../../testing/players.ts'
import { identify } from '../../games/catalogue/definitions.ts'
import { guestOwner } from '../../games/catalogue/owner.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}
const play = async (bet = 1, key?: string): Promise<SlotResult> =>
  slotValue(await house.rounds.spin({ id: 1, bet, key }))

test('a round is paid in coins of its bet', async () => {
  const result = await play(2.5)
  expect(result).toMatchObject({ gameId: 1, bet: 2.5, betCoins: 10, totalCoins: result.round.totalCoins })
  expect(result.totalWin).toBe((result.totalCoins * 2.5) / 10)
})

test('a stored round is found again with the same events and the seed that gives them', async () => {
  const result = await play(10)
  const record = value(await house.rounds.round(result.roundId))
  expect(record).toEqual({ ...result, seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const { definition } = slotValue(await house.catalogue.definition(1))
  expect(spin(compile(definition), createRng(record.seed ?? ''))).toEqual(result.round)
})

test('a stored round that its seed no longer gives is a fault, not an answer', async () => {
  const other = await openHouse()
  onTestFinished(() => other.close())
  await other.rounds.spin({ id: 1, bet: 1 })
  const [stored] = await allRounds(other.storage)
  const id = randomUUID()
  await addRound(other.storage, { ...stored!, id, totalCoins: stored!.totalCoins + 1 })
  await expect(other.rounds.round(id)).rejects.toThrow(`round ${id}`)
})

test('a round from before there were choices has none, and is over', async () => {
  const { roundId } = await play()
  const stored = (await allRounds(house.storage)).find(({ id }) => id === roundId)!
  const id = randomUUID()
  await addRound(house.storage, { ...stored, id, choices: null })
  expect(await house.rounds.choose({ id, choices: [0] })).toMatchObject({ refusal: { code: 'roundDone' } })
  expect(await house.rounds.choose({ id, choices: [] })).toMatchObject({ ok: true, value: { roundId: id } })
})

test('a repeated key is answered with the first round, and counted once', async () => {
  const key = randomUUID()
  const before = value(await house.rounds.stats(1))
  const first = await play(1, key)
  expect(await play(1, key)).toEqual(first)
  expect(value(await house.rounds.stats(1)).totalSpins).toBe(before.totalSpins + 1)
})

test('of one key sent many times at once, one round comes', async () => {
  const key = randomUUID()
  const results = await Promise.all(Array.from({ length: 20 }, () => play(5, key)))
  expect(new Set(results.map(({ roundId }) => roundId)).size).toBe(1)
})

test('a key is for one bet on one game', async () => {
  const key = randomUUID()
  await play(1, key)
  expect(await house.rounds.spin({ id: 1, bet: 5, key })).toMatchObject({ refusal: { code: 'keyReused' } })
  expect(await house.rounds.spin({ id: 99, bet: 1, key })).toMatchObject({ refusal: { code: 'keyReused' } })
})

test.each([
  ['an unknown game', { id: 99, bet: 1 }, 'gameNotFound'],
  ['a bet that is not among the levels', { id: 1, bet: 3 }, 'betNotOffered'],
  ['a bet a hair beside a level', { id: 1, bet: 1.000_000_1 }, 'betNotOffered'],
])('%s is refused and leaves nothing', async (_, input, code) => {
  const before = await allRounds(house.storage)
  expect(await house.rounds.spin(input)).toMatchObject({ ok: false, refusal: { code } })
  expect(await allRounds(house.storage)).toHaveLength(before.length)
})

test('a new version of a game leaves the rounds of the old one as they were', async () => {
  const { plant, rounds, catalogue } = house
  await plant(seedOf('foranderligt', smallGame({ maxWin: 400 })))
  const { id } = (await catalogue.list()).find(({ slug }) => slug === 'foranderligt')!
  const old = value(await rounds.spin({ id, bet: 1 }))
  await plant(seedOf('foranderligt', smallGame({ maxWin: 300 })))
  const summary = value(await catalogue.summary(id))
  expect(summary).toMatchObject({ version: 2, maxWinMultiplier: 300 })
  expect(summary.definitionHash).not.toBe(old.definitionHash)
  expect(value(await rounds.round(old.roundId))).toMatchObject(old)
})

testOnSqlite(
  'on a full disk a round is stored whole or not at all, and playing goes on when there is room',
  async () => {
    const before = await allRounds(house.storage)
    const stats = value(await house.rounds.stats(1))
    await fillDisk(house.storage)
    let played = 0
    const fill = async () => {
      for (; played < 10_000; played++) await play()
    }
    await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    expect(await allRounds(house.storage)).toHaveLength(before.length + played)
    expect(value(await house.rounds.stats(1)).totalSpins).toBe(stats.totalSpins + played)
    await emptyDisk(house.storage)
    await expect(play()).resolves.toMatchObject({ gameId: 1 })
  },
)

testOnSqlite('a read-only database refuses the round and keeps answering', async () => {
  await forbidWriting(house.storage)
  await expect(play()).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
  expect((await house.catalogue.list()).length).toBeGreaterThan(0)
})

test('a round that is too long is refused, and was never staked', async () => {
  const strip = ['a']
  const endless = smallGame({
    maxWin: 1_000_000,
    symbols: [
      { id: 'a', kind: 'regular', pays: { 3: 1 } },
      { id: 's', kind: 'scatter' },
    ],
    reelSets: {
      base: [{ strip: [...strip, 's'], rows: 1 }, ...[1, 2].map(() => ({ strip, rows: 1 }))],
      always: [0, 1, 2].map(() => ({ strip, rows: 1 })),
    },
    wins: { type: 'ways' },
    cascades: {},
    features: [{ type: 'freeSpins', id: 'free', reelSet: 'always', trigger: { symbol: 's', awards: { 1: 1000 } } }],
    modes: [{ id: 'buy', coins: 100, buys: { feature: 'free', spins: 1000 } }],
  })
  const other = await openHouse()
  onTestFinished(() => other.close())
  // Its own sheet would take seconds, and has no say in a round.
  const config = { betLevels: [1], minBet: 1, maxBet: 1, autoSpinOptions: [], soundEnabled: true, animationSpeed: 1 }
  const id = await other.catalogue.put({
    ...{ name: 'Uden ende', description: '', theme: 'fruit', category: 'slots', slug: 'uden-ende' },
    ...{ sheet: analyse(compile(smallGame())), ...identify(endless), config },
    ...{ owner: guestOwner('maker'), making: null, origin: 'studio', featured: false },
    palette: ['#101010', '#202020', '#a0a0a0', '#f0f0f0'],
  })
  const viewer = { owners: [guestOwner('maker')] }
  const spun = await other.rounds.spin({ id, bet: 1, mode: 'buy' }, null, { viewer })
  expect(spun).toMatchObject({ ok: false, refusal: { code: 'roundTooLong' } })
  expect(await allRounds(other.storage)).toEqual([])
})

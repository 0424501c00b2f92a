import { randomUUID } from 'node:crypto'
import type { SlotRecord, SlotResult } from '@spilvaerk/schemas'
import { compile, type Definition, type Round, verifyRound } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '../../../platform/refusals/refusals.ts'
import { addRound, allRounds, changeRound } from '../../../testing/database.ts'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { slotValue } from '../../../testing/players.ts'
import { makeTempDir, removeTempDir } from '../../../testing/temp-dir.ts'
import { byDefault } from './answers.ts'
import { OPEN_MS } from './service.ts'

/** A choice of three that each spin or buying it starts, and two steps of gambling with what is won. */
const asking: Definition = smallGame({
  id: 'valgspil',
  features: [
    { type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { 3: 3 } }, multiplier: 2 },
    {
      type: 'choice',
      id: 'valg',
      options: [
        { name: 'Sikkert', prize: { coins: 10 } },
        { name: 'Spins', prize: { feature: 'free', spins: 2 } },
        { name: 'Ingenting', prize: { nothing: true } },
      ],
    },
  ],
  gamble: { factor: 2, up: 1, down: 1, steps: 2 },
  modes: [
    { id: 'koeb', name: 'Køb valget', coins: 20, buys: { feature: 'valg' } },
    { id: 'ante', name: 'Ekstra', coins: 15 },
  ],
})

const clock = {
  time: new Date('2026-06-01T12:00:00Z'),
  now: () => clock.time,
  pass: (ms: number) => {
    clock.time = new Date(clock.time.getTime() + ms)
  },
}
let house: House
let id: number
const idOf = async ({ catalogue }: House) => (await catalogue.list()).find(({ slug }) => slug === 'valgspil')!.id

beforeAll(async () => {
  house = await openHouse({ clock })
  await house.plant(seedOf('valgspil', asking))
  id = await idOf(house)
})
afterAll(() => house.close())

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}
const buy = async (key?: string): Promise<SlotResult> =>
  slotValue(await house.rounds.spin({ id, bet: 1, mode: 'koeb', key }))
const choose = async (round: SlotResult, ...choices: number[]) => house.rounds.choose({ id: round.roundId, choices })
const recordOf = async (round: SlotResult): Promise<SlotRecord> => slotValue(await house.rounds.round(round.roundId))
const stats = async () => value(await house.rounds.stats(id))
const verified = ({ seed = '', round, mode, choices, totalCoins }: SlotRecord) =>
  verifyRound(compile(asking), { seed, mode, choices, totalCoins, events: round.events } as never)

test('a bought round costs what its mode says, and waits for the choice', async () => {
  const before = await stats()
  const result = await buy()
  expect(result).toMatchObject({
    bet: 1,
    mode: 'koeb',
    cost: 2,
    betCoins: 20,
    totalWin: 0,
    status: 'open',
    choices: [],
  })
  expect(result.round.awaiting).toEqual({ feature: 'valg', options: 3 })
  expect(result).not.toHaveProperty('settledAt')
  expect(await stats()).toEqual(before)
})

test('each mode has its price; the plain bet has two names', async () => {
  expect(value(await house.rounds.spin({ id, bet: 2.5, mode: 'ante' }))).toMatchObject({ cost: 3.75, betCoins: 15 })
  for (const mode of [undefined, 'base']) {
    const result = value(await house.rounds.spin({ id, bet: 2.5, mode }))
    expect(result).toMatchObject({ cost: 2.5, betCoins: 10 })
    expect(result).not.toHaveProperty('mode')
  }
  expect(await house.rounds.spin({ id, bet: 1, mode: 'gratis' })).toMatchObject({
    refusal: { code: 'modeNotOffered', modes: ['koeb', 'ante'] },
  })
})

test('the seed is told when the round is done, and not while it would tell what a choice leads to', async () => {
  const round = await buy()
  expect(await recordOf(round)).not.toHaveProperty('seed')
  await choose(round, 2)
  expect(await recordOf(round)).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/), choices: [2] })
})

test('answers bring the round to its end, which is counted once and verified by its record', async () => {
  const before = await stats()
  const round = await buy()
  const chosen = value(await choose(round, 0))
  expect(chosen).toMatchObject({ roundId: round.roundId, totalCoins: 10, totalWin: 1, status: 'open' })
  expect(chosen.round.awaiting).toEqual({ feature: 'gamble', options: 2 })
  const taken = value(await choose(round, 0, 0))
  expect(taken).toMatchObject({ totalWin: 1, status: 'done', choices: [0, 0], settledAt: clock.now().toISOString() })
  expect(taken.round).not.toHaveProperty('awaiting')
  expect(await stats()).toMatchObject({
    totalSpins: before.totalSpins + 1,
    totalWins: before.totalWins + 1,
    totalWagered: before.totalWagered + 2,
  })
  expect(verified(await recordOf(round))).toMatchObject({ ok: true })
})

test('a gamble doubles or loses what was won, as its seed says', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, async () => value(await choose(await buy(), 0, 1))))
  expect(new Set(results.map(({ totalCoins }) => totalCoins))).toEqual(new Set([0, 20]))
  // What was lost is over; what was won may be staked once more.
  for (const { totalCoins, status } of results) expect(status).toBe(totalCoins === 0 ? 'done' : 'open')
})

test('a list sent again, or an older one, changes nothing', async () => {
  const round = await buy()
  const first = value(await choose(round, 0))
  expect(value(await choose(round, 0))).toEqual(first)
  const last = value(await choose(round, 0, 0))
  const before = await stats()
  expect(value(await choose(round, 0, 0))).toEqual(last)
  expect(value(await choose(round, 0))).toEqual(last)
  expect(await stats()).toEqual(before)
})

test.each([
  ['another answer than the one given', [0], [1], 'choicesConflict'],
  ['another answer before a new one', [0], [1, 0], 'choicesConflict'],
  ['an answer to a round that is done', [2], [2, 0], 'roundDone'],
  ['an option there is not', [], [3], 'choiceOutOfRange'],
])('%s is refused and leaves the round as it was', async (_, given, answers, code) => {
  const round = await buy()
  if (given.length > 0) value(await choose(round, ...given))
  const before = await recordOf(round)
  expect(await choose(round, ...answers)).toMatchObject({ ok: false, refusal: { code } })
  expect(await recordOf(round)).toEqual(before)
})

test('of more answers than the round asks for those count that it asked for', async () => {
  const round = await buy()
  expect(await choose(round, 2, 0)).toMatchObject({ ok: false, refusal: { code: 'choiceNotAsked', at: 1 } })
  expect(await recordOf(round)).toMatchObject({ status: 'done', choices: [2] })
})

test('of different answers at once one counts, and the others are told', async () => {
  const round = await buy()
  const answers = await Promise.all([0, 1, 2, 0, 1, 2].map((option) => choose(round, option)))
  const kept = (await recordOf(round)).choices?.[0]
  answers.forEach((answer, i) => {
    expect(answer.ok).toBe(i % 3 === kept)
    if (!answer.ok) expect(answer.refusal.code).toBe('choicesConflict')
  })
})

test('a repeated key is answered with the round as it is now, and is for one mode', async () => {
  const key = randomUUID()
  const round = await buy(key)
  const chosen = value(await choose(round, 0))
  expect(await buy(key)).toEqual(chosen)
  expect(await house.rounds.spin({ id, bet: 1, key })).toMatchObject({ refusal: { code: 'keyReused' } })
})

test('an unknown round has no choices', async () => {
  expect(await house.rounds.choose({ id: randomUUID(), choices: [0] })).toMatchObject({
    refusal: { code: 'roundNotFound' },
  })
})

test('an open round is there after a restart and goes on', async () => {
  const dataDir = makeTempDir()
  onTestFinished(() => removeTempDir(dataDir))
  const first = await openHouse({ dataDir })
  await first.plant(seedOf('valgspil', asking))
  const round = value(await first.rounds.spin({ id: await idOf(first), bet: 1, mode: 'koeb' }))
  await first.close()
  const second = await openHouse({ dataDir })
  onTestFinished(() => second.close())
  expect(value(await second.rounds.round(round.roundId))).toEqual(round)
  expect(value(await second.rounds.choose({ id: round.roundId, choices: [0] }))).toMatchObject({ totalWin: 1 })
})

test('a round nobody answers ends after 24 hours by the first options, and takes what it won', async () => {
  const round = await buy()
  clock.pass(OPEN_MS - 1)
  await house.rounds.settleOverdue()
  expect(await recordOf(round)).toMatchObject({ status: 'open', choices: [] })
  clock.pass(1)
  const before = await stats()
  expect(await house.rounds.settleOverdue()).toBeGreaterThan(0)
  expect(await recordOf(round)).toMatchObject({ status: 'done', choices: [0, 0], totalWin: 1 })
  expect((await stats()).totalSpins).toBeGreaterThan(before.totalSpins)
  expect(await house.rounds.settleOverdue()).toBe(0)
  expect(await choose(round, 1)).toMatchObject({ refusal: { code: 'choicesConflict' } })
  expect(verified(await recordOf(round))).toMatchObject({ ok: true })
})

test('one that cannot be settled keeps no other from it, and is told', async () => {
  const own = await openHouse({ clock })
  onTestFinished(() => own.close())
  await own.plant(seedOf('valgspil', asking))
  const wish = { id: await idOf(own), bet: 1, mode: 'koeb' }
  const [first, second] = [value(await own.rounds.spin(wish)), value(await own.rounds.spin(wish))]
  const [stored] = await allRounds(own.storage)
  await addRound(own.storage, { ...stored!, id: randomUUID(), createdAt: new Date(0), choices: [9] })
  clock.pass(OPEN_MS)
  await expect(own.rounds.settleOverdue()).rejects.toThrow(/^1 open rounds/)
  for (const { roundId } of [first, second])
    expect(value(await own.rounds.round(roundId))).toMatchObject({ status: 'done' })
})

test.each([
  ['looked at', (round: SlotResult) => recordOf(round)],
  ['answered', (round: SlotResult) => choose(round, 1)],
  ['asked for again', (_: SlotResult, key: string) => buy(key)],
])('a round that has waited too long ends when it is %s', async (_, look) => {
  const key = randomUUID()
  const round = await buy(key)
  clock.pass(OPEN_MS)
  await look(round, key)
  const stored = (await allRounds(house.storage)).find(({ id }) => id === round.roundId)
  expect(stored).toMatchObject({ status: 'done', choices: [0, 0], settledAt: clock.now() })
})

test('the database lets an open round take choices and nothing else, and a done one nothing', async () => {
  const round = await buy()
  const change = (values: Parameters<typeof changeRound>[2]) => changeRound(house.storage, round.roundId, values)
  await expect(change({ seed: 'other' })).rejects.toThrow()
  await expect(change({ costMicro: 1 })).rejects.toThrow()
  value(await choose(round, 0))
  await expect(change({ choices: [1] })).rejects.toThrow()
  value(await choose(round, 0, 0))
  await expect(change({ totalCoins: 1000 })).rejects.toThrow()
})

test('the default end is the round that a player gets who takes the first of everything', async () => {
  const game = compile(asking)
  for (const stored of (await allRounds(house.storage)).filter(({ gameId }) => gameId === id).slice(0, 50)) {
    const { choices, round } = byDefault(game, { ...stored, choices: [] })
    expect(choices.every((choice) => choice === 0)).toBe(true)
    expect((round as Round).awaiting).toBeUndefined()
  }
})

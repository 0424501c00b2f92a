import { randomUUID } from 'node:crypto'
import { spinResult, type TableResult, verification } from '@spilvaerk/schemas'
import { verifyPool } from '@spilvaerk/slot-engine'
import { parseTable, verifyTable } from '@spilvaerk/table-games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ASSETS } from '../../../platform/config/assets.ts'
import type { Outcome, RefusalCode } from '../../../platform/refusals/refusals.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { newPlayer, value } from '../../../testing/players.ts'
import { readTableSeeds } from '../../games/catalogue/seed-tables.ts'

const MICRO = 1_000_000
const micro = (dkk: number): number => Math.round(dkk * MICRO)

/** A pool from 90 coins that grows by 1 with each bet of 10; every other hand takes a part of it. */
const OFTEN = {
  ...{ name: 'Kisten', price: 10, startCoins: 90, contributionPpm: 100_000 },
  pays: [
    { hand: 'twoPair', percent: 100 },
    { hand: 'pair', percent: 10 },
    { hand: 'threeOfAKind', coins: 10 },
  ],
} as const
const BETS = [
  { bet: 'ante', amount: 5 },
  { bet: 'progressive', amount: 10 },
]
const START = 90
const PUT_IN = 1

let house: House
let id: number
beforeAll(async () => {
  house = await openHouse()
  const seeds = await readTableSeeds(ASSETS.seeds)
  const stud = seeds.find(({ slug }) => slug === 'caribisk-stud')
  if (!stud) throw new Error('there is no stud')
  const { sheet: _, ...seed } = stud
  const parsed = parseTable({ ...seed.definition, id: 'kisten', progressive: OFTEN })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  await house.plant({ ...seed, slug: 'kisten', definition: parsed.definition })
  id = (await house.catalogue.list()).find(({ slug }) => slug === 'kisten')!.id
  // It is proved when it is planted.
}, 120_000)
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

function table<C extends RefusalCode>(outcome: Outcome<{ readonly kind: string }, C>): TableResult {
  const told = spinResult.parse(value(outcome))
  if (told.kind === 'slot') throw new Error('a slot')
  return told
}

type Player = Awaited<ReturnType<typeof newPlayer>>
const newOne = (balance = 1000): Promise<Player> => newPlayer(house, { gameId: id, balance })
const meter = async (): Promise<number> => value(await house.jackpots.pools(id))[0]?.pools[0]?.amount ?? 0
const deal = async (player: Player, bets = BETS, key: string = randomUUID()) =>
  table(await house.rounds.spin({ id, bets, stake: 'money', key }, player))
const end = async (player: Player, { roundId }: TableResult, move = 'raise') =>
  table(await house.rounds.choose({ id: roundId, choices: [move] }, player))
/** What the round took of the pool, in hundredths. */
const takenBy = ({ round }: TableResult): number =>
  round.events.reduce((sum, event) => (event.type === 'jackpotWon' ? event.percent : sum), 0)

describe('the pool of a table', () => {
  test('grows by each bet on its spot when the round is over, and by no other', async () => {
    const player = await newOne()
    const before = await meter()
    const open = await deal(player)
    expect(await meter()).toBe(before)
    const over = await end(player, open, 'fold')
    const due = Math.floor(((before + PUT_IN - START) * takenBy(over)) / 100)
    expect(await meter()).toBe(before + PUT_IN - due)
    const after = await meter()
    await end(player, await deal(player, BETS.slice(0, 1)))
    expect(await meter()).toBe(after)
    const shown = table(await house.rounds.spin({ id, bets: BETS }))
    await house.rounds.choose({ id: shown.roundId, choices: ['fold'] })
    expect(await meter()).toBe(after)
  })

  test('pays all that was put in, to the last coin, and the round its start', { timeout: 60_000 }, async () => {
    const player = await newOne(5000)
    let height = await meter()
    const found = new Set<number>()
    for (let n = 0; n < 60; n++) {
      const over = await end(player, await deal(player), 'fold')
      const percent = takenBy(over)
      found.add(percent)
      const gathered = height + PUT_IN - START
      const due = Math.floor((gathered * percent) / 100)
      const spot = over.round.spots.find((one) => one.spot === 'progressive')
      expect(over.jackpotWin).toBe(due)
      expect(over.totalWin).toBe(over.round.paidCoins + due)
      if (percent > 0) expect(spot?.paidCoins).toBe((START * percent) / 100)
      height += PUT_IN - due
      expect(await meter()).toBe(height)
      expect(over.balance).toBe(await player.balance())
    }
    expect([...found].sort((a, b) => a - b)).toEqual([0, 10, 100])
  })

  test('is paid once, however often the round is asked for', async () => {
    const player = await newOne(5000)
    const key = randomUUID()
    let open = await deal(player, BETS, key)
    let over = await end(player, open)
    for (let n = 0; takenBy(over) === 0 && n < 40; n++) {
      open = await deal(player)
      over = await end(player, open)
    }
    expect(takenBy(over)).toBeGreaterThan(0)
    const [height, balance] = [await meter(), await player.balance()]
    expect(await end(player, open)).toEqual(over)
    expect([await meter(), await player.balance()]).toEqual([height, balance])
  })

  test('pays two winners at once one after another: none is paid what the other took', {
    timeout: 60_000,
  }, async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => newOne()))
    const before = await meter()
    const open = await Promise.all(players.map((player) => deal(player)))
    const over = await Promise.all(players.map((player, at) => end(player, open[at]!, 'fold')))
    const winners = over.filter((one) => takenBy(one) > 0)
    expect(winners.length).toBeGreaterThan(1)
    const paid = over.reduce((sum, { jackpotWin }) => sum + jackpotWin, 0)
    expect(await meter()).toBe(before + 12 * PUT_IN - paid)
    expect(await meter()).toBeGreaterThanOrEqual(START)
    const { pools } = value(await house.jackpots.paid({ id }))
    const mine = pools.filter(({ roundId }) => winners.some((one) => one.roundId === roundId))
    expect(mine).toHaveLength(winners.length)
    const inOrder = mine.toSorted((a, b) => a.number - b.number)
    for (const [at, { openedPpm, paidCoins }] of inOrder.entries()) {
      const last = inOrder[at - 1]
      if (last) expect(openedPpm).toBe(last.grownPpm - last.paidCoins * MICRO)
      expect(paidCoins).toBe(winners.find(({ roundId }) => roundId === inOrder[at]?.roundId)?.jackpotWin)
    }
  })

  test('can be checked: the round by its seed, and each payment by the rounds that put in', async () => {
    const { pools } = value(await house.jackpots.paid({ id }))
    expect(pools.length).toBeGreaterThan(2)
    for (const { openedPpm, rounds, seed, grownPpm, by, hitAtCoins, paidCoins, percent, ...terms } of pools)
      expect(
        verifyPool({
          opening: { terms, seed, grownPpm: openedPpm ?? 0, rounds: rounds ?? 0 },
          ...{ grownPpm, by, hitAtCoins, paidCoins },
          ...(percent !== undefined && { percent }),
        }),
      ).toBeNull()
    const [{ roundId, paidCoins } = { roundId: '', paidCoins: 0 }] = pools
    const told = verification.parse(value(await house.rounds.verification(roundId ?? '', null)))
    if (told.kind === 'slot') throw new Error('a slot')
    const { definition, round, ...stored } = told
    expect(verifyTable(definition, { ...stored, events: round.events })).toMatchObject({ ok: true })
    expect(told.pools?.map((one) => one.paidCoins)).toEqual([paidCoins])
  })

  test('is named and told to the krone', async () => {
    const [pool] = value(await house.jackpots.pools(id))
    expect(pool).toMatchObject({ id: 'progressive', name: 'Kisten', startCoins: START, mustHitByCoins: null })
    expect(pool?.pools).toMatchObject([{ bet: 10, commitment: null }])
    expect(micro(pool?.pools[0]?.amount ?? 0) % MICRO).toBe(0)
  })
})

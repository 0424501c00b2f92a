import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { losingGame, seedOf, smallGame, WINNING } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify } from '../../../testing/identities.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, newPlayer, value } from '../../../testing/players.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MICRO = 1_000_000
const clock = createTestClock()
let house: House
let losing: number
let winning: number
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.plant(seedOf('tabespil', losingGame()))
  await house.plant(seedOf('vindespil', smallGame({ ...WINNING, id: 'vindespil' })))
  const idOf = async (name: string) => (await house.catalogue.list()).find(({ slug }) => slug === name)!.id
  losing = await idOf('tabespil')
  winning = await idOf('vindespil')
})
afterAll(() => house.close())

const loser = async () => {
  const player = await newPlayer(house, { gameId: losing })
  return { ...player, lose: (bet: number) => player.play({ id: losing, bet }) }
}
const somebody = async (day: number, week: number, month: number) => {
  const player = { id: randomUUID(), kind: 'player' as const }
  await identify(house, player.id)
  await house.limits.setDeposit(player, { day, week, month })
  return { ...player, deposit: (amount: number) => house.wallet.deposit(player, { amount }) }
}

describe('a deposit that is too much', () => {
  test.each([
    ['day', 100, 500, 500],
    ['week', 500, 100, 500],
    ['month', 500, 500, 100],
  ] as const)('is told which limit it meets, and what may still be paid in: %s', async (period, day, week, month) => {
    const player = await somebody(day, week, month)
    value(await player.deposit(70))
    const over = await player.deposit(30.01)
    expect(over).toMatchObject({ ok: false, refusal: { code: 'overDepositLimit', period, leftMicro: 30 * MICRO } })
    expect(codeOf(await player.deposit(30))).toBe('granted')
  })

  test('is told the shortest of the limits that leave the same', async () => {
    const player = await somebody(100, 100, 100)
    expect(await player.deposit(101)).toMatchObject({ refusal: { code: 'overDepositLimit', period: 'day' } })
  })

  test.each([
    ['day', 1, [100, 500, 500]],
    ['week', 7, [500, 100, 500]],
    ['month', 30, [500, 500, 100]],
  ] as const)('fits again when a %s is over, and not a moment before', async (_, days, [day, week, month]) => {
    const player = await somebody(day, week, month)
    value(await player.deposit(100))
    clock.pass(days * DAY - 1)
    expect(codeOf(await player.deposit(10))).toBe('overDepositLimit')
    clock.pass(1)
    expect(codeOf(await player.deposit(100))).toBe('granted')
  })
})

describe('a loss limit', () => {
  test.each(['day', 'week', 'month'] as const)('of a %s is told by its name, and is met to the øre', async (period) => {
    const player = await loser()
    await house.limits.setLoss(player, { [period]: 2 })
    value(await player.lose(1))
    expect(await player.lose(2.5)).toMatchObject({ refusal: { code: 'overLossLimit', period } })
    expect(codeOf(await player.lose(1))).toBe('granted')
    expect(await player.lose(0.1)).toMatchObject({ refusal: { code: 'overLossLimit', period } })
    expect(await player.balance()).toBe(998)
  })

  test.each([
    ['week', 7],
    ['month', 30],
  ] as const)('of a %s still counts a day later, and no more when it is over', async (period, days) => {
    const player = await loser()
    await house.limits.setLoss(player, { [period]: 1 })
    value(await player.lose(1))
    clock.pass(2 * DAY)
    expect(codeOf(await player.lose(1))).toBe('overLossLimit')
    clock.pass((days - 2) * DAY + HOUR)
    expect(codeOf(await player.lose(1))).toBe('granted')
  })

  test('is what is lost: what is won may be played again', async () => {
    const player = await newPlayer(house, { gameId: winning })
    await house.limits.setLoss(player, { day: 1 })
    for (let round = 0; round < 3; round++) expect(codeOf(await player.play())).toBe('granted')
    expect(codeOf(await player.play({ bet: 2.5 }))).toBe('overLossLimit')
  })

  test('counts whole hours, the one in which the day begins included', async () => {
    const player = await loser()
    await house.limits.setLoss(player, { day: 1 })
    clock.pass(HOUR - (clock.now().getTime() % HOUR))
    value(await player.lose(1))
    clock.pass(DAY + HOUR - 1)
    expect(codeOf(await player.lose(1))).toBe('overLossLimit')
    clock.pass(1)
    expect(codeOf(await player.lose(1))).toBe('granted')
  })

  test('keeps nobody from rounds with credits', async () => {
    const player = await loser()
    await house.limits.setLoss(player, { day: 0 })
    expect(codeOf(await player.lose(0.1))).toBe('overLossLimit')
    expect(codeOf(await player.play({ id: losing, stake: 'demo' }))).toBe('granted')
  })
})

describe('time', () => {
  test('a break of 15 minutes still counts as play, and a longer one does not', async () => {
    const [short, long] = [await loser(), await loser()]
    for (const player of [short, long]) value(await player.lose(0.1))
    clock.pass(15 * MINUTE)
    value(await short.lose(0.1))
    clock.pass(1)
    value(await long.lose(0.1))
    expect((await house.limits.get(short)).time.day.used).toBe(15)
    expect((await house.limits.get(long)).time.day.used).toBe(0)
    expect(await house.limits.session(short.id)).toMatchObject({ rounds: 2, wagered: 0.2, seconds: 900 })
    expect(await house.limits.session(long.id)).toMatchObject({ rounds: 1, wagered: 0.1, seconds: 0 })
  })

  test('a time limit is met by the minutes since the last round, and is told by its name', async () => {
    const player = await loser()
    await house.limits.setTime(player, { week: 10 })
    value(await player.lose(0.1))
    clock.pass(10 * MINUTE - 1)
    value(await player.lose(0.1))
    clock.pass(1)
    expect(await player.lose(0.1)).toMatchObject({ refusal: { code: 'overTimeLimit', period: 'week' } })
  })

  test('who has chosen nothing is asked after an hour of play', async () => {
    const player = await loser()
    for (let minutes = 0; minutes < 60; minutes += 10) {
      value(await player.lose(0.1))
      clock.pass(10 * MINUTE)
    }
    expect(await player.lose(0.1)).toMatchObject({ refusal: { code: 'realityCheckDue', minutes: 60 } })
  })

  test('a break ends what a reality check counts', async () => {
    const player = await loser()
    await house.limits.setRealityCheck(player, { minutes: 10 })
    value(await player.lose(0.1))
    clock.pass(16 * MINUTE)
    expect(codeOf(await player.lose(0.1))).toBe('granted')
  })
})

describe('of several blocks', () => {
  test('the one that lasts longest is told', async () => {
    const player = await loser()
    await house.limits.exclude(player, { days: 60 })
    const { block } = value(await house.limits.exclude(player, { days: 30 }))
    const until = new Date(clock.now().getTime() + 60 * DAY)
    expect(block).toMatchObject({ kind: 'exclusion', until: until.toISOString() })
    expect(await player.lose(1)).toMatchObject({ refusal: { code: 'excluded', until } })
    clock.pass(45 * DAY)
    expect(codeOf(await player.lose(1))).toBe('excluded')
    const { block: longer } = value(await house.limits.exclude(player, { days: 90 }))
    expect(longer?.until).toBe(new Date(clock.now().getTime() + 90 * DAY).toISOString())
  })

  test('a pause is told with its end, and is over at that moment', async () => {
    const player = await loser()
    await house.limits.pause(player)
    const until = new Date(clock.now().getTime() + DAY)
    expect(await player.lose(1)).toMatchObject({ refusal: { code: 'paused', until } })
    clock.pass(DAY - 1)
    expect(codeOf(await player.lose(1))).toBe('paused')
    clock.pass(1)
    expect(codeOf(await player.lose(1))).toBe('granted')
  })
})

test('who has set two of the three deposit limits does not play', async () => {
  const player = await loser()
  const other = { id: randomUUID(), kind: 'player' as const }
  await identify(house, other.id)
  await house.limits.setDeposit(other, { day: 10, month: 10 })
  const play = (who: typeof other) => house.rounds.spin({ id: losing, bet: 1, stake: 'money' }, who).then(codeOf)
  expect(await play(other)).toBe('depositLimitsMissing')
  expect(await play(player)).toBe('granted')
})

test('who is not identified neither plays nor pays in', async () => {
  const nobody = { id: randomUUID(), kind: 'player' as const }
  await house.limits.setDeposit(nobody, { day: 10, week: 10, month: 10 })
  const played = await house.rounds.spin({ id: losing, bet: 1, stake: 'money' }, nobody)
  expect([codeOf(played), codeOf(await house.wallet.deposit(nobody, { amount: 1 }))]).toEqual([
    'identityMissing',
    'identityMissing',
  ])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { losingGame, seedOf } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify } from '../../../testing/identities.ts'
import { createTestClock } from '../../../testing/members.ts'
import { chooseSeed, codeOf, newPlayer, value } from '../../../testing/players.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const clock = createTestClock()
let house: House
let losing: number
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.plant(seedOf('tabespil', losingGame()))
  losing = (await house.catalogue.list()).find(({ slug }) => slug === 'tabespil')!.id
})
afterAll(() => house.close())

const deposit = (player: { id: string; kind: 'player' | 'company' }, amount: number) =>
  house.wallet.deposit(player, { amount }).then(codeOf)
const somebody = async () => {
  const player = { id: crypto.randomUUID(), kind: 'player' as const }
  await identify(house, player.id)
  return player
}

describe('before the first play for money', () => {
  test('all three deposit limits are set', async () => {
    const player = await somebody()
    expect(await deposit(player, 100)).toBe('depositLimitsMissing')
    expect(value(await house.limits.setDeposit(player, { day: 100, week: 200 }))).toMatchObject({ mayPlay: false })
    expect(await deposit(player, 100)).toBe('depositLimitsMissing')
    expect(value(await house.limits.setDeposit(player, { month: 300 }))).toMatchObject({ mayPlay: true, reason: null })
    expect(await deposit(player, 100)).toBe('granted')
  })

  test('a company plays with credits, and pays in without limits', async () => {
    const company = { id: crypto.randomUUID(), kind: 'company' as const }
    expect(await deposit(company, 5000)).toBe('granted')
    await chooseSeed(house, company.id, 1)
    expect(codeOf(await house.rounds.spin({ id: 1, bet: 1, stake: 'money' }, company))).toBe('companyMayNotPlay')
    expect(codeOf(await house.rounds.spin({ id: 1, bet: 1 }, company))).toBe('granted')
  })
})

describe('a deposit limit', () => {
  test('holds for any 24 hours, whatever midnight says', async () => {
    const player = await somebody()
    await house.limits.setDeposit(player, { day: 100, week: 1000, month: 1000 })
    expect(await deposit(player, 100)).toBe('granted')
    clock.pass(23 * HOUR + 59 * MINUTE)
    expect(await deposit(player, 10)).toBe('overDepositLimit')
    clock.pass(2 * MINUTE)
    expect(await deposit(player, 10)).toBe('granted')
    expect((await house.limits.get(player)).deposit.day).toMatchObject({ value: 100, used: 10 })
  })

  test('is the tightest of the three', async () => {
    const player = await somebody()
    await house.limits.setDeposit(player, { day: 100, week: 150, month: 1000 })
    expect(await deposit(player, 100)).toBe('granted')
    clock.pass(25 * HOUR)
    expect(await deposit(player, 60)).toBe('overDepositLimit')
    expect(await deposit(player, 50)).toBe('granted')
  })

  test('is lowered at once and raised after 24 hours', async () => {
    const player = await somebody()
    await house.limits.setDeposit(player, { day: 100, week: 1000, month: 1000 })
    await house.limits.setDeposit(player, { day: 50 })
    expect(await deposit(player, 60)).toBe('overDepositLimit')
    const { deposit: raised } = value(await house.limits.setDeposit(player, { day: 500 }))
    expect(raised.day).toMatchObject({ value: 50, pending: { value: 500 } })
    clock.pass(23 * HOUR + 59 * MINUTE)
    expect(await deposit(player, 60)).toBe('overDepositLimit')
    clock.pass(2 * MINUTE)
    expect(await deposit(player, 60)).toBe('granted')
  })

  test('a raise thought better of never comes into force', async () => {
    const player = await somebody()
    await house.limits.setDeposit(player, { day: 100, week: 1000, month: 1000 })
    await house.limits.setDeposit(player, { day: 900 })
    clock.pass(12 * HOUR)
    await house.limits.setDeposit(player, { day: 200 })
    clock.pass(13 * HOUR)
    expect((await house.limits.get(player)).deposit.day).toMatchObject({ value: 100, pending: { value: 200 } })
    clock.pass(12 * HOUR)
    expect((await house.limits.get(player)).deposit.day).toMatchObject({ value: 200, pending: null })
  })

  test('lowering takes a raise that waits away', async () => {
    const player = await somebody()
    await house.limits.setDeposit(player, { day: 100, week: 1000, month: 1000 })
    await house.limits.setDeposit(player, { day: 900 })
    await house.limits.setDeposit(player, { day: 80 })
    clock.pass(25 * HOUR)
    expect((await house.limits.get(player)).deposit.day).toMatchObject({ value: 80, pending: null })
  })

  test('cannot be got around by many deposits at once', async () => {
    const player = await somebody()
    await house.limits.setDeposit(player, { day: 100, week: 1000, month: 1000 })
    const ends = await Promise.all(Array.from({ length: 20 }, () => deposit(player, 30)))
    expect(ends.filter((end) => end === 'granted')).toHaveLength(3)
  })
})

describe('a loss limit', () => {
  test('stops the round that could pass it, and opens when the hours have gone by', async () => {
    const player = await newPlayer(house, { gameId: losing })
    const play = (bet: number) => player.play({ id: losing, bet }).then(codeOf)
    await house.limits.setLoss(player, { day: 20 })
    const codes = [await play(5), await play(5), await play(5), await play(5), await play(5), await play(0.1)]
    expect(codes).toEqual([...Array(4).fill('granted'), 'overLossLimit', 'overLossLimit'])
    expect((await house.limits.get(player)).loss.day.used).toBe(20)
    clock.pass(26 * HOUR)
    expect(await play(5)).toBe('granted')
  })

  test('is removed after 24 hours only', async () => {
    const player = await newPlayer(house)
    await house.limits.setLoss(player, { week: 0 })
    await house.limits.setLoss(player, { week: null })
    clock.pass(23 * HOUR + 59 * MINUTE)
    expect(codeOf(await player.play())).toBe('overLossLimit')
    clock.pass(2 * MINUTE)
    expect(codeOf(await player.play())).toBe('granted')
  })
})

describe('time', () => {
  test('a time limit counts the minutes between rounds, and no break', async () => {
    const player = await newPlayer(house)
    await house.limits.setTime(player, { day: 30 })
    for (const minutes of [0, 10, 10, 600]) {
      clock.pass(minutes * MINUTE)
      expect(codeOf(await player.play({ bet: 0.1 }))).toBe('granted')
    }
    clock.pass(9 * MINUTE)
    expect(codeOf(await player.play({ bet: 0.1 }))).toBe('granted')
    expect((await house.limits.get(player)).time.day.used).toBe(29)
    clock.pass(MINUTE)
    expect(codeOf(await player.play({ bet: 0.1 }))).toBe('overTimeLimit')
  })

  test('the server shows a clock and the net of the play', async () => {
    const player = await newPlayer(house)
    const first = value(await player.play({ bet: 1 }))
    clock.pass(5 * MINUTE)
    const second = value(await player.play({ bet: 2.5 }))
    const won = first.totalWin + second.totalWin
    expect(await house.limits.session(player.id)).toMatchObject({
      seconds: 300,
      rounds: 2,
      wagered: 3.5,
      won,
      realityCheck: { due: false },
    })
    clock.pass(16 * MINUTE)
    expect(await house.limits.session(player.id)).toBeNull()
  })

  test('a reality check stops play until it is acknowledged', async () => {
    const player = await newPlayer(house)
    await house.limits.setRealityCheck(player, { minutes: 10 })
    await player.play({ bet: 0.1 })
    clock.pass(9 * MINUTE)
    expect(codeOf(await player.play({ bet: 0.1 }))).toBe('granted')
    clock.pass(MINUTE)
    expect(codeOf(await player.play({ bet: 0.1 }))).toBe('realityCheckDue')
    expect(await house.limits.session(player.id)).toMatchObject({ realityCheck: { due: true } })
    expect(await house.limits.acknowledge(player)).toMatchObject({ mayPlay: true })
    expect(codeOf(await player.play({ bet: 0.1 }))).toBe('granted')
    expect((await house.limits.session(player.id))?.seconds).toBe(600)
  })
})

describe('a break of the member’s own', () => {
  test('a pause ends after 24 hours and not before', async () => {
    const player = await newPlayer(house)
    expect(value(await house.limits.pause(player))).toMatchObject({ block: { kind: 'pause' }, mayPlay: false })
    clock.pass(23 * HOUR + 59 * MINUTE)
    expect(codeOf(await player.play())).toBe('paused')
    expect(await deposit(player, 100)).toBe('paused')
    clock.pass(2 * MINUTE)
    expect(codeOf(await player.play())).toBe('granted')
  })

  test('an exclusion lasts its days; the money can be taken out and the game played with credits', async () => {
    const player = await newPlayer(house, { balance: 40 })
    await house.limits.exclude(player, { days: 30 })
    await house.limits.pause(player)
    expect(codeOf(await player.play())).toBe('excluded')
    expect(codeOf(await player.play({ stake: 'demo' }))).toBe('granted')
    expect(value(await house.wallet.withdraw(player, {})).balance).toBe(0)
    clock.pass(30 * 24 * HOUR - MINUTE)
    expect(codeOf(await player.play())).toBe('excluded')
    clock.pass(2 * MINUTE)
    expect(codeOf(await player.play())).toBe('insufficientFunds')
  })

  test('one for good does not end', async () => {
    const player = await newPlayer(house)
    await house.limits.exclude(player, { forever: true })
    await house.limits.exclude(player, { days: 30 })
    clock.pass(10 * 365 * 24 * HOUR)
    expect(codeOf(await player.play())).toBe('excluded')
    expect((await house.limits.get(player)).block).toMatchObject({ kind: 'exclusion', until: null })
  })
})

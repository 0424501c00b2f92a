import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaseOf, newBuyer } from '../../../testing/buyers.ts'
import { seedOf } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, newPlayer, value } from '../../../testing/players.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.plant(seedOf('lille-spil'), seedOf('andet-spil'))
})
afterAll(() => house.close())

const spin = (memberId: string, id = 1) => house.rounds.spin({ id, bet: 1 }, { id: memberId, kind: 'player' })
const beat = (memberId: string, id = 1, resumed = false) => house.dashboard.beat(memberId, { id, resumed })
const minutesIn = async (memberId: string, id = 1) => value(await house.dashboard.mark(memberId, id)).playTime

/** Half minutes in front of a game, with a round in each. */
async function sit(memberId: string, halves: number, id = 1) {
  await beat(memberId, id, true)
  for (let half = 0; half < halves; half++) {
    await spin(memberId, id)
    clock.pass(30 * SECOND)
    await beat(memberId, id)
  }
}

describe('play time', () => {
  test('is the time between signs of life while rounds are played', async () => {
    const id = crypto.randomUUID()
    await sit(id, 6)
    expect(await minutesIn(id)).toBe(3)
    expect(await house.dashboard.history(id).then(({ days }) => days.at(-1))).toMatchObject({ minutes: 3, net: 0 })
  })

  test('does not go on where nobody plays', async () => {
    const id = crypto.randomUUID()
    await sit(id, 2)
    for (let half = 0; half < 40; half++) {
      clock.pass(30 * SECOND)
      await beat(id)
    }
    expect(await minutesIn(id)).toBe(2)
  })

  test('does not count what nobody saw', async () => {
    const id = crypto.randomUUID()
    await spin(id)
    await beat(id)
    clock.pass(61 * SECOND)
    await spin(id)
    await beat(id)
    clock.pass(45 * SECOND)
    await spin(id)
    await beat(id, 1, true)
    expect(await minutesIn(id)).toBe(0)
  })

  test('counts once for two windows', async () => {
    const id = crypto.randomUUID()
    for (let third = 0; third < 12; third++) {
      await Promise.all([spin(id, 1), spin(id, 2)])
      await Promise.all([beat(id, 1), beat(id, 2)])
      clock.pass(10 * SECOND)
    }
    expect((await minutesIn(id, 1)) + (await minutesIn(id, 2))).toBeLessThanOrEqual(2)
    await Promise.all(Array.from({ length: 20 }, () => beat(id)))
    expect((await minutesIn(id, 1)) + (await minutesIn(id, 2))).toBeLessThanOrEqual(2)
  })

  test('belongs to a game that is there', async () => {
    expect(codeOf(await beat(crypto.randomUUID(), 999))).toBe('gameNotFound')
  })

  test('gives XP, the same whatever is staked', async () => {
    const { id } = await newBuyer(house)
    await sit(id, 4)
    expect(await house.dashboard.progress(id)).toEqual({ xp: 24, level: 1 })
    expect(await house.accounts.me(id)).toMatchObject({ xp: 24, level: 1 })
  })
})

describe('what a member thinks of games', () => {
  test('a rating and a favourite are kept, changed and taken back', async () => {
    const id = crypto.randomUUID()
    expect(value(await house.dashboard.rate(id, { id: 1, rating: 4 }))).toMatchObject({ personalRating: 4 })
    expect(value(await house.dashboard.setFavourite(id, { id: 1, on: true }))).toEqual({
      ...{ id: 1, favourite: true, personalRating: 4, playTime: 0 },
    })
    clock.pass(SECOND)
    await house.dashboard.setFavourite(id, { id: 2, on: true })
    expect(await house.dashboard.favourites(id)).toMatchObject([{ id: 2 }, { id: 1 }])
    await house.dashboard.setFavourite(id, { id: 2, on: false })
    expect(await house.dashboard.favourites(id)).toMatchObject([{ id: 1, name: 'Lille Spil', lastPlayedAt: null }])
    expect(value(await house.dashboard.rate(id, { id: 1, rating: null }))).toMatchObject({ personalRating: null })
    expect(codeOf(await house.dashboard.rate(id, { id: 999, rating: 1 }))).toBe('gameNotFound')
  })

  test('the games played last stand first', async () => {
    const id = crypto.randomUUID()
    await sit(id, 1, 1)
    await sit(id, 1, 2)
    expect(await house.dashboard.recent(id)).toMatchObject([{ id: 2 }, { id: 1 }])
  })

  test('nothing of it stays of a member who leaves', async () => {
    const { id } = await newBuyer(house)
    await sit(id, 4)
    await house.dashboard.rate(id, { id: 1, rating: 5 })
    await house.dashboard.markRead(id, {}, 'da')
    expect(await house.dashboard.personalData(id)).toMatchObject({ games: [{ rating: 5 }], playDays: [{ gameId: 1 }] })
    await house.storage.tx((db) => house.dashboard.forget(db, id))
    expect(await house.dashboard.personalData(id)).toEqual({ games: [], playDays: [] })
  })
})

describe('library and figures', () => {
  test('are what was bought and leased', async () => {
    const { id, buy } = await newBuyer(house)
    expect(await house.dashboard.stats(id)).toEqual({
      ...{ xp: 0, nextLevelXp: 1000, level: 1, subscription: 'free', ownedGames: 0, leasedGames: 0, totalSpent: 0 },
    })
    value(await buy())
    const { entitlement } = value(await buy({ gameId: 2, ...leaseOf(1, 2000) }))
    await house.dashboard.rate(id, { id: 2, rating: 3 })
    expect(await house.dashboard.stats(id)).toMatchObject({ ownedGames: 1, leasedGames: 1, totalSpent: 2_700_000 })
    const library = await house.dashboard.games(id)
    expect(library.find((game) => game.id === 1)).toMatchObject({
      ...{ name: 'Lille Spil', description: 'Tre hjul og tre linjer.', ownershipType: 'purchase' },
      ...{ personalRating: null, playTime: 0, leaseExpiry: null },
    })
    expect(library.find((game) => game.id === 2)).toMatchObject({
      ...{ ownershipType: 'lease', personalRating: 3, leaseExpiry: entitlement?.leaseExpiry, autoRenew: true },
    })
    expect((await house.dashboard.history(id)).months.at(-1)).toEqual({ month: '2026-06', spent: 2_700_000 })
  })

  test('the net of a day is what was won for money less what was wagered', async () => {
    const player = await newPlayer(house)
    await house.rounds.spin({ id: 1, bet: 100 }, player)
    const first = value(await player.play({ bet: 5 }))
    clock.pass(DAY)
    const second = value(await player.play({ bet: 10 }))
    const { days } = await house.dashboard.history(player.id)
    expect(days).toHaveLength(30)
    expect(days.slice(-2).map(({ net }) => net)).toEqual([first.totalWin - 5, second.totalWin - 10])
  })
})

describe('notifications', () => {
  const titles = async (id: string) => (await house.dashboard.notifications(id, 'da')).items.map(({ title }) => title)

  test('tell of the account, purchases, limits and breaks, newest first, until they are read', async () => {
    const { id, buy } = await newBuyer(house)
    value(await buy())
    clock.pass(MINUTE)
    await house.limits.setDeposit({ id, kind: 'player' }, { day: 100, week: 200, month: 300 })
    clock.pass(MINUTE)
    await house.limits.setDeposit({ id, kind: 'player' }, { day: 500 })
    clock.pass(MINUTE)
    await house.limits.pause({ id, kind: 'player' })
    const { unread, items } = await house.dashboard.notifications(id, 'da')
    expect(unread).toBe(5)
    expect(items.map(({ title }) => title)).toEqual([
      'Du holder pause fra spil for penge',
      'Din grænse for indbetaling er ændret',
      'Din grænse for indbetaling er ændret',
      'Lille Spil er i dit bibliotek',
      'Din konto er aktiveret',
    ])
    expect(items[1]?.text).toMatch(/^500 kr\. pr\. døgn fra \d+\. juni 2026 kl\. \d\d\.\d\d\.$/)
    expect(items[2]?.text).toBe('100 kr. pr. døgn. 200 kr. pr. uge. 300 kr. pr. måned.')
    const first = items[0]?.id ?? ''
    expect(await house.dashboard.markRead(id, { ids: [first, 'noget andet'] }, 'da')).toMatchObject({ unread: 4 })
    expect(await house.dashboard.markRead(id, {}, 'da')).toMatchObject({
      unread: 0,
      items: [{ id: first, read: true }, {}, {}, {}, {}],
    })
  })

  test('tell of a lease in its last seven days', async () => {
    const { id, buy } = await newBuyer(house)
    const { entitlement } = value(await buy(leaseOf(1, 2000)))
    const goTo = (ms: number) => clock.pass(Date.parse(entitlement?.leaseExpiry ?? '') + ms - clock.now().getTime())
    goTo(-7 * DAY - MINUTE)
    expect(await titles(id)).not.toContain('Din leje af Lille Spil fornyes snart')
    goTo(-7 * DAY + MINUTE)
    expect(await titles(id)).toContain('Din leje af Lille Spil fornyes snart')
    value(await house.purchases.setRenewal(id, 1, false))
    expect(await titles(id)).toContain('Din leje af Lille Spil udløber snart')
    goTo(MINUTE)
    expect((await titles(id)).filter((title) => title.includes('snart'))).toEqual([])
  })

  test('tell of a lease that has run out, from that moment on and once', async () => {
    const { id, buy } = await newBuyer(house)
    const { entitlement } = value(await buy(leaseOf(1, 2000)))
    value(await house.purchases.setRenewal(id, 1, false))
    const goTo = (ms: number) => clock.pass(Date.parse(entitlement?.leaseExpiry ?? '') + ms - clock.now().getTime())
    const ended = async () =>
      (await house.dashboard.notifications(id, 'da')).items.filter((one) => /udløbet/.test(one.title))
    goTo(-1)
    expect(await ended()).toEqual([])
    goTo(0)
    const expected = {
      ...{ kind: 'lease', title: 'Din leje af Lille Spil er udløbet', at: entitlement?.leaseExpiry, read: false },
      text: expect.stringMatching(/^Du havde adgang til spillet til \d+\. \w+ 2026 kl\. \d\d\.\d\d\. Vil du/),
      href: '/purchase/1',
    }
    expect(await ended()).toMatchObject([expected])
    await house.purchases.tick()
    expect(await ended()).toMatchObject([expected])
    goTo(DAY)
    const again = value(await buy(leaseOf(1, 2000)))
    expect(await ended()).toHaveLength(1)
    expect(codeOf(await house.purchases.refund(again.order.id, 'fortrudt'))).toBe('granted')
    expect(await ended()).toHaveLength(1)
  })
})

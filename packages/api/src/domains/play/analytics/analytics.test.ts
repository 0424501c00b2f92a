import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { danishDay } from '../../../platform/time/danish-day.ts'
import { runSql } from '../../../testing/database.ts'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { makeGame } from '../../../testing/makers.ts'
import { createTestClock } from '../../../testing/members.ts'
import { newPlayer, value } from '../../../testing/players.ts'
import { memberViewer, type Viewer } from '../../games/catalogue/service.ts'
import { returningOf } from './returning.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(() => house.close())

const ask = (id: number, over: object = {}, viewer: Viewer = memberViewer('anna')) =>
  house.analytics.of(viewer, { id, from: undefined, to: undefined, stake: 'all', ...over })

test('rounds are counted on their Danish days, by stake, and the total lies within its band', async () => {
  await house.plant(seedOf('dage', smallGame()))
  const id = 2
  const player = await newPlayer(house, { gameId: id })
  for (let n = 0; n < 5; n++) await player.play()
  await house.rounds.spin({ id, bet: 1 }, null)
  const first = danishDay(clock.now())
  clock.pass(DAY_MS)
  await house.rounds.spin({ id, bet: 2.5 }, null)
  expect(await ask(id)).toMatchObject({ ok: false, refusal: { code: 'notYours' } })
  await runSql(house.storage, `UPDATE games SET owner = 'member:anna' WHERE id IN (1, ${id})`)
  expect(await ask(id, {}, memberViewer('bo'))).toMatchObject({ ok: false, refusal: { code: 'notYours' } })
  const [all, demo, money] = await Promise.all([ask(id), ask(id, { stake: 'demo' }), ask(id, { stake: 'money' })])
  const { days, total, since } = value(all)
  expect(days.map(({ day, rounds }) => [day, rounds])).toEqual([
    [first, 6],
    [danishDay(clock.now()), 1],
  ])
  expect(since).toBe(first)
  expect([value(demo).total.rounds, value(money).total.rounds, total.rounds]).toEqual([2, 5, 7])
  expect(value(demo).total.wagered).toBe(3.5)
  expect(total.returned).toBeCloseTo((100 * total.won) / total.wagered, 1)
  const stats = value(await house.rounds.stats(id))
  expect([total.rounds, total.wins, total.wagered]).toEqual([stats.totalSpins, stats.totalWins, stats.totalWagered])
  expect(Number(total.low)).toBeLessThan(value(all).declared)
  expect(Number(total.high)).toBeGreaterThan(value(all).declared)
})

test.each([[{ from: '2026-02-01', to: '2026-01-01' }], [{ from: '2024-01-01', to: '2026-01-01' }]])(
  '%j is no time to be asked for',
  async (span) => {
    expect(await ask(1, span)).toMatchObject({ ok: false, refusal: { code: 'analyticsSpan' } })
  },
)

test('who makes a game without an account sees it, too', async () => {
  const { id } = await makeGame(house, 'guest:1')
  expect(value(await ask(id, {}, { owners: ['guest:1'] })).days).toEqual([])
})

test('a game that nobody sees is not there', async () => {
  expect(await ask(99_999)).toMatchObject({ ok: false, refusal: { code: 'gameNotFound' } })
})

describe('who came back', () => {
  const visit = (memberId: string, day: string) => ({ memberId, day, playedMs: 60_000 })
  const visits = [
    ...[visit('anna', '2026-01-01'), visit('anna', '2026-01-02'), visit('anna', '2026-01-09')],
    ...[visit('bo', '2026-01-01'), visit('bo', '2026-01-04')],
    ...[visit('early', '2025-12-01'), visit('early', '2026-01-02')],
    visit('late', '2026-01-20'),
  ]

  test('is counted from the first day of each, and only where the day is over', () => {
    const { days, weeks } = returningOf(visits, { from: '2026-01-01', to: '2026-01-31', today: '2026-01-21' })
    expect(days.map(({ after, players, back }) => [after, players, back])).toEqual([
      [1, 2, 1],
      [3, 2, 1],
      [7, 2, 0],
      [14, 2, 0],
      [30, 0, 0],
    ])
    expect(weeks[0]).toEqual({ after: 7, players: 2, back: 1 })
  })
})

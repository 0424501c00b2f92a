import { expect, test } from 'vitest'
import { experienceOf, type Played } from './experience.ts'

const MINUTE = 60_000
const on = (day: number, gameId: number, minutes: number): Played => ({
  day: `2026-06-${String(day).padStart(2, '0')}`,
  gameId,
  playedMs: minutes * MINUTE,
})

const CASES: readonly [name: string, days: readonly Played[], xp: number][] = [
  ['nothing played', [], 0],
  ['half a minute is no minute, and no game tried', [on(1, 1, 0.5)], 0],
  ['the first minute in a game', [on(1, 1, 1)], 22],
  ['ten minutes in one game', [on(1, 1, 10)], 40],
  ['a game is new once', [on(1, 1, 10), on(2, 1, 10)], 60],
  ['a first minute that took two days', [on(1, 1, 0.5), on(2, 1, 0.5)], 20],
  ['half an hour a day has given all', [on(1, 1, 600)], 80],
  ['minutes of all games of a day together', [on(1, 1, 20), on(1, 2, 20)], 100],
  ['three new games a day', [on(1, 1, 1), on(1, 2, 1), on(1, 3, 1), on(1, 4, 1)], 68],
]

test.each(CASES)('%s', (_, days, xp) => {
  expect(experienceOf(days).xp).toBe(xp)
})

test('each 1000 XP are a level', () => {
  expect(experienceOf([])).toEqual({ xp: 0, level: 1, nextLevelXp: 1000 })
  const days = Array.from({ length: 17 }, (_, day) => on(day + 1, 1, 30))
  expect(experienceOf(days)).toEqual({ xp: 17 * 60 + 20, level: 2, nextLevelXp: 2000 })
})

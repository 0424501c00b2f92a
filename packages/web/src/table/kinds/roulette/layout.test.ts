import { expect, test } from 'vitest'
import { exampleNames, exampleTable } from '../../testing.ts'
import { clothOf } from './layout.ts'

const games = exampleNames.map(exampleTable).flatMap((game) => (game.kind === 'roulette' ? [game] : []))

test.each(games.map((game) => [game.id, game] as const))('every spot of %s has a place of its own', (_, game) => {
  const cloth = clothOf(game)
  expect(cloth?.others).toEqual([])
  const middles = cloth?.placed.map(({ x, y, w, h }) => `${(x + w / 2).toFixed(2)} ${(y + h / 2).toFixed(2)}`) ?? []
  expect(middles).toHaveLength(game.spots.length)
  expect(new Set(middles).size).toBe(middles.length)
  for (const { x, y, w, h } of cloth?.placed ?? []) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + w).toBeLessThanOrEqual(cloth?.columns ?? 0)
    expect(y + h).toBeLessThanOrEqual(cloth?.rows ?? 0)
  }
})

test('a line lies between the numbers that it covers', () => {
  const [european] = games.filter(({ id }) => id === 'european-roulette')
  const at = (id: string) => {
    const found = european && clothOf(european)?.placed.find(({ spot }) => spot.id === id)
    return found && [found.x + found.w / 2, found.y + found.h / 2]
  }
  expect(at('split-1-2')).toEqual([1.5, 2])
  expect(at('split-1-4')).toEqual([2, 2.5])
  expect(at('corner-1-2-4-5')).toEqual([2, 2])
  expect(at('street-1-2-3')).toEqual([1.5, 3])
  expect(at('split-0-2')).toEqual([1, 1.5])
})

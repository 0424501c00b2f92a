import { play, type TableEvent } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { exampleTable } from '../../testing.ts'
import { flightOf, placeOf, wayOf } from './flight.ts'

const bets = [{ spot: 'flight', coins: 4 }]
const eventsOf = (seed: string, choices: readonly string[]): readonly TableEvent[] => {
  const played = play(exampleTable('crash'), seed, bets, choices)
  return played.ok ? played.round.events : []
}

test('a flight waits, flies, and is taken or over', () => {
  expect(flightOf([])).toEqual({ reached: 0, state: 'waiting' })
  const seeds = Array.from({ length: 30 }, (_, i) => `flight ${i}`)
  const high = seeds.find((seed) => flightOf(eventsOf(seed, ['step-1'])).state === 'flying') ?? ''
  expect(flightOf(eventsOf(high, ['step-1']))).toEqual({ reached: 1, state: 'flying' })
  expect(flightOf(eventsOf(high, ['step-1', 'take']))).toEqual({ reached: 1, state: 'taken' })
  const low = seeds.find((seed) => flightOf(eventsOf(seed, ['step-1'])).state === 'over') ?? ''
  expect(flightOf(eventsOf(low, ['step-1']))).toEqual({ reached: 0, state: 'over' })
})

test('it climbs to the right and stays on the sky', () => {
  const places = Array.from({ length: 11 }, (_, i) => placeOf(i / 10))
  for (const [i, [x, y]] of places.entries()) {
    expect(x).toBeLessThan(200)
    expect(y).toBeGreaterThan(0)
    const before = places[i - 1]
    if (before) expect([x > before[0], y < before[1]]).toEqual([true, true])
  }
  expect(wayOf(0.5)).toMatch(/^M12\.0 88\.0L/)
})

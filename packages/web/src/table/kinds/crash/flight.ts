import type { TableEvent } from '@spilvaerk/table-games'

/** How far a flight has come, and whether it is over. */
export interface Flight {
  readonly reached: number
  readonly state: 'waiting' | 'flying' | 'taken' | 'over'
}

export function flightOf(events: readonly TableEvent[]): Flight {
  const reached = events.findLast((event) => event.type === 'stepReached')?.step ?? 0
  const end = events.find((event) => event.type === 'flightEnded')
  if (end) return { reached, state: end.taken ? 'taken' : 'over' }
  return { reached, state: events.length > 0 ? 'flying' : 'waiting' }
}

/** Where a flight is on a sky of 200 by 100 after so much of its way. */
export const placeOf = (share: number): readonly [x: number, y: number] => [12 + 170 * share, 88 - 76 * share ** 1.7]

/** The way until there, in short lines. */
export function wayOf(share: number): string {
  const points = Array.from({ length: 25 }, (_, i) => placeOf((share * i) / 24))
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

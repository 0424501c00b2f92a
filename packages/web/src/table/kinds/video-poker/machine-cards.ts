import type { TableEvent } from '@spilvaerk/table-games'
import type { LyingCard } from '../../cards/read-cards.ts'

const PLACES = [0, 1, 2, 3, 4]

/** The five places of the first hand, and which of them were held; a place whose card is gone is undefined. */
interface MachineCards {
  readonly cards: readonly (LyingCard | undefined)[]
  /** Undefined until the choice is made. */
  readonly held?: ReadonlySet<number>
}

/** Five cards are dealt; after the choice the places that are not held get others, from the left. */
export function machineCards(events: readonly TableEvent[]): MachineCards {
  const cards: (LyingCard | undefined)[] = []
  let held: ReadonlySet<number> | undefined
  let free: number[] = []
  for (const [dealtAt, event] of events.entries()) {
    if (event.type === 'moveMade' && event.move.startsWith('hold-')) {
      const kept = new Set(PLACES.filter((place) => event.move.includes(`${place + 1}`)))
      held = kept
      free = PLACES.filter((place) => !kept.has(place))
      for (const place of free) cards[place] = undefined
    }
    if (event.type !== 'cardDealt' || event.to !== 'player') continue
    const place = held ? free.shift() : cards.length
    if (place !== undefined) cards[place] = { card: event.card, dealtAt }
  }
  return { cards: PLACES.map((place) => cards[place]), ...(held && { held }) }
}

/** The move that holds these places. */
export const holdMove = (held: ReadonlySet<number>): string =>
  held.size === 0
    ? 'hold-none'
    : `hold-${PLACES.filter((place) => held.has(place))
        .map((place) => place + 1)
        .join('')}`

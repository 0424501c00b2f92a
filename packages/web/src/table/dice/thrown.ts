import type { TableEvent } from '@spilvaerk/table-games'

/** The latest throw of a round, how many there were, and whether it is still rolling. */
export function thrownOf(events: readonly TableEvent[], still: number, isStill: boolean) {
  const throws = events.filter((event) => event.type === 'diceThrown')
  const last = throws.at(-1)
  const isRolling = !isStill && last !== undefined && events.at(-1) === last && events.length > still
  return { dice: last?.dice, count: throws.length, isRolling }
}

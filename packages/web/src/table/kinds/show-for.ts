import type { TableEvent } from '@spilvaerk/table-games'

/** How long events of every kind are shown; a kind says what is its own. In milliseconds. */
export function usualTime({ type }: TableEvent): number {
  switch (type) {
    case 'cardDealt':
      return 380
    case 'cardShown':
      return 520
    case 'moveMade':
      return 150
    case 'spotSettled':
      return 60
    case 'diceThrown':
      return 1700
    case 'ballLanded':
    case 'wheelStopped':
      return 5200
    case 'betDecided':
    case 'betTravelled':
      return 420
    default:
      return 900
  }
}

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
    case 'bonusStarted':
    case 'bonusEnded':
      return 1500
    case 'bonusWheelStopped':
      return 4600
    case 'bonusDiceThrown':
      return 1700
    case 'bonusCoinTossed':
      return 1400
    case 'betDecided':
    case 'betTakenDown':
    case 'betTravelled':
      return 420
    default:
      return 900
  }
}

/** As long as nobody scratches that slowly. */
const SCRATCH_MS = 120_000

/** Small games: how long a ball falls, a coin flies and numbers are drawn. */
export function miniTime(event: TableEvent): number {
  switch (event.type) {
    case 'ballFell':
      return 500 + event.path.length * 210
    case 'numbersDrawn':
      return 3200
    case 'coinTossed':
      return 1400
    case 'numberDrawn':
      return 1500
    case 'cellOpened':
    case 'stepReached':
      return 320
    case 'cardScratched':
      return SCRATCH_MS
    default:
      return usualTime(event)
  }
}

import { isWin, type Round, type RoundEvent, type WinEvent } from '../round.ts'

/** The coins that these events win together, before the cap. What only tells of coins counted elsewhere wins none. */
export const coinsWon = (events: readonly RoundEvent[]): number =>
  events.reduce((total, event) => total + (wins(event) ? event.coins : 0), 0)

/**
 * For each event of a round, the coins that the round pays if it ends there: never above the cap, and after a gamble
 * what the gamble left.
 */
export function coinsSoFar({ events }: Pick<Round, 'events'>): readonly number[] {
  const cap = events.find((event) => event.type === 'capped')?.coins ?? Number.POSITIVE_INFINITY
  let coins = 0
  return events.map((event) => {
    if (event.type === 'gambled') coins = event.coins
    else if (wins(event)) coins = Math.min(cap, coins + event.coins)
    return coins
  })
}

type Winning =
  | WinEvent
  | Extract<RoundEvent, { type: 'prizeWon' | 'jackpotWon' | 'holdAndWinEnded' | 'coinsCollected' | 'spinMultiplied' }>

const wins = (event: RoundEvent): event is Winning =>
  isWin(event) ||
  event.type === 'prizeWon' ||
  event.type === 'jackpotWon' ||
  event.type === 'holdAndWinEnded' ||
  event.type === 'coinsCollected' ||
  event.type === 'spinMultiplied'

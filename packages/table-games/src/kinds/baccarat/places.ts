import type { Hands } from './spots.ts'

export const VALUES = 10
/** Ends of rounds by points and numbers of cards. */
export const PLACES = VALUES * VALUES * 4

export const placeOf = (player: number, banker: number, playerCards: number, bankerCards: number): number =>
  ((player * VALUES + banker) * 2 + playerCards - 2) * 2 + bankerCards - 2

export const handsAt = (place: number): Hands => ({
  player: Math.floor(place / (4 * VALUES)),
  banker: Math.floor(place / 4) % VALUES,
  playerCards: (Math.floor(place / 2) % 2) + 2,
  bankerCards: (place % 2) + 2,
})

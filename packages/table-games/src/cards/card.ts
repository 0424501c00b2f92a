/**
 * A card as a number: rank × 4 + suit, from 0. Ranks count from the deuce (0) to the ace (12); suits are clubs, diamonds,
 * hearts and spades. 52 is the joker.
 */
export const RANKS = '23456789TJQKA'
export const SUITS = 'cdhs'
export const DECK = 52
export const JOKER = 52

export const rankOf = (card: number): number => card >> 2
export const suitOf = (card: number): number => card & 3

/** As rounds tell it: `As`, `Td`, `2c`; the joker is `Jk`. */
export const cardName = (card: number): string =>
  card === JOKER ? 'Jk' : `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`

/** The card that `cardName` gives this name. */
export const cardOf = (name: string): number =>
  name === 'Jk' ? JOKER : RANKS.indexOf(name.charAt(0)) * 4 + SUITS.indexOf(name.charAt(1))

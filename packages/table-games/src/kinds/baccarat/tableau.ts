import { byteAt, entryOf } from '@spilvaerk/slot-engine/shared'
import { DECK, rankOf } from '../../cards/card.ts'
import type { BaccaratTableau } from '../../definition.gen.ts'

const span = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** The usual one: with three the banker draws unless the player's third card is an eight. */
export const USUAL: BaccaratTableau = {
  player: 5,
  bankerAlone: 5,
  banker: [
    span(0, 9),
    span(0, 9),
    span(0, 9),
    span(0, 9).filter((value) => value !== 8),
    span(2, 7),
    span(4, 7),
    span(6, 7),
    [],
  ],
}

/** By the total of the banker × 10 + the value of the player's third card, 1 where the banker draws. */
export function bankerDraws({ banker }: BaccaratTableau): Uint8Array {
  const draws = new Uint8Array(80)
  for (const [total, values] of banker.entries()) for (const value of values) draws[total * 10 + value] = 1
  return draws
}

/** Tens and pictures count nothing, an ace one. */
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1]

/** By card. */
const POINTS = Uint8Array.from({ length: DECK }, (_, card) => entryOf(VALUES, rankOf(card)))

export const pointsOf = (card: number): number => byteAt(POINTS, card)

export const NATURAL = 8

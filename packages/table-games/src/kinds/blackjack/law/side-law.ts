import { DECK } from '../../../cards/card.ts'
import { plainLaw, type SpotLaw } from '../../../core/law.ts'
import { ACE, cardValue, TEN } from '../hands.ts'
import type { SideBet } from '../side-bets.ts'

/** Cards in order, by what they are: how many ways there are to draw one after others. */
class Kinds {
  readonly copies: number
  readonly removal: number

  constructor(decks: number) {
    this.copies = decks === 0 ? 1 : decks
    this.removal = decks === 0 ? 0 : 1
  }

  ways(card: number, out: readonly number[]): number {
    return this.copies - this.removal * out.filter((one) => one === card).length
  }

  left(out: number): number {
    return DECK * this.copies - this.removal * out
  }

  /** Ways in which an upcard and a hole card make a natural. */
  naturals(out: readonly number[]): number {
    const tens = this.#left(TEN, 4 * 4, out)
    return 2 * tens * this.#left(ACE, 4, out)
  }

  #left(value: number, inDeck: number, out: readonly number[]): number {
    return inDeck * this.copies - this.removal * out.filter((card) => cardValue(card) === value).length
  }
}

/** The first two cards of the player and the two of the dealer, of which only what matters is told apart. */
export function sideLaw(bet: SideBet, decks: number): SpotLaw {
  const kinds = new Kinds(decks)
  const ways = new Map<number, number>()
  const add = (pays: number | undefined, weight: number): void => {
    const back = pays === undefined ? 0 : pays + 1
    if (weight > 0) ways.set(back, (ways.get(back) ?? 0) + weight)
  }
  for (let first = 0; first < DECK; first++)
    for (let second = 0; second < DECK; second++) {
      const pair = kinds.ways(first, []) * kinds.ways(second, [first])
      if (pair <= 0) continue
      if (bet.waits) {
        const naturals = kinds.naturals([first, second])
        const seen = { first, second, upcard: 0 }
        add(bet.won(seen, true)?.pays, pair * naturals)
        add(bet.won(seen, false)?.pays, pair * (kinds.left(2) * kinds.left(3) - naturals))
      } else
        for (let upcard = 0; upcard < DECK; upcard++)
          add(bet.won({ first, second, upcard }, false)?.pays, pair * kinds.ways(upcard, [first, second]))
    }
  return plainLaw(1, ways)
}

/** Insurance of every hand against which there is an ace. */
export function insuranceLaw(decks: number): SpotLaw {
  const copies = 4 * (decks === 0 ? 1 : decks)
  const tens = 4 * copies
  return plainLaw(1, [
    [3, tens],
    [0, 13 * copies - (decks === 0 ? 0 : 1) - tens],
  ])
}

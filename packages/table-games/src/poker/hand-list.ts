import { addTo } from '@spilvaerk/slot-engine/shared'
import { choose, type PokerDeck } from './deck.ts'
import type { RankSets } from './rank-sets.ts'

/**
 * How many hands of a growing list contain certain cards, for all cards at once. The hands come by their ranks, all of
 * one suit or all others of those ranks. What contains X is `plain[X] + suited[X]` where X is of one suit, `plain[X]`
 * otherwise, as in `SubsetSums`. Decks without wild cards.
 */
export class HandList {
  readonly plain: Float64Array
  readonly suited: Float64Array
  readonly #sets: RankSets
  readonly #deck: PokerDeck

  constructor(sets: RankSets, deck: PokerDeck) {
    this.#sets = sets
    this.#deck = deck
    this.plain = new Float64Array(sets.total)
    this.suited = new Float64Array(sets.total)
  }

  /** All hands of these ranks in one suit, or all that are not. */
  add(set: number, suited: boolean): void {
    const kinds = new Set(this.#sets.kindsOf(set))
    const counts = [...kinds].map((kind) => [kind, this.#sets.count(set, kind)] as const)
    const distinct = counts.every(([, count]) => count === 1)
    if (suited) this.#ofOneSuit(counts, 1)
    else {
      this.#parts(counts, 0, 0, 1)
      if (distinct) this.#ofOneSuit(counts, -1)
    }
  }

  /** Adds to every part of the hand how many hands of these ranks there are around it. */
  #parts(counts: readonly (readonly [kind: number, count: number])[], at: number, part: number, ways: number): void {
    const next = counts[at]
    if (next === undefined) {
      addTo(this.plain, part, ways)
      return
    }
    const [kind, count] = next
    let grown = part
    for (let held = 0; held <= count; held++) {
      const left = choose((this.#deck.copies[kind] ?? 0) - held, count - held)
      if (left > 0) this.#parts(counts, at + 1, grown, ways * left)
      if (held < count) grown = this.#sets.with(grown, kind)
    }
  }

  #ofOneSuit(counts: readonly (readonly [kind: number, count: number])[], hands: number): void {
    for (let chosen = 0; chosen < 1 << counts.length; chosen++) {
      let part = 0
      for (const [i, [kind]] of counts.entries()) if ((chosen >> i) & 1) part = this.#sets.with(part, kind)
      addTo(this.suited, part, chosen === 0 ? hands * this.#deck.suits : hands)
    }
  }
}

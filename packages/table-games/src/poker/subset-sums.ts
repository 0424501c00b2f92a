import { addTo, floatAt } from '@spilvaerk/slot-engine/shared'
import type { PokerDeck } from './deck.ts'
import { KINDS, type RankSets } from './rank-sets.ts'

/** What hands of one size are worth, by their ranks. */
export interface HandValues {
  /** Where the cards, wild ones aside, are of several suits. */
  plain(set: number): number
  /** Where they are of one suit. */
  suited(set: number): number
}

/**
 * The sum of the values of all hands that contain certain cards. A hand is worth what its ranks are, and something more
 * or less where it is of one suit, so two numbers by rank are enough: the sum over the hands that contain X is
 * `plain[X] + suited[X]` where X is of one suit, `plain[X]` otherwise. No card counts as of one suit.
 */
export class SubsetSums {
  readonly plain: Float64Array
  readonly suited: Float64Array

  /** @param size cards of a hand */
  constructor(sets: RankSets, deck: PokerDeck, size: number, values: HandValues) {
    this.plain = new Float64Array(sets.total)
    this.suited = new Float64Array(sets.total)
    for (let set = sets.start(size); set < sets.start(size + 1); set++) this.#whole(sets, deck, set, values)
    for (let cards = size - 1; cards >= 0; cards--)
      for (let set = sets.start(cards); set < sets.start(cards + 1); set++) this.#part(sets, deck, set, size - cards)
  }

  #whole(sets: RankSets, deck: PokerDeck, set: number, values: HandValues): void {
    const { held, distinct, dealt } = shapeOf(sets, deck, set)
    if (!dealt) return
    // Nothing but wild cards is of any suit.
    this.plain[set] = held === 0 ? values.suited(set) : values.plain(set)
    if (held > 0 && distinct) this.suited[set] = values.suited(set) - values.plain(set)
  }

  /** Each hand is met once for each of its cards that is missing here. */
  #part(sets: RankSets, deck: PokerDeck, set: number, missing: number): void {
    const { held, distinct, dealt } = shapeOf(sets, deck, set)
    if (!dealt) return
    for (let kind = 0; kind < KINDS; kind++) {
      const left = (deck.copies[kind] ?? 0) - sets.count(set, kind)
      if (left <= 0) continue
      const more = sets.with(set, kind)
      addTo(this.plain, set, left * floatAt(this.plain, more))
      if (!distinct) continue
      // The first natural card may be of any suit; each further one is the one of that suit.
      const ways = deck.wild[kind] || held === 0 ? left : sets.count(set, kind) === 0 ? 1 : 0
      if (ways > 0) addTo(this.suited, set, ways * floatAt(this.suited, more))
    }
    this.plain[set] = floatAt(this.plain, set) / missing
    this.suited[set] = floatAt(this.suited, set) / missing
  }
}

function shapeOf(sets: RankSets, { copies, wild }: PokerDeck, set: number) {
  let held = 0
  let distinct = true
  let dealt = true
  for (let kind = 0; kind < KINDS; kind++) {
    const count = sets.count(set, kind)
    if (count > (copies[kind] ?? 0)) dealt = false
    if (wild[kind]) continue
    held += count
    if (count > 1) distinct = false
  }
  return { held, distinct, dealt }
}

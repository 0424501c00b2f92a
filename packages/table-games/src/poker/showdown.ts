import { addTo, floatAt, intAt, type Meter } from '@spilvaerk/slot-engine/shared'
import { choose } from './deck.ts'
import { HandList } from './hand-list.ts'
import { ACE_KIND } from './rank-sets.ts'
import type { RankedHand, RankedHands } from './ranked-hands.ts'
import { type SuitPattern, SuitPatterns } from './suit-patterns.ts'

const RANKS = ACE_KIND + 1

/** The player's hand, with or without a card of the dealer's in view, and what the dealer may have. One object serves all. */
export interface Facing {
  hand: RankedHand
  /** The rank of the dealer's card in view; -1 where none is. */
  up: number
  /** Which of the player's cards are of its suit: bit i is the i-th in ascending order of ranks. */
  ofItsSuit: number
  /** Where no card is in view: which choices of the player's cards share a suit, as in `SuitPattern`. */
  shared: number
  /** How many deals are alike in all this. */
  deals: number
  /** Hands of the dealer's that do not qualify, and of the others those that are weaker and those that are equal. */
  unqualified: number
  weaker: number
  equal: number
}

/**
 * The player's hand against the dealer's, hand by hand from the weakest to the strongest. A list of the weaker hands
 * grows on the way; how many of them the dealer can still have follows from the hands that contain certain cards, by
 * inclusion and exclusion over the player's cards.
 */
export class Showdown {
  readonly ranked: RankedHands
  /** Hands that the dealer may have, for each hand of the player's and each card in view. */
  readonly of: number
  readonly #shown: 0 | 1
  readonly #qualifier: number
  readonly #patterns: SuitPatterns
  readonly #lists: readonly [unqualified: HandList, qualified: HandList]

  /** @param qualifier the least strength with which the dealer plays */
  constructor(ranked: RankedHands, shown: 0 | 1, qualifier: number) {
    const { deck, size, sets, hands } = ranked
    this.ranked = ranked
    this.of = choose(deck.cards - size - shown, size - shown)
    this.#shown = shown
    this.#qualifier = qualifier
    this.#patterns = new SuitPatterns(deck)
    this.#lists = [new HandList(sets, deck), new HandList(sets, deck)]
    for (const { set, suited, strength } of hands) if (strength < qualifier) this.#lists[0].add(set, suited)
  }

  /** All deals of the player's hand and the card in view. */
  get deals(): number {
    const { deck, size } = this.ranked
    return choose(deck.cards, size) * (this.#shown === 1 ? deck.cards - size : 1)
  }

  /** Calls for every hand, and every card in view, that differs in what the dealer may have. Once: the lists are used up. */
  each(meter: Meter, visit: (facing: Facing) => void): void {
    const [unqualified, qualified] = this.#lists
    const { size } = this.ranked
    const [below, weaker, upTo] = [unqualified, qualified, qualified].map((list) => new Around(this.ranked, list))
    if (below === undefined || weaker === undefined || upTo === undefined) return
    for (const hand of this.ranked.hands) {
      meter.spend(RANKS << size)
      below.look(hand.set)
      weaker.look(hand.set)
      if (hand.strength >= this.#qualifier) qualified.add(hand.set, hand.suited)
      upTo.look(hand.set)
      const patterns = this.#patternsOf(hand)
      if (this.#shown === 0) this.#blind(hand, patterns, { below, weaker, upTo }, visit)
      else this.#facing(hand, patterns, { below, weaker, upTo }, visit)
    }
  }

  #patternsOf({ set, suited }: RankedHand): readonly SuitPattern[] {
    const { sets, size } = this.ranked
    const all = (1 << size) - 1
    return this.#patterns.of(sets.kindsOf(set)).filter(({ bySuit }) => bySuit.includes(all) === suited)
  }

  #blind(hand: RankedHand, patterns: readonly SuitPattern[], around: Arounds, visit: (facing: Facing) => void): void {
    for (const { bySuit, weight, suited: shared } of patterns) {
      const unqualified = around.below.blind(bySuit)
      const weaker = around.weaker.blind(bySuit)
      const equal = around.upTo.blind(bySuit) - weaker
      visit({ hand, up: -1, ofItsSuit: 0, shared, deals: weight, unqualified, weaker, equal })
    }
  }

  #facing(hand: RankedHand, patterns: readonly SuitPattern[], around: Arounds, visit: (facing: Facing) => void): void {
    const { deck, sets, size } = this.ranked
    const kinds = sets.kindsOf(hand.set)
    const suits = suitsByCards(patterns, 1 << size)
    const facing: Facing = { hand, up: 0, ofItsSuit: 0, shared: 0, deals: 0, unqualified: 0, weaker: 0, equal: 0 }
    for (let ofItsSuit = 0; ofItsSuit < 1 << size; ofItsSuit++) {
      const deals = floatAt(suits, ofItsSuit)
      if (deals === 0) continue
      facing.ofItsSuit = ofItsSuit
      facing.deals = deals
      for (let up = 0; up < RANKS; up++) {
        if ((deck.copies[up] ?? 0) === 0 || kinds.some((kind, i) => kind === up && (ofItsSuit >> i) & 1)) continue
        facing.up = up
        facing.unqualified = around.below.facing(ofItsSuit, up)
        facing.weaker = around.weaker.facing(ofItsSuit, up)
        facing.equal = around.upTo.facing(ofItsSuit, up) - facing.weaker
        visit(facing)
      }
    }
  }
}

interface Arounds {
  readonly below: Around
  readonly weaker: Around
  readonly upTo: Around
}

/** By the cards that are of one suit, how many suits of how many hands they are. */
function suitsByCards(patterns: readonly SuitPattern[], choices: number): Float64Array {
  const suits = new Float64Array(choices)
  for (const { bySuit, weight } of patterns) for (const cards of bySuit) addTo(suits, cards, weight)
  return suits
}

/** How many hands of a list have none of the player's cards, and the card in view. */
class Around {
  readonly #ranked: RankedHands
  readonly #list: HandList
  readonly #subsets: Int32Array
  /** By rank of the card in view: what follows from ranks alone. The last entry is for none in view. */
  readonly #plain = new Float64Array(RANKS + 1)
  /** By the cards in one suit, and the rank of the card in view: what is more or less for that suit. */
  readonly #suited: Float64Array

  constructor(ranked: RankedHands, list: HandList) {
    this.#ranked = ranked
    this.#list = list
    this.#subsets = new Int32Array(1 << ranked.size)
    this.#suited = new Float64Array((1 << ranked.size) * (RANKS + 1))
  }

  facing(ofItsSuit: number, up: number): number {
    return floatAt(this.#plain, up) + floatAt(this.#suited, ofItsSuit * (RANKS + 1) + up)
  }

  /** Each suit counts what has at least one card in it; hands without a card of the player's count once. */
  blind(bySuit: readonly number[]): number {
    const none = floatAt(this.#suited, RANKS)
    let sum = floatAt(this.#plain, RANKS) + none
    for (const cards of bySuit) sum += floatAt(this.#suited, cards * (RANKS + 1) + RANKS) - none
    return sum
  }

  look(set: number): void {
    const { sets, size } = this.#ranked
    sets.subsets(set, size, this.#subsets)
    this.#plain.fill(0)
    for (let chosen = 0; chosen < 1 << size; chosen++) this.#exclude(chosen)
    const row = RANKS + 1
    for (let bit = 1; bit < 1 << size; bit <<= 1)
      for (let chosen = bit; chosen < 1 << size; chosen = (chosen + 1) | bit)
        for (let up = 0; up < row; up++)
          addTo(this.#suited, chosen * row + up, floatAt(this.#suited, (chosen ^ bit) * row + up))
  }

  /** The hands that contain the chosen cards, with the sign that they have among all that are excluded. */
  #exclude(chosen: number): void {
    const { sets, size } = this.#ranked
    const { plain, suited } = this.#list
    const subset = intAt(this.#subsets, chosen)
    const at = chosen * (RANKS + 1)
    let cards = 0
    for (let rest = chosen; rest > 0; rest &= rest - 1) cards++
    const sign = cards & 1 ? -1 : 1
    addTo(this.#plain, RANKS, sign * floatAt(plain, subset))
    this.#suited[at + RANKS] = sign * floatAt(suited, subset)
    for (let up = 0; up < RANKS; up++) {
      // A hand cannot hold the player's cards and one more.
      const more = cards === size ? -1 : sets.with(subset, up)
      if (more >= 0) addTo(this.#plain, up, sign * floatAt(plain, more))
      this.#suited[at + up] = more < 0 ? 0 : sign * floatAt(suited, more)
    }
  }
}

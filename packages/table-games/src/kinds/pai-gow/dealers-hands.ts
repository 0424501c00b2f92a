import { byteAt, entryOf, floatAt, intAt, type Meter } from '@spilvaerk/slot-engine/shared'
import { JOKER, rankOf, suitOf } from '../../cards/card.ts'
import type { PaiGowDefinition } from '../../definition.gen.ts'
import { choose, eachClass, type PaiGowDeck, type RankClass, type Setting } from './classes.ts'
import { isQueenHigh, JOKER_RANK, LOW_STRENGTHS } from './hand.ts'

const SUITS = 4
const RANKS = JOKER_RANK
const ALL_CARDS: PaiGowDeck = { ranks: Array.from({ length: RANKS }, (_, rank) => rank), suits: SUITS, joker: true }
const ALL_RANKS = (1 << RANKS) - 1
/** Setting a hand by the house way, in steps of a meter. */
const SET_STEPS = 100

const WIDTH = SUITS + 1
/** In how many ways so many of so many cards of a rank can be chosen. */
const WAYS = Uint8Array.from({ length: WIDTH * WIDTH }, (_, i) => choose(Math.floor(i / WIDTH), i % WIDTH))
const waysOf = (n: number, k: number): number => byteAt(WAYS, WIDTH * n + k)

/** How often a hand wins and loses both halves against the dealer, of `of` hands; who banks wins the copies. */
export interface Compared {
  readonly of: number
  readonly wins: number
  readonly losses: number
  readonly bankWins: number
  readonly bankLosses: number
}

/** Hands of certain ranks, or with a flush of certain ranks in one suit, that are set alike. */
class Sorts {
  /** By sort and rank, how many cards; of a flush, those of other suits. */
  cards = new Uint8Array(RANKS)
  /** Of a flush, the bits of its ranks. */
  suited = new Int32Array(1)
  joker = new Uint8Array(1)
  setting = new Int32Array(1)
  /** Of a flush, how its ranks would be set without it. */
  instead = new Int32Array(1)
  size = 0

  add({ cards, suited, joker, setting, instead }: Sort): void {
    if (this.size === this.suited.length) this.#grow()
    const at = this.size
    for (let rank = 0; rank < RANKS; rank++) this.cards[RANKS * at + rank] = entryOf(cards, rank)
    this.suited[at] = suited
    this.joker[at] = joker
    this.setting[at] = setting
    this.instead[at] = instead
    this.size = at + 1
  }

  #grow(): void {
    const more = 2 * this.size
    const bytes = (from: Uint8Array, size: number): Uint8Array<ArrayBuffer> => {
      const grown = new Uint8Array(size)
      grown.set(from)
      return grown
    }
    const words = (from: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(more)
      grown.set(from)
      return grown
    }
    this.cards = bytes(this.cards, RANKS * more)
    this.joker = bytes(this.joker, more)
    this.suited = words(this.suited)
    this.setting = words(this.setting)
    this.instead = words(this.instead)
  }
}

interface Sort {
  readonly cards: readonly number[]
  readonly suited: number
  readonly joker: number
  readonly setting: number
  readonly instead: number
}

/** Settings by numbers. */
class Numbered {
  readonly all: Setting[] = []
  readonly #numbers = new Map<number, number>()

  of(setting: Setting): number {
    const key = setting.high * LOW_STRENGTHS + setting.low
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.all.length)
    return this.all.push(setting) - 1
  }
}

/** The hands that a dealer may have beside seven cards that are known, all set by the house way. */
export class DealersHands {
  readonly #ranks = new Sorts()
  readonly #flushes = new Sorts()
  readonly #high: Int32Array
  readonly #low: Int32Array
  readonly #pushes: Uint8Array

  /** @param deck of four suits; fewer ranks are for tests */
  constructor(definition: PaiGowDefinition, meter: Meter, deck: PaiGowDeck = ALL_CARDS) {
    const numbered = new Numbered()
    for (const one of eachClass(deck, definition)) {
      this.#ranks.add(plainSort(one, numbered))
      for (const flush of flushSorts(one, numbered)) this.#flushes.add(flush)
    }
    this.#high = Int32Array.from(numbered.all, ({ high }) => high)
    this.#low = Int32Array.from(numbered.all, ({ low }) => low)
    const { queenHighPushes = false } = definition
    this.#pushes = Uint8Array.from(numbered.all, ({ high }) => Number(queenHighPushes && isQueenHigh(high)))
    meter.spend((this.#ranks.size + this.#flushes.size) * SET_STEPS)
  }

  /** How each of these settings does against all hands of the other cards. @param cards seven cards */
  compare(cards: readonly number[], own: readonly Setting[], meter: Meter): readonly Compared[] {
    const hands = this.#handsBeside(cards, meter)
    meter.spend(own.length * hands.length)
    return own.map((setting) => this.#compared(setting, hands))
  }

  #compared(own: Setting, hands: Float64Array): Compared {
    let [of, wins, losses, bankWins, bankLosses] = [0, 0, 0, 0, 0]
    for (let i = 0; i < hands.length; i++) {
      const count = floatAt(hands, i)
      of += count
      if (count === 0 || byteAt(this.#pushes, i) === 1) continue
      const [high, low] = [intAt(this.#high, i), intAt(this.#low, i)]
      if (own.high > high && own.low > low) wins += count
      if (own.high <= high && own.low <= low) losses += count
      if (own.high >= high && own.low >= low) bankWins += count
      if (own.high < high && own.low < low) bankLosses += count
    }
    return { of, wins, losses, bankWins, bankLosses }
  }

  /** By setting, how many hands of the other cards are set so: all as if suits did not matter, then flushes put right. */
  #handsBeside(cards: readonly number[], meter: Meter): Float64Array {
    const left = new Left(cards)
    const hands = new Float64Array(this.#high.length)
    const add = (setting: number, ways: number): void => {
      hands[setting] = floatAt(hands, setting) + ways
    }
    const [ranks, flushes] = [this.#ranks, this.#flushes]
    for (let at = 0; at < ranks.size; at++) add(intAt(ranks.setting, at), left.ways(ranks, at))
    for (let at = 0; at < flushes.size; at++) {
      const ways = left.flushWays(flushes, at)
      add(intAt(flushes.setting, at), ways)
      add(intAt(flushes.instead, at), -ways)
    }
    meter.spend((ranks.size + SUITS * flushes.size) * RANKS)
    return hands
  }
}

function plainSort({ counts, setting }: RankClass, numbered: Numbered): Sort {
  const number = numbered.of(setting)
  return { cards: counts, suited: 0, joker: counts[JOKER_RANK] ?? 0, setting: number, instead: number }
}

/** Without those that are set as their ranks would be. */
function flushSorts({ counts, setting, flushes }: RankClass, numbered: Numbered): readonly Sort[] {
  const instead = numbered.of(setting)
  return flushes.flatMap(({ suited, others, setting: of }) => {
    const number = numbered.of(of)
    return number === instead
      ? []
      : [{ cards: others, suited, joker: counts[JOKER_RANK] ?? 0, setting: number, instead }]
  })
}

/** The cards that seven known ones leave. */
class Left {
  readonly #joker: number
  readonly #ofRank: Uint8Array
  /** By suit, as bits of ranks. */
  readonly #ofSuit: readonly number[]

  constructor(cards: readonly number[]) {
    const natural = cards.filter((card) => card !== JOKER)
    const gone = (suit: number): number =>
      natural.reduce((bits, card) => (suitOf(card) === suit ? bits | (1 << rankOf(card)) : bits), 0)
    this.#joker = natural.length === cards.length ? 1 : 0
    this.#ofRank = new Uint8Array(RANKS).fill(SUITS)
    for (const card of natural) this.#ofRank[rankOf(card)] = byteAt(this.#ofRank, rankOf(card)) - 1
    this.#ofSuit = Array.from({ length: SUITS }, (_, suit) => ALL_RANKS & ~gone(suit))
  }

  /** Hands of these ranks, of any suits. */
  ways({ cards, joker }: Sorts, at: number): number {
    return byteAt(joker, at) > this.#joker ? 0 : this.#chosen(cards, at, 0)
  }

  /** Hands with these cards of one suit, whichever it is, and the others of other suits. */
  flushWays({ cards, suited, joker }: Sorts, at: number): number {
    if (byteAt(joker, at) > this.#joker) return 0
    const wanted = intAt(suited, at)
    let sum = 0
    for (let suit = 0; suit < SUITS; suit++) {
      const own = entryOf(this.#ofSuit, suit)
      if ((wanted & ~own) === 0) sum += this.#chosen(cards, at, own)
    }
    return sum
  }

  /** @param without the bits of the ranks of which one card does not count */
  #chosen(cards: Uint8Array, at: number, without: number): number {
    let ways = 1
    for (let rank = 0; rank < RANKS; rank++) {
      const wanted = byteAt(cards, RANKS * at + rank)
      if (wanted > 0) ways *= waysOf(byteAt(this.#ofRank, rank) - ((without >> rank) & 1), wanted)
    }
    return ways
  }
}

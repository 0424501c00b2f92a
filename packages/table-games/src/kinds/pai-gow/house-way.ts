import { entryOf } from '@spilvaerk/slot-engine/shared'
import { RANKS } from '../../cards/card.ts'
import type { HouseWayStep, PaiGowDefinition } from '../../definition.gen.ts'
import {
  ACE,
  isLegal,
  isRunOrFlush,
  JOKER_RANK,
  nameOf,
  type PaiGowName,
  strengthOfFive,
  strengthOfTwo,
} from './hand.ts'

/** Seven cards: ranks with `JOKER_RANK`, and suits, whatever that of the joker. */
export interface Seven {
  readonly ranks: readonly number[]
  readonly suits: readonly number[]
}

/** Two of the seven places go low, and the hands that follow. */
export interface Split {
  readonly places: readonly [number, number]
  readonly high: number
  readonly low: number
}

type Rules = Pick<PaiGowDefinition, 'houseWay' | 'wheelSecond'>

const PLACES = [0, 1, 2, 3, 4, 5, 6]
const PAIRS = PLACES.flatMap((a) => PLACES.filter((b) => b > a).map((b) => [a, b] as const))

/** All 21 ways, fouls too. */
export const splitsOf = (seven: Seven, rules: Rules): readonly Split[] => new Splits(seven, rules).all()

export const isAllowed = ({ high, low }: Split): boolean => isLegal(high, low)

export const splitAt = (seven: Seven, places: readonly [number, number], rules: Rules): Split =>
  new Splits(seven, rules).at(places)

/** The strengths of five cards that were met, by their ranks; those of one suit apart. */
const KNOWN = [true, false].map((wheelSecond) => ({
  wheelSecond,
  plain: new Map<number, number>(),
  suited: new Map<number, number>(),
}))

/** A number for each rank, of which up to five have a sum of their own. */
const CODES = Array.from({ length: JOKER_RANK + 1 }, (_, rank) => 6 ** rank)

/** What any five of the seven cards are. */
export const namesOf = (seven: Seven, rules: Rules): ReadonlySet<PaiGowName> =>
  new Set(splitsOf(seven, rules).map(({ high }) => nameOf(high)))

class Splits {
  readonly #seven: Seven
  readonly #wheelSecond: boolean
  readonly #code: number
  /** Places of cards that are not of the suit of which there are most; `null` where four of one suit are missing. */
  readonly #outside: readonly number[] | null

  constructor(seven: Seven, { wheelSecond = false }: Rules) {
    this.#seven = seven
    this.#wheelSecond = wheelSecond
    this.#code = seven.ranks.reduce((sum, rank) => sum + entryOf(CODES, rank), 0)
    this.#outside = outsideOf(seven)
  }

  all(): readonly Split[] {
    return PAIRS.map((places) => this.at(places))
  }

  at(places: readonly [number, number]): Split {
    const { ranks } = this.#seven
    const [a, b] = [entryOf(ranks, places[0]), entryOf(ranks, places[1])]
    const suited = this.#outside?.every((place) => places.includes(place)) ?? false
    return {
      places,
      high: this.#five(places, this.#code - entryOf(CODES, a) - entryOf(CODES, b), suited),
      low: strengthOfTwo(a, b),
    }
  }

  #five(places: readonly [number, number], code: number, suited: boolean): number {
    const { plain, suited: ofSuit } = entryOf(KNOWN, this.#wheelSecond ? 0 : 1)
    const known = suited ? ofSuit : plain
    const found = known.get(code)
    if (found !== undefined) return found
    const five = this.#seven.ranks.filter((_, place) => !places.includes(place))
    const strength = strengthOfFive(five, suited, this.#wheelSecond)
    known.set(code, strength)
    return strength
  }
}

const LEAST_SUITED = 4

function outsideOf({ ranks, suits }: Seven): readonly number[] | null {
  const natural = PLACES.filter((place) => ranks[place] !== JOKER_RANK)
  for (let suit = 0; suit < 4; suit++) {
    const outside = natural.filter((place) => suits[place] !== suit)
    if (natural.length - outside.length >= LEAST_SUITED) return outside
  }
  return null
}

/**
 * The two places that go low by the house way. The joker counts as an ace in pairs and more; straights and flushes are looked
 * at where there are no three pairs, full house or better.
 */
export function housePlaces(seven: Seven, rules: Rules): readonly [number, number] {
  return new Setter(seven, rules).low()
}

class Setter {
  readonly #seven: Seven
  readonly #rules: Rules
  /** Ranks with the joker as an ace, and places, the highest first. */
  readonly #ranks: readonly number[]
  readonly #order: readonly number[]
  readonly #counts: readonly number[]

  constructor(seven: Seven, rules: Rules) {
    this.#seven = seven
    this.#rules = rules
    const ranks = seven.ranks.map((rank) => Math.min(rank, ACE))
    this.#ranks = ranks
    // The joker before other aces: which of them goes low depends on no place.
    const raw = seven.ranks
    this.#order = [...PLACES].sort(
      (a, b) => entryOf(ranks, b) - entryOf(ranks, a) || entryOf(raw, b) - entryOf(raw, a) || a - b,
    )
    this.#counts = Array.from({ length: ACE + 1 }, (_, rank) => ranks.filter((one) => one === rank).length)
  }

  low(): readonly [number, number] {
    const [five] = this.#of(5)
    if (five !== undefined) return this.#two(this.#counts[ACE - 1] === 2 ? ACE - 1 : five)
    const [four] = this.#of(4)
    const [three, otherThree] = this.#of(3)
    const pairs = this.#of(2)
    const [pair, second, third] = pairs
    if (four !== undefined) return this.#lowOfFour(four, three ?? pair)
    if (three !== undefined && otherThree !== undefined) return this.#two(three)
    if (three !== undefined && pair !== undefined) return this.#two(pair)
    if (pair !== undefined && third !== undefined) return this.#two(pair)
    if (pair !== undefined && second !== undefined) return this.#lowOfTwoPairs(pair, second)
    const run = this.#bestRun()
    if (run !== null) return this.#lowOfRun(run, pair)
    if (three === ACE) return this.#aceAndNext()
    if (three !== undefined) return this.#best([three])
    if (pair !== undefined) return this.#best([pair])
    return [entryOf(this.#order, 1), entryOf(this.#order, 2)]
  }

  /** Ranks of which there are so many, the highest first. */
  #of(count: number): readonly number[] {
    return this.#counts.flatMap((one, rank) => (one === count ? [rank] : [])).reverse()
  }

  /** Two cards of a rank. */
  #two(rank: number): readonly [number, number] {
    const [a = 0, b = 0] = this.#order.filter((place) => this.#ranks[place] === rank)
    return [a, b]
  }

  /** The two highest cards of other ranks. */
  #best(except: readonly number[]): readonly [number, number] {
    const [a = 0, b = 0] = this.#order.filter((place) => !except.includes(entryOf(this.#ranks, place)))
    return [a, b]
  }

  #aceAndNext(): readonly [number, number] {
    const [ace] = this.#two(ACE)
    const [next] = this.#best([ACE])
    return [ace, next]
  }

  #lowOfFour(four: number, pair: number | undefined): readonly [number, number] {
    if (pair !== undefined) return this.#two(pair)
    return this.#staysTogether(this.#rules.houseWay.four, four, [four]) ? this.#best([four]) : this.#two(four)
  }

  #lowOfTwoPairs(big: number, small: number): readonly [number, number] {
    const { twoPairs } = this.#rules.houseWay
    return this.#staysTogether(twoPairs, big, [big, small]) ? this.#best([big, small]) : this.#two(small)
  }

  #staysTogether(steps: readonly HouseWayStep[], rank: number, made: readonly number[]): boolean {
    const step = steps.find(({ from }) => rank >= RANKS.indexOf(from))
    if (step?.together === undefined) return false
    const [best] = this.#best(made)
    return entryOf(this.#ranks, best) >= RANKS.indexOf(step.together)
  }

  /** The best low hand that leaves a straight or a flush, and of equal ones the best high hand. */
  #bestRun(): Split | null {
    const runs = splitsOf(this.#seven, this.#rules).filter((split) => isAllowed(split) && isRunOrFlush(split.high))
    return runs.toSorted((a, b) => b.low - a.low || b.high - a.high)[0] ?? null
  }

  /** With an ace and a pair of tens to kings, the pair may stay and the ace go low. */
  #lowOfRun(run: Split, pair: number | undefined): readonly [number, number] {
    if (pair === undefined || pair < 8 || pair === ACE || this.#counts[ACE] !== 1) return run.places
    const [a, b] = this.#best([pair])
    const low = strengthOfTwo(entryOf(this.#ranks, a), entryOf(this.#ranks, b))
    return low > run.low ? [a, b] : run.places
  }
}

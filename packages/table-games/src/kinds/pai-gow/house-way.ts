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
const bitsOf = ([a, b]: readonly [number, number]): number => (1 << a) | (1 << b)
/** By places as bits, the pairs of places that hold all of them. */
const PAIRS_WITH = Array.from({ length: 1 << PLACES.length }, (_, places) =>
  PAIRS.filter((pair) => (places & ~bitsOf(pair)) === 0),
)

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
  /** Places of cards that are not of the suit of a flush, as bits; all of them where there is none. */
  readonly #outside: number

  constructor(seven: Seven, { wheelSecond = false }: Rules) {
    this.#seven = seven
    this.#wheelSecond = wheelSecond
    let code = 0
    for (let place = 0; place < PLACES.length; place++) code += entryOf(CODES, entryOf(seven.ranks, place))
    this.#code = code
    this.#outside = outsideOf(seven)
  }

  all(): readonly Split[] {
    return PAIRS.map((places) => this.at(places))
  }

  /** Those that leave a straight or a flush. @param hasStraight whether there may be straights */
  runs(hasStraight: boolean): readonly Split[] {
    const pairs = hasStraight ? PAIRS : entryOf(PAIRS_WITH, this.#outside)
    const runs: Split[] = []
    for (let i = 0; i < pairs.length; i++) {
      const split = this.at(entryOf(pairs, i))
      if (isRunOrFlush(split.high)) runs.push(split)
    }
    return runs
  }

  at(places: readonly [number, number]): Split {
    const { ranks } = this.#seven
    const [a, b] = [entryOf(ranks, places[0]), entryOf(ranks, places[1])]
    const suited = (this.#outside & ~bitsOf(places)) === 0
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

/** Two cards go low: a flush leaves no more of other suits. */
const MOST_OUTSIDE = 2
const ALL_PLACES = (1 << PLACES.length) - 1

/** Places of cards that are not of the suit of a flush, as bits; all of them where no five cards can be one. */
function outsideOf({ ranks, suits }: Seven): number {
  for (let suit = 0; suit < 4; suit++) {
    let [outside, count] = [0, 0]
    for (let place = 0; place < PLACES.length && count <= MOST_OUTSIDE; place++)
      if (ranks[place] !== JOKER_RANK && suits[place] !== suit) {
        outside |= 1 << place
        count += 1
      }
    if (count <= MOST_OUTSIDE) return outside
  }
  return ALL_PLACES
}

/** Ten runs of five ranks, as bits; the first is that from the ace. */
const RUNS = [(1 << ACE) | 0b1111, ...Array.from({ length: ACE - 3 }, (_, least) => 0b11111 << least)]

/** Whether five of the cards can be a straight: the joker stands for one that is missing. */
function mayBeRun(ranks: readonly number[]): boolean {
  let [held, missing] = [0, 0]
  for (const rank of ranks)
    if (rank === JOKER_RANK) missing = 1
    else held |= 1 << rank
  return RUNS.some((run) => countOf(run & ~held) <= missing)
}

/** How many bits are set. */
export const countOf = (set: number): number => {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count += 1
  return count
}

/**
 * The two places that go low by the house way. The joker counts as an ace in pairs and more; straights and flushes are looked
 * at where there are no three pairs, full house or better.
 */
export const housePlaces = (seven: Seven, rules: Rules): readonly [number, number] =>
  new Setter(seven.ranks, rules).low(seven)

/** The places by rank, the highest first. The joker stands before aces: which of them goes low depends on no place. */
function orderOf(ranks: readonly number[]): readonly number[] {
  const order: number[] = []
  for (let place = 0; place < ranks.length; place++) {
    let at = place
    for (; at > 0 && entryOf(ranks, entryOf(order, at - 1)) < entryOf(ranks, place); at--)
      order[at] = entryOf(order, at - 1)
    order[at] = place
  }
  return order
}

/** Sets hands of these ranks, whatever their suits. */
export class Setter {
  readonly #rules: Rules
  /** Ranks with the joker as an ace, and places, the highest first. */
  readonly #ranks: readonly number[]
  readonly #order: readonly number[]
  readonly #counts: readonly number[]
  readonly #mayBeRun: boolean
  /** What goes low where no straight or flush is looked at, or there is none. */
  readonly #byRanks: readonly [number, number]
  /** Whether straights and flushes go before. */
  readonly #looksAtRuns: boolean
  /** The rank of the only pair. */
  readonly #pair: number | undefined

  constructor(all: readonly number[], rules: Rules) {
    this.#rules = rules
    this.#ranks = all.map((rank) => Math.min(rank, ACE))
    this.#order = orderOf(all)
    this.#mayBeRun = mayBeRun(all)
    const counts = new Array<number>(ACE + 1).fill(0)
    for (const rank of this.#ranks) counts[rank] = entryOf(counts, rank) + 1
    this.#counts = counts
    const made = this.#made()
    this.#looksAtRuns = made === undefined
    this.#pair = this.#of(2)[0]
    this.#byRanks = made ?? this.#otherwise()
  }

  /** @param seven cards of the ranks that this is for, in their places */
  low(seven: Seven): readonly [number, number] {
    const run = this.#looksAtRuns ? this.#bestRun(seven) : undefined
    return run === undefined ? this.#byRanks : this.#lowOfRun(run, this.#pair)
  }

  /** What goes before straights and flushes. */
  #made(): readonly [number, number] | undefined {
    const [five] = this.#of(5)
    if (five !== undefined) return this.#two(this.#counts[ACE - 1] === 2 ? ACE - 1 : five)
    const [four] = this.#of(4)
    const [three, otherThree] = this.#of(3)
    const [pair, second, third] = this.#of(2)
    if (four !== undefined) return this.#lowOfFour(four, three ?? pair)
    if (three !== undefined && otherThree !== undefined) return this.#two(three)
    if (three !== undefined && pair !== undefined) return this.#two(pair)
    if (pair !== undefined && third !== undefined) return this.#two(pair)
    if (pair !== undefined && second !== undefined) return this.#lowOfTwoPairs(pair, second)
    return undefined
  }

  #otherwise(): readonly [number, number] {
    const [three] = this.#of(3)
    const [pair] = this.#of(2)
    if (three === ACE) return this.#aceAndNext()
    if (three !== undefined) return this.#best([three])
    if (pair !== undefined) return this.#best([pair])
    return [entryOf(this.#order, 1), entryOf(this.#order, 2)]
  }

  /** Ranks of which there are so many, the highest first. */
  #of(count: number): readonly number[] {
    const found: number[] = []
    for (let rank = ACE; rank >= 0; rank--) if (this.#counts[rank] === count) found.push(rank)
    return found
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
  #bestRun(seven: Seven): Split | undefined {
    let best: Split | undefined
    for (const run of new Splits(seven, this.#rules).runs(this.#mayBeRun))
      if (
        isAllowed(run) &&
        (best === undefined || run.low > best.low || (run.low === best.low && run.high > best.high))
      )
        best = run
    return best
  }

  /** With an ace and a pair of tens to kings, the pair may stay and the ace go low. */
  #lowOfRun(run: Split, pair: number | undefined): readonly [number, number] {
    if (pair === undefined || pair < 8 || pair === ACE || this.#counts[ACE] !== 1) return run.places
    const [a, b] = this.#best([pair])
    const low = strengthOfTwo(entryOf(this.#ranks, a), entryOf(this.#ranks, b))
    return low > run.low ? [a, b] : run.places
  }
}

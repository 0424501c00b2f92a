import { byteAt, entryOf, floatAt } from '@spilvaerk/slot-engine/shared'
import { ACE, BUST, type Hands, TEN } from '../hands.ts'
import type { Rules } from '../rules.ts'
import { type Deck, pairCards } from './deck.ts'
import type { Odds } from './odds.ts'
import { DOUBLE, STAND } from './policy.ts'

/**
 * Hands of a split pair, exactly. Each is played by its own cards, so cards that were not seen are alike, whoever gets them,
 * and the hands of a round can be looked at one by one. What joins them is how many further cards of the pair came as second
 * cards: every order of these is taken, and a second card that is *not* of the pair is any card less one of the pair. So all
 * follows from the worth of a hand with j more cards of the pair gone, with a weight for each j.
 */
export interface SplitWeights {
  /** By how many more cards of the pair are gone: for hands whose second card is not of its value, and for those whose is. */
  readonly other: readonly number[]
  readonly same: readonly number[]
  /** The same, times how many hands there are in the end. */
  readonly otherByHands: readonly number[]
  readonly sameByHands: readonly number[]
}

/** The order of `p` second cards of the pair and `n` others, in which a hand still waits for its second card after each. */
const orders = (p: number, n: number): number => {
  if (p < 0 || n < 0 || 2 + p - n <= 0) return 0
  return p + n === 0 ? 1 : orders(p - 1, n) + orders(p, n - 1)
}

const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k)

interface Pairs {
  /** Cards that make a pair, and all cards, after the pair and the upcard. */
  readonly left: number
  readonly size: number
  /** Of the cards of the value, those that make a pair, with j more of them gone. */
  share(gone: number): number
  readonly removal: number
}

export function splitWeights(deck: Deck, upcard: number, value: number, maxHands: number): SplitWeights {
  const length = 2 * maxHands
  const weights = {
    other: new Array<number>(length).fill(0),
    same: new Array<number>(length).fill(0),
    otherByHands: new Array<number>(length).fill(0),
    sameByHands: new Array<number>(length).fill(0),
  }
  for (const { weight, pairs } of casesOf(deck, upcard, value))
    for (const pattern of patternsOf(maxHands))
      for (let i = 0; i <= pattern.others; i++) {
        const gone = pattern.pairs + i
        const chance = chanceOf(pairs, gone)
        if (chance <= 0) continue
        const ways = weight * chance * pattern.ways * (i % 2 === 0 ? 1 : -1) * binomial(pattern.others, i)
        const share = pairs.share(gone)
        const [free, fixed] = [pattern.free * ways, pattern.fixed * ways]
        const add = (list: number[], of: number): void => {
          list[gone] = entryOf(list, gone) + of
        }
        add(weights.other, fixed + free)
        add(weights.same, fixed * (1 - share) + free)
        add(weights.otherByHands, (fixed + free) * pattern.hands)
        add(weights.sameByHands, (fixed * (1 - share) + free) * pattern.hands)
      }
  return weights
}

interface Pattern {
  /** Further cards of the pair that came. */
  readonly pairs: number
  /** Second cards of other hands that are known not to be of the pair. */
  readonly others: number
  readonly ways: number
  readonly hands: number
  /** Of these hands, those whose own second card is known not to be of the pair, and those where it may be anything. */
  readonly fixed: number
  readonly free: number
}

function patternsOf(maxHands: number): readonly Pattern[] {
  const patterns: Pattern[] = []
  for (let pairs = 0; pairs + 2 < maxHands; pairs++) {
    const hands = pairs + 2
    patterns.push({ pairs, others: hands - 1, ways: orders(pairs, pairs + 1), hands, fixed: hands, free: 0 })
  }
  const pairs = maxHands - 2
  for (let known = 0; known <= pairs; known++) {
    const ways = pairs === 0 ? 1 : orders(pairs - 1, known)
    if (known > 0) patterns.push({ pairs, others: known - 1, ways, hands: maxHands, fixed: known, free: 0 })
    patterns.push({ pairs, others: known, ways, hands: maxHands, fixed: 0, free: maxHands - known })
  }
  return patterns
}

function chanceOf({ left, size, removal }: Pairs, gone: number): number {
  let chance = 1
  for (let i = 0; i < gone; i++) chance *= Math.max(0, left - removal * i) / (size - removal * i)
  return chance
}

/** Only where a pair of tens is of one rank does it matter whether the upcard is of it. */
function casesOf(
  deck: Deck,
  upcard: number,
  value: number,
): readonly { readonly weight: number; readonly pairs: Pairs }[] {
  const { removal } = deck
  const copies = pairCards(deck, value)
  const values = floatAt(deck.counts, value)
  const size = deck.size - 3 * removal
  const pairsWith = (upcardIsOne: number): Pairs => ({
    left: copies - removal * (2 + upcardIsOne),
    ...{ size, removal },
    share(gone) {
      const alike = values - removal * (2 + (upcard === value ? 1 : 0) + gone)
      return alike > 0 ? (copies - removal * (2 + upcardIsOne + gone)) / alike : 1
    },
  })
  if (upcard !== value) return [{ weight: 1, pairs: pairsWith(0) }]
  const chance = removal === 1 ? (copies - 2) / (values - 2) : copies / values
  return [
    { weight: chance, pairs: pairsWith(1) },
    { weight: 1 - chance, pairs: pairsWith(0) },
  ].filter(({ weight }) => weight > 0)
}

/** What one hand after a split comes to: what it wins or loses, what it stakes, and the square of the former. */
export interface AfterSplit {
  readonly mean: number
  readonly staked: number
  readonly squares: number
}

/** @param second which second card is asked about: of the pair's value, or another */
export function afterSplit(
  rules: Rules,
  hands: Hands,
  odds: Odds,
  value: number,
  act: Uint8Array,
  order: Int32Array,
): { readonly other: AfterSplit; readonly same: AfterSplit } {
  const start = hands.of(value)
  const same = new Flow(rules, hands, odds, act)
  const other = new Flow(rules, hands, odds, act)
  for (let next = ACE; next <= TEN; next++) {
    const hand = hands.with(start, next)
    ;(next === value ? same : other).reach[hand] = odds.chance(start, next)
  }
  for (const flow of [same, other]) flow.run(order)
  return { other, same }
}

class Flow implements AfterSplit {
  mean = 0
  staked = 0
  squares = 0
  readonly reach: Float64Array
  readonly #rules: Rules
  readonly #hands: Hands
  readonly #odds: Odds
  readonly #act: Uint8Array

  constructor(rules: Rules, hands: Hands, odds: Odds, act: Uint8Array) {
    this.reach = new Float64Array(hands.size)
    this.#rules = rules
    this.#hands = hands
    this.#odds = odds
    this.#act = act
  }

  run(order: Int32Array): void {
    for (const hand of order) {
      const reach = floatAt(this.reach, hand)
      if (reach <= 0) continue
      const act = byteAt(this.#act, hand)
      if (act === STAND) this.#stand(hand, reach, 1)
      else this.#draw(hand, reach, act === DOUBLE)
    }
  }

  #draw(hand: number, reach: number, doubled: boolean): void {
    this.#over(hand, reach, doubled ? 2 : 1)
    for (let value = ACE; value <= TEN; value++) {
      const more = this.#hands.with(hand, value)
      if (more === BUST) continue
      const chance = reach * this.#odds.chance(hand, value)
      if (doubled) this.#stand(more, chance, 2)
      else this.reach[more] = floatAt(this.reach, more) + chance
    }
  }

  #stand(hand: number, reach: number, stake: number): void {
    const [win, lose, natural] = [this.#odds.win, this.#odds.lose, this.#odds.natural].map((list) =>
      floatAt(list, hand),
    )
    this.#count(reach, stake, win ?? 0, lose ?? 0, natural ?? 0, 1 - (natural ?? 0))
  }

  #over(hand: number, reach: number, stake: number): void {
    const open = floatAt(this.#odds.bustOpen, hand)
    this.#count(reach, stake, 0, open, floatAt(this.#odds.bust, hand) - open, open)
  }

  #count(reach: number, stake: number, win: number, lose: number, natural: number, open: number): void {
    const taken = this.#rules.naturalTakesAll ? natural : 0
    this.mean += reach * stake * (win - lose - taken)
    this.squares += reach * stake * stake * (win + lose + taken)
    this.staked += reach * stake * (this.#rules.peeks ? open : open + natural)
  }
}

export interface SplitLaw extends AfterSplit {
  /** No less than the squares of what all hands together win or lose. */
  readonly mostSquares: number
}

export function splitLaw(
  weights: SplitWeights,
  cases: readonly (readonly [number, { readonly other: AfterSplit; readonly same: AfterSplit }])[],
): SplitLaw {
  const sum = (key: keyof AfterSplit, others: readonly number[], sames: readonly number[]): number =>
    cases.reduce(
      (all, [j, { other, same }]) => all + entryOf(others, j) * other[key] + entryOf(sames, j) * same[key],
      0,
    )
  return {
    mean: sum('mean', weights.other, weights.same),
    staked: sum('staked', weights.other, weights.same),
    squares: sum('squares', weights.other, weights.same),
    // By Cauchy and Schwarz: the square of a sum is at most the number of its terms times the sum of their squares.
    mostSquares: sum('squares', weights.otherByHands, weights.sameByHands),
  }
}

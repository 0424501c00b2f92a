import { byteAt, entryOf, floatAt, type Meter } from '@spilvaerk/slot-engine/shared'
import type { BlackjackFacts } from '../facts.ts'
import { ACE, allHands, TEN } from '../hands.ts'
import { maySurrender, type Rules } from '../rules.ts'
import {
  bestAfter,
  bestUnsplit,
  doublesAfter,
  doubling,
  isDoubled,
  type Played,
  playsOn,
  reachOf,
  surrendering,
} from './best.ts'
import { DealerDraws } from './dealer.ts'
import { DealerTotals } from './dealer-totals.ts'
import type { Deck } from './deck.ts'
import { Odds } from './odds.ts'
import { DOUBLE, HIT, STAND } from './policy.ts'
import { afterSplit, type SplitWeights, splitLaw, splitWeights } from './split.ts'
import { drawing, isOver, standing } from './worth.ts'

/** What to do with a hand and what each of it wins or loses on average, in its bet. */
export type Worths = ReadonlyMap<string, number>

/** A pair against an upcard, split into as many hands as is best. */
interface SplitPlay {
  readonly into: number
  readonly mean: number
  readonly cases: readonly SplitCase[]
}

/** So many more cards of the pair are gone. */
interface SplitCase {
  readonly odds: Odds
  readonly other: number
  readonly same: number
  /** How likely the cards of a hand are, in any one order. */
  readonly reach: Float64Array
  readonly worth: Float64Array
}

/**
 * What moves are worth by the play that is best for a hand's cards and the upcard, as in the sheet. Only the upcards and pairs
 * that are asked about are worked out. A hand after a split is taken over all rounds in which it comes with these cards.
 */
export class HandWorths {
  readonly #rules: Rules
  readonly #deck: Deck
  readonly #hands = allHands()
  readonly #order: Int32Array
  readonly #against = new Map<number, { readonly dealer: DealerTotals; readonly odds: Odds; readonly best: Played }>()
  readonly #splits = new Map<number, SplitPlay>()

  constructor(rules: Rules, deck: Deck) {
    this.#rules = rules
    this.#deck = deck
    const { size, cards } = this.#hands
    this.#order = Int32Array.from({ length: size }, (_, hand) => hand).filter((hand) => byteAt(cards, hand) >= 2)
  }

  /** The chance that the dealer has a natural, of who sees this. */
  natural({ upcard, cards }: BlackjackFacts, meter: Meter): number {
    return floatAt(this.#upcard(upcard, meter).odds.natural, cards)
  }

  /**
   * Every way to go on with a hand, whether the menu has it or not; without a further split of a hand after a split.
   * @param looked whether the dealer has had his look at the hole card, where he has one
   */
  of(facts: BlackjackFacts, looked: boolean, meter: Meter): Worths {
    return facts.splitFrom === 0 ? this.#unsplit(facts, looked, meter) : this.#after(facts, meter)
  }

  /** Into how many hands at most it is best to split a pair. */
  splitsInto(upcard: number, pair: number, meter: Meter): number {
    return this.#split(upcard, pair, meter).into
  }

  #unsplit({ upcard, cards, pair }: BlackjackFacts, looked: boolean, meter: Meter): Worths {
    const [rules, hands] = [this.#rules, this.#hands]
    const { odds, best } = this.#upcard(upcard, meter)
    const natural = floatAt(odds.natural, cards)
    const worths = new Map([
      ['stand', standing(rules, odds, cards)],
      ['hit', drawing(rules, hands, odds, cards, (more) => floatAt(best.worth, more))],
    ])
    if (isDoubled(rules, hands, cards)) worths.set('double', doubling(rules, hands, odds, cards))
    if (byteAt(hands.cards, cards) === 2 && maySurrender(rules, upcard))
      worths.set('surrender', surrendering(rules, odds, cards))
    if (pair > 0) worths.set('split', this.#split(upcard, pair, meter).mean)
    return mapped(worths, (worth) => this.#seen(worth, natural, { looked, isDealt: true }))
  }

  /** After a look there is no natural. Before one, what it takes of every hand alike is counted too. */
  #seen(
    worth: number,
    natural: number,
    { looked, isDealt }: { readonly looked: boolean; readonly isDealt: boolean },
  ): number {
    const { naturalTakesAll, peeks } = this.#rules
    if (peeks && looked) return worth / (1 - natural)
    return naturalTakesAll || !isDealt ? worth : worth - natural
  }

  #after({ upcard, cards, splitFrom, second, isDealt }: BlackjackFacts, meter: Meter): Worths {
    const [rules, hands] = [this.#rules, this.#hands]
    const { cases } = this.#split(upcard, splitFrom, meter)
    const weights = cases.map(({ same, other, reach }) => (second === splitFrom ? same : other) * floatAt(reach, cards))
    const sum = (of: (one: SplitCase) => number): number =>
      cases.reduce((all, one, i) => all + entryOf(weights, i) * of(one), 0)
    const all = sum(() => 1)
    if (all <= 0) return new Map()
    const natural = sum(({ odds }) => floatAt(odds.natural, cards)) / all
    const mean = (of: (one: SplitCase) => number): number =>
      this.#seen(sum(of) / all, natural, { looked: true, isDealt })
    const worths = new Map([['stand', mean(({ odds }) => standing(rules, odds, cards))]])
    if (!playsOn(rules, splitFrom)) return worths
    worths.set(
      'hit',
      mean(({ odds, worth }) => drawing(rules, hands, odds, cards, (more) => floatAt(worth, more))),
    )
    if (doublesAfter(rules, splitFrom) && isDoubled(rules, hands, cards))
      worths.set(
        'double',
        mean(({ odds }) => doubling(rules, hands, odds, cards)),
      )
    return worths
  }

  #upcard(upcard: number, meter: Meter) {
    const known = this.#against.get(upcard)
    if (known !== undefined) return known
    const { hitsSoft17, charlie } = this.#rules
    const dealer = new DealerTotals(new DealerDraws(upcard, hitsSoft17), this.#hands, this.#deck)
    const gone = { upcard, value: 0, copies: 0 }
    const odds = new Odds(this.#hands, this.#deck, dealer, gone, this.#order, charlie, meter)
    const against = { dealer, odds, best: bestUnsplit(this.#rules, this.#hands, odds, this.#order) }
    this.#against.set(upcard, against)
    return against
  }

  #split(upcard: number, value: number, meter: Meter): SplitPlay {
    const key = upcard * (TEN + 1) + value
    const known = this.#splits.get(key)
    if (known !== undefined) return known
    const holds = this.#order.filter((hand) => this.#hands.count(hand, value) > 0)
    const { dealer } = this.#upcard(upcard, meter)
    const odds: Odds[] = []
    const oddsAt = (copies: number): Odds => {
      const gone = { upcard, value, copies: 1 + copies }
      odds[copies] ??= new Odds(this.#hands, this.#deck, dealer, gone, holds, this.#rules.charlie, meter)
      return odds[copies]
    }
    const most = value === ACE && !this.#rules.resplitAces ? 2 : this.#rules.maxHands
    const plays = Array.from({ length: most - 1 }, (_, i) => this.#into(i + 2, { upcard, value, holds }, oddsAt))
    const best = plays.reduce((a, b) => (b.mean > a.mean ? b : a))
    this.#splits.set(key, best)
    return best
  }

  #into(
    into: number,
    { upcard, value, holds }: { readonly upcard: number; readonly value: number; readonly holds: Int32Array },
    oddsAt: (copies: number) => Odds,
  ): SplitPlay {
    const [rules, hands] = [this.#rules, this.#hands]
    const weights = splitWeights(this.#deck, upcard, value, into)
    const gone = goneOf(weights)
    const weighted = gone.map((j) => ({ odds: oddsAt(j), weight: entryOf(weights.other, j) }))
    const act = bestAfter(rules, hands, value, weighted, holds)
    const law = splitLaw(
      weights,
      gone.map((j) => [j, afterSplit(rules, hands, oddsAt(j), value, act, holds)] as const),
    )
    const cases = gone.map((j) => ({
      ...{ odds: oddsAt(j), other: entryOf(weights.other, j), same: entryOf(weights.same, j) },
      reach: reachOf(hands, oddsAt(j), value, holds),
      worth: this.#playedBy(act, oddsAt(j), holds),
    }))
    return { into, mean: law.mean, cases }
  }

  /** What each hand after a split is worth that is played so. */
  #playedBy(act: Uint8Array, odds: Odds, holds: Int32Array): Float64Array {
    const [rules, hands] = [this.#rules, this.#hands]
    const worth = new Float64Array(hands.size)
    for (let i = holds.length - 1; i >= 0; i--) {
      const hand = holds[i] ?? 0
      const move = isOver(rules, hands, hand) ? STAND : byteAt(act, hand)
      if (move === HIT) worth[hand] = drawing(rules, hands, odds, hand, (more) => floatAt(worth, more))
      else worth[hand] = move === DOUBLE ? doubling(rules, hands, odds, hand) : standing(rules, odds, hand)
    }
    return worth
  }
}

const goneOf = ({ other, same }: SplitWeights): readonly number[] =>
  other.flatMap((weight, j) => (weight !== 0 || entryOf(same, j) !== 0 ? [j] : []))

const mapped = (worths: Worths, of: (worth: number) => number): Worths =>
  new Map([...worths].map(([move, worth]) => [move, of(worth)]))

import { byteAt, entryOf, floatAt, known, type Meter } from '@spilvaerk/slot-engine/shared'
import { BEST, BY_CARD, DEFAULT } from '../../../core/kind.ts'
import { ACE, allHands, BUST, type Hands, TEN } from '../hands.ts'
import { type Rules, surrendersEarly } from '../rules.ts'
import { bestAfter, bestUnsplit, doublesAfter, doubling, playsOn, surrendering } from './best.ts'
import { DealerDraws } from './dealer.ts'
import { DealerTotals } from './dealer-totals.ts'
import type { Deck, Gone } from './deck.ts'
import { Odds } from './odds.ts'
import { DOUBLE, emptyPolicy, HIT, STAND, SURRENDER, type UpcardPolicy } from './policy.ts'
import { afterSplit, type SplitLaw, splitLaw, splitWeights } from './split.ts'
import { Tally } from './tally.ts'
import { actsAfter, actsOf, playByTotal, rowOf, SOFT, type TotalPlay } from './totals.ts'
import { drawing, isOver, standing } from './worth.ts'

export const MIMIC = 'mimic'
export const NEVER_BUST = 'neverBust'
export const STRATEGIES = [BEST, BY_CARD, DEFAULT, MIMIC, NEVER_BUST] as const

/** In first bets: where two hands cost more than this, more hands are not tried. */
const HOPELESS = 0.02

/** All strategies of one game against every upcard, and what comes of each. */
export class Analysis {
  readonly policies = new Map<string, UpcardPolicy[]>()
  readonly tallies = new Map<string, Tally>()
  /** By upcard. */
  readonly charts: TotalPlay[] = []
  readonly #rules: Rules
  readonly #deck: Deck
  readonly #hands = allHands()
  readonly #meter: Meter
  /** Hands of at least two cards. */
  readonly #order: Int32Array
  readonly #holding: readonly Int32Array[]

  constructor(rules: Rules, deck: Deck, meter: Meter) {
    this.#rules = rules
    this.#deck = deck
    this.#meter = meter
    const hands = this.#hands
    const all = Array.from({ length: hands.size }, (_, hand) => hand).filter((hand) => byteAt(hands.cards, hand) >= 2)
    this.#order = Int32Array.from(all)
    this.#holding = Array.from({ length: TEN + 1 }, (_, value) =>
      Int32Array.from(all.filter((hand) => value > 0 && hands.count(hand, value) > 0)),
    )
    for (const strategy of STRATEGIES) {
      this.policies.set(strategy, [])
      this.tallies.set(strategy, new Tally(rules))
    }
    for (let upcard = ACE; upcard <= TEN; upcard++) if (floatAt(deck.counts, upcard) > 0) this.#against(upcard)
  }

  tally(strategy: string): Tally {
    return known(this.tallies.get(strategy), strategy)
  }

  #odds(dealer: DealerTotals, gone: Gone, holds: Int32Array): Odds {
    return new Odds(this.#hands, this.#deck, dealer, gone, holds, this.#rules.charlie, this.#meter)
  }

  #against(upcard: number): void {
    const dealer = new DealerTotals(new DealerDraws(upcard, this.#rules.hitsSoft17), this.#hands, this.#deck)
    const odds = this.#odds(dealer, { upcard, value: 0, copies: 0 }, this.#order)
    // One card less than the two of a hand: the chance of its second card.
    const starts = startsOf(this.#hands, this.#deck, upcard)
    const policies = this.#unsplit(odds, starts, upcard)
    const splits = new Map<string, SplitLaw>()
    for (let value = ACE; value <= TEN; value++) this.#split(dealer, odds, value, policies, splits)
    const chance = floatAt(this.#deck.counts, upcard) / this.#deck.size
    for (const [strategy, policy] of policies) {
      const all = this.policies.get(strategy)
      if (all) all[upcard] = policy
      const tally = this.tallies.get(strategy)
      if (tally)
        new Round(this.#rules, this.#hands, this.#deck, odds, policy, tally).run(this.#order, starts, chance, (value) =>
          splits.get(`${strategy} ${value}`),
        )
    }
  }

  #unsplit(odds: Odds, starts: Float64Array, upcard: number): Map<string, UpcardPolicy> {
    const [rules, hands, order] = [this.#rules, this.#hands, this.#order]
    const best = bestUnsplit(rules, hands, odds, order)
    const chart = playByTotal(rules, hands, odds, order, { starts, best: best.worth })
    this.charts[upcard] = chart
    const careful = carefully(chart)
    const acts = new Map([
      [BEST, best.act],
      [BY_CARD, actsOf(rules, hands, order, chart)],
      [DEFAULT, new Uint8Array(hands.size)],
      [MIMIC, this.#mimic()],
      [NEVER_BUST, actsOf(rules, hands, order, careful)],
    ])
    return new Map([...acts].map(([strategy, act]) => [strategy, { ...emptyPolicy(hands), act }]))
  }

  #mimic(): Uint8Array {
    const { hitsSoft17 } = this.#rules
    const hands = this.#hands
    return Uint8Array.from({ length: hands.size }, (_, hand) => {
      if (isOver(this.#rules, hands, hand)) return STAND
      const row = rowOf(hands, hand)
      return row % SOFT < 17 || (row === SOFT + 17 && hitsSoft17) ? HIT : STAND
    })
  }

  #split(
    dealer: DealerTotals,
    unsplit: Odds,
    value: number,
    policies: ReadonlyMap<string, UpcardPolicy>,
    laws: Map<string, SplitLaw>,
  ): void {
    const [rules, hands] = [this.#rules, this.#hands]
    const { upcard } = unsplit.gone
    if (rules.maxHands < 2) return
    const pair = hands.of(value, value)
    const holds = this.#holding[value] ?? new Int32Array(0)
    const odds: Odds[] = []
    const oddsAt = (gone: number): Odds => {
      odds[gone] ??= this.#odds(dealer, { upcard, value, copies: 1 + gone }, holds)
      return odds[gone]
    }
    const most = value === ACE && !rules.resplitAces ? 2 : rules.maxHands
    for (const [strategy, policy] of policies) {
      if (strategy === DEFAULT || strategy === MIMIC) continue
      const other = this.#worthUnsplit(unsplit, policy.act, pair)
      for (let into = 2; into <= most; into++) {
        const weights = splitWeights(this.#deck, upcard, value, into)
        const gone = weights.other.flatMap((weight, j) => (weight !== 0 || entryOf(weights.same, j) !== 0 ? [j] : []))
        const cases = gone.map((j) => ({ odds: oddsAt(j), weight: entryOf(weights.other, j) }))
        const allowed = { doubles: doublesAfter(rules, value), playsOn: playsOn(rules, value) }
        const act =
          strategy === BEST
            ? bestAfter(rules, hands, value, cases, holds)
            : actsAfter(rules, hands, holds, this.#chartOf(strategy, upcard), allowed)
        const law = splitLaw(
          weights,
          gone.map((j) => [j, afterSplit(rules, hands, oddsAt(j), value, act, holds)] as const),
        )
        if (into === 2 && law.mean < other - HOPELESS) break
        const before = laws.get(`${strategy} ${value}`)
        if (law.mean <= (before?.mean ?? other)) continue
        laws.set(`${strategy} ${value}`, law)
        policy.split[value] = into
        policy.after[value] = act
      }
    }
  }

  #chartOf(strategy: string, upcard: number): TotalPlay {
    const chart = entryOf(this.charts, upcard)
    return strategy === BY_CARD ? chart : carefully(chart)
  }

  /** What a pair is worth that is played as one hand. */
  #worthUnsplit(odds: Odds, act: Uint8Array, pair: number): number {
    const [rules, hands] = [this.#rules, this.#hands]
    const worth = (hand: number): number => {
      const move = byteAt(act, hand)
      if (move === SURRENDER) return surrendering(rules, odds, hand)
      if (move === DOUBLE) return doubling(rules, hands, odds, hand)
      return move === HIT ? drawing(rules, hands, odds, hand, worth) : standing(rules, odds, hand)
    }
    return worth(pair)
  }
}

/** Hands that one card more may ruin stand. */
function carefully(chart: TotalPlay): TotalPlay {
  const safe = (act: number, row: number): number => (row >= 12 && row < SOFT && act === HIT ? STAND : act)
  return {
    play: chart.play.map(safe),
    first: chart.first.map(safe),
    pair: chart.pair.map((act, value) => safe(act, value === ACE ? 0 : 2 * value)),
  }
}

/** By hand of two cards, its chance when the upcard is out. */
function startsOf(hands: Hands, deck: Deck, upcard: number): Float64Array {
  const starts = new Float64Array(hands.size)
  const { counts, removal, size } = deck
  const left = (value: number, out: number): number =>
    Math.max(0, floatAt(counts, value) - removal * (out + (value === upcard ? 1 : 0)))
  for (let a = ACE; a <= TEN; a++)
    for (let b = ACE; b <= TEN; b++) {
      const hand = hands.of(a, b)
      const chance = (left(a, 0) / (size - removal)) * (left(b, a === b ? 1 : 0) / (size - 2 * removal))
      starts[hand] = floatAt(starts, hand) + chance
    }
  return starts
}

/** One upcard under one policy. */
class Round {
  readonly #rules: Rules
  readonly #hands: Hands
  readonly #deck: Deck
  readonly #odds: Odds
  readonly #policy: UpcardPolicy
  readonly #tally: Tally
  readonly #reach: Float64Array

  constructor(rules: Rules, hands: Hands, deck: Deck, odds: Odds, policy: UpcardPolicy, tally: Tally) {
    this.#rules = rules
    this.#hands = hands
    this.#deck = deck
    this.#odds = odds
    this.#policy = policy
    this.#tally = tally
    this.#reach = new Float64Array(hands.size)
  }

  run(
    order: Int32Array,
    starts: Float64Array,
    upcardChance: number,
    splitOf: (value: number) => SplitLaw | undefined,
  ): void {
    for (const hand of order) {
      const start = floatAt(starts, hand) * upcardChance
      if (start > 0) this.#begin(hand, start, splitOf)
      const reach = floatAt(this.#reach, hand)
      if (reach > 0) this.#play(hand, reach)
    }
  }

  #begin(hand: number, chance: number, splitOf: (value: number) => SplitLaw | undefined): void {
    const natural = floatAt(this.#odds.natural, hand)
    if (hand === this.#hands.of(ACE, TEN)) return this.#tally.naturals(chance, natural)
    const value = this.#pairOf(hand)
    const law = value === 0 ? undefined : splitOf(value)
    const share = law === undefined ? 0 : this.#pairShare(value)
    if (law !== undefined) this.#splits(law, chance * share, natural)
    const rest = chance * (1 - share)
    if (rest <= 0) return
    this.#reach[hand] = rest
    if (byteAt(this.#policy.act, hand) !== SURRENDER || !surrendersEarly(this.#rules)) this.#looked(rest * natural)
  }

  #looked(natural: number): void {
    if (this.#rules.peeks) this.#tally.looked(natural)
  }

  #pairOf(hand: number): number {
    for (let value = ACE; value <= TEN; value++) if (hand === this.#hands.of(value, value)) return value
    return 0
  }

  /** Of two cards of a value, those of one rank. */
  #pairShare(value: number): number {
    if (value !== TEN) return 1
    const { tensOfRank, counts, removal } = this.#deck
    return (tensOfRank - removal) / (floatAt(counts, TEN) - removal)
  }

  #splits({ mean, staked, mostSquares }: SplitLaw, chance: number, natural: number): void {
    const { peeks, naturalTakesAll } = this.#rules
    const tally = this.#tally
    const open = naturalTakesAll ? chance : chance * (1 - natural)
    if (peeks) tally.looked(chance * natural)
    else if (!naturalTakesAll) tally.taken(chance * natural)
    tally.staked += chance * staked
    tally.split.chance += open
    tally.split.mean += chance * mean
    tally.split.mostSquares += chance * mostSquares
    if (open > 0) tally.split.leastSquares += (chance * mean) ** 2 / open
  }

  #play(hand: number, reach: number): void {
    const act = byteAt(this.#policy.act, hand)
    if (act === STAND) this.#tally.stood(this.#odds, hand, reach, 1)
    else if (act === SURRENDER)
      this.#tally.surrendered(reach, floatAt(this.#odds.natural, hand), surrendersEarly(this.#rules))
    else this.#draw(hand, reach, act === DOUBLE)
  }

  #draw(hand: number, reach: number, doubled: boolean): void {
    this.#tally.over(this.#odds, hand, reach, doubled ? 2 : 1)
    for (let value = ACE; value <= TEN; value++) {
      const more = this.#hands.with(hand, value)
      if (more === BUST) continue
      const chance = reach * this.#odds.chance(hand, value)
      if (chance <= 0) continue
      if (doubled) this.#tally.stood(this.#odds, more, chance, 2)
      else this.#reach[more] = floatAt(this.#reach, more) + chance
    }
  }
}

import { entryOf, known, type Meter } from '@spilvaerk/slot-engine/shared'
import { BEST, BY_CARD } from '../../core/kind.ts'
import type { SpotLaw } from '../../core/law.ts'
import { bestOfSixLaw } from '../../poker/best-of-six.ts'
import { OutcomeCounts } from '../../poker/outcome-counts.ts'
import { type Facing, Showdown } from '../../poker/showdown.ts'
import { sideLaw } from '../../poker/side-bet.ts'
import { PAIR_PLUS, type ThreeCards } from './game.ts'

export const ALWAYS = 'always'
/** With what the dealer plays with. */
export const MIMIC = 'mimic'

/** One key for hands that differ in nothing. */
export const keyOf = (set: number, shared: number): number => set * 256 + shared

/** What is worth playing, and what comes of every way to play. */
export class Plays {
  /** By hand, what to play wins over all hands of the dealer's, in antes. */
  readonly #means = new Map<number, number>()
  /** How many hands the dealer may have. */
  readonly of: number
  /** The weakest strength such that this and everything above is worth playing on average. */
  readonly least: number
  readonly #game: ThreeCards
  readonly #meter: Meter

  constructor(game: ThreeCards, meter: Meter) {
    this.#game = game
    this.#meter = meter
    const worth = new Map<number, number>()
    let dealers = 0
    each(game, meter, (facing, of) => {
      const { hand, shared, deals } = facing
      const mean = meanOf(game, facing, of)
      const more = mean + of
      dealers = of
      this.#means.set(keyOf(hand.set, shared), mean)
      worth.set(hand.strength, (worth.get(hand.strength) ?? 0) + deals * more)
    })
    this.of = dealers
    this.least = leastWorth(worth)
  }

  /** Whether a hand is played under a strategy. */
  isPlayed(strategy: string, set: number, shared: number, strength: number): boolean {
    if (strategy === ALWAYS) return true
    if (strategy === MIMIC) return strength >= this.#game.qualifier
    if (strategy === BEST) return this.mean(set, shared) > -this.of
    return strategy === BY_CARD && strength >= this.least
  }

  /** What the ante and the play win over all `of` hands of the dealer's. */
  mean(set: number, shared: number): number {
    return known(this.#means.get(keyOf(set, shared)), 'hand')
  }

  law(spot: string, strategy: string): SpotLaw {
    if (spot === 'ante') return this.#anteLaw(strategy)
    return spot === PAIR_PLUS ? this.#pairPlusLaw(strategy) : bestOfSixLaw(this.#game.sixCards)
  }

  #anteLaw(strategy: string): SpotLaw {
    const outcomes = new OutcomeCounts()
    const all = each(this.#game, this.#meter, ({ hand, shared, deals, unqualified, weaker, equal }, of) => {
      if (!this.isPlayed(strategy, hand.set, shared, hand.strength)) return outcomes.add(1, 0, deals * of)
      const bonus = bonusOf(this.#game, hand)
      outcomes.add(2, 3 + bonus, deals * unqualified)
      outcomes.add(2, 4 + bonus, deals * weaker)
      outcomes.add(2, 2 + bonus, deals * equal)
      outcomes.add(2, bonus, deals * (of - unqualified - weaker - equal))
    })
    return outcomes.law(1, all)
  }

  /** Only where a fold loses it has the way to play a say. */
  #pairPlusLaw(strategy: string): SpotLaw {
    const { pairPlus, pairPlusStands } = this.#game
    if (pairPlusStands) return sideLaw(pairPlus)
    const outcomes = new OutcomeCounts()
    const all = each(this.#game, this.#meter, ({ hand, shared, deals }, of) => {
      const row = pairPlus.row(hand.set, hand.suited)
      const isPaid = row >= 0 && this.isPlayed(strategy, hand.set, shared, hand.strength)
      outcomes.add(1, isPaid ? entryOf(pairPlus.rows, row).pays + 1 : 0, deals * of)
    })
    return outcomes.law(1, all)
  }
}

/** @returns how many deals there are of both hands */
function each(game: ThreeCards, meter: Meter, visit: (facing: Facing, of: number) => void): number {
  const showdown = new Showdown(game.ranked, 0, game.qualifier)
  showdown.each(meter, (facing) => visit(facing, showdown.of))
  return showdown.deals * showdown.of
}

/** In antes, what a hand wins that is played, over all hands of the dealer's. */
function meanOf(game: ThreeCards, { hand, unqualified, weaker, equal }: Facing, of: number): number {
  const stronger = of - unqualified - weaker - equal
  return unqualified + 2 * weaker - 2 * stronger + bonusOf(game, hand) * of
}

function bonusOf({ bonus }: ThreeCards, { set, suited }: Facing['hand']): number {
  const row = bonus.row(set, suited)
  return row < 0 ? 0 : entryOf(bonus.rows, row).pays
}

/** Strengths are played from where all that is above is worth most. */
function leastWorth(worth: ReadonlyMap<number, number>): number {
  let [sum, most, least] = [0, 0, Number.POSITIVE_INFINITY]
  for (const strength of [...worth.keys()].sort((a, b) => b - a)) {
    sum += worth.get(strength) ?? 0
    if (sum <= most) continue
    most = sum
    least = strength
  }
  return least
}

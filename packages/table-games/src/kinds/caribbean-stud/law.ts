import { addTo, entryOf, floatAt, type Meter } from '@spilvaerk/slot-engine/shared'
import { BEST } from '../../core/kind.ts'
import type { SpotLaw } from '../../core/law.ts'
import { OutcomeCounts } from '../../poker/outcome-counts.ts'
import { ACE_KIND } from '../../poker/rank-sets.ts'
import { type Facing, Showdown } from '../../poker/showdown.ts'
import { QUALIFIER, SIZE, type Stud } from './game.ts'
import { isRaised } from './strategies.ts'

const RANKS = ACE_KIND + 1
const CHOICES = 1 << SIZE

/** All hands against all cards in view, once for all strategies: what is best, and what comes of each. */
export class Raises {
  readonly #stud: Stud
  /** By hand, the player's cards in the suit of the card in view, and its rank. */
  readonly #best: Uint8Array
  readonly #laws = new Map<string, SpotLaw>()
  readonly #bonus = new Map<string, SpotLaw>()

  constructor(stud: Stud, strategies: readonly string[], meter: Meter) {
    this.#stud = stud
    const { ranked } = stud
    this.#best = new Uint8Array(ranked.hands.length * CHOICES * RANKS)
    const showdown = new Showdown(ranked, 1, QUALIFIER)
    const counts = strategies.map((name) => ({ name, ante: new AnteCounts(stud), bonus: new OutcomeCounts() }))
    let place = -1
    let last = -1
    let raises: readonly number[] = []
    showdown.each(meter, (facing) => {
      const { hand, up } = facing
      const key = hand.set * 2 + +hand.suited
      if (key !== last) {
        place += 1
        raises = strategies.map((name) => this.#byRule(name, facing))
      }
      last = key
      const row = stud.paid.row(hand.set, hand.suited)
      if (worth(facing, showdown.of, stud.raise, stud.rowPays(row)) > -showdown.of)
        this.#best[this.#at(place, facing)] = 1
      const isBest = this.#best[this.#at(place, facing)] === 1
      for (const [i, { name, ante, bonus }] of counts.entries()) {
        const raised = name === BEST ? isBest : (entryOf(raises, i) >> up) % 2 === 1
        ante.add(facing, showdown.of, raised ? row : null)
        if (!stud.bonusStands) this.#countBonus(bonus, facing, showdown.of, raised)
      }
    })
    const all = showdown.deals * showdown.of
    for (const { name, ante, bonus } of counts) {
      this.#laws.set(name, ante.law(all))
      if (stud.bonus && !stud.bonusStands) this.#bonus.set(name, bonus.law(1, all))
    }
  }

  law(name: string): SpotLaw | undefined {
    return this.#laws.get(name)
  }

  bonusLaw(name: string): SpotLaw | undefined {
    return this.#bonus.get(name)
  }

  isBest(set: number, suited: boolean, ofItsSuit: number, up: number): boolean {
    return this.#best[this.#at(this.#stud.ranked.place(set, suited), { ofItsSuit, up })] === 1
  }

  #at(place: number, { ofItsSuit, up }: Pick<Facing, 'ofItsSuit' | 'up'>): number {
    return (place * CHOICES + ofItsSuit) * RANKS + up
  }

  /** By rank of the card in view, a bit where a rule that can be said in words raises the hand. */
  #byRule(name: string, { hand: { set, strength } }: Facing): number {
    let raises = 0
    if (name !== BEST)
      for (let up = 0; up < RANKS; up++)
        if (isRaised(name, this.#stud.ranked.sets, set, strength, up)) raises |= 1 << up
    return raises
  }

  #countBonus(counts: OutcomeCounts, { hand, deals }: Facing, of: number, raised: boolean): void {
    const { bonus } = this.#stud
    if (bonus === undefined) return
    const row = raised ? bonus.row(hand.set, hand.suited) : -1
    counts.add(1, row < 0 ? 0 : (bonus.rows[row]?.pays ?? 0) + 1, deals * of)
  }
}

/** In antes, what a raise wins over all hands of the dealer's. */
function worth({ unqualified, weaker, equal }: Facing, of: number, raise: number, pays: number): number {
  const stronger = of - unqualified - weaker - equal
  return unqualified + weaker * (1 + raise * pays) - stronger * (1 + raise)
}

/** What comes of a raise: the dealer does not qualify, has less, has as much, has more. */
const ENDS = 4

/** Deals by how the ante ends: folded, or by the row that pays the raise. */
class AnteCounts {
  readonly #stud: Stud
  /** By row and end; hands that no row pays come first. */
  readonly #raised: Float64Array
  #folded = 0

  constructor(stud: Stud) {
    this.#stud = stud
    this.#raised = new Float64Array((stud.paid.rows.length + 1) * ENDS)
  }

  /** @param row which pays the raise; `null` where the hand is folded */
  add({ deals, unqualified, weaker, equal }: Facing, of: number, row: number | null): void {
    if (row === null) {
      this.#folded += deals * of
      return
    }
    const at = (row + 1) * ENDS
    addTo(this.#raised, at, deals * unqualified)
    addTo(this.#raised, at + 1, deals * weaker)
    addTo(this.#raised, at + 2, deals * equal)
    addTo(this.#raised, at + 3, deals * (of - unqualified - weaker - equal))
  }

  /** @param all of all deals */
  law(all: number): SpotLaw {
    const counts = new OutcomeCounts()
    counts.add(1, 0, this.#folded)
    const { raise } = this.#stud
    const staked = 1 + raise
    for (let row = -1; row < this.#stud.paid.rows.length; row++) {
      const paid = [staked + 1, staked + 1 + raise * this.#stud.rowPays(row), staked, 0]
      for (const [end, back] of paid.entries()) counts.add(staked, back, floatAt(this.#raised, (row + 1) * ENDS + end))
    }
    return counts.law(1, all)
  }
}

import type { Meter } from '@spilvaerk/slot-engine/shared'
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
    const counts = strategies.map((name) => ({ name, ante: new OutcomeCounts(), bonus: new OutcomeCounts() }))
    let place = -1
    let last = -1
    showdown.each(meter, (facing) => {
      const key = facing.hand.set * 2 + +facing.hand.suited
      if (key !== last) place += 1
      last = key
      const pays = stud.pays(facing.hand.set, facing.hand.suited)
      if (worth(facing, showdown.of, stud.raise, pays) > -showdown.of) this.#best[this.#at(place, facing)] = 1
      const isBest = this.#best[this.#at(place, facing)] === 1
      for (const { name, ante, bonus } of counts) {
        const raised = name === BEST ? isBest : this.#byRule(name, facing)
        countAnte(ante, facing, showdown.of, raised ? { raise: stud.raise, pays } : undefined)
        this.#countBonus(bonus, facing, showdown.of, raised)
      }
    })
    const all = showdown.deals * showdown.of
    for (const { name, ante, bonus } of counts) {
      this.#laws.set(name, ante.law(1, all))
      if (stud.bonus) this.#bonus.set(name, bonus.law(1, all))
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

  #byRule(name: string, { hand: { set, strength }, up }: Facing): boolean {
    return isRaised(name, this.#stud.ranked.sets, set, strength, up)
  }

  #countBonus(counts: OutcomeCounts, { hand, deals }: Facing, of: number, raised: boolean): void {
    const { bonus, bonusStands } = this.#stud
    if (bonus === undefined) return
    const row = raised || bonusStands ? bonus.row(hand.set, hand.suited) : -1
    counts.add(1, row < 0 ? 0 : (bonus.rows[row]?.pays ?? 0) + 1, deals * of)
  }
}

/** In antes, what a raise wins over all hands of the dealer's. */
function worth({ unqualified, weaker, equal }: Facing, of: number, raise: number, pays: number): number {
  const stronger = of - unqualified - weaker - equal
  return unqualified + weaker * (1 + raise * pays) - stronger * (1 + raise)
}

interface Raised {
  readonly raise: number
  readonly pays: number
}

function countAnte(counts: OutcomeCounts, facing: Facing, of: number, raised: Raised | undefined): void {
  const { deals, unqualified, weaker, equal } = facing
  if (raised === undefined) return counts.add(1, 0, deals * of)
  const { raise, pays } = raised
  const staked = 1 + raise
  counts.add(staked, staked + 1, deals * unqualified)
  counts.add(staked, staked + 1 + raise * pays, deals * weaker)
  counts.add(staked, staked, deals * equal)
  counts.add(staked, 0, deals * (of - unqualified - weaker - equal))
}

import { LawMaker, type SpotLaw } from '../core/law.ts'
import { Fraction } from '../fraction.ts'

/** More than any stake or pay. */
const BASE = 2 ** 26

/** How often a bet ends in each way: counts of deals that are equally likely, below 2^53 in all. */
export class OutcomeCounts {
  readonly #counts = new Map<number, number>()

  add(stakedCoins: number, paidCoins: number, deals: number): void {
    if (deals === 0) return
    const key = stakedCoins * BASE + paidCoins
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + deals)
  }

  /** @param of all deals */
  law(unitCoins: number, of: number): SpotLaw {
    const maker = new LawMaker(unitCoins)
    for (const [key, deals] of this.#counts) maker.add(Math.floor(key / BASE), key % BASE, Fraction.of(deals, of))
    return maker.made()
  }
}

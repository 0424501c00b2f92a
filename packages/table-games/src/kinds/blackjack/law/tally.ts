import { addTo, floatAt } from '@spilvaerk/slot-engine/shared'
import type { Rules } from '../rules.ts'
import type { Odds } from './odds.ts'

/** What a hand that was not split ends with, in first bets, beside a natural. */
export const NETS = [-2, -1, -0.5, 0, 1, 2] as const
const NATURAL_PAID = NETS.length
const placeOf = (net: (typeof NETS)[number]): number => NETS.indexOf(net)
const [LOST, HALF, PUSHED] = [placeOf(-1), placeOf(-0.5), placeOf(0)]

/** All that comes of one bet under one way to play. */
export class Tally {
  /** By place in `NETS`, and last a natural that is paid. */
  readonly chances = new Float64Array(NETS.length + 1)
  staked = 0
  /** Rounds with splits: how many, what they win or lose, and between what the squares of that are. */
  readonly split = { chance: 0, mean: 0, leastSquares: 0, mostSquares: 0 }
  readonly #rules: Rules

  constructor(rules: Rules) {
    this.#rules = rules
  }

  #add(net: number, chance: number): void {
    addTo(this.chances, NETS.indexOf(net as never), chance)
  }

  /** A natural of a dealer who looks for it ends the round before more is staked. */
  looked(natural: number): void {
    addTo(this.chances, LOST, natural)
    this.staked += natural
  }

  /** A natural that takes the first bet alone, though it is seen after play. What was staked is counted elsewhere. */
  taken(natural: number): void {
    addTo(this.chances, LOST, natural)
  }

  naturals(chance: number, natural: number): void {
    addTo(this.chances, NATURAL_PAID, chance * (1 - natural))
    addTo(this.chances, PUSHED, chance * natural)
    this.staked += chance
  }

  stood(odds: Odds, hand: number, reach: number, stake: 1 | 2): void {
    const [win, lose, natural] = [floatAt(odds.win, hand), floatAt(odds.lose, hand), floatAt(odds.natural, hand)]
    this.#add(stake, reach * win)
    this.#add(-stake, reach * lose)
    addTo(this.chances, PUSHED, reach * Math.max(0, 1 - win - lose - natural))
    this.#taken(reach * natural, stake)
    this.staked += reach * stake * (this.#rules.peeks ? 1 - natural : 1)
  }

  over(odds: Odds, hand: number, reach: number, stake: 1 | 2): void {
    const [bust, open] = [floatAt(odds.bust, hand), floatAt(odds.bustOpen, hand)]
    this.#add(-stake, reach * open)
    this.#taken(reach * (bust - open), stake)
    this.staked += reach * stake * (this.#rules.peeks ? open : bust)
  }

  /** What a natural takes that is seen after play. */
  #taken(chance: number, stake: 1 | 2): void {
    if (this.#rules.naturalTakesAll) this.#add(-stake, chance)
    else if (!this.#rules.peeks) addTo(this.chances, LOST, chance)
  }

  /** What is won or lost on average, in first bets. */
  get mean(): number {
    const { naturalPays, naturalTo } = this.#rules
    const nets = [...NETS, naturalPays / naturalTo]
    return this.split.mean + nets.reduce((sum, net, i) => sum + net * floatAt(this.chances, i), 0)
  }

  surrendered(reach: number, natural: number, early: boolean): void {
    const { peeks } = this.#rules
    addTo(this.chances, HALF, early ? reach : reach * (1 - natural))
    if (!early && !peeks) addTo(this.chances, LOST, reach * natural)
    this.staked += early || !peeks ? reach : reach * (1 - natural)
  }
}

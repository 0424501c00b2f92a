import { entryOf, floatAt } from '@spilvaerk/slot-engine/shared'
import type { Dealer } from '../cards/shoe.ts'
import type { Draw } from '../chance/draw.ts'
import type { TableEvent } from '../round.gen.ts'
import type { Spot } from './spot.ts'

/** Coins on a spot, by its place in the list of spots. */
export interface Bet {
  readonly spot: number
  readonly coins: number
}

/** What the players of rounds work with: bets, chance, the books, and whoever listens. One serves many rounds. */
export class Table {
  draw: Draw
  dealer: Dealer
  /** Those on spots of the kind. */
  bets: readonly Bet[] = []
  /** Those on spots of bonus games. */
  #besides: readonly Bet[] = []
  /** Whether anybody looks at `opening`. */
  watches = false
  /** Which case of its opening the round began with. */
  opening = -1
  /** Whether anybody reads the events: where nobody does, none are made. */
  readonly tells: boolean
  events: TableEvent[] = []
  /** By spot, all that was staked there until now. */
  readonly staked: Float64Array
  /** By spot, what it pays back, stakes included. */
  readonly paid: Float64Array

  /** Those of the kind. */
  readonly spots: readonly Spot[]
  readonly #all: readonly Spot[]

  /** @param own how many of the spots are of the kind: bonus games have those that follow */
  constructor(spots: readonly Spot[], draw: Draw, dealer: Dealer, tells: boolean, own = spots.length) {
    this.#all = spots
    this.spots = own === spots.length ? spots : spots.slice(0, own)
    this.staked = new Float64Array(spots.length)
    this.paid = new Float64Array(spots.length)
    this.draw = draw
    this.dealer = dealer
    this.tells = tells
  }

  /** A new round with these bets. */
  begin(bets: readonly Bet[]): void {
    for (const { spot } of this.placed) {
      this.staked[spot] = 0
      this.paid[spot] = 0
    }
    if (this.tells) this.events = []
    const own = this.spots.length
    const hasBesides = own < this.#all.length
    this.bets = hasBesides ? bets.filter(({ spot }) => spot < own) : bets
    this.#besides = hasBesides ? bets.filter(({ spot }) => spot >= own) : NONE
    this.opening = -1
    for (const { spot, coins } of bets) this.staked[spot] = coins
  }

  /** All bets, those of bonus games last. */
  get placed(): readonly Bet[] {
    return this.#besides.length === 0 ? this.bets : [...this.bets, ...this.#besides]
  }

  /** The id of a spot. */
  name(spot: number): string {
    return entryOf(this.#all, spot).id
  }

  /** Coins that lie on a spot, with all that was added. */
  on(spot: number): number {
    return floatAt(this.staked, spot)
  }

  /** Coins that a spot pays back until now. */
  paidOn(spot: number): number {
    return floatAt(this.paid, spot)
  }

  /** More stake in mid-round, where the player chose it. The spot has a bet already, or gets its first one. */
  raise(spot: number, coins: number): void {
    if (!this.bets.some((bet) => bet.spot === spot)) this.bets = [...this.bets, { spot, coins: 0 }]
    this.staked[spot] = this.on(spot) + coins
  }

  /** Coins back to the player, stakes included. */
  pay(spot: number, coins: number): void {
    this.paid[spot] = floatAt(this.paid, spot) + coins
  }

  tell(event: TableEvent): void {
    this.events.push(event)
  }
}

const NONE: readonly Bet[] = []

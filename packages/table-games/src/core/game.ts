import { known } from '@spilvaerk/slot-engine/shared'
import { type Dealer, Shoe } from '../cards/shoe.ts'
import type { Draw } from '../chance/draw.ts'
import type { TableDefinition } from '../definition.gen.ts'
import type { TableRules } from './kind.ts'
import { type Spot, spotWithin } from './spot.ts'
import { Table } from './table.ts'

/** A table game, ready for play and proof. */
export class TableGame {
  readonly definition: TableDefinition
  readonly spots: readonly Spot[]
  readonly rules: TableRules
  readonly #places: ReadonlyMap<string, number>

  constructor(definition: TableDefinition, rules: TableRules) {
    this.definition = definition
    this.rules = rules
    this.spots = rules.spots.map((sketch) => spotWithin(sketch, definition.limits))
    this.#places = new Map(this.spots.map(({ id }, i) => [id, i]))
  }

  /** The place of a spot in the list. @throws RangeError when there is none of this name */
  spot(id: string): number {
    return known(this.#places.get(id), id)
  }

  has(id: string): boolean {
    return this.#places.has(id)
  }

  /** A table for rounds of this game. @param dealer by default a shoe of the cards of the game */
  table(draw: Draw, tells: boolean, dealer?: Dealer): Table {
    const { cards } = this.rules
    const shoe = dealer ?? (cards === undefined ? NO_CARDS : new Shoe(cards, draw))
    return new Table(this.spots, draw, shoe, tells, this.rules.ownSpots)
  }
}

const NO_CARDS: Dealer = {
  deal() {
    throw new Error('this game has no cards')
  },
}

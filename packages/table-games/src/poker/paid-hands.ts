import { floatAt, intAt } from '@spilvaerk/slot-engine/shared'
import type { PokerDeck } from './deck.ts'
import { type HandRow, PaidRows } from './pay-rows.ts'
import { type RankSets, rankSets } from './rank-sets.ts'
import { type HandValues, SubsetSums } from './subset-sums.ts'

export interface PaidRow extends HandRow {
  readonly pays: number
}

/** A pay table by ranks: which row every hand of a size is paid by. */
export class PaidHands {
  readonly sets: RankSets
  readonly deck: PokerDeck
  readonly size: number
  readonly rows: readonly PaidRow[]
  readonly #plain: Int32Array
  readonly #suited: Int32Array
  readonly #first: number

  constructor(deck: PokerDeck, size: number, rows: readonly PaidRow[]) {
    const sets = rankSets(Math.max(5, size))
    const paid = new PaidRows(sets, deck, rows)
    this.sets = sets
    this.deck = deck
    this.size = size
    this.rows = rows
    this.#first = sets.start(size)
    const all = sets.start(size + 1) - this.#first
    this.#plain = Int32Array.from({ length: all }, (_, i) => paid.plain(this.#first + i))
    this.#suited = Int32Array.from({ length: all }, (_, i) => paid.suited(this.#first + i))
  }

  /** The number of the row that pays a hand of these ranks; -1 where none does. */
  row(set: number, suited: boolean): number {
    return intAt(suited ? this.#suited : this.#plain, set - this.#first)
  }

  /** The rows that pay any hand of the deck. */
  paying(): ReadonlySet<number> {
    const { sets, deck, size } = this
    const paying = new Set<number>()
    for (let set = sets.start(size); set < sets.start(size + 1); set++) {
      const kinds = sets.kindsOf(set)
      if (kinds.some((kind) => sets.count(set, kind) > (deck.copies[kind] ?? 0))) continue
      const naturals = kinds.filter((kind) => !deck.wild[kind])
      const distinct = new Set(naturals).size === naturals.length
      if (distinct) paying.add(this.row(set, true))
      if (!distinct || (naturals.length > 1 && deck.suits > 1)) paying.add(this.row(set, false))
    }
    return paying
  }

  /** What a row is worth, or a hand without one (-1), by hand. */
  valuing(worth: (row: number) => number): HandValues {
    return { plain: (set) => worth(this.row(set, false)), suited: (set) => worth(this.row(set, true)) }
  }

  /** The sums of all that hands with certain cards pay. @param worth of a row, or of a hand without one (-1) */
  sums(worth = (row: number): number => this.rows[row]?.pays ?? 0): SubsetSums {
    return new SubsetSums(this.sets, this.deck, this.size, this.valuing(worth))
  }

  /** By row, how many hands of the deck it pays. */
  counts(): readonly number[] {
    return this.rows.map((_, row) => {
      const { plain, suited } = new SubsetSums(
        this.sets,
        this.deck,
        this.size,
        this.valuing((one) => +(one === row)),
      )
      return floatAt(plain, 0) + floatAt(suited, 0)
    })
  }
}

import { entryOf } from '@spilvaerk/slot-engine/shared'
import { plainLaw, type SpotLaw } from '../core/law.ts'
import type { Table } from '../core/table.ts'
import { isSuited, setOf } from './dealt.ts'
import { choose } from './deck.ts'
import type { PaidHands } from './paid-hands.ts'

/** The row that pays these cards; -1 where none does. */
export const rowOf = (hands: PaidHands, cards: readonly number[]): number =>
  hands.row(setOf(hands.sets, cards), isSuited(hands.deck, cards))

/** What a row pays beside the stake; without a row nothing, and the stake is lost. */
export function payRow(table: Table, spot: number, { rows }: PaidHands, row: number): void {
  if (row >= 0) table.pay(spot, table.on(spot) * (entryOf(rows, row).pays + 1))
}

/** A bet on what a hand is, whatever else happens. */
export function sideLaw(hands: PaidHands): SpotLaw {
  const counts = hands.counts()
  const nothing = counts.reduce((left, count) => left - count, choose(hands.deck.cards, hands.size))
  return plainLaw(1, [[0, nothing], ...counts.map((count, row) => [entryOf(hands.rows, row).pays + 1, count] as const)])
}

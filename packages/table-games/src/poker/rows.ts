import { type Field, quote } from '@spilvaerk/slot-engine/shared'
import { RANKS } from '../cards/card.ts'
import type { PokerDeck } from './deck.ts'
import { PaidHands, type PaidRow } from './paid-hands.ts'
import type { HandName } from './pay-rows.ts'

/** A row of a pay table as definitions have it. */
export interface WrittenRow {
  readonly hand: HandName
  readonly ranks?: readonly string[]
  readonly kickers?: readonly string[]
  readonly natural?: boolean
  readonly count?: number
  readonly pays: number
}

export const rankNumbers = (ranks: readonly string[]): readonly number[] => ranks.map((rank) => RANKS.indexOf(rank))

export const paidRow = ({ hand, ranks, kickers, natural, count, pays }: WrittenRow): PaidRow => ({
  ...{ hand, pays },
  ...(ranks && { ranks: rankNumbers(ranks) }),
  ...(kickers && { kickers: rankNumbers(kickers) }),
  ...(natural !== undefined && { natural }),
  ...(count !== undefined && { count }),
})

const OF_RANKS: readonly HandName[] = ['pair', 'threeOfAKind', 'fourOfAKind', 'fiveOfAKind']

/** Rows say what fits their hand, and each pays something of the deck. @param size cards of a hand */
export function checkRows(rows: readonly WrittenRow[], deck: PokerDeck, size: number, field: Field): void {
  let fits = true
  const refuse = (row: number, key: string, reason: string): void => {
    fits = false
    field.item(row).at(key).refuse('not_allowed', reason)
  }
  for (const [i, { hand, ranks, kickers, count }] of rows.entries()) {
    if (ranks && !OF_RANKS.includes(hand)) refuse(i, 'ranks', `Is for ${OF_RANKS.join(', ')}, not for ${hand}.`)
    if (kickers && hand !== 'fourOfAKind') refuse(i, 'kickers', `Is for fourOfAKind, not for ${hand}.`)
    if (count !== undefined && hand !== 'wildCards') refuse(i, 'count', `Is for wildCards, not for ${hand}.`)
    if (count === undefined && hand === 'wildCards') refuse(i, 'count', 'Is missing: wildCards must say how many.')
  }
  if (fits) checkPaying(rows.map(paidRow), deck, size, field)
}

function checkPaying(rows: readonly PaidRow[], deck: PokerDeck, size: number, field: Field): void {
  const paying = new PaidHands(deck, size, rows).paying()
  for (const [i, row] of rows.entries()) {
    if (paying.has(i)) continue
    const alone = new PaidHands(deck, size, [row]).paying().has(0)
    const reason = alone
      ? `Never pays: every hand that is ${quote(row.hand)} is paid by another row, which pays as much or more.`
      : `Never pays: no hand of ${size} cards of this deck can be read as ${quote(row.hand)} with these fields.`
    field.item(i).refuse('unreachable', reason)
  }
}

import type { Holder, TableEvent } from '@spilvaerk/table-games'

/** A card on the cloth: what it shows, and which events brought and turned it. */
export interface LyingCard {
  /** Undefined while it lies face down. */
  readonly card?: string | undefined
  readonly dealtAt: number
  readonly turnedAt?: number
}

/** The cards of one hand, in the order in which they were dealt. */
export function cardsOf(events: readonly TableEvent[], to: Holder, hand = 0): readonly LyingCard[] {
  const cards: LyingCard[] = []
  for (const [at, event] of events.entries()) {
    if (event.type === 'cardDealt' && event.to === to && (event.hand ?? 0) === hand)
      cards.push({ card: event.card, dealtAt: at })
    if (event.type !== 'cardShown' || event.to !== to || (event.hand ?? 0) !== hand) continue
    const before = cards[event.index]
    if (before !== undefined) cards[event.index] = { ...before, card: event.card, turnedAt: at }
  }
  return cards
}

/** The latest event of a type. */
export const lastOf = <T extends TableEvent['type']>(
  events: readonly TableEvent[],
  type: T,
): Extract<TableEvent, { type: T }> | undefined =>
  events.findLast((event): event is Extract<TableEvent, { type: T }> => event.type === type)
